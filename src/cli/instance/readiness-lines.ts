import { CLEARS_BY_WORDS } from '../../findings/index.ts';
import { blockedProviders, blockersOf, type CountedBlocker } from '../../instance/readiness.ts';
import type { ProviderReadiness, ReadinessBoard } from '../../json/index.ts';

/** A table of what is blocked, by what, and what would clear it; what is healthy is one line at the end. */
export function readinessLines(board: ReadinessBoard): string[] {
  const blocked = blockedProviders(board);
  const healthy = board.providers.length - blocked.length;
  const width = Math.max(0, ...blocked.map(({ provider }) => provider.length));
  return [
    ...blocked.flatMap((provider) => providerLines(provider, width)),
    `${healthy} of ${board.providers.length} healthy`,
  ];
}

function providerLines(provider: ProviderReadiness, width: number): string[] {
  const { decisions } = provider;
  const executable = decisions.filter(({ decision }) => decision.executable).length;
  return [
    `${provider.provider.padEnd(width)}  ${provider.state}  ${executable} of ${decisions.length} may run`,
    ...blockersOf(provider).map((one) => blockerLine(one, decisions.length)),
  ];
}

function blockerLine({ blocker, decisions }: CountedBlocker, all: number): string {
  const { code, detail, clears_by, clears_at } = blocker;
  const of = decisions === all ? '' : ` (${decisions} of ${all})`;
  const when = clears_at === undefined ? '' : ` at ${clears_at}`;
  return `  ${code}${of}: ${detail}; cleared by ${CLEARS_BY_WORDS[clears_by]}${when}`;
}

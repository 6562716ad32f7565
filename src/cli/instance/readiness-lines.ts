import { CLEARS_BY_WORDS } from '../../findings/index.ts';
import { blockedProviders, blockersOf, type CountedBlocker } from '../../instance/readiness.ts';
import type { ProviderReadiness, ReadinessBoard } from '../../json/index.ts';

/**
 * A table of what is blocked now or would be by enforcement, by what, and what would clear it; what is
 * healthy either way is one line at the end.
 */
export function readinessLines(board: ReadinessBoard): string[] {
  const { providers } = board;
  const told = providers.filter(
    (provider) => provider.state !== 'healthy' || blockersOf(provider, 'would_block').length > 0,
  );
  const healthy = providers.length - blockedProviders(board).length;
  const width = Math.max(0, ...told.map(({ provider }) => provider.length));
  return [
    ...told.flatMap((provider) => providerLines(provider, width)),
    `${healthy} of ${providers.length} healthy`,
  ];
}

function providerLines(provider: ProviderReadiness, width: number): string[] {
  const { decisions } = provider;
  const executable = decisions.filter(({ decision }) => decision.executable).length;
  const linesOf = (list: 'blockers' | 'would_block') =>
    blockersOf(provider, list).map((one) => blockerLine(one, decisions.length));
  const later = linesOf('would_block');
  return [
    `${provider.provider.padEnd(width)}  ${provider.state}  ${executable} of ${decisions.length} may run`,
    ...linesOf('blockers'),
    ...(later.length === 0 ? [] : ['  once certification is enforced:', ...later.map(indented)]),
  ];
}

const indented = (line: string) => `  ${line}`;

function blockerLine({ blocker, decisions }: CountedBlocker, all: number): string {
  const { code, detail, clears_by, clears_at } = blocker;
  const of = decisions === all ? '' : ` (${decisions} of ${all})`;
  const when = clears_at === undefined ? '' : ` at ${clears_at}`;
  return `  ${code}${of}: ${detail}; cleared by ${CLEARS_BY_WORDS[clears_by]}${when}`;
}

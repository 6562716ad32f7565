import { CLEARS_BY_WORDS } from '../../findings/index.ts';
import { blockedProviders, blockersOf, type CountedBlocker } from '../../instance/readiness.ts';
import type { ProviderReadiness, ReadinessBoard } from '../../documents/index.ts';

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
    ...oldestFacts(providers).map((seconds) => `runtime facts: ${factsAge(seconds)}`),
  ];
}

/** The age of the oldest runtime facts that a decision rests on; nothing where none were read. */
function oldestFacts(providers: readonly ProviderReadiness[]): number[] {
  const ages = providers.flatMap(({ decisions }) =>
    decisions.flatMap(({ decision }) => decision.facts_age_seconds ?? []),
  );
  return ages.length === 0 ? [] : [ages.reduce((one, other) => Math.max(one, other))];
}

/** The age of runtime facts in words, by the largest unit that fits. */
export function factsAge(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1];
  const count = Math.floor(Math.abs(seconds) / size);
  const amount = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return seconds < 0 ? `dated ${amount} in the future` : `${amount} old`;
}

const UNITS: readonly (readonly [unit: string, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

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

// Checks beyond the kinds that every contract has: which names a contract can give them.

import type { CertificationContract, CheckKind } from '../documents/index.ts';
import { finding, type Finding, type Place } from '../documents/findings.ts';
import { pointerTo } from '../documents/json.ts';

/** The checks of the specification; all others are further checks, which a contract names. */
export const CHECK_KINDS: readonly CheckKind[] = [
  'connect',
  'authorization',
  'publish_immediate',
  'publish_scheduled',
  'final_result',
  'refresh',
  'revoke',
];

const KINDS: ReadonlySet<string> = new Set(CHECK_KINDS);

/** Tells whether a check is of a kind that every contract may list. */
export function isCheckKind(name: string): boolean {
  return KINDS.has(name);
}

const SIDES = ['local', 'live'] as const;
/** Words that tests have around the name of a check; they are not read as part of it. */
const AROUND_NAMES: ReadonlySet<string> = new Set(['of', 'for', 'test']);

/** Returns what is wrong with the names of further checks: one that no test could show, or that could pass for another. */
export function furtherCheckFindings(
  { further_checks: further, provider }: CertificationContract,
  locate: (pointer: string) => Place,
): Finding[] {
  return SIDES.flatMap((side) => {
    const names = further?.[side] ?? [];
    return names.flatMap((name, index) => {
      const expected = fault(name, [...CHECK_KINDS, ...names.slice(0, index)], provider);
      if (expected === undefined) return [];
      const place = locate(pointerTo(`/further_checks/${side}`, index));
      return [finding('contract_check_confusable', { ...place, expected, found: name })];
    });
  });
}

function fault(name: string, others: readonly string[], provider: string): string | undefined {
  const words = wordsOf(name);
  const around = words.find((word) => AROUND_NAMES.has(word));
  if (around !== undefined) return `a name without the word ${around}`;
  // In the name of a test, the provider in front says nothing more.
  if (startsWith(words, wordsOf(provider))) return `a name without ${provider}`;
  const other = others.find((one) => holds(words, wordsOf(one)) || holds(wordsOf(one), words));
  return other === undefined ? undefined : `a name that cannot be taken for ${other}`;
}

function wordsOf(name: string): readonly string[] {
  return name.match(/[a-z0-9]+/g) ?? [];
}

function startsWith(words: readonly string[], start: readonly string[]): boolean {
  return start.every((word, at) => words[at] === word);
}

/** Whether some words in a row are those of another name, also where they are written as one. */
function holds(words: readonly string[], others: readonly string[]): boolean {
  const wanted = others.join('');
  return words.some((_word, from) =>
    words.slice(from).some((_end, count) => {
      return words.slice(from, from + count + 1).join('') === wanted;
    }),
  );
}

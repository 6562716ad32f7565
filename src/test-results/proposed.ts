// Which tests probably show the checks that no name tells of: a proposal, which a person accepts or not.

import type { CheckName, NamedChecks } from '../documents/index.ts';
import { checkShower } from './names.ts';
import type { TestResults } from './results.ts';

/** Words of titles by which people name what a check shows; none of them counts by itself. */
const WORDS: Readonly<Record<string, RegExp>> = {
  connect: /\b(?:connect(?:s|ed|ion)?|log(?:s|ged)? ?in|sign(?:s|ed)? ?in|oauth)\b/,
  authorization: /\b(?:authori[sz](?:e|es|ed|ation)|scopes?|permissions?|grant(?:s|ed)?)\b/,
  publish_immediate: /\b(?:publish(?:es|ed)?|posts?|uploads?|sends?|creates?)\b/,
  publish_scheduled: /\b(?:schedul(?:e|es|ed|ing))\b/,
  final_result: /\b(?:reads? back|visible|public|final|appears?|shows? up|result)\b/,
  refresh: /\b(?:refresh(?:es|ed)?|renews?)\b/,
  revoke: /\b(?:revok(?:e|es|ed)|disconnects?|log(?:s|ged)? ?out|sign(?:s|ed)? ?out)\b/,
};

/**
 * Proposes a test for each check that no name shows: the only one that passed, shows nothing yet and has a word of this
 * check and of no other one. A check that none or several could show gets no proposal.
 */
export function proposeNames(
  { cases }: TestResults,
  kinds: readonly CheckName[],
  provider: string,
): NamedChecks {
  const shows = checkShower({ kinds, provider, named: {} });
  const shown = new Set(cases.flatMap(shows));
  const open = kinds.filter((kind) => !shown.has(kind) && kind in WORDS);
  const free = cases.filter((test) => test.outcome === 'passed' && shows(test).length === 0);
  const meant = free.map(({ name }) => ({
    name,
    kinds: open.filter((kind) => isWorded(name, kind)),
  }));
  return Object.fromEntries(
    open.flatMap((kind) => {
      const names = new Set(
        meant.flatMap((one) => (one.kinds[0] === kind && one.kinds.length === 1 ? [one.name] : [])),
      );
      const [only, ...others] = names;
      return only === undefined || others.length > 0 ? [] : [[kind, only] as const];
    }),
  );
}

function isWorded(name: string, kind: CheckName): boolean {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
  return WORDS[kind]?.test(words) === true;
}

// Reasons of skips, in each form that tools write.

import type { CheckName } from '../documents/index.ts';
import { finding, type Finding } from '../documents/findings.ts';
import type { TestCase } from './results.ts';
import type { ShownCase } from './selected.ts';
import { quoted, short } from './words.ts';

/** Returns the accepted reason of a skip, read in the form that its tool writes. */
export function acceptedReason(test: TestCase, reasons: ReadonlySet<string>): string | undefined {
  return test.outcome === 'skipped'
    ? statedReasons(test).find((one) => reasons.has(one))
    : undefined;
}

/** The reason that a test states, in each form that it may have; after the colon of its name where the tool says none. */
function statedReasons({ name, reasons }: TestCase): readonly string[] {
  const stated = reasons
    .map((reason) => reason.trim())
    .filter((reason) => reason !== '' && !/^SKIP_RE\w+(?:=\d+)?$/.test(reason));
  if (stated.length > 0) return stated.flatMap((reason) => [reason, ...unwrapped(reason)]);
  const colon = name.lastIndexOf(': ');
  return colon < 0 ? [] : [name.slice(colon + 2).trim()];
}

/** Forms of a wrapped reason: Go and pytest, TAP, nose2 and CxxTest, testthat, Common Test. */
const WRAPPED = [
  /^\S+:\d+:\s*(.+)$/,
  /^(?:not )?ok \d+\b.*# skip\s+(.+)$/i,
  /^test skipped: (.+)$/i,
  /^Reason: (.+?)(?: \('[^']*'\))?$/,
  /^\{\w+,"(.*)"\}$/,
];

/** The reason within the words that tools write around it, on any of its lines, or between two places in a file. */
function unwrapped(reason: string): readonly string[] {
  const lines = reason.split('\n').map((line) => line.trim());
  const between = lines.filter((line) => !/^\S+:\d+:?$/.test(line)).join('\n');
  const within = lines.flatMap((line) => WRAPPED.map((form) => form.exec(line)?.[1] ?? ''));
  return [between, ...within].filter((text) => text !== '');
}

/** Warns of each skip of a check whose reason the contract does not accept, with what it accepts. */
export function skipRemarks(
  shown: readonly ShownCase[],
  required: ReadonlyMap<CheckName, ReadonlySet<string>>,
  file: string,
): readonly Finding[] {
  return shown.flatMap(({ kinds: [kind], test }) => {
    const reasons = kind && required.get(kind);
    if (!reasons || test.outcome !== 'skipped' || acceptedReason(test, reasons) !== undefined)
      return [];
    const [reason = 'no reason'] = statedReasons(test);
    const accepted = [...reasons].join(', ') || 'no reason for this check';
    return [
      finding('skip_not_accepted', {
        file,
        found: `${quoted(test.name)} was skipped: ${short(reason)}`,
        expected: `the contract accepts ${accepted}`,
      }),
    ];
  });
}

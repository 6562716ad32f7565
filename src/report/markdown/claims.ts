import { countOf } from '../../findings/index.ts';
import type { ClaimVerdict, GateVerdict } from '../../documents/index.ts';
import { claimsToShow, ruleNames, shortDigest, subjectName } from '../claims-to-show.ts';
import { code, table } from './text.ts';

/** Bytes for the table of claims; the rest of the page stays far below what is left of 1 MiB. */
const MAX_BYTES = 300 * 1024;

const SIGNS = { pass: '✅', fail: '❌ fail', unknown: '❔ unknown' } as const;

/** Claims by the seven rules; those that may not be published first. */
export function claimsPart(verdict: GateVerdict): string[] {
  const claims = claimsToShow(verdict);
  if (claims.length === 0) return [];
  const rules = ruleNames(verdict);
  const head = ['claim', 'decision', ...rules.map(({ number }) => String(number))];
  const rows: string[][] = [];
  let bytes = 0;
  for (const claim of claims) {
    const row = rowOf(claim);
    bytes += Buffer.byteLength(row.join(' | '));
    if (bytes > MAX_BYTES) break;
    rows.push(row);
  }
  const rest = claims.length - rows.length;
  const legend = rules.map(({ number, id }) => `${number} \`${id}\``).join(', ');
  return [
    '### Claims',
    '',
    ...table(head, rows),
    ...(rest > 0
      ? ['', `and ${countOf(rest, 'more claim')}: the verdict in JSON has all of them`]
      : []),
    ...(legend === '' ? [] : ['', `Rules: ${legend}`]),
  ];
}

/** Rules are asked of all claims or of none. */
function rowOf({ subject, subject_digest, decision, rules }: ClaimVerdict): string[] {
  const cells = rules.map(({ outcome }) => SIGNS[outcome]);
  return [`${code(subjectName(subject))} ${code(shortDigest(subject_digest))}`, decision, ...cells];
}

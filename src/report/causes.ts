/**
 * Causes behind findings: ten missing checks of one claim, or one missing run of ten claims, are one cause.
 * People clear causes, so every format that people read shows these; programs get each finding.
 */
import { isWarning, present, valuesOf } from '../documents/findings.ts';
import { groupedBy } from '../documents/json.ts';
import {
  errorsFirst,
  namedClaims,
  placeOf,
  withRest,
  withShortDigests,
  type ClaimName,
  withReadableTimes,
} from './report-words.ts';
import type { NamedClaim, ReportedFinding } from './report.ts';

/** Ten missing checks of one claim, or one missing run of ten claims, are one block. All texts are unescaped. */
export interface ShownCause {
  readonly first: ReportedFinding;
  /** Found and expected values, with the names of claims where they differ. */
  readonly details: readonly string[];
  /** The claims that it blocks, where `details` does not name them. */
  readonly claims: readonly string[];
  /** Every claim that it blocks and that is listed, by name. */
  readonly blocked: readonly ClaimName[];
  readonly count: number;
  readonly also: readonly string[];
}

export interface DetailForm {
  /** The instant that times are told from, in milliseconds since 1970. */
  readonly at: number;
  /** Whether digests and instants stand as they are. */
  readonly isFull: boolean;
  /** Whether digests alone stand as they are: people compare those of a page that they keep. */
  readonly isKept?: boolean;
}

/** The causes behind findings: errors first, then what is about the whole, then by how many claims each blocks. */
export function causesOf(findings: readonly ReportedFinding[], form: DetailForm): ShownCause[] {
  const groups = groupedBy(errorsFirst(findings), (item): unknown =>
    // Another command clears another cause.
    item.blocks ? `${item.code} ${item.next}` : placedKey(item),
  );
  const causes = [...groups.values()].map((group) => causeOf(group, form));
  const same = groupedBy(causes, (cause) => (cause.first.blocks ? cause : saidKey(cause)));
  return [...same.values()].map(inOnePlace).sort((one, other) => weight(other) - weight(one) || 0);
}

function weight({ first, count }: ShownCause): number {
  if (isWarning(first)) return -1;
  return first.blocks ? count : Infinity;
}

/** Several members that one object lacks are one cause, at one place; what has no place stands alone. */
function placedKey(item: ReportedFinding): unknown {
  const { code, file, line, column } = item;
  return file === undefined || line === undefined
    ? item
    : JSON.stringify([code, file, line, column]);
}

/** Puts the same findings in several files, such as files that are not committed, together. */
function saidKey({ first, details }: ShownCause): string {
  return JSON.stringify([first.code, first.next, first.clears_at, details]);
}

function inOnePlace(same: readonly ShownCause[]): ShownCause {
  const [cause, ...others] = same;
  const also = others.flatMap(({ first }) => placeOf(first) ?? []);
  return { ...present(cause), also: few(also) };
}

function causeOf(group: readonly ReportedFinding[], form: DetailForm): ShownCause {
  const { record, ...head } = present(group[0]);
  const isOne = group.every((item) => item.record?.leaf === record?.leaf);
  const first = record && isOne ? { ...head, record } : head;
  const cases = casesOf(group, form);
  const all = new Map(cases.flatMap(({ claims }) => [...claims]));
  const blocked = namedClaims([...all.values()]);
  const unlisted = Math.max(0, ...cases.map(({ claims, count }) => count - claims.size));
  const whole = { first, blocked, count: all.size + unlisted, also: [] };
  const [only] = cases;
  if (only && cases.length === 1)
    return { ...whole, details: few([...only.details]), claims: namesOf(only) };
  const details = cases.map(
    (one) => `${namesOf(one).join(', ')}: ${few([...one.details]).join('; ')}`,
  );
  return { ...whole, details: few(details.sort()), claims: [] };
}

interface Case {
  readonly details: Set<string>;
  readonly claims: Map<string, NamedClaim>;
  /** How many claims there are; past the limits of a long run not all of them are listed. */
  count: number;
}

/** Groups findings that say the same about many claims, then those about the same claims. */
function casesOf(group: readonly ReportedFinding[], form: DetailForm): Case[] {
  const bySaid = new Map<string, Case>();
  for (const item of group) {
    const { blocks = [], blockCount = blocks.length } = item;
    const said = detailOf(item, form);
    const one = caseIn(bySaid, said, said);
    const unlisted = Math.max(one.count - one.claims.size, blockCount - blocks.length);
    for (const claim of blocks) one.claims.set(claim.subjectDigest, claim);
    one.count = one.claims.size + unlisted;
  }
  const byClaims = new Map<string, Case>();
  for (const [said, { claims, count }] of bySaid) {
    const one = caseIn(byClaims, [...claims.keys()].join(), said);
    for (const [digest, claim] of claims) one.claims.set(digest, claim);
    one.count = count;
  }
  return [...byClaims.values()];
}

function caseIn(cases: Map<string, Case>, key: string, said: string): Case {
  const known = cases.get(key);
  known?.details.add(said);
  if (known) return known;
  const fresh = { details: new Set([said].filter(Boolean)), claims: new Map(), count: 0 };
  cases.set(key, fresh);
  return fresh;
}

function namesOf({ claims, count }: Case): string[] {
  const names = namedClaims([...claims.values()]).map(({ name }) => name);
  return withRest(names.slice(0, MAX_LISTED), count);
}

/** How many items a block lists; the rest it counts. */
const MAX_LISTED = 10;

function few(texts: readonly string[]): string[] {
  return withRest(texts.slice(0, MAX_LISTED), texts.length);
}

/** The found and the expected value, and the run that they come from. */
function detailOf(item: ReportedFinding, form: DetailForm): string {
  const { blocks, expected, found, piece } = item;
  const isOfRun = blocks && (piece === 'local_run' || piece === 'live_run');
  const values = valuesOf({
    ...item,
    ...(found === undefined ? {} : { found: readable(found, form) }),
    ...(expected === undefined ? {} : { expected: readable(expected, form) }),
  });
  return [...(isOfRun ? [piece.replace('_', ' ')] : []), ...(values === '' ? [] : [values])].join(
    ': ',
  );
}

function readable(text: string, { at, isFull, isKept = false }: DetailForm): string {
  return isFull ? text : withReadableTimes(isKept ? text : withShortDigests(text), at);
}

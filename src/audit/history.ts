// All releases of a product together: they contradict each other where each of them seems sound.

import type {
  GateVerdict,
  HistoryCheck,
  HistoryResult,
  ProjectionEntry,
  ProjectionPredicate,
} from '../documents/index.ts';
import { countOf, finding, type Finding } from '../documents/findings.ts';
import { groupedBy, instantOf, type EpochMs } from '../documents/json.ts';
import { deniesHead } from '../gate/rollback-protection.ts';
import type { KnownHead } from '../gate/known-heads.ts';
import { claimName } from '../manifest/claim-names.ts';
import type { LedgerHead } from '../trust/checkpoint.ts';
import { againstHead, recordsBehind, recordsShown, type ShownRecord } from './shown-records.ts';

/** One release, as its own audit left it. */
export interface SeenRelease {
  readonly version: string;
  readonly at: EpochMs;
  readonly verdict: GateVerdict;
  readonly entries: readonly ProjectionEntry[];
  /** The head of the ledger that it rests on; `undefined` where it claims nothing. */
  readonly head: LedgerHead | undefined;
  readonly statement: ProjectionPredicate | undefined;
  readonly rootVersion: number | null;
  readonly signers: readonly string[];
}

/** One comparison over all releases. */
interface Row extends Pick<HistoryCheck, 'check' | 'by' | 'outcome'> {
  readonly findings: readonly Finding[];
}

/** Makes every comparison over releases, oldest first, and heads of their ledgers that somebody kept. */
export function compareAll(releases: readonly SeenRelease[], kept: readonly KnownHead[]): Row[] {
  const placed = releases.flatMap(placesIn);
  const logs = logsCompared(releases);
  const led = logs.filter(({ records }) => records > 0);
  const all = countOf(releases.length, 'release');
  const areSeveral = releases.length > 1;
  const rows: readonly (readonly [string, string, boolean, readonly Finding[]])[] = [
    [
      'record numbers',
      countOf(placed.length, 'citation of a record', 'citations of records'),
      placed.length > 1,
      numberFindings(placed),
    ],
    [
      'records and heads',
      `the parts of the log that releases show whole, and ${countOf(led.length, 'signed head')}`,
      led.length > 0,
      logs.flatMap(({ findings }) => findings),
    ],
    ['records that came back', all, areSeveral, returnFindings(releases)],
    [
      'heads of the ledger',
      headWords(releases, kept),
      releases.length + kept.length > 1,
      headFindings(releases, kept),
    ],
    ['corrections', all, areSeveral, correctionFindings(releases)],
    ['trust roots', all, areSeveral, rootFindings(releases)],
    ['test results', all, placed.length > 0, resultFindings(releases)],
  ];
  return rows.map(([check, by, isCompared, findings]) => row(check, by, isCompared, findings));
}

/** Names each release without which the others agree: where there is one, it is the false one. */
export function agreeingWithout(
  releases: readonly SeenRelease[],
  kept: readonly KnownHead[],
): string[] {
  const isRefused = (some: readonly SeenRelease[]) =>
    compareAll(some, kept).some(({ outcome }) => outcome === 'failed');
  if (releases.length < 3 || releases.length > MOST_COMPARED || !isRefused(releases)) return [];
  return releases
    .filter((one) => !isRefused(releases.filter((other) => other !== one)))
    .map(({ version }) => version);
}

/** Each of them is left out once. */
const MOST_COMPARED = 200;

function row(check: string, by: string, isCompared: boolean, findings: readonly Finding[]): Row {
  const isRefused = findings.some(({ code }) => !WARNINGS.has(code));
  const outcome = isRefused ? 'failed' : isCompared ? 'passed' : 'not_compared';
  return { check, by, outcome, findings };
}

const WARNINGS: ReadonlySet<string> = new Set(['ledger_replaced', 'results_seen_twice']);

interface Place extends ShownRecord {
  readonly version: string;
  readonly origin: string;
}

function placesIn({ entries, head, version }: SeenRelease): Place[] {
  if (!head) return [];
  const { origin } = head;
  return recordsShown(entries).map((record) => ({ ...record, version, origin }));
}

/** One leaf for each number of a ledger, and one number for each leaf. */
function numberFindings(places: readonly Place[]): Finding[] {
  const [byNumber, byLeaf] = [new Map<string, Place>(), new Map<string, Place>()];
  const findings = new Map<string, Finding>();
  for (const place of places) {
    const { leaf, origin, sequence, version, what } = place;
    const numbered = firstOf(byNumber, `${origin} ${sequence}`, place);
    const same = firstOf(byLeaf, `${origin} ${leaf}`, place);
    const other =
      numbered.leaf === leaf ? (same.sequence === sequence ? undefined : same) : numbered;
    if (!other) continue;
    const expected = `record ${other.sequence} ${other.leaf}, as ${other.version} shows`;
    const found = `record ${sequence} ${leaf}, the ${what}, in ${version}`;
    // A review is behind several claims: one of them leads to it.
    if (!findings.has(expected))
      findings.set(expected, finding('record_number_differs', { expected, found }));
  }
  return [...findings.values()];
}

/**
 * Compares records with the head of each release, and with the heads that its proofs name. What a release does not show
 * itself is as another one shows it: together they show more of the log than each of them alone.
 */
function logsCompared(releases: readonly SeenRelease[]) {
  const records = new Map<string, Map<number, Place>>();
  for (const place of releases.flatMap(placesIn)) {
    const ofLedger = records.get(place.origin) ?? new Map<number, Place>();
    records.set(place.origin, ofLedger);
    firstOf(ofLedger, place.sequence, place);
  }
  return releases.flatMap((release) => {
    const { head, statement, version } = release;
    if (!head) return [];
    const shown = new Map<number, Place>(records.get(head.origin));
    for (const place of placesIn(release)) shown.set(place.sequence, place);
    const proofs = statement?.consistency ?? [];
    return [{ version, ...againstHead(shown, head, proofs, version) }];
  });
}

function firstOf<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): Value {
  const known = map.get(key);
  if (known) return known;
  map.set(key, value);
  return value;
}

/**
 * Finds runs that a release shows although an earlier one passed them over: of one subject and side, under one contract
 * and review, the newest run counts. Such a run was quarantined in between, or it was put there later.
 */
function returnFindings(releases: readonly SeenRelease[]): Finding[] {
  const shown = releases.flatMap((release) =>
    release.entries.flatMap((entry) => runsIn(release, entry)),
  );
  const findings: Finding[] = [];
  for (const [, runs] of groupedBy(shown, ({ key }) => key))
    for (const [index, run] of runs.entries()) {
      const before = runs
        .slice(0, index)
        .find(({ sequence, size }) => sequence < run.sequence && run.sequence <= size);
      if (!before) continue;
      const expected = `record ${before.sequence} in ${before.version}, when the ledger had ${before.size} records`;
      const found = `record ${run.sequence} of ${run.name} in ${run.version}`;
      findings.push(finding('record_returned', { expected, found }));
    }
  return findings;
}

function runsIn({ head, version }: SeenRelease, entry: ProjectionEntry) {
  if (!head) return [];
  const review = entry.approval?.record.leaf;
  return (['local_run', 'live_run'] as const).flatMap((side) => {
    const run = entry[side];
    if (!run) return [];
    const { contract_digest: contract, subject_digest: subject } = run;
    const key = [head.origin, side, subject, contract, entry.contract_digest, review].join(' ');
    const name = `${claimName(entry.subject)} (${side.replace('_run', '')} run)`;
    return [{ key, name, version, size: head.tree_size, sequence: run.record.sequence }];
  });
}

function headWords(releases: readonly SeenRelease[], heads: readonly KnownHead[]): string {
  const own = releases.filter(({ head }) => head).length;
  return `the heads of ${countOf(own, 'release')} and ${countOf(heads.length, 'kept head')}`;
}

/** A ledger never gets shorter, has one past, and is one: a new one is named by a trust root. */
function headFindings(releases: readonly SeenRelease[], heads: readonly KnownHead[]): Finding[] {
  const findings: Finding[] = [];
  const known: KnownHead[] = [...heads];
  let last: { readonly origin: string; readonly version: string } | undefined;
  for (const { head, statement, version } of releases) {
    if (!head) continue;
    const at = { file: version };
    for (const one of known) {
      if (one.head.origin !== head.origin) continue;
      // A head that was kept later than the release may well be longer.
      if (heads.includes(one) && one.head.tree_size > head.tree_size) continue;
      const denied = deniesHead(one, head, statement?.consistency ?? [], at);
      if (denied) findings.push(...denied.findings);
    }
    if (last && last.origin !== head.origin)
      findings.push(
        finding('ledger_replaced', {
          expected: `${last.origin} of ${last.version}`,
          found: `${head.origin} in ${version}`,
        }),
      );
    last = { origin: head.origin, version };
    known.push({ head, file: version });
  }
  return findings;
}

/** Corrections are only added. */
function correctionFindings(releases: readonly SeenRelease[]): Finding[] {
  const most = new Map<string, { readonly count: number; readonly version: string }>();
  return releases.flatMap(({ head, statement, version }) => {
    if (!head || !statement) return [];
    const count = statement.corrections?.count ?? 0;
    const before = most.get(head.origin);
    if (before && count < before.count) {
      const expected = `at least ${before.count}, as in ${before.version}`;
      return [finding('corrections_fewer', { expected, found: `${count} in ${version}` })];
    }
    most.set(head.origin, { count, version });
    return [];
  });
}

/** A release after another one was judged by the same trust root or a later one. */
function rootFindings(releases: readonly SeenRelease[]): Finding[] {
  let newest: { readonly number: number; readonly version: string } | undefined;
  return releases.flatMap(({ rootVersion: number, version }) => {
    if (number === null) return [];
    if (newest && number < newest.number) {
      const expected = `trust root ${newest.number}, as ${newest.version}`;
      return [finding('root_went_back', { expected, found: `trust root ${number} in ${version}` })];
    }
    newest = { number, version };
    return [];
  });
}

/** One file of results shows the runs of one record: seen again, somebody recorded it twice or for somebody else. */
function resultFindings(releases: readonly SeenRelease[]): Finding[] {
  const seen = new Map<
    string,
    { readonly leaf: string; readonly name: string; readonly provider: string }
  >();
  const findings = new Map<string, Finding>();
  for (const { entries, version } of releases)
    for (const entry of entries)
      for (const side of ['local_run', 'live_run'] as const) {
        const run = entry[side];
        const results = run?.origin?.results_sha256;
        if (!run || results === undefined) continue;
        const { leaf } = run.record;
        const { provider } = entry.subject;
        const name = `${claimName(entry.subject)} in ${version}`;
        const first = firstOf(seen, results, { leaf, name, provider });
        // Disjoint cases of one file may serve several subjects of one provider at once.
        if (first.leaf === leaf || (first.provider === provider && first.name.endsWith(version)))
          continue;
        findings.set(
          `${results} ${leaf}`,
          finding('results_seen_twice', {
            expected: `only for ${first.name}`,
            found: `${results} for ${name}`,
          }),
        );
      }
  return [...findings.values()];
}

/** Tells of each ledger how many records its releases show, and which none of them shows, such as failed runs in between. */
export function ledgersSeen(releases: readonly SeenRelease[]): HistoryResult['ledgers'] {
  const withHeads = releases.flatMap((one) => (one.head ? [{ ...one, head: one.head }] : []));
  return [...groupedBy(withHeads, ({ head }) => head.origin)].map(([origin, all]) => {
    const records = Math.max(...all.map(({ head }) => head.tree_size));
    const shown = new Set(all.flatMap(placesIn).map(({ sequence }) => sequence));
    const [first, last] = [all[0]?.version ?? '', all.at(-1)?.version ?? ''];
    return {
      origin,
      from: first,
      to: last,
      records,
      shown: shown.size,
      unseen: rangesWithout(shown, records),
      since: all.slice(1).map(({ entries, head, version }, index) => {
        const size = all[index]?.head.tree_size ?? 0;
        const came = recordsBehind(size, recordsShown(entries));
        return { version, added: head.tree_size - size, records: came };
      }),
    };
  });
}

const MOST_RANGES = 1000;

function rangesWithout(shown: ReadonlySet<number>, records: number): string[] {
  const ranges: string[] = [];
  let start = 1;
  for (const sequence of [...shown].sort((one, other) => one - other).concat(records + 1)) {
    if (sequence > start)
      ranges.push(sequence - 1 === start ? String(start) : `${start}-${sequence - 1}`);
    start = Math.max(start, sequence + 1);
  }
  return ranges.slice(0, MOST_RANGES);
}

/** Times after the evidence of a release had expired, and before the next release. */
export function gapsBetween(releases: readonly SeenRelease[]) {
  return releases.flatMap(({ verdict, version }, index) => {
    const next = releases[index + 1];
    const until = verdict.horizon.valid_until;
    if (!next || until === null || instantOf(until) >= next.at) return [];
    return [{ after: version, before: next.version, from: until, to: next.verdict.evaluated_at }];
  });
}

/** Runs of equal values, each with the first and the last release that has it. */
export function spansOf(
  releases: readonly SeenRelease[],
  valuesOf: (release: SeenRelease) => readonly string[],
): { readonly value: string; readonly from: string; readonly to: string }[] {
  const spans = new Map<string, { from: string; to: string }>();
  for (const release of releases)
    for (const value of valuesOf(release)) {
      const { version } = release;
      spans.set(value, { from: spans.get(value)?.from ?? version, to: version });
    }
  return [...spans].map(([value, span]) => ({ value, ...span }));
}

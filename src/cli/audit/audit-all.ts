// All releases of a product together, each audited by itself first.

import {
  agreeingWithout,
  compareAll,
  gapsBetween,
  ledgersSeen,
  spansOf,
  type SeenRelease,
} from '../../audit/history.ts';
import { entriesIn } from '../../audit/shown-records.ts';
import { auditRelease } from '../../audit/audit.ts';
import { KEYS_UNKNOWN, uncheckedOf } from '../../audit/evidence.ts';
import { auditAnswer } from '../../audit/capsule-release.ts';
import type { AuditInput } from '../../audit/replay.ts';
import type { HistoryResult } from '../../documents/index.ts';
import {
  ClaimgateError,
  countOf,
  refusalOf,
  worstSeverity,
  type Finding,
} from '../../documents/findings.ts';
import { instantOf } from '../../documents/json.ts';
import { readVerdict } from '../../gate/recorded-verdict.ts';
import { recordPathOf, RECORDS_FOLDER, recordUnreadable } from '../../gate/release-record.ts';
import { readUnverified } from '../../gate/verify-projection.ts';
import { readManifest } from '../../manifest/release.ts';
import { CHECKS } from '../../report/audit-report.ts';
import { minuteWords } from '../../report/report-words.ts';
import { type Outcome, sectionLines, type ReportSection } from '../../report/report.ts';
import { askedMemory, askedPin, askedRepository } from '../../repository/asked.ts';
import { openReleaseInputs } from '../../repository/release-inputs.ts';
import { requireRepository } from '../../repository/read-inputs.ts';
import { readKnown } from '../../repository/known.ts';
import type { Invocation } from '../invocation.ts';
import { pinned, signedHeads } from '../keys/signed-documents.ts';
import { releaseInRepository } from './release-in-repository.ts';

/** Audits every recorded release, and compares all of them with each other and with heads that somebody kept. */
export async function auditAll(invocation: Invocation): Promise<Outcome> {
  const { args } = invocation;
  args.refuse(['status', 'results', 'pack', 'html', 'timestamp-root'], 'with --all');
  const { unread, versions } = await recordedVersions(invocation);
  const seen: SeenRelease[] = [];
  const audited: HistoryResult['releases'] = [];
  const findings: Finding[] = [];
  for (const [name, why] of unread) {
    const version = name.slice(name.lastIndexOf('/') + 1);
    audited.push({ ...unaudited(version), codes: why.map(({ code }) => code) });
    findings.push(...why);
  }
  for (const version of versions) {
    const one = await auditOne(version, invocation);
    audited.push(one.release);
    findings.push(...one.findings);
    if (one.seen) seen.push(one.seen);
  }
  seen.sort((one, other) => one.at - other.at);
  const given = invocation.files('head');
  const kept =
    given.length === 0 ? [] : (await signedHeads(given, pinned(invocation, undefined))).heads;
  const rows = compareAll(seen, kept);
  const said = new Set(findings.map(keyOf));
  findings.push(...rows.flatMap((row) => row.findings).filter((one) => !said.has(keyOf(one))));
  const pin = askedPin(invocation);
  const result: HistoryResult = {
    pin: pin ?? null,
    releases: audited,
    agreeing_without: agreeingWithout(seen, kept),
    checks: rows.map(({ findings: why, ...row }) => ({
      ...row,
      codes: why.map(({ code }) => code),
    })),
    ledgers: ledgersSeen(seen),
    trust_roots: spansOf(seen, ({ rootVersion }) =>
      rootVersion === null ? [] : [String(rootVersion)],
    ),
    signers: spansOf(seen, ({ signers }) => signers),
    gaps: gapsBetween(seen),
    unchecked: [...uncheckedOf(pin), KEYS_UNKNOWN, ...UNCHECKED],
  };
  const chapters = chaptersOf(result);
  return { result, findings, lines: linesOf(result, findings, chapters), chapters };
}

const UNCHECKED = [
  'Releases without a record: compare the list with what your registries and your pipeline show.',
  'Records that no release shows: `claimgate ledger prove N --out DIR` shows one, if the ledger is still there.',
  'Whether somebody invented a record before any release showed its number: only the operators know what they tested.',
] as const;

/** The audit of a release says the same of it as a comparison does. */
function keyOf({ code, expected }: Finding): string {
  return `${code} ${expected}`;
}

/** The versions of all records, and the records that do not even say which version they are of. */
async function recordedVersions(invocation: Invocation) {
  const asked = { ...askedRepository(invocation), ref: 'HEAD' };
  const here = await openReleaseInputs(asked, invocation.host);
  const { published } = await readKnown(requireRepository(here), {
    ref: askedMemory(invocation),
    judged: undefined,
  });
  if (published.length === 0) throw new ClaimgateError('record_missing', { file: RECORDS_FOLDER });
  const versions = new Set<string>();
  const unread = new Map<string, readonly Finding[]>();
  for (const { record } of published) {
    const { name } = record;
    const manifest =
      'unreadable' in record
        ? { ok: false as const, findings: record.unreadable }
        : readManifest(record.manifest, name);
    if (manifest.ok && recordPathOf(manifest.value.version) === name)
      versions.add(manifest.value.version);
    else unread.set(name, recordUnreadable(name, manifest.ok ? [] : manifest.findings));
  }
  return { versions, unread };
}

type AuditedOne = HistoryResult['releases'][number];

/** One that cannot be audited keeps no other from being compared. */
async function auditOne(version: string, invocation: Invocation) {
  const { args, at, directory, host } = invocation;
  const asked = {
    at,
    directory,
    product: args.text('product'),
    memory: askedMemory(invocation),
    trustPin: askedPin(invocation),
  };
  try {
    const { input } = await releaseInRepository(asked, version, host);
    const audit = await auditRelease(input);
    const { result, findings } = auditAnswer(input, audit, null);
    const open = result.rows.filter(
      ({ outcome }) => outcome === 'failed' || outcome === 'not_checked',
    );
    const release: AuditedOne = {
      version,
      revision: result.revision,
      evaluated_at: result.evaluated_at,
      is_verified: worstSeverity(findings) === 0,
      claims: audit.verdict?.claims.length ?? null,
      failed: open.map(({ check }) => check),
      codes: findings.map(({ code }) => code),
    };
    const signers = (result.evidence?.signatures ?? []).flatMap(({ role, signers: ids }) =>
      ids.map((id) => `${role} ${id}`),
    );
    const seen = await seenIn(input, version, signers);
    return {
      release,
      seen,
      findings: findings.map((one) => ({ ...one, found: about(version, one.found) })),
    };
  } catch (error) {
    const { findings } = refusalOf(error);
    const codes = findings.map(({ code }) => code);
    const release = { ...unaudited(version), codes };
    return { release, seen: undefined, findings };
  }
}

function unaudited(version: string): AuditedOne {
  return {
    version,
    revision: null,
    evaluated_at: null,
    is_verified: false,
    claims: null,
    failed: [],
    codes: [],
  };
}

function about(version: string, found: string | undefined): string {
  return found === undefined ? version : `${found} (${version})`;
}

async function seenIn(
  { projection, record }: AuditInput,
  version: string,
  signers: readonly string[],
): Promise<SeenRelease | undefined> {
  const verdict = readVerdict(record.verdict, record.name);
  if (!verdict.ok) return undefined;
  const entries =
    projection && verdict.value.claims.length > 0
      ? await entriesIn(projection)
      : new Map<string, never>();
  const stated = readUnverified({ file: record.name, bytes: record.statement ?? new Uint8Array() });
  const roots = verdict.value.inputs.flatMap(({ version: number }) => number ?? []);
  return {
    version,
    at: instantOf(verdict.value.evaluated_at),
    verdict: verdict.value,
    entries: [...entries.values()],
    head: verdict.value.inputs.find(({ ledger_head }) => ledger_head)?.ledger_head,
    statement: stated.ok ? stated.value.predicate : undefined,
    rootVersion: roots.length === 0 ? null : Math.max(...roots),
    signers,
  };
}

function chaptersOf(result: HistoryResult): ReportSection[] {
  const { checks, gaps, ledgers, releases, signers, trust_roots, unchecked } = result;
  const spans = (all: HistoryResult['signers']) =>
    all.map(({ from, to, value }) => [value, from === to ? from : `${from} to ${to}`] as const);
  const chapters = [
    {
      title: 'Releases',
      rows: releases.map(({ claims, codes, evaluated_at, is_verified, version }) => {
        const what = claims === null ? '' : `, ${countOf(claims, 'claim')}`;
        const when = evaluated_at === null ? '' : `, ${minuteWords(instantOf(evaluated_at))}`;
        const why = codes.length === 0 ? '' : `: ${codes.join(', ')}`;
        return [
          version,
          `${is_verified ? 'verified' : 'NOT VERIFIED'}${what}${when}${why}`,
        ] as const;
      }),
    },
    {
      title: 'Compared with each other',
      rows: checks.map(({ by, check, codes, outcome }) => {
        const why = codes.length === 0 ? '' : `: ${[...new Set(codes)].join(', ')}`;
        return [check, `${CHECKS[outcome]}, ${by}${why}`] as const;
      }),
    },
    ...ledgerChapters(ledgers),
    { title: 'Trust roots', rows: spans(trust_roots) },
    {
      title: 'Keys',
      rows: spans(signers).map(([value, span]) => {
        const [role = '', ...id] = value.split(' ');
        return [role, `${id.join(' ')}, ${span}`] as const;
      }),
    },
    {
      title: 'Without current evidence',
      rows: gaps.map(
        ({ after, before, from, to }) =>
          [`${after} to ${before}`, `from ${from} to ${to}`] as const,
      ),
    },
    {
      title: 'Not checked',
      rows: unchecked.map((text, index) => [String(index + 1), text] as const),
    },
  ];
  return chapters
    .filter(({ rows }) => rows.length > 0)
    .map(({ rows, title }) => {
      return { id: title.toLowerCase().replaceAll(' ', '-'), title, parts: [{ rows }] };
    });
}

function ledgerChapters(ledgers: HistoryResult['ledgers']) {
  return [
    {
      title: 'Ledgers',
      rows: ledgers.map(({ from, origin, records, shown, to, unseen }) => {
        const rest = unseen.length === 0 ? '' : `; no release shows ${unseen.join(', ')}`;
        return [
          origin,
          `${from} to ${to}, ${countOf(records, 'record')}, ${shown} shown${rest}`,
        ] as const;
      }),
    },
    {
      title: 'Recorded since the release before',
      rows: ledgers.flatMap(({ since }) =>
        since.map(({ added, records, version }) => {
          const rest = added - records.length;
          const unseen = rest > 0 ? [`${countOf(rest, 'record')} that it does not show`] : [];
          return [version, [...records, ...unseen].join('; ') || 'nothing'] as const;
        }),
      ),
    },
  ];
}

function linesOf(
  { agreeing_without: without, checks, releases }: HistoryResult,
  findings: readonly Finding[],
  chapters: readonly ReportSection[],
): string[] {
  const sound = releases.filter(({ is_verified }) => is_verified).length;
  const failed = checks.filter(({ outcome }) => outcome === 'failed').length;
  const word = worstSeverity(findings) === 0 ? 'verified' : 'not verified';
  const agreeing =
    without.length === 0 ? '' : `; without ${without.join(', or without ')}, the others agree`;
  const each = `${sound} of ${countOf(releases.length, 'release')} verify`;
  const all =
    failed === 0
      ? ', compared with each other'
      : ` alone; ${failed} of ${countOf(checks.length, 'comparison')} with each other failed, so at least one release is false${agreeing}`;
  return [`${word}: ${each}${all}`, ...chapters.flatMap((one) => sectionLines(one))];
}

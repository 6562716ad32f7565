import { commandReport, gateReport } from '../../src/report/run-report.ts';
import type { Digest } from '../../src/digest/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { finding, present, type Finding } from '../../src/documents/findings.ts';
import {
  ClaimsSummary,
  verdictOf,
  type JudgedClaim,
  type Judgement,
} from '../../src/gate/verdict.ts';
import { instantOf } from '../../src/documents/json.ts';
import type { Input, Subject } from '../../src/documents/index.ts';
import type { Report } from '../../src/report/report.ts';
import { digest, subject } from '../evidence/documents.ts';
import { judgeWorld, world } from '../gate/world.ts';
import { ruleCases, worldOf } from '../gate/rule-cases.ts';

/** Summarizes claims that are all at hand. */
export function summaryOf(claims: readonly JudgedClaim[]): ClaimsSummary {
  const summary = new ClaimsSummary();
  for (const claim of claims) summary.add(claim);
  return summary;
}

export interface VerdictParts {
  readonly claims?: readonly JudgedClaim[];
  readonly findings?: readonly Finding[];
  readonly inputs?: readonly Input[];
  readonly kind?: Judgement['kind'];
  readonly manifestDigest?: Digest;
  readonly claimsText?: string;
}

/** The report of a gate run, made as the program makes it. */
export function verdictReport(parts: VerdictParts = {}): Report {
  const {
    claims = [],
    findings = [],
    inputs = INPUTS,
    kind = 'release',
    manifestDigest = null,
    claimsText = '',
  } = parts;
  const expiries = claims.flatMap(({ expiry }) => (expiry ? [expiry] : []));
  const judgement: Judgement = {
    tool: { name: 'claimgate', version: '0.1.0' },
    kind,
    at: instantOf('2026-03-15T12:00:00Z'),
    release: { version: 'v1.4.0', revision: '4'.repeat(40) },
    manifestDigest,
    inputs,
    findings,
    claims,
    expiry: expiries.sort((one, other) => one.at - other.at)[0] ?? null,
  };
  const verdict = verdictOf(judgement);
  const summary = summaryOf(claims);
  return gateReport({
    verdict,
    judgement,
    summary,
    claimsText,
    streamed: undefined,
    trusted: undefined,
  });
}

const INPUTS: readonly Input[] = [
  {
    document: 'public_claims',
    path: 'provider-certification/public-claims.json',
    sha256: digest('1'),
  },
  {
    document: 'trust_root',
    path: 'provider-certification/trust/1.root.json',
    sha256: digest('2'),
    version: 1,
  },
  {
    document: 'contract',
    path: 'provider-certification/contracts/pixelgram single image.json',
    sha256: digest('3'),
  },
  {
    document: 'projection_statement',
    path: 'ledger-projection.intoto.json',
    sha256: digest('4'),
    ledger_head: { origin: 'ledger.example/test', tree_size: 13, root_hash: digest('5') },
  },
  { document: 'projection', path: 'ledger-projection.jsonl', sha256: digest('6') },
];

/** A claim that passes every rule. */
export function passingClaim(): Promise<JudgedClaim> {
  return judgeWorld(world());
}

/** One report for each case folder: whatever the rules can say, each format has to say. */
export async function caseReports(): Promise<{ name: string; report: Report }[]> {
  const reports: { name: string; report: Report }[] = [];
  for (const { folder, name, one } of ruleCases()) {
    const claim = await judgeWorld(worldOf(one));
    reports.push({ name: `${folder}/${name}`, report: verdictReport({ claims: [claim] }) });
  }
  return reports;
}

export const HOSTILE =
  'x\r\n::error::y\u001b[2J\u202e\u2028 %0A,: ##[error]z ##vso[task.complete] </script><img src=q onerror=alert(1)> ]]> &amp; | ` ``` *a* _b_ [c](https://evil.example) @user #1 {0} \\ \ufffe \ud800';

/** Returns a report with hostile text in every place that outside data can reach. */
export async function hostileReport(): Promise<Report> {
  const claim = await passingClaim();
  const found = finding('wrong_value', {
    file: HOSTILE,
    pointer: `/${HOSTILE}`,
    line: 1,
    column: 3,
    expected: HOSTILE,
    found: HOSTILE,
    next: HOSTILE,
  });
  const [first, ...rest] = claim.rules;
  if (!first) throw new Error('there are rules');
  const rules = [{ ...first, outcome: 'fail' as const, findings: [found] }, ...rest];
  const hostile = { ...claim.subject, provider: HOSTILE, policy_mode: HOSTILE };
  const report = verdictReport({
    claims: [{ ...claim, decision: 'undetermined', subject: hostile, rules, expiry: null }],
    findings: [found, finding('not_canonical', { file: HOSTILE })],
    inputs: [{ document: 'contract', path: HOSTILE, sha256: digest('7') }],
  });
  return { ...report, lines: [HOSTILE, `::error::${HOSTILE}`] };
}

/** The report of a command that is not the gate. */
export function plainReport(
  findings: readonly Finding[] = [],
  lines: readonly string[] = [],
): Report {
  const speaker = { name: 'manifest verify', says: 'verified' } as const;
  return commandReport(speaker, { findings, lines }, instantOf('2026-03-15T12:00:00Z'));
}

const PROVIDERS = ['mastodon', 'pinterest', 'pixelgram', 'bluesky', 'linkedin', 'threads'];
const PROFILES = ['status-with-media', 'image-pin', 'single-image', 'carousel', 'text-post'];
const OPERATIONS = ['publish_immediate', 'publish_scheduled'] as const;

/** As many claims as asked; every `refusedEach`-th is refused, for the reasons of a case of the rules. */
export async function manyClaims(count: number, refusedEach: number): Promise<JudgedClaim[]> {
  const passing = await passingClaim();
  // Of a case that several versions of a rule have, one is enough.
  const shown = new Map(
    ruleCases().map(({ folder, name, one }) => [`${folder.charAt(0)}/${name}`, one]),
  );
  const failing = await Promise.all(
    SHOWN_CASES.map((name) => judgeWorld(worldOf(present(shown.get(name))))),
  );
  return Array.from({ length: count }, (_, index) => {
    const refused = index % refusedEach === refusedEach - 1;
    const model = refused ? failing[Math.floor(index / refusedEach) % failing.length] : passing;
    if (!model) throw new Error('no case is shown');
    return claimLike(model, index);
  });
}

const SHOWN_CASES = [
  '1/configuration-missing',
  '2/expires-at',
  '3/scope-missing-now',
  '4/claim-contract-stale',
];

function claimLike(model: JudgedClaim, index: number): JudgedClaim {
  const pick = <T>(list: readonly T[], step: number): T => {
    const item = list[Math.floor(index / step) % list.length];
    if (item === undefined) throw new Error('an empty list');
    return item;
  };
  const of: Subject = {
    ...subject(),
    provider: pick(PROVIDERS, 1),
    output_profile: pick(PROFILES, PROVIDERS.length),
    operation: pick(OPERATIONS, 30),
    policy_mode: index < 60 ? 'standard' : `standard-${Math.floor(index / 60)}`,
  };
  const digestOfSubject: Digest = subjectDigest(of);
  const expiry = model.expiry && { ...model.expiry, subjectDigest: digestOfSubject };
  return { ...model, subject: of, subjectDigest: digestOfSubject, expiry };
}

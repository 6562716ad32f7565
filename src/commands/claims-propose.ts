import type { Subject, ClaimsResult } from '../documents/index.ts';
import { countOf, messageOf, finding, isWarning, type Finding } from '../findings/index.ts';
import { escapeForTerminal } from '../report/escape.ts';
import { claimName, withRest } from '../report/report-words.ts';
import { refuseOptions, givenAgain, usageError } from './arguments.ts';
import type { Command } from './command.ts';
import { claimLine, fullClaimLine } from './entry-lines.ts';
import {
  EVIDENCE_OPTIONS,
  EXPLAINING_OPTIONS,
  releaseQuestionOf,
  repeated,
  projectionOf,
  required,
  flag,
} from './options.ts';
import { shell } from '../findings/shell.ts';
import { join } from 'node:path';
import { claimsInMemory, judgeClaims } from '../gate/index.ts';
import { writeFileAtomically } from '../io/write-files.ts';
import { CLAIMS_PATH, formatClaims, isClaimable } from '../manifest/index.ts';
import type { JudgedClaim, RuleResult } from '../verdict/verdict.ts';
import { candidatesIn } from '../projection/index.ts';
import { listedClaim } from './claims-file.ts';
import { projectionAt, readEvidence } from './evidence-inputs.ts';
import type { Host } from './host.ts';
import { judgingInstant, type ReleaseQuestion } from './judge-release.ts';
import { openReleaseInputs } from './release-inputs.ts';

export const command: Command = {
  options: {
    ...EXPLAINING_OPTIONS,
    projection: required(EVIDENCE_OPTIONS['projection'] ?? {}, ({ projection }) => projection),
    only: repeated(
      'MEMBER=VALUE of the subject, or a subject digest; may be repeated',
      'MEMBER=VALUE',
    ),
    write: flag('replace the claims file with the claims that would pass'),
  },
  examples: {
    'claimgate claims propose --projection ledger-projection.jsonl':
      'show what could be claimed today',
    'claimgate claims propose --projection ledger-projection.jsonl --only provider=pinterest --write':
      'claim it',
  },
  async run(invocation) {
    const { args, host } = invocation;
    const { path: projection } = projectionOf(invocation);
    const writes = args.flag('write') === true;
    if (writes) refuseOptions(args, ['ref'], 'beside --write: only the work tree is written');
    const only = args.list('only');
    const members = only.filter((item) => !isDigest(item)).map(memberAndValue);
    const request = { projection, members, digests: only.filter(isDigest), writes };
    const proposal = await proposeClaims(request, releaseQuestionOf(invocation), host);
    const { result, findings, candidateCount, refused } = proposal;
    if (!result) return { findings, lines: refusedLines(refused) };
    const { path, claims } = result;
    const counted = `${claims.length} of ${countOf(candidateCount, 'entry', 'entries')} would pass`;
    const written = writes
      ? `written to ${path}`
      : 'nothing was written: --write adds them to the claims file';
    const answer = `${counted}; ${written}`;
    return {
      result,
      findings,
      lines: [...claims.map(claimLine), answer],
      fullLines: [...claims.map(fullClaimLine), answer],
      next: writes
        ? [shell`git add ${path} && git commit -m "Claim what the evidence allows"`]
        : [
            `claimgate claims propose --write${givenAgain(invocation, ['C', 'config', 'projection', 'trust-pin', 'memory', 'only'])}`,
          ],
    };
  },
};

const MAX_LISTED = 50;

/** Every entry with the first rule that refuses it: with that one cleared, the next one may speak up. */
function refusedLines(refused: readonly RefusedEntry[]): string[] {
  const lines = refused
    .slice(0, MAX_LISTED)
    .map(({ subject, rule, finding: found }) =>
      escapeForTerminal(
        `${claimName(subject)}: rule ${rule.number} ${rule.id}: ${messageOf(found)}`,
      ),
    );
  return withRest(lines, refused.length);
}

function isDigest(item: string): boolean {
  return item.startsWith('sha256:');
}

const MEMBERS: readonly (keyof Subject)[] = [
  'provider',
  'app_fingerprint',
  'instance_fingerprint',
  'account_kind',
  'output_profile',
  'operation',
  'policy_mode',
];

function memberAndValue(item: string): readonly [keyof Subject, string] {
  const equals = item.indexOf('=');
  const member = MEMBERS.find((name) => name === item.slice(0, equals));
  if (member === undefined)
    throw usageError({
      expected: `MEMBER=VALUE, with a member of ${MEMBERS.join(', ')}`,
      found: `"${item}" for --only`,
    });
  return [member, item.slice(equals + 1)];
}

/** Filters for claims to propose: a claim has to match every member, and one of the digests where any are given. */
interface ProposalRequest {
  /** Absolute path of the ledger projection. */
  readonly projection: string;
  readonly members: readonly (readonly [member: keyof Subject, value: string])[];
  readonly digests: readonly string[];
  /** Replace the claims file by the claims that would pass. */
  readonly writes: boolean;
}

interface RefusedEntry {
  readonly subject: Subject;
  readonly rule: Pick<RuleResult, 'number' | 'id'>;
  /** The rule's first finding. */
  readonly finding: Finding;
}

/** The claims that would pass, of so many that were asked for; or why there are none. */
interface Proposal {
  /** Where no claim would pass: every entry, in the order of the projection. */
  readonly refused: readonly RefusedEntry[];
  readonly result: ClaimsResult | null;
  readonly candidateCount: number;
  readonly findings: readonly Finding[];
}

/** Finds the claims that a projection stands behind. @throws ClaimgateError */
async function proposeClaims(
  request: ProposalRequest,
  asked: ReleaseQuestion,
  host: Host,
): Promise<Proposal> {
  const { projection, writes } = request;
  const source = projectionAt(projection, host);
  const candidates = await candidatesIn(
    { file: source.file, chunks: source.open() },
    (subject, digest) => isClaimable(subject) && isAskedFor(request, subject, digest),
  );
  const nothing = (found: string): Finding =>
    finding('nothing_to_propose', { file: source.file, found });
  if (candidates.length === 0) return refusal([nothing(noEntry(request))]);
  const inputs = await openReleaseInputs(asked, host);
  const { evidence } = await readEvidence(projection, asked, inputs, host);
  const judged = await judgeClaims(claimsInMemory(candidates), evidence, judgingInstant(asked).at);
  if (judged.findings.length > 0) return refusal(judged.findings);
  const held = judged.held ?? [];
  const allowed = new Set(
    held.filter(({ decision }) => decision === 'allowed').map(({ subjectDigest }) => subjectDigest),
  );
  const claims = candidates.filter(({ subjectDigest }) => allowed.has(subjectDigest));
  if (claims.length === 0)
    return refusal(
      [
        nothing(candidates.length === 1 ? '1 entry' : `${candidates.length} entries`),
        ...judged.summary.causes.map((cause) => cause.finding),
      ],
      held.flatMap(refusedEntry),
    );
  if (writes)
    await writeFileAtomically(join(inputs.root, CLAIMS_PATH), formatClaims(claims), CLAIMS_PATH);
  const result = { path: CLAIMS_PATH, claims: claims.map(listedClaim) };
  return { result, candidateCount: candidates.length, findings: judged.remarks, refused: [] };
}

function refusal(findings: readonly Finding[], refused: readonly RefusedEntry[] = []): Proposal {
  return { result: null, candidateCount: 0, findings, refused };
}

function noEntry({ members, digests }: ProposalRequest): string {
  return members.length + digests.length > 0 ? 'no entry that --only selects' : 'no entry';
}

function refusedEntry({ subject, rules }: JudgedClaim): RefusedEntry[] {
  for (const rule of rules)
    for (const found of rule.findings)
      if (!isWarning(found)) return [{ subject, rule, finding: found }];
  return [];
}

function isAskedFor(
  { members, digests }: ProposalRequest,
  subject: Subject,
  digest: string,
): boolean {
  return (
    (digests.length === 0 || digests.includes(digest)) &&
    members.every(([member, value]) => subject[member] === value)
  );
}

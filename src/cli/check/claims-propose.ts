import type { ListedClaim, Subject } from '../../documents/index.ts';
import { countOf, messageOf, finding, isWarning } from '../../documents/findings.ts';
import { escapeForTerminal } from '../../report/markup.ts';
import { claimName, withRest } from '../../report/report-words.ts';
import { usageError } from '../arguments.ts';
import type { Outcome } from '../../report/report.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { claimLines } from '../../report/entry-lines.ts';
import { EVIDENCE_OPTIONS, EXPLAINING_OPTIONS, repeated, required, flag } from '../options.ts';
import { shell } from '../../documents/shell.ts';
import { join } from 'node:path';
import { claimsInMemory } from '../../gate/claims-source.ts';
import { judgeClaims } from '../../gate/judge-claims.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import { CLAIMS_PATH, formatClaims, isClaimable } from '../../manifest/claims.ts';
import type { JudgedClaim } from '../../gate/verdict.ts';
import { candidatesIn } from '../../gate/find-entries.ts';
import { projectionAt, readEvidence } from '../../repository/evidence-inputs.ts';
import { askedRelease } from './asked-release.ts';
import { judgingInstant } from './judge-release.ts';
import { openReleaseInputs, listedClaim } from '../../repository/release-inputs.ts';
import { askedProjection, askedConfiguration } from '../../repository/asked.ts';

export const command: Command = {
  examples: {
    'claimgate claims propose --projection ledger-projection.jsonl':
      'show what could be claimed today',
    'claimgate claims propose --projection ledger-projection.jsonl --only provider=pinterest --write':
      'claim it',
  },
  options: {
    ...EXPLAINING_OPTIONS,
    projection: required(
      EVIDENCE_OPTIONS['projection'] ?? {},
      (invocation) => askedConfiguration(invocation).projection,
    ),
    only: repeated(
      'MEMBER=VALUE of the subject, or a subject digest; may be repeated',
      'MEMBER=VALUE',
    ),
    write: flag('replace the claims file with the claims that would pass'),
  },
  async run(invocation) {
    const { args, host } = invocation;
    const { path: projection } = askedProjection(invocation);
    const writes = args.flag('write') === true;
    if (writes) args.refuse(['ref'], 'with --write: only the work tree is written');
    const only = args.list('only');
    const isAskedFor = selectionOf(only);
    const asked = askedRelease(invocation);
    const source = projectionAt(projection, host);
    const { file } = source;
    const candidates = await candidatesIn(
      { file, chunks: source.open() },
      (subject, digest) => isClaimable(subject) && isAskedFor(subject, digest),
    );
    const nothing = (found: string) => finding('nothing_to_propose', { file, found });
    if (candidates.length === 0)
      return { findings: [nothing(only.length > 0 ? 'no entry that --only selects' : 'no entry')] };
    const inputs = await openReleaseInputs(asked, host);
    const instant = judgingInstant(asked);
    const { evidence } = await readEvidence(projection, asked, inputs, host, instant);
    const judged = await judgeClaims(claimsInMemory(candidates), evidence, instant.at);
    if (judged.findings.length > 0) return { findings: judged.findings };
    const held = judged.held ?? [];
    const passing = held.filter(({ decision }) => decision === 'allowed');
    const allowed = new Set(passing.map(({ subjectDigest }) => subjectDigest));
    const claims = candidates.filter(({ subjectDigest }) => allowed.has(subjectDigest));
    const entries = countOf(candidates.length, 'entry', 'entries');
    if (claims.length === 0) {
      const causes = judged.summary.causes.map((cause) => cause.finding);
      const said = [nothing(entries), ...causes, ...judged.withdrawn];
      return { findings: said, lines: refusedLines(held) };
    }
    if (writes)
      await writeFileAtomically(join(inputs.root, CLAIMS_PATH), formatClaims(claims), CLAIMS_PATH);
    return { ...proposal(invocation, claims.map(listedClaim), entries), findings: judged.remarks };
  },
};

function proposal(invocation: Invocation, claims: ListedClaim[], entries: string): Outcome {
  const writes = invocation.args.flag('write') === true;
  const written = writes
    ? `written to ${CLAIMS_PATH}`
    : 'nothing was written: --write replaces the claims file with these';
  const answer = `${claims.length} of ${entries} would pass; ${written}`;
  const again = ['projection', 'trust-pin', 'memory', 'only'];
  return {
    result: { path: CLAIMS_PATH, claims },
    lines: [...claimLines(claims), answer],
    fullLines: [...claimLines(claims, (digest) => digest), answer],
    next: writes
      ? [shell`git add ${CLAIMS_PATH} && git commit -m "Claim what the evidence allows"`]
      : [`claimgate claims propose --write${invocation.args.again(...again)}`],
  };
}

const MAX_LISTED = 50;

/** Every entry with the first rule that refuses it: with that one cleared, the next one may speak up. */
function refusedLines(held: readonly JudgedClaim[]): string[] {
  const lines = held.flatMap(({ subject, rules }) => {
    for (const { number, id, findings } of rules)
      for (const found of findings)
        if (!isWarning(found))
          return [`${claimName(subject)}: rule ${number} ${id}: ${messageOf(found)}`];
    return [];
  });
  return withRest(lines.slice(0, MAX_LISTED).map(escapeForTerminal), lines.length);
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

/** Whether a claim is meant: it has to match every member, and one of the digests where any are given. */
function selectionOf(only: readonly string[]): (subject: Subject, digest: string) => boolean {
  const members = only.filter((item) => !isDigest(item)).map(memberAndValue);
  const digests = only.filter(isDigest);
  return (subject, digest) =>
    (digests.length === 0 || digests.includes(digest)) &&
    members.every(([member, value]) => subject[member] === value);
}

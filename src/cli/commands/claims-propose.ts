import { join } from 'node:path';
import { ClaimgateError, finding } from '../../findings/index.ts';
import { claimsInMemory, judgeClaims } from '../../gate/index.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import type { Subject } from '../../documents/index.ts';
import { CLAIMS_PATH, formatClaims, isClaimable } from '../../manifest/index.ts';
import { candidatesIn, type Candidate } from '../../projection/index.ts';
import { claimLine, listedClaim } from '../claim-lines.ts';
import type { Command, Invocation } from '../command.ts';
import { projectionSource, readEvidence } from '../evidence.ts';
import { instantOfJudgement } from '../gate.ts';
import { EVIDENCE_OPTIONS } from '../options.ts';
import { commandReport } from '../reports.ts';
import { refuseOptions } from '../refuse-options.ts';

const NAME = 'claims propose';
const { 'must-hold-until': _notHere, ...OPTIONS } = EVIDENCE_OPTIONS;

export const command: Command = {
  options: {
    ...OPTIONS,
    only: {
      type: 'string',
      array: true,
      nargs: 1,
      describe: 'MEMBER=VALUE of the subject, or a subject digest; may be repeated',
    },
    write: { type: 'boolean', describe: 'replace the claims file by the claims that would pass' },
  },
  examples: [
    [
      'claimgate claims propose --projection ledger-projection.jsonl',
      'show what could be claimed today',
    ],
    [
      'claimgate claims propose --projection ledger-projection.jsonl --only provider=pinterest --write',
      'claim it',
    ],
  ],
  async run(invocation) {
    const { args, openInputs } = invocation;
    const source = projectionSource(invocation);
    if (!source) throw new ClaimgateError('usage', { expected: '--projection FILE' });
    if (args.flag('write') === true)
      refuseOptions(args, ['ref'], 'beside --write: only the work tree is written');
    const select = selection(args.list('only'));
    const candidates = await candidatesIn(
      { file: source.file, chunks: source.open() },
      (subject, digest) => isClaimable(subject) && select(subject, digest),
    );
    if (candidates.length === 0)
      return commandReport(NAME, null, {
        findings: [finding('nothing_to_propose', { file: source.file })],
      });
    const inputs = await openInputs();
    const { evidence } = await readEvidence(invocation, inputs);
    const {
      findings,
      held = [],
      summary,
    } = await judgeClaims(claimsInMemory(candidates), evidence, instantOfJudgement(invocation).at);
    const allowed = new Set(
      held
        .filter(({ decision }) => decision === 'allowed')
        .map(({ subjectDigest }) => subjectDigest),
    );
    const proposed = candidates.filter(({ subjectDigest }) => allowed.has(subjectDigest));
    if (findings.length > 0) return commandReport(NAME, null, { findings });
    if (proposed.length === 0) {
      const causes = summary.causes.map((cause) => cause.finding);
      return commandReport(NAME, null, {
        findings: [finding('nothing_to_propose', { file: source.file }), ...causes],
      });
    }
    const written = await writeClaims(invocation, inputs.root, proposed);
    return commandReport(
      NAME,
      { path: CLAIMS_PATH, claims: proposed.map(listedClaim) },
      {
        lines: [
          ...proposed.map(claimLine),
          `${proposed.length} of ${candidates.length} entries would pass; ${written}`,
        ],
      },
    );
  },
};

async function writeClaims(
  { args }: Invocation,
  root: string,
  proposed: readonly Candidate[],
): Promise<string> {
  if (args.flag('write') !== true) return 'nothing was written (--write replaces the claims file)';
  await writeFileAtomically(join(root, CLAIMS_PATH), formatClaims(proposed), CLAIMS_PATH);
  return `written to ${CLAIMS_PATH}`;
}

/** Every `MEMBER=VALUE` must hold; of several digests one. @throws ClaimgateError `usage` */
function selection(only: readonly string[]): (subject: Subject, digest: string) => boolean {
  const digests = only.filter((item) => item.startsWith('sha256:'));
  const pairs = only.filter((item) => !item.startsWith('sha256:')).map(memberAndValue);
  return (subject, digest) =>
    (digests.length === 0 || digests.includes(digest)) &&
    pairs.every(([member, value]) => subject[member] === value);
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
    throw new ClaimgateError('usage', {
      expected: `--only MEMBER=VALUE with one of ${MEMBERS.join(', ')}`,
      found: item,
    });
  return [member, item.slice(equals + 1)];
}

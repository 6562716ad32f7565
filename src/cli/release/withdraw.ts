import { join } from 'node:path';
import type { Withdrawal } from '../../documents/index.ts';
import { ClaimgateError } from '../../documents/findings.ts';
import { shell } from '../../documents/shell.ts';
import type { GitRepository } from '../../io/git-repository.ts';
import { readMemory } from '../../repository/release-records.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import { formatInstant, instantOf } from '../../documents/json.ts';
import { CLAIMS_PATH, formatClaims } from '../../manifest/claims.ts';
import { recordedVerdictOf, saysItIsSigned } from '../../gate/release-record.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { subjectDigestStart } from '../../repository/named-subject.ts';
import { argument, required, valued } from '../options.ts';
import { openReleaseInputs } from '../../repository/release-inputs.ts';
import { askedRepository, askedMemory } from '../../repository/asked.ts';
import { claimsIn } from '../../repository/claims.ts';
import {
  formatWithdrawals,
  WITHDRAWALS_PATH,
  withdrawalsInWorkTree,
} from '../../repository/withdrawals.ts';

export const command: Command = {
  examples: {
    "claimgate claims withdraw pinterest/image-pin/immediate --reason 'pins lose their link'":
      'drop it from the claims file, and from every status from now on',
  },
  positionals: {
    subject: argument('the name of a claim, the first 12 digits of its digest, or a file'),
  },
  options: { reason: required(valued('why: the public reads it', 'TEXT')) },
  async run(invocation) {
    const { args, at, directory, host } = invocation;
    const inputs = await openReleaseInputs(askedRepository(invocation), host);
    const { path, bytes } = inputs.claims;
    const claims = claimsIn(bytes, path);
    const start = await subjectDigestStart(args.required('subject'), directory, host);
    const named = claims.filter(({ subjectDigest }) => subjectDigest.startsWith(start));
    const [claim, another] = named;
    if (!claim || another)
      throw new ClaimgateError(claim ? 'subject_ambiguous' : 'usage', {
        expected: 'one claim of the claims file (`claimgate claims list`)',
        found: start,
      });
    if (inputs.repository && inputs.release) await requireLater(inputs.repository, invocation);
    const kept = await withdrawalsInWorkTree(inputs.root);
    const withdrawal: Withdrawal = {
      subject_digest: claim.subjectDigest,
      withdrawn_at: formatInstant(at),
      reason: args.required('reason'),
    };
    const text = formatWithdrawals([...kept, withdrawal]);
    // First the document that says no: a run that is cut off here leaves the claim withdrawn.
    const file = WITHDRAWALS_PATH;
    await writeFileAtomically(join(inputs.root, file), text, file);
    const rest = claims.filter((one) => one !== claim);
    await writeFileAtomically(join(inputs.root, CLAIMS_PATH), formatClaims(rest), CLAIMS_PATH);
    const files = [CLAIMS_PATH, file];
    return {
      result: { files: files.map((name) => ({ path: name, outcome: 'changed' })) },
      lines: [
        `withdrawn: ${args.required('subject')}`,
        ...files.map((name) => `  changed: ${name}`),
        'the next status no longer has it',
      ],
      next: [
        shell`git add ${CLAIMS_PATH} ${file} && git commit -m ${`Withdraw ${args.required('subject')}`} && git push`,
        'claimgate status --out DIR --sign KEY',
      ],
    };
  },
};

/** Of a release that was judged later it would withdraw nothing. @throws ClaimgateError `clock_set_back` */
async function requireLater(repository: GitRepository, invocation: Invocation): Promise<void> {
  const { at } = invocation;
  const { records } = await readMemory(repository, {
    ref: askedMemory(invocation),
    judged: undefined,
  });
  for (const record of records.filter(saysItIsSigned)) {
    const read = recordedVerdictOf(record);
    if (!read.ok || record.retraction || instantOf(read.value.evaluated_at) <= at) continue;
    const details = { expected: `not before ${read.value.evaluated_at}`, found: formatInstant(at) };
    throw new ClaimgateError('clock_set_back', { file: record.name, ...details });
  }
}

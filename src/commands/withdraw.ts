import { join } from 'node:path';
import type { Withdrawal, Withdrawals } from '../documents/index.ts';
import { document } from '../documents/generated/withdrawals.validator.js';
import { ClaimgateError, demand } from '../findings/index.ts';
import { shell } from '../findings/shell.ts';
import { CommitTree } from '../git/commit-files.ts';
import { readFromWorkTree } from '../io/inputs/work-tree.ts';
import { writeFileAtomically } from '../io/write-files.ts';
import { checkShape, formatInstant, readJson, type Shape } from '../json/index.ts';
import { CLAIMS_PATH, formatClaims } from '../manifest/claims.ts';
import type { Command } from './command.ts';
import { claimsIn } from './claims-file.ts';
import { subjectDigestStart } from './named-subject.ts';
import { argument, required, valued } from './options.ts';
import { openReleaseInputs, type ReleaseInputs } from './release-inputs.ts';

/** Claims that were withdrawn after their release (specification/documents.md 3.12). */
const WITHDRAWALS_PATH = 'provider-certification/withdrawals.json';
const MAX_WITHDRAWALS_BYTES = 8 * 1024 * 1024;
const SHAPE: Shape<Withdrawals> = { document };

export const command: Command = {
  positionals: {
    subject: argument('the name of a claim, the first 12 digits of its digest, or a file'),
  },
  options: { reason: required(valued('why: the public reads it', 'TEXT')) },
  examples: {
    "claimgate claims withdraw pinterest/image-pin/immediate --reason 'pins lose their link'":
      'drop it from the claims file, and from every status from now on',
  },
  async run(invocation) {
    const { args, at, directory, host } = invocation;
    const inputs = await openReleaseInputs(invocation.repository, host);
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
    const kept = await withdrawalsInWorkTree(inputs.root);
    const withdrawal: Withdrawal = {
      subject_digest: claim.subjectDigest,
      withdrawn_at: formatInstant(at),
      reason: args.required('reason'),
    };
    const text = textOf({ schema_version: 1, withdrawals: [...kept, withdrawal] });
    demand(read(Buffer.from(text), WITHDRAWALS_PATH));
    // First the document that says no: a run that is cut off here leaves the claim withdrawn.
    await writeFileAtomically(join(inputs.root, WITHDRAWALS_PATH), text, WITHDRAWALS_PATH);
    const rest = claims.filter((one) => one !== claim);
    await writeFileAtomically(join(inputs.root, CLAIMS_PATH), formatClaims(rest), CLAIMS_PATH);
    const files = [CLAIMS_PATH, WITHDRAWALS_PATH];
    return {
      result: { files: files.map((file) => ({ path: file, outcome: 'changed' })) },
      lines: [
        `withdrawn: ${args.required('subject')}`,
        ...files.map((file) => `  changed: ${file}`),
        'the next status no longer has it',
      ],
      next: [
        shell`git add ${CLAIMS_PATH} ${WITHDRAWALS_PATH} && git commit -m ${`Withdraw ${args.required('subject')}`} && git push`,
        'claimgate status --out DIR --sign KEY',
      ],
    };
  },
};

function textOf(withdrawals: Withdrawals): string {
  return `${JSON.stringify(withdrawals, null, 2)}\n`;
}

function read(bytes: Uint8Array, file: string) {
  return checkShape(SHAPE, readJson(bytes, { file, maxBytes: MAX_WITHDRAWALS_BYTES }));
}

async function withdrawalsInWorkTree(root: string): Promise<readonly Withdrawal[]> {
  const request = { path: WITHDRAWALS_PATH, maxBytes: MAX_WITHDRAWALS_BYTES };
  const [file] = await readFromWorkTree(root, [request]);
  return file ? demand(read(file.bytes, file.path)).withdrawals : [];
}

/**
 * The withdrawals of a commit of the memory, and those of the work tree that are not pushed yet: they only say no.
 *
 * @throws ClaimgateError for a file that cannot be read: an unknown withdrawal is not none
 */
export async function readWithdrawals(
  { repository, root }: Pick<ReleaseInputs, 'repository' | 'root'>,
  commit: string | undefined,
): Promise<readonly Withdrawal[]> {
  const here = await withdrawalsInWorkTree(root);
  if (!repository || commit === undefined) return here;
  const tree = await CommitTree.open(repository, commit);
  const bytes = await tree.file(WITHDRAWALS_PATH, MAX_WITHDRAWALS_BYTES);
  return bytes ? [...here, ...demand(read(bytes, WITHDRAWALS_PATH)).withdrawals] : here;
}

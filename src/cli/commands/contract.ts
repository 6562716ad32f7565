import { checkContractFiles, checkContracts, digestContracts } from '../../app/check-contracts.ts';
import type { ContractsResult } from '../../documents/index.ts';
import { countOf, worstSeverity } from '../../findings/index.ts';
import { refuseOptions } from '../arguments.ts';
import type { Command } from '../command.ts';
import { CLAIMS_OPTION, filesOf, repositoryOf, argument } from '../options.ts';

export const digest: Command = {
  positionals: {
    files: argument('contract files; without any, those of the repository'),
  },
  examples: {
    'claimgate contract digest': 'the contract_digest of each contract, for claims',
    'claimgate contract digest draft.json --json': 'a file anywhere, for programs',
  },
  async run(invocation) {
    const files = filesOf(invocation, 'files');
    if (files.length > 0) refuseOptions(invocation.args, ['ref'], BESIDE_FILES);
    const choice = repositoryOf(invocation);
    const { result, findings } = await digestContracts(files, choice, invocation.host);
    // Not as `sha256sum` writes it: this is the digest of what the file says, not of its bytes.
    const lines = (result?.contracts ?? []).map(({ digest: is, path }) => `${is}  ${path}`);
    return { result, findings, lines };
  },
};

export const lint: Command = {
  positionals: {
    files: argument('contract files; without any, those of the repository and the claims on them'),
  },
  options: CLAIMS_OPTION,
  examples: {
    'claimgate contract lint': 'every contract of the repository, and the claims that name them',
    'claimgate contract lint draft.json': 'one file, before it is put in place',
  },
  async run(invocation) {
    const files = filesOf(invocation, 'files');
    if (files.length > 0) refuseOptions(invocation.args, ['claims', 'ref'], BESIDE_FILES);
    const checked =
      files.length > 0
        ? await checkContractFiles(files)
        : await checkContracts(repositoryOf(invocation), invocation.host);
    const { claimCount, ...said } = checked;
    const isSound = worstSeverity(said.findings) === 0;
    return { ...said, lines: isSound ? [`nothing wrong: ${whatOf(said.result, claimCount)}`] : [] };
  },
};

const BESIDE_FILES = 'beside files: they are read as they lie there';

/** Describes the contracts and claims that passed. */
function whatOf(
  { contracts: { length } }: ContractsResult,
  claimCount: number | undefined,
): string {
  const contracts = countOf(length, 'contract');
  if (claimCount === undefined) return contracts;
  if (length === 0) return 'there is no contract, and nothing is claimed';
  return `${contracts}, ${countOf(claimCount, 'claim')}`;
}

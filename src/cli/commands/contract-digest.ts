import { finding } from '../../findings/index.ts';
import type { Command, Invocation } from '../command.ts';
import { contractsResult, readNamedFiles, type ContractFile } from '../contracts.ts';
import { readContracts } from '../../evidence/index.ts';
import { readContractFiles } from '../evidence.ts';
import { commandReport } from '../reports.ts';
import { refuseOptions } from '../refuse-options.ts';

const NAME = 'contract digest';

export const command: Command = {
  positionals: {
    files: { type: 'string', describe: 'contract files; without any, those of the repository' },
  },
  examples: [
    ['claimgate contract digest', 'what a claim names as its contract_digest, for each contract'],
    ['claimgate contract digest draft.json --json', 'a file anywhere, for programs'],
  ],
  async run(invocation) {
    const files = await filesOf(invocation);
    if (files.length === 0)
      return commandReport(NAME, null, { findings: [finding('no_contracts')] });
    const { contracts, findings } = readContracts(files);
    // Not as `sha256sum` writes it: this is the digest of what the file says, not of its bytes.
    const lines = contracts.map(([path, { digest }]) => `${digest}  ${path}`);
    return commandReport(NAME, contractsResult(contracts), { findings, lines });
  },
};

async function filesOf({
  args,
  directory,
  openInputs,
}: Invocation): Promise<readonly ContractFile[]> {
  const named = args.list('files');
  if (named.length === 0)
    return readContractFiles(await openInputs(), args.text('ref') !== undefined);
  refuseOptions(args, ['ref'], 'beside files: they are read as they lie there');
  return readNamedFiles(named, directory);
}

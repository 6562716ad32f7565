import { overlapFindings } from '../../evidence/contract-document.ts';
import { readContracts, type ContractsReading } from '../../evidence/index.ts';
import { countOf, finding, worstSeverity, type Finding } from '../../findings/index.ts';
import { claimContractFindings } from '../../gate/index.ts';
import { readClaims } from '../../manifest/index.ts';
import type { Report } from '../../report/report.ts';
import type { Command, Invocation } from '../command.ts';
import { contractsResult, readNamedFiles } from '../contracts.ts';
import { readContractFiles } from '../evidence.ts';
import { CLAIMS_OPTION } from '../options.ts';
import { commandReport } from '../reports.ts';
import { refuseOptions } from '../refuse-options.ts';

const NAME = 'contract lint';

export const command: Command = {
  positionals: {
    files: {
      type: 'string',
      describe: 'contract files; without any, those of the repository and the claims on them',
    },
  },
  options: CLAIMS_OPTION,
  examples: [
    ['claimgate contract lint', 'every contract of the repository, and the claims that name them'],
    ['claimgate contract lint draft.json', 'one file, before it is put in place'],
  ],
  run: (invocation) => {
    const named = invocation.args.list('files');
    return named.length > 0 ? lintNamed(named, invocation) : lintRepository(invocation);
  },
};

async function lintNamed(
  named: readonly string[],
  { args, directory }: Invocation,
): Promise<Report> {
  refuseOptions(args, ['claims', 'ref'], 'beside files: they are read as they lie there');
  const read = readContracts(await readNamedFiles(named, directory));
  return report(read, overlapFindings(read), countOfContracts(read));
}

/**
 * Nothing to check is nothing proved, so a folder without contracts is an error; only where nothing is
 * claimed either it is all right, as an empty claims file is for `check`.
 */
async function lintRepository({ args, openInputs }: Invocation): Promise<Report> {
  const inputs = await openInputs();
  const { path, bytes } = inputs.claims;
  const claims = readClaims(bytes, path);
  const files = await readContractFiles(inputs, args.text('ref') !== undefined);
  const read = readContracts(files);
  const sources = new Map([[path, claims.text]]);
  const claimed = claims.claims ?? [];
  if (files.length === 0 && claims.claims?.length === 0)
    return report(read, [], 'there is no contract, and nothing is claimed');
  const findings = [
    ...(files.length === 0 ? [finding('no_contracts')] : []),
    ...overlapFindings(read),
    // Warnings about the form of the claims file are for `check`.
    ...(claims.claims ? [] : claims.findings),
    // A claim may be on the very file that can not be read, so nothing is said to be missing then.
    ...(read.findings.length > 0 ? [] : claimContractFindings(claimed, read.index, path)),
  ];
  const checked = `${countOfContracts(read)}, ${countOf(claimed.length, 'claim')}`;
  return report(read, findings, checked, sources);
}

function report(
  read: ContractsReading,
  others: readonly Finding[],
  checked: string,
  sources: Report['sources'] = new Map(),
): Report {
  const findings = [...read.findings, ...others];
  const lines = worstSeverity(findings) === 0 ? [`nothing wrong: ${checked}`] : [];
  return commandReport(NAME, contractsResult(read.contracts), { findings, lines, sources });
}

function countOfContracts({ contracts }: ContractsReading): string {
  return countOf(contracts.length, 'contract');
}

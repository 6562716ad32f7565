import type { ContractsResult } from '../../documents/index.ts';
import { countOf, worstSeverity, finding, type Finding } from '../../documents/findings.ts';
import type { Outcome } from '../../report/report.ts';
import type { Command } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { CLAIMS_OPTION, argument } from '../options.ts';
import {
  overlapFindings,
  MAX_CONTRACT_BYTES,
  readContracts,
  type ContractsReading,
} from '../../evidence/contract.ts';
import { claimContractFindings } from '../../gate/rule-4-runs-are-current-and-share-the-contract.ts';
import { readClaims } from '../../manifest/claims.ts';
import type { NamedBytes } from '../../documents/json.ts';
import { readContractFiles } from '../../repository/evidence-inputs.ts';
import type { Host } from '../host.ts';
import { readNamed } from '../named-file.ts';
import {
  openReleaseInputs,
  type Answer,
  type RepositoryChoice,
} from '../../repository/release-inputs.ts';
import { askedRepository } from '../../repository/asked.ts';

/** Prints the digest of each contract that the arguments name; without any, of those of the repository. */
export async function digestContracts(invocation: Invocation): Promise<Outcome> {
  const read =
    (await namedContracts(invocation)) ??
    (await readContractFiles(
      await openReleaseInputs(askedRepository(invocation), invocation.host),
    ));
  if (read.length === 0) return { findings: [finding('no_contracts')] };
  const { contracts, findings } = readContracts(read);
  const result = contractsResult(contracts);
  // Not as `sha256sum` writes it: this is the digest of what the file says, not of its bytes.
  const lines = result.contracts.map(({ digest: is, path }) => `${is}  ${path}`);
  return { result, findings, lines };
}

export const lint: Command = {
  examples: {
    'claimgate contract lint': 'every contract of the repository, and the claims that name them',
    'claimgate contract lint draft.json': 'one file, before it is put in place',
  },
  positionals: {
    files: argument('contract files; without any, those of the repository and the claims on them'),
  },
  options: CLAIMS_OPTION,
  async run(invocation) {
    const named = await namedContracts(invocation);
    const checked = named
      ? listContracts(readContracts(named))
      : await checkContracts(askedRepository(invocation), invocation.host);
    const { claimCount, ...said } = checked;
    const isSound = worstSeverity(said.findings) === 0;
    return { ...said, lines: isSound ? [`nothing wrong: ${whatOf(said.result, claimCount)}`] : [] };
  },
};

function whatOf(
  { contracts: { length } }: ContractsResult,
  claimCount: number | undefined,
): string {
  const contracts = countOf(length, 'contract');
  if (claimCount === undefined) return contracts;
  if (length === 0) return 'there is no contract, and nothing is claimed';
  return `${contracts}, ${countOf(claimCount, 'claim')}`;
}

interface CheckedContracts extends Answer<ContractsResult> {
  readonly result: ContractsResult;
  /** `undefined` for files that are checked by themselves. */
  readonly claimCount: number | undefined;
}

/**
 * Checks the contracts of a repository, and whether every claim has one that fits. Nothing to check is
 * nothing proved, so a folder without contracts is an error; only where nothing is claimed either it is all
 * right, as an empty claims file is for a release. @throws ClaimgateError
 */
async function checkContracts(choice: RepositoryChoice, host: Host): Promise<CheckedContracts> {
  const inputs = await openReleaseInputs(choice, host);
  const { path, bytes } = inputs.claims;
  const { claims, findings: claimsFindings, text } = readClaims(bytes, path);
  const files = await readContractFiles(inputs);
  const read = readContracts(files);
  const findings = [
    ...(files.length === 0 && claims?.length !== 0 ? [finding('no_contracts')] : []),
    ...overlapFindings(read),
    // Warnings about the form of the claims file are for a release.
    ...(claims ? [] : claimsFindings),
    // A claim may be on the very file that cannot be read, so no contract is reported as missing then.
    ...(read.findings.length > 0 ? [] : claimContractFindings(claims ?? [], read.index, path)),
  ];
  const answer = listContracts(read, findings);
  return { ...answer, sources: new Map([[path, text]]), claimCount: claims?.length ?? 0 };
}

/** @param others what is wrong beside each of them by itself */
function listContracts(
  read: ContractsReading,
  others: readonly Finding[] = overlapFindings(read),
): CheckedContracts {
  const silent = read.contracts.filter(([, { document }]) => !document.accepted_origins);
  const findings = [
    ...read.findings,
    ...others,
    ...silent.map(([file]) => finding('contract_origins_unstated', { file })),
  ];
  const result = contractsResult(read.contracts);
  return { result, findings, claimCount: undefined };
}

/** Reads the files that the arguments name; `undefined` without any. */
async function namedContracts(invocation: Invocation): Promise<NamedBytes[] | undefined> {
  const files = invocation.files('files');
  if (files.length === 0) return undefined;
  invocation.args.refuse(['claims', 'ref'], 'with files: they are read from the work tree');
  return Promise.all(files.map((file) => readNamed(file, MAX_CONTRACT_BYTES)));
}

function contractsResult(contracts: ContractsReading['contracts']): ContractsResult {
  return {
    contracts: contracts.map(([path, contract]) => {
      const { provider, account_kinds, output_profile, operation, policy_mode } = contract.document;
      return {
        path,
        digest: contract.digest,
        provider,
        account_kinds,
        output_profile,
        operation,
        policy_mode,
      };
    }),
  };
}

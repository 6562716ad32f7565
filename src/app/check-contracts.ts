import type { ContractsResult } from '../documents/index.ts';
import { overlapFindings } from '../evidence/contract.ts';
import { MAX_CONTRACT_BYTES, readContracts, type ContractsReading } from '../evidence/index.ts';
import { finding, type Finding } from '../findings/index.ts';
import { claimContractFindings } from '../gate/index.ts';
import { readClaims } from '../manifest/index.ts';
import type { NamedBytes } from '../trust/index.ts';
import { readContractFiles } from './evidence-inputs.ts';
import type { Host } from './host.ts';
import { readNamed, type NamedFile } from './named-file.ts';
import { openReleaseInputs, type Answer, type RepositoryChoice } from './release-inputs.ts';

/** Contracts that were checked, with the number of claims that they were checked with. */
export interface CheckedContracts extends Answer<ContractsResult> {
  readonly result: ContractsResult;
  /** `undefined` for files that are checked by themselves. */
  readonly claimCount: number | undefined;
}

/** Reads named contract files, or those of the repository, for their digests. @throws ClaimgateError */
export async function digestContracts(
  files: readonly NamedFile[],
  choice: RepositoryChoice,
  host: Host,
): Promise<Answer<ContractsResult>> {
  const named = files.length > 0;
  const read = named
    ? await readFiles(files)
    : await readContractFiles(await openReleaseInputs(choice, host));
  if (read.length === 0) return { result: null, findings: [finding('no_contracts')] };
  const { contracts, findings } = readContracts(read);
  return { result: contractsResult(contracts), findings };
}

/** Checks contract files, each by itself and beside the others. @throws ClaimgateError */
export async function checkContractFiles(files: readonly NamedFile[]): Promise<CheckedContracts> {
  const read = readContracts(await readFiles(files));
  return checked(read, overlapFindings(read));
}

/**
 * Checks the contracts of a repository, and whether every claim has one that fits. Nothing to check is
 * nothing proved, so a folder without contracts is an error; only where nothing is claimed either it is all
 * right, as an empty claims file is for a release. @throws ClaimgateError
 */
export async function checkContracts(
  choice: RepositoryChoice,
  host: Host,
): Promise<CheckedContracts> {
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
  const answer = checked(read, findings);
  return { ...answer, sources: new Map([[path, text]]), claimCount: claims?.length ?? 0 };
}

function checked(read: ContractsReading, others: readonly Finding[]): CheckedContracts {
  const findings = [...read.findings, ...others];
  const result = contractsResult(read.contracts);
  return { result, findings, claimCount: undefined };
}

function readFiles(files: readonly NamedFile[]): Promise<NamedBytes[]> {
  return Promise.all(files.map((file) => readNamed(file, MAX_CONTRACT_BYTES)));
}

/** Contracts as commands list them with --json. */
function contractsResult(contracts: ContractsReading['contracts']): ContractsResult {
  return {
    contracts: contracts.map(([path, { digest, document }]) => {
      const { provider, account_kinds, output_profile, operation, policy_mode } = document;
      return { path, digest, provider, account_kinds, output_profile, operation, policy_mode };
    }),
  };
}

import { resolve } from 'node:path';
import { MAX_CONTRACT_BYTES, overlaps, readContract, type Contract } from '../evidence/index.ts';
import { finding, type Finding } from '../findings/index.ts';
import { readRegularFile } from '../io/files.ts';
import type { InputFile } from '../io/inputs/repository-inputs.ts';
import type { ContractsResult } from '../json/index.ts';

/** A contract file, or any other document, by its bytes. */
export type ContractFile = Pick<InputFile, 'path' | 'bytes'>;

/** What came of reading contract files. */
export interface ReadContracts {
  /** Those that are contracts, with the names of their files, in the order of the files. */
  readonly contracts: readonly (readonly [path: string, Contract])[];
  /** Why the others are none. */
  readonly findings: readonly Finding[];
}

/** Reads contract files that are named on the command line, in that order. @throws ClaimgateError */
export async function readNamedFiles(
  files: readonly string[],
  directory: string,
): Promise<ContractFile[]> {
  const read: ContractFile[] = [];
  for (const path of files) {
    const bytes = await readRegularFile(resolve(directory, path), path, MAX_CONTRACT_BYTES);
    read.push({ path, bytes });
  }
  return read;
}

/** Reads every file as a contract. */
export function readContracts(files: readonly ContractFile[]): ReadContracts {
  const contracts: (readonly [string, Contract])[] = [];
  const findings: Finding[] = [];
  for (const { path, bytes } of files) {
    const reading = readContract(bytes, path);
    if (reading.ok) contracts.push([path, reading.contract]);
    else findings.push(...reading.findings);
  }
  return { contracts, findings };
}

/** Contracts that are for a subject that an earlier one is for as well. */
export function overlapFindings({ contracts }: Pick<ReadContracts, 'contracts'>): Finding[] {
  return overlaps(contracts).map(([earlier, file]) =>
    finding('contract_ambiguous', {
      file,
      expected: 'one contract for a subject',
      found: `one that ${earlier} is for as well`,
    }),
  );
}

/** Contracts as commands list them with --json. */
export function contractsResult(contracts: ReadContracts['contracts']): ContractsResult {
  return {
    contracts: contracts.map(([path, { digest, document }]) => {
      const { provider, account_kinds, output_profile, operation, policy_mode } = document;
      return { path, digest, provider, account_kinds, output_profile, operation, policy_mode };
    }),
  };
}

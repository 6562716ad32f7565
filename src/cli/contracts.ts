import { resolve } from 'node:path';
import { MAX_CONTRACT_BYTES, type ContractsReading } from '../evidence/index.ts';
import { readRegularFile } from '../io/files.ts';
import type { ContractsResult } from '../documents/index.ts';

/** A contract file by its bytes. */
export interface ContractFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Reads contract files that are named on the command line, in that order. @throws ClaimgateError */
export async function readNamedFiles(
  files: readonly string[],
  directory: string,
): Promise<ContractFile[]> {
  const read: ContractFile[] = [];
  for (const path of files) {
    const bytes = await readRegularFile(resolve(directory, path), path, MAX_CONTRACT_BYTES);
    read.push({ file: path, bytes });
  }
  return read;
}

/** Contracts as commands list them with --json. */
export function contractsResult(contracts: ContractsReading['contracts']): ContractsResult {
  return {
    contracts: contracts.map(([path, { digest, document }]) => {
      const { provider, account_kinds, output_profile, operation, policy_mode } = document;
      return { path, digest, provider, account_kinds, output_profile, operation, policy_mode };
    }),
  };
}

import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readContracts, type ContractIndex } from '../../evidence/index.ts';
import { worstSeverity } from '../../findings/index.ts';
import { errorOf } from '../../findings/error.ts';
import { asFileError, readRegularFile } from '../../io/files.ts';
import type { InputFile } from '../../io/inputs/read-inputs.ts';
import { byNumber, TRUST_ROOTS } from '../../io/trust-roots.ts';
import { MAX_CLAIMS_BYTES, readClaims, type ReadClaim } from '../../manifest/index.ts';
import { overlapFindings, readNamedFiles } from '../contracts.ts';

/** The trust roots in a folder, in the order of their numbers; whom they are signed by is for others to say. */
export async function trustRootsIn(
  folder: string,
  directory: string,
): Promise<{ file: string; bytes: Uint8Array }[]> {
  const names = (await namesIn(folder, directory)).filter((name) => TRUST_ROOTS.names.test(name));
  const files: InputFile[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const bytes = await readRegularFile(resolve(directory, path), path, TRUST_ROOTS.maxBytes);
    files.push({ path, bytes, remarks: [] });
  }
  return byNumber(files).map(({ path, bytes }) => ({ file: path, bytes }));
}

/** The contracts in a folder, all of which have to be readable and for subjects of their own. */
export async function contractsIn(folder: string, directory: string): Promise<ContractIndex> {
  const names = await namesIn(folder, directory);
  const paths = names.filter((name) => name.endsWith('.json')).sort();
  const read = await readNamedFiles(
    paths.map((name) => join(folder, name)),
    directory,
  );
  const { contracts, findings, index } = readContracts(read);
  const faults = [...findings, ...overlapFindings({ contracts })];
  if (faults.length > 0) throw errorOf(faults);
  return index;
}

async function namesIn(folder: string, directory: string): Promise<string[]> {
  return readdir(resolve(directory, folder)).catch((cause: unknown) => {
    throw asFileError(cause, folder, 'file_unreadable');
  });
}

/** The claims in a file, which has to be valid. */
export async function claimsIn(file: string, directory: string): Promise<readonly ReadClaim[]> {
  const bytes = await readRegularFile(resolve(directory, file), file, MAX_CLAIMS_BYTES);
  const { claims, findings, text } = readClaims(bytes, file);
  if (claims && worstSeverity(findings) === 0) return claims;
  throw errorOf(findings, { file, text });
}

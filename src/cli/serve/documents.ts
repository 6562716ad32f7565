import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readContracts, type ContractIndex } from '../../evidence/index.ts';
import { worstSeverity } from '../../findings/index.ts';
import { errorOf } from '../../findings/present.ts';
import { asFileError, readRegularFile } from '../../io/files.ts';
import { MAX_CLAIMS_BYTES, readClaims, type ReadClaim } from '../../manifest/index.ts';
import { overlapFindings, readNamedFiles } from '../contracts.ts';

/** The contracts in a folder, all of which have to be readable and for subjects of their own. */
export async function contractsIn(folder: string, directory: string): Promise<ContractIndex> {
  const names = await readdir(resolve(directory, folder)).catch((cause: unknown) => {
    throw asFileError(cause, folder, 'file_unreadable');
  });
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

/** The claims in a file, which has to be valid. */
export async function claimsIn(file: string, directory: string): Promise<readonly ReadClaim[]> {
  const bytes = await readRegularFile(resolve(directory, file), file, MAX_CLAIMS_BYTES);
  const { claims, findings, text } = readClaims(bytes, file);
  if (claims && worstSeverity(findings) === 0) return claims;
  throw errorOf(findings, { file, text });
}

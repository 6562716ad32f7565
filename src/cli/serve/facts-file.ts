import { lstat } from 'node:fs/promises';
import { openRegularFile, readHandle, asFileError } from '../../io/files.ts';
import { MAX_FACTS_BYTES, readFacts, type Facts } from '../../ledger/index.ts';
import { demand } from '../key-inputs.ts';

/**
 * The runtime facts of now: the file is looked at for each answer and read again where it is another one
 * or has changed. Replace it by renaming: half a file is refused, and then nothing is known.
 */
export function factsFile(path: string, name: string): () => Promise<Facts> {
  let last: { readonly version: string; readonly facts: Promise<Facts> } | undefined;
  return async () => {
    // Looked at before it is opened: of a file that is replaced in between, the newer facts are read again.
    const version = await versionOf(path, name);
    if (last?.version === version) return last.facts;
    const facts = factsIn(path, name);
    const reading = { version, facts };
    last = reading;
    // Who asks is told. The next one looks again: what is in the way may be the machine, and not the file.
    facts.catch(() => {
      if (last === reading) last = undefined;
    });
    return facts;
  };
}

async function versionOf(path: string, name: string): Promise<string> {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = await lstat(path, { bigint: true });
    return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
  } catch (cause) {
    throw asFileError(cause, name, 'file_unreadable');
  }
}

async function factsIn(path: string, name: string): Promise<Facts> {
  const handle = await openRegularFile(path, name);
  return demand(readFacts(await readHandle(handle, name, MAX_FACTS_BYTES), name));
}

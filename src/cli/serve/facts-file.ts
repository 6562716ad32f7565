import { ClaimgateError } from '../../findings/index.ts';
import { openRegularFile, readHandle } from '../../io/file-handles.ts';
import { MAX_FACTS_BYTES, readFacts, type Facts } from '../../ledger/index.ts';
import { demand } from '../key-inputs.ts';

/**
 * The runtime facts of now: the file is looked at for each answer and read again where it is another one
 * or has changed. Replace it by renaming: half a file is refused, and then nothing is known.
 */
export function factsFile(path: string, name: string): () => Promise<Facts> {
  let last: { readonly version: string; readonly facts: Promise<Facts> } | undefined;
  return async () => {
    const handle = await openRegularFile(path, name);
    const version = await versionOf(handle);
    if (last?.version === version) {
      await handle.close();
      return last.facts;
    }
    const facts = readHandle(handle, name, MAX_FACTS_BYTES).then((bytes) =>
      demand(readFacts(bytes, name)),
    );
    last = { version, facts };
    // Each of those who ask is told; without a listener of its own, the failure would end the process.
    facts.catch(() => {});
    return facts;
  };
}

async function versionOf(handle: Awaited<ReturnType<typeof openRegularFile>>): Promise<string> {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = await handle.stat({ bigint: true });
    return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
  } catch (cause) {
    await handle.close();
    throw new ClaimgateError('file_unreadable', {}, { cause });
  }
}

// The end of the log that a service read last, in a file: a ledger that became shorter meanwhile is no newer one.

import { dirname, join } from 'node:path';
import { ClaimgateError, refusalOf, undefinedFor } from '../src/documents/findings.ts';
import { isThere, readRegularFile } from '../src/io/files.ts';
import { configurationFolder, makePrivateFolder } from '../src/io/private-files.ts';
import type { Environment } from '../src/io/run-git.ts';
import { writeFileAtomically } from '../src/io/write-files.ts';
import type { LastEntry } from '../src/ledger/log.ts';
import type { Log } from './http/log.ts';

const MAX_BYTES = 4096;

/** Where a service keeps the end of the ledger of a deployment, unless the call names a file. */
export function headFileOf(environment: Environment, deployment: string): string {
  return join(configurationFolder(environment), 'ledger-heads', `${deployment}.json`);
}

/** Reads the end that was kept; nothing where there is no file, or for a ledger of another origin. @throws ClaimgateError */
export async function readHead(file: string, origin: string): Promise<LastEntry | null> {
  const bytes = await readRegularFile(file, file, MAX_BYTES).catch(undefinedFor('file_missing'));
  if (!bytes) return null;
  const kept = headIn(Buffer.from(bytes).toString('utf8'));
  if (!kept) {
    const expected = 'the file that `claimgate serve` wrote, or none';
    throw new ClaimgateError('setting_invalid', { file, expected });
  }
  return kept.origin === origin ? { sequence: kept.sequence, leaf: kept.leaf } : null;
}

const FORM =
  /^\{"origin":"([!-~]{1,256}?)","sequence":([1-9][0-9]{0,15}),"leaf":"(sha256:[0-9a-f]{64})"\}\n$/;

function headIn(text: string) {
  const [, origin, sequence, leaf] = FORM.exec(text) ?? [];
  if (origin === undefined || sequence === undefined || leaf === undefined) return undefined;
  return { origin, sequence: Number(sequence), leaf };
}

/** Returns what keeps the end in the file; the log says where it can't, and decisions go on. */
export function headKeeper(file: string, origin: string, log: Log) {
  let kept = 0;
  return async ({ leaf, sequence }: LastEntry): Promise<void> => {
    if (leaf === null || sequence <= kept) return;
    kept = sequence;
    try {
      if (!isThere(dirname(file))) await makePrivateFolder(dirname(file));
      const text = `${JSON.stringify({ origin, sequence, leaf })}\n`;
      await writeFileAtomically(file, text, file);
    } catch (error) {
      kept = 0;
      log({ level: 'error', event: 'head_unkept', code: refusalOf(error).code });
    }
  };
}

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ClaimgateError } from '../../findings/index.ts';

/**
 * Remembers which file is at a path. What is handed back refuses as `ledger_moved` once another one is
 * there, or none, or where there was none to begin with: SQLite would go on with the file that it has open, where nobody else sees what is
 * recorded, and where it is lost as soon as the file is closed.
 */
export function sameFile(path: string): () => void {
  const place = resolve(path);
  const opened = fileAt(place);
  return () => {
    if (opened === undefined || fileAt(place) !== opened)
      throw new ClaimgateError('ledger_moved', { file: path });
  };
}

/** Names a file whatever its path is; nothing where there is none. */
function fileAt(place: string): string | undefined {
  try {
    const { dev, ino } = statSync(place, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}

import { report } from 'node:process';

/**
 * Loads a package that finds out about the C library by a report of the process, as libsql does: Node by
 * default lists the network interfaces in it. A ledger in a file has no reason to ask for those, nor to
 * open a socket for it.
 */
export async function loadWithoutNetwork<T>(load: () => Promise<T>): Promise<T> {
  const before: unknown = Reflect.get(report, 'excludeNetwork');
  Object.assign(report, { excludeNetwork: true });
  try {
    return await load();
  } finally {
    Object.assign(report, { excludeNetwork: before === true });
  }
}

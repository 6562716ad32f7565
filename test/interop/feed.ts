import { cpSync } from 'node:fs';
import { releasedWithStatus, words } from '../plugins/status/released.ts';

/** Signs the status of a release, and of the same one when one claim is withdrawn, and writes the folder of the site. */
const out = process.argv[2];
if (out === undefined) throw new Error('usage: feed.ts FOLDER');

const cleanups: (() => void)[] = [];
try {
  const releases = await releasedWithStatus({ after: (one) => void cleanups.push(one) });
  const begun = Date.now();
  const run = async (seconds: number, args: readonly string[]) => {
    const { exitCode, stderr } = await releases.runAt(begun + seconds * 1000, args);
    if (exitCode !== 0) throw new Error(stderr);
  };
  await run(1, words(releases));
  await run(2, ['claims', 'withdraw', 'pinterest/image-pin/immediate', '--reason', 'tokens leak']);
  await run(3, words(releases));
  cpSync(releases.world.path('site'), out, { recursive: true });
} finally {
  for (const remove of cleanups) remove();
}

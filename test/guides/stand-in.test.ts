import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { execa } from 'execa';
import { claimgateOnPath } from '../claimgate-on-path.ts';
import { PROGRAM } from '../cli/release/release-world.ts';
import { temporaryFolder } from '../repositories.ts';

const FINGERPRINT = 'digest --id operator --deployment hosted-eu';

const LINES: readonly (readonly [script: string, exitCode: number])[] = [
  [`"$claimgate" digest --policy "it's a file" ""`, 2],
  [`cd "sub folder"; "$claimgate" digest --policy "it's a file"`, 0],
  [`"$claimgate" check --ref "$(printf 'a\\nb')" | cat`, 2],
  [`printf jane | CLAIMGATE_FINGERPRINT_KEY_FILE=key "$claimgate" ${FINGERPRINT}`, 0],
];

/** A folder with what the lines read. */
function folderOf(t: TestContext): string {
  const folder = temporaryFolder(t);
  mkdirSync(join(folder, 'sub folder'));
  writeFileSync(join(folder, "sub folder/it's a file"), '{}\n');
  writeFileSync(join(folder, 'key'), '0123456789abcdef'.repeat(4), { mode: 0o600 });
  return folder;
}

test('the stand-in for the program answers as the program does', async (t) => {
  const [here, built] = [join(await claimgateOnPath(), 'claimgate'), PROGRAM];
  const folder = folderOf(t);
  for (const [script, exitCode] of LINES) {
    const run = (claimgate: string) =>
      execa('bash', ['-o', 'pipefail', '-c', script], {
        stdin: 'ignore',
        cwd: folder,
        extendEnv: false,
        env: { PATH: process.env['PATH'] ?? '', HOME: folder, claimgate },
        reject: false,
      });
    const [one, other] = [await run(here), await run(built)];
    assert.equal(other.exitCode, exitCode, `${script}\n${other.stderr}`);
    const said = ({ exitCode: code, stdout, stderr }: typeof one) => [code, stdout, stderr];
    assert.deepEqual(said(one), said(other), script);
  }
});

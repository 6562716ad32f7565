import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, openSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { ReleaseWorld } from './release-world.ts';
import { runHere, World } from './world.ts';

/** Parses a script as each shell does, without running it. */
const PARSERS: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  bash: ['bash', '-n'],
  zsh: ['zsh', '-n'],
  fish: ['fish', '--no-execute'],
  powershell: [
    'pwsh',
    '-NoProfile',
    '-Command',
    '$faults = $null; [void][System.Management.Automation.Language.Parser]::ParseInput(($input | Out-String), [ref]$null, [ref]$faults); exit $faults.Count',
  ],
};

for (const [shell, [program, ...args]] of Object.entries(PARSERS)) {
  const isHere = (process.env['PATH'] ?? '')
    .split(delimiter)
    .some((folder) => existsSync(join(folder, program)));

  test(
    `the completion for ${shell} is a script of it`,
    { skip: !isHere && `no ${program}` },
    async (t) => {
      const world = new World();
      t.after(() => world.remove());
      const { stdout } = await world.claimgate(['completion', shell]);
      // From a file: fish 3.6 cannot read a socket, which is what Node.js makes of an input.
      const file = join(world.directory, 'script');
      writeFileSync(file, stdout);
      execFileSync(program, args, { stdio: [openSync(file, 'r'), 'ignore', 'inherit'] });
    },
  );
}

test('the completion for PowerShell closes what it opens, and asks the program itself', async (t) => {
  const world = new World();
  t.after(() => world.remove());
  const { stdout } = await world.claimgate(['completion', 'powershell']);
  const pairs: Readonly<Record<string, string>> = { '}': '{', ')': '(', ']': '[' };
  const open: string[] = [];
  for (const sign of stdout.replaceAll(/'[^']*'|"[^"]*"/g, '')) {
    if ('{(['.includes(sign)) open.push(sign);
    else if (sign in pairs) assert.equal(open.pop(), pairs[sign]);
  }
  assert.deepEqual(open, []);
  assert.match(
    stdout,
    /^Register-ArgumentCompleter -Native -CommandName claimgate -ScriptBlock \{$/m,
  );
  assert.match(stdout, /claimgate --get-yargs-completions @words/);
});

test('values are offered: codes and claims, schemas, kinds of evidence, formats', async (t) => {
  const world = await ReleaseWorld.create(t);
  const offered = async (words: readonly string[], directory = world.repository) => {
    const { environment } = world;
    const asked = ['--get-yargs-completions', 'claimgate', ...words, ''];
    const { stdout, exitCode } = await runHere(asked, { directory, environment });
    assert.equal(exitCode, 0);
    return stdout.split('\n');
  };
  const { stdout } = await world.claimgate('claims', 'list', '--json');
  const [, digits = ''] = /"subject_digest":\s*"sha256:([0-9a-f]{12})/.exec(stdout) ?? [];
  const explained = await offered(['explain']);
  for (const word of [digits, 'approval_expired']) assert.ok(explained.includes(word), word);
  assert.ok((await offered(['explain'], world.folder)).includes('approval_expired'));
  assert.ok((await offered(['schema'])).includes('contract'));
  assert.ok((await offered(['ledger', 'append'])).includes('approval'));
  assert.ok((await offered(['check', '--format'])).includes('sarif'));
});

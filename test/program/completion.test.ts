import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../repositories.ts';
import { ReleaseWorld } from '../cli/release/release-world.ts';
import { runHere, World } from '../cli/world.ts';

const PROGRAM = join(import.meta.dirname, '../../dist/bin/claimgate.cjs');

/** The path of a claim in the repository of these tests. */
const NAME = 'pinterest/image-pin/immediate/business/standard';

function isInstalled(program: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, program)));
}

const POWERSHELL = 'pwsh';

/** Parses a script, without running it. */
const POWERSHELL_PARSER =
  '$faults = $null; [void][System.Management.Automation.Language.Parser]::ParseInput(($input | Out-String), [ref]$null, [ref]$faults); exit $faults.Count';

test(
  'the completion for PowerShell is a script of it',
  { skip: !isInstalled(POWERSHELL) && `no ${POWERSHELL}` },
  async (t) => {
    const world = new World();
    t.after(() => world.remove());
    const { stdout } = await world.claimgate(['completion', 'powershell']);
    execFileSync(POWERSHELL, ['-NoProfile', '-Command', POWERSHELL_PARSER], { input: stdout });
  },
);

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
  const explained = await offered(['explain']);
  for (const word of [NAME, 'approval_expired']) assert.ok(explained.includes(word), word);
  assert.ok((await offered(['projection', 'show'])).includes(NAME));
  assert.ok((await offered(['ledger', 'history'])).includes(NAME));
  assert.ok((await offered(['explain'], world.folder)).includes('approval_expired'));
  assert.ok((await offered(['schema'])).includes('contract'));
  assert.ok((await offered(['ledger', 'append'])).includes('approval'));
  assert.ok((await offered(['check', '--format'])).includes('sarif'));
});

test('a claim is taken by its name, its path, the beginning of either, and its digest', async (t) => {
  const world = await ReleaseWorld.create(t);
  const { stdout: list } = await world.claimgate('claims', 'list');
  const [, digits = ''] =
    /^pinterest · image-pin · immediate \S+ \S+ +([0-9a-f]{12})$/m.exec(list) ?? [];
  const full = 'pinterest · image-pin · immediate (business, standard)';
  for (const word of [NAME, `${NAME}/${digits}`, full, `${full} ${digits}`, digits]) {
    const { stdout } = await world.claimgate('explain', word, ...world.evidence, '--json');
    assert.match(stdout, new RegExp(`"subject_digest": "sha256:${digits}`), word);
  }
  const refused: Readonly<Record<string, RegExp>> = {
    pinterest: /subject_ambiguous/,
    [`${NAME}/0123456789ab`]: /is no claim, no digest and no file/,
    'pinterest/image-pin/imediate/business/standard': new RegExp(`did you mean "${NAME}"`),
    mastodno: /code_unknown/,
    'missing.json': /file_missing/,
  };
  for (const [word, said] of Object.entries(refused))
    assert.match((await world.claimgate('explain', word)).stderr, said, word);
});

/** Scripts that complete `claimgate explain pin` as their shell does, each by a script of claimgate. */
const COMPLETIONS: Readonly<Record<string, string>> = {
  bash: 'COMP_WORDS=(claimgate explain pin); COMP_CWORD=2; _claimgate; printf "%s\\n" "${COMPREPLY[@]}"',
  zsh: 'words=(claimgate explain pin); _claimgate',
  fish: 'complete -C "claimgate explain pin"',
};

for (const [shell, asking] of Object.entries(COMPLETIONS)) {
  test(
    `${shell} offers a claim as one word, which the command takes unquoted`,
    { skip: !isInstalled(shell) && `no ${shell}` },
    async (t) => {
      const world = await ReleaseWorld.create(t);
      const bin = temporaryFolder(t);
      const shim = `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`;
      writeFileSync(join(bin, 'claimgate'), shim, { mode: 0o755 });
      const { stdout: script } = await world.claimgate('completion', shell);
      const zsh = 'compdef() {}; _describe() { print -rl -- ${(P)2}; }\n';
      const offered = execFileSync(
        shell,
        ['-c', `${shell === 'zsh' ? zsh : ''}${script}\n${asking}`],
        {
          cwd: world.repository,
          env: { ...world.environment, PATH: `${bin}:${process.env['PATH'] ?? ''}` },
          encoding: 'utf8',
        },
      );
      assert.ok(offered.split('\n').includes(NAME), offered);
    },
  );
}

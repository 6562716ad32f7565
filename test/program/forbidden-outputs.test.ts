import assert from 'node:assert/strict';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { World } from '../cli/world.ts';

const NOTHING = '{\n  "schema_version": 1,\n  "claims": []\n}\n';
const world = new World();
const elsewhere = mkdtempSync(join(tmpdir(), 'claimgate-elsewhere-'));
const socket = createServer();

/** Where nothing may be written, with the code that says why. */
const PATHS: readonly (readonly [path: string, code: string])[] = [
  ['/dev/stdout', 'output_forbidden'],
  ['/dev/null', 'output_forbidden'],
  ['/dev/claimgate-test', 'output_forbidden'],
  ['/dev/fd/1', 'output_forbidden'],
  ['/proc/self/comm', 'output_forbidden'],
  ['/proc/claimgate-test', 'output_forbidden'],
  ['/sys/kernel/claimgate-test', 'output_forbidden'],
  ['devices/claimgate-test', 'output_forbidden'],
  ['to-null', 'file_not_regular'],
  ['fifo', 'file_not_regular'],
  ['to-fifo', 'file_not_regular'],
  ['socket', 'file_not_regular'],
  ['folder', 'file_not_regular'],
  ['.git', 'output_forbidden'],
  ['.git/HEAD', 'output_forbidden'],
  ['.git/config', 'output_forbidden'],
  ['.git/new', 'output_forbidden'],
  ['.git/hooks/new', 'output_forbidden'],
  ['.GIT/HEAD', 'output_forbidden'],
  ['.g\u200cit/HEAD', 'output_forbidden'],
  ['git~1/HEAD', 'output_forbidden'],
  ['folder/../.git/HEAD', 'output_forbidden'],
  ['to-git/HEAD', 'output_forbidden'],
  ['outside/new', 'output_forbidden'],
  ['to-outside/new', 'output_forbidden'],
  ['other/to-outside/new', 'output_forbidden'],
  ['other/.git/HEAD', 'output_forbidden'],
  ['separate/.git', 'output_forbidden'],
  ['store/HEAD', 'output_forbidden'],
  ['store/refs/heads/new', 'output_forbidden'],
  ['bare/HEAD', 'output_forbidden'],
  ['store/worktrees/linked/HEAD', 'output_forbidden'],
  ['nowhere/new', 'folder_missing'],
  ['nowhere/deep/new', 'folder_missing'],
  ['file/new', 'folder_missing'],
];

/** Every command that writes where an option says. */
const COMMANDS: Readonly<Record<string, (path: string) => readonly string[]>> = {
  'check --output': (path) => ['check', '--output', `json=${path}`],
  'digest --output': (path) => ['digest', '--output', `markdown=${path}`],
  'bad usage --output': (path) => ['check', '--bogus', '--output', `json=${path}`],
  'exec --out': (path) => ['exec', '--out', path, '--', 'true'],
  'manifest create --out': (path) => ['manifest', 'create', 'v1.0.0', '--out', path],
  'audit --pack': (path) => ['audit', 'v1.0.0', '--pack', path],
  'key generate --out': (path) => ['key', 'generate', '--no-passphrase', '--out', path],
  'ledger export --out': (path) => ['ledger', 'export', '--out', path],
  'ledger init --ledger': (path) => [
    'ledger',
    'init',
    '--ledger',
    `sqlite:${path}`,
    '--origin',
    'ledger.example/main',
    '--deployment',
    'hosted-eu',
  ],
};

before(async () => {
  for (const folder of ['provider-certification', 'folder', 'separate'])
    mkdirSync(join(world.directory, folder));
  writeFileSync(join(world.directory, 'provider-certification/public-claims.json'), NOTHING);
  writeFileSync(join(world.directory, 'file'), 'a file');
  writeFileSync(join(world.directory, 'fingerprint.key'), 'f'.repeat(64), { mode: 0o600 });
  await world.shell(`git init -q && git add . && git commit -qm claims
    git init -q other; git init -q --bare bare; mkfifo fifo
    git init -q --separate-git-dir=store separate
    (cd separate && git commit -q --allow-empty -m one && git worktree add -q ../linked)`);
  for (const [name, target] of [
    ['to-git', '.git'],
    ['to-null', '/dev/null'],
    ['to-fifo', 'fifo'],
    ['devices', '/dev'],
    ['outside', '..'],
    ['to-outside', elsewhere],
    ['other/to-outside', elsewhere],
  ] as const)
    symlinkSync(target, join(world.directory, name));
  await new Promise<void>((resolve) => socket.listen(join(world.directory, 'socket'), resolve));
});
after(() => {
  socket.close();
  rmSync(elsewhere, { recursive: true });
  world.remove();
});

describe('[T89][T324] a path that no file may be written to', () => {
  for (const [name, words] of Object.entries(COMMANDS))
    test(`is refused by ${name}, and nothing is touched`, async () => {
      const old = state();
      for (const [path, code] of PATHS) {
        // The folder itself is what an export goes to.
        if (name === 'ledger export --out' && path === 'folder') continue;
        const { exitCode, stderr } = await world.claimgate(words(path), {
          environment: settings(),
        });
        assert.equal(exitCode, 2, `${path}: ${stderr}`);
        if (name !== 'bad usage --output')
          assert.match(stderr, new RegExp(`error\\[${code}\\]`), path);
        assert.deepEqual(state(), old, path);
      }
    });

  test('is not touched by a folder of settings there', async () => {
    const old = state();
    for (const path of ['.git/settings', '/proc/claimgate-test', 'to-git/settings']) {
      const folder = path.startsWith('/') ? path : join(world.directory, path);
      const { exitCode } = await world.claimgate(
        ['instance', 'add', 'here', 'http://127.0.0.1:1'],
        { environment: { ...world.environment, CLAIMGATE_CONFIG_DIR: folder } },
      );
      assert.equal(exitCode, 2);
      assert.deepEqual(state(), old, path);
    }
  });

  test('is not reached through a folder of the repository that leads there', async () => {
    const inside = new World();
    try {
      await inside.shell('git init -q && mkdir .git/x && ln -s .git/x provider-certification');
      const { exitCode, stderr } = await inside.claimgate(['setup', '--files-only']);
      assert.equal(exitCode, 2);
      assert.match(stderr, /error\[(?:output_forbidden|file_symlink)\]/);
      assert.deepEqual(readdirSync(join(inside.directory, '.git/x')), []);
    } finally {
      inside.remove();
    }
  });

  test('says what to use for standard output', async () => {
    const { stderr } = await world.claimgate(['check', '--output', 'json=/dev/stdout']);
    assert.match(stderr, /--format FORMAT/);
  });

  test('leaves the outputs that may be written', async () => {
    const words = ['check', '--output', 'json=.git/HEAD', '--output', 'json=to-nothing'];
    const { exitCode } = await world.claimgate(words);
    assert.equal(exitCode, 2);
    const written = readFileSync(join(world.directory, 'to-nothing'), 'utf8');
    assert.match(written, /"code": "output_forbidden"/);
  });
});

describe('[T89] a folder that does not exist', () => {
  for (const words of [
    ['setup', '--files-only'],
    ['check'],
    ['claims', 'fmt'],
    ['trust', 'init', '--from', 'x.json'],
  ])
    test(`is not made by -C for \`${words.join(' ')}\``, async () => {
      for (const folder of ['nowhere', 'nowhere/deep', 'file', '/proc/nowhere']) {
        const { exitCode, stderr } = await world.claimgate(['-C', folder, ...words]);
        assert.equal(exitCode, 2);
        assert.match(stderr, /error\[folder_missing\]/);
        assert.ok(!readdirSync(world.directory).includes('nowhere'));
      }
    });
});

function settings(): Record<string, string | undefined> {
  return {
    ...world.environment,
    CLAIMGATE_FINGERPRINT_KEY_FILE: join(world.directory, 'fingerprint.key'),
  };
}

/** All that lies in the folder of this test, and in the system's folders for devices. */
function state(): readonly string[] {
  const devices = ['/dev/stdout', '/dev/null'].map((path) => `${path} ${lstatSync(path).ino}`);
  const strangers = ['/dev', '/proc', '/sys/kernel'].filter((folder) =>
    readdirSync(folder).some((name) => name.includes('claimgate')),
  );
  return [...contents(world.directory), ...devices, ...strangers];
}

function contents(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const { mode, ino } = lstatSync(path);
    const own = `${path} ${mode} ${ino} ${entry.isFile() ? readFileSync(path, 'latin1') : ''}`;
    return entry.isDirectory() ? [own, ...contents(path)] : [own];
  });
}

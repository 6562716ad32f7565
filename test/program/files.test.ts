import assert from 'node:assert/strict';
import {
  readFileSync,
  rmSync,
  writeFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test, after, before } from 'node:test';
import { AT, World } from '../cli/world.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { NO_CLAIMS } from '../repositories.ts';

interface Verdict {
  readonly decision: string;
  readonly claims: readonly { readonly decision: string }[];
  readonly findings: readonly { readonly code: string }[];
}

describe('a check with evidence', () => {
  let world: World;
  let repository: string;

  beforeEach(async () => {
    world = new World();
    await world.demonstrate();
    repository = join(world.directory, 'repo');
  });
  afterEach(() => world.remove());

  const check = async (): Promise<Verdict> => {
    const pin = readFileSync(join(world.directory, 'pin.txt'), 'utf8').trim();
    const projection = '../projection/ledger-projection.jsonl';
    const words = ['check', '-C', 'repo', '--projection', projection, '--trust-pin', pin, '--json'];
    const { stdout } = await world.claimgate(words, { clock: () => AT });
    return JSON.parse(stdout) as Verdict;
  };
  const codesOf = ({ findings }: Verdict) => findings.map(({ code }) => code);

  test('judges claims whose members are spelled with escapes as any others', async () => {
    const path = join(repository, 'provider-certification/public-claims.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll('"subject"', String.raw`"\u0073ubject"`));
    const verdict = await check();
    assert.equal(verdict.decision, 'allowed');
    assert.ok(verdict.claims.length > 0);
    assert.ok(verdict.claims.every(({ decision }) => decision === 'allowed'));
    assert.ok(codesOf(verdict).includes('not_canonical'));
  });

  test('cannot judge where a file lies in the place of the contracts: there are none', async () => {
    const path = join(repository, 'provider-certification/contracts');
    rmSync(path, { recursive: true });
    writeFileSync(path, '');
    const verdict = await check();
    assert.equal(verdict.decision, 'undetermined');
    assert.ok(codesOf(verdict).includes('file_missing'), codesOf(verdict).join());
  });
});

const CONFIG = '{\n  "schema_version": 1\n}\n';

describe('[T22] an option that names other files than the fixed ones', () => {
  let world: World;

  before(async () => {
    world = new World();
    await world.shell(
      `git init -q && mkdir provider-certification && printf '${NO_CLAIMS}' > ${CLAIMS_PATH} && printf '${CONFIG}' > other.json && printf '${NO_CLAIMS}' > none.json && git add . && git commit -qm all`,
    );
  });
  after(() => world.remove());

  const verdict = async (...options: readonly string[]) => {
    const { stdout, exitCode } = await world.claimgate(['check', '--json', ...options]);
    const { kind, decision } = JSON.parse(stdout) as Record<'kind' | 'decision', string>;
    return { exitCode, kind, decision };
  };

  test('without one the verdict is of kind release', async () =>
    assert.deepEqual(await verdict(), { exitCode: 0, kind: 'release', decision: 'allowed' }));

  for (const options of [
    ['--config', 'other.json'],
    ['--claims', 'none.json'],
  ]) {
    test(`${options[0]} makes a draft, which lets nothing through`, async () => {
      assert.equal((await verdict(...options)).kind, 'draft');
      const [name, file] = options;
      const create = ['manifest', 'create', 'v1.0.0', name ?? '', file ?? ''];
      const started = ['exec', name ?? '', file ?? '', '--', 'false'];
      for (const words of [create, started]) {
        const { exitCode, stderr } = await world.claimgate(words);
        assert.ok(exitCode === 1 || exitCode === 2, stderr);
        assert.match(stderr, /^error\[(?:draft_not_releasable|usage)\]/m);
      }
    });
  }

  test('one that leads out of the repository reads nothing', async () => {
    const { exitCode, stderr } = await world.claimgate(['check', '--claims', '../none.json']);
    assert.equal(exitCode, 2, stderr);
  });
});

let changed: World;
let pin: string;

const CONTRACT = 'repo/provider-certification/contracts/pinterest.image-pin.publish_immediate.json';
const ROOT = 'repo/provider-certification/trust/1.root.json';
const PROJECTION = 'projection/ledger-projection.jsonl';

before(async () => {
  changed = new World();
  await changed.demonstrate();
  await changed.shell('git init -q empty');
  pin = readFileSync(join(changed.directory, 'pin.txt'), 'utf8').trim();
  const control = { schema_version: 1, selector: { provider: 'pinterest' }, state: 'enabled' };
  writeFileSync(join(changed.directory, 'control.json'), JSON.stringify(control, null, 2));
});
after(() => changed.remove());

interface Told {
  readonly findings: readonly { code: string; found?: string; expected?: string; next?: string }[];
}

async function told(line: string, environment = changed.environment) {
  const { stdout, stderr, exitCode } = await changed.claimgate(line.split(' '), { environment });
  const { findings } = JSON.parse(stdout || stderr) as Told;
  return { exitCode, findings };
}

const KINDS: readonly (readonly [line: string, found: string, next: string])[] = [
  ['contract lint control.json', 'a control event', 'claimgate ledger append control control.json'],
  ['digest --contracts control.json', 'a control event', 'ledger append control'],
  [`contract lint ${ROOT}`, 'a signed document', `claimgate verify ${ROOT}`],
  [`verify ${CONTRACT} --key none`, 'a contract', `claimgate contract lint ${CONTRACT}`],
  [`sign ${CONTRACT} --key keys/release.pem`, 'a contract', 'contract lint'],
  [`sign ${PROJECTION} --key keys/release.pem`, 'a projection', 'ledger show --subject'],
  [`manifest verify ../${CONTRACT} -C repo`, 'a contract', 'contract lint'],
  [`ledger show --subject 0123456789ab --projection ${CONTRACT}`, 'a contract', 'contract lint'],
  [
    'ledger show --subject control.json --projection none',
    'a control event',
    'ledger append control',
  ],
  ['explain control.json', 'a control event', 'ledger append control'],
  [`trust init --from ${CONTRACT}`, 'a contract', 'contract lint'],
  ['verdict require control.json', 'a control event', 'ledger append control'],
  ['readiness control.json', 'a control event', 'ledger append control'],
  ['audit control.json', 'a control event', 'ledger append control'],
];

test('a document of another kind is named, with the command that reads it', async () => {
  for (const [line, found, next] of KINDS) {
    const { exitCode, findings } = await told(`${line} --json`);
    assert.deepEqual(
      findings.map(({ code, found: what }) => [code, what]),
      [['document_kind_wrong', found]],
      line,
    );
    assert.ok(findings[0]?.next?.includes(next), line);
    assert.equal(exitCode, 2, line);
  }
});

test('a key file is named where a document is expected', async () => {
  const { findings } = await told('contract lint keys/release.pem --json');
  assert.deepEqual(
    findings.map(({ code, found }) => [code, found]),
    [['document_kind_wrong', 'a PEM file, as keys are']],
  );
});

test('without git, every command that needs it names git and nothing else', async () => {
  const evidence = `--json --projection ${join(changed.directory, PROJECTION)} --trust-pin ${pin}`;
  for (const line of [
    `check -C repo ${evidence}`,
    'check -C repo --ref HEAD --json',
    `exec -C repo ${evidence} -- true`,
    `manifest create v1.0.0 -C repo ${evidence}`,
    'manifest diff v1.0.0 v1.1.0 -C repo --json',
    `release v1.0.0 -C repo ${evidence}`,
    'release record v1.0.0 -C repo --json',
    'audit v1.0.0 -C repo --json',
    `claims propose -C repo ${evidence}`,
    `explain 0123456789ab -C repo ${evidence}`,
    `plan -C repo ${evidence}`,
    'setup --yes -C empty --json',
  ]) {
    const { exitCode, findings } = await told(line, {
      ...changed.environment,
      PATH: '/nonexistent',
    });
    assert.deepEqual(
      findings.map(({ code }) => code),
      ['git_missing'],
      line,
    );
    assert.equal(exitCode, 2, line);
  }
});

const NOTHING = '{\n  "schema_version": 1,\n  "claims": []\n}\n';
const world = new World();
const elsewhere = mkdtempSync(join(tmpdir(), 'claimgate-elsewhere-'));
/** Its path begins with that of the repository. */
const beside = `${world.directory}-beside`;
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
  ['to-beside/new', 'output_forbidden'],
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
  mkdirSync(beside);
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
    ['to-beside', beside],
    ['other/to-outside', elsewhere],
  ] as const)
    symlinkSync(target, join(world.directory, name));
  await new Promise<void>((resolve) => socket.listen(join(world.directory, 'socket'), resolve));
});
after(() => {
  socket.close();
  for (const folder of [elsewhere, beside]) rmSync(folder, { recursive: true });
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

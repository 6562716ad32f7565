import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, test, before } from 'node:test';
import { execa } from 'execa';
import type { SetupResult } from '../../../src/documents/index.ts';
import { runHere } from '../../cli/world.ts';
import { REPRODUCIBLE_GIT } from '../../repositories.ts';
import { Shop } from '../../cli/shop.ts';
import { Places } from '../../hints/places.ts';

const ROOT = 'provider-certification/trust/1.root.json';
const CONFIG = 'claimgate.config.json';

function outcomes(result: SetupResult | null): Record<string, string> {
  return Object.fromEntries((result?.steps ?? []).map(({ path, outcome }) => [path, outcome]));
}

function deploymentOf(shop: Shop): string {
  return (JSON.parse(shop.text(CONFIG)) as { deployment: string }).deployment;
}

describe('setup', () => {
  test('a rotation advances the saved pin, forwards only and along the chain', async (t) => {
    const shop = await Shop.create(t);
    const first = (await shop.setUp()).result?.pin ?? '';
    shop.write(
      'changes.json',
      '{"schema_version":1,"limits":{"max_projection_hours":12,"max_facts_minutes":60,"max_clock_skew_seconds":30}}',
    );
    const rotated = await shop.run(['trust', 'update', '--from', 'changes.json', '--json']);
    const { pin } = (JSON.parse(rotated.stdout) as { result: { pin: string } }).result;
    const next = 'provider-certification/trust/2.root.json';
    const advance = (...words: string[]) => shop.run(['trust', 'pin', ...words]);
    assert.match(
      (await advance(pin)).stderr,
      /error\[envelope_unsigned\]|error\[signatures_below_threshold\]/,
    );
    await shop.run(['sign', next, '--key', '.claimgate/keys/root.key']);
    const another = `2:${first.slice(2)}`;
    assert.match((await advance(another)).stderr, /error\[pin_mismatch\]/);
    const saved = await advance(pin);
    assert.equal(saved.exitCode, 0, saved.stderr);
    assert.equal(saved.stdout, `saved: ${pin} for ${deploymentOf(shop)}\n  before: ${first}\n`);
    assert.match((await advance(first)).stderr, /error\[usage\]: .*no older/);
    assert.match((await shop.run(['trust', 'pin', pin], { CI: '1' })).stderr, /error\[usage\]/);
    assert.match((await shop.run(['doctor'])).stdout, new RegExp(`pin +${pin.slice(0, 22)}`));
  });

  test('names the package of the repository, in any language, and not its folder', async (t) => {
    const named: Readonly<
      Record<string, readonly [text: string, deployment: string, uri: string]>
    > = {
      'pyproject.toml': [
        '[build-system]\nrequires = []\n\n[project]\nname = "Pixel_Gram.tools"\n',
        'pixel-gram-tools',
        'pkg:pypi/pixel-gram-tools',
      ],
      'go.mod': [
        'module shop.example/publisher\n\ngo 1.21\n',
        'publisher',
        'pkg:golang/shop.example/publisher',
      ],
      'Cargo.toml': ['[package]\nname = "pixelgram"\n', 'pixelgram', 'pkg:cargo/pixelgram'],
    };
    for (const [file, [text, deployment, uri]] of Object.entries(named)) {
      const shop = await Shop.create(t);
      rmSync(shop.path('package.json'));
      shop.write(file, text);
      assert.equal((await shop.run(['setup', '--yes'])).exitCode, 0);
      const config = JSON.parse(shop.text(CONFIG)) as Record<string, string>;
      assert.deepEqual([config['deployment'], config['resource_uri']], [deployment, uri]);
    }
  });

  test('makes everything that the first record of evidence needs, and nothing twice', async (t) => {
    const shop = await Shop.create(t);
    const first = await shop.setUp();
    assert.equal(first.exitCode, 0, first.stderr);
    assert.equal(new Set(Object.values(outcomes(first.result))).size, 1, 'all of it was created');
    assert.equal(JSON.parse(shop.text(CONFIG)).resource_uri, 'pkg:npm/%40acme/shop');
    // SQLite touches its file when it is opened for writing.
    const contents = () =>
      shop
        .files()
        .filter((name) => !name.includes('.sqlite'))
        .map((name) => [name, shop.text(name)]);
    const old = contents();
    const again = await shop.setUp();
    assert.deepEqual([...new Set(Object.values(outcomes(again.result)))], ['unchanged']);
    assert.deepEqual(contents(), old);
    assert.equal(again.result?.pin, first.result?.pin);
    for (const args of [
      ['ledger', 'verify'],
      ['ledger', 'show', '--stats'],
      ['verify', ROOT],
      ['contract', 'lint'],
    ])
      assert.notEqual((await shop.run(args)).exitCode, 3, args.join(' '));
    assert.equal((await shop.run(['verify', ROOT])).exitCode, 0);
    await shop.git('add', '-A');
    await shop.git('commit', '-qm', 'Set up');
    assert.equal((await shop.run(['check'])).exitCode, 0);
    assert.deepEqual(await shop.git('ls-files', '.claimgate'), '');
  });

  test('[T138] secrets are their owner’s alone, and git ignores them', async (t) => {
    const shop = await Shop.create(t);
    await shop.setUp();
    const secrets = shop.files().filter((name) => /\.(key|sqlite)$/.test(name));
    assert.equal(secrets.length, 6);
    for (const name of secrets) assert.equal(statSync(shop.path(name)).mode & 0o077, 0, name);
    assert.equal(statSync(shop.path('.claimgate/keys')).mode & 0o077, 0);
    assert.doesNotMatch(await shop.git('status', '--porcelain', '-uall'), /\.claimgate/);
  });

  test('says what it would do, and does nothing of it', async (t) => {
    const shop = await Shop.create(t);
    const old = shop.files();
    const { result } = await shop.setUp(['--dry-run']);
    assert.deepEqual([...new Set(Object.values(outcomes(result)))], ['would_create']);
    assert.deepEqual([shop.files(), shop.pins()], [old, []]);
  });

  test('in a subfolder, asks on a terminal or says that it sets up the whole repository', async (t) => {
    const shop = await Shop.create(t);
    mkdirSync(shop.path('apps/web'), { recursive: true });
    const old = shop.files();
    const environment = { PATH: REPRODUCIBLE_GIT['PATH'], HOME: shop.home };
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return 'no';
    };
    const host = { directory: shop.path('apps/web'), environment };
    const refused = await runHere(['setup'], { ...host, ask });
    assert.equal(refused.exitCode, 2, refused.stdout);
    assert.match(asked.join(), /^Set up the whole repository, not only apps\/web\? [^,]*$/);
    assert.match(refused.stderr, /apps\/web in "products"/);
    assert.deepEqual(shop.files(), old);
    const { exitCode, stdout } = await runHere(['setup', '--yes'], host);
    assert.equal(exitCode, 0);
    assert.match(stdout, /the whole repository, not for apps\/web alone/);
    assert.ok(existsSync(shop.path(ROOT)));
    assert.doesNotMatch((await shop.run(['setup', '--yes'])).stdout, /the whole repository/);
  });

  test('takes its answers from a file, and options win', async (t) => {
    const shop = await Shop.create(t);
    const answers = { schema_version: 1, deployment: 'eu', ci: 'gitlab', origin: 'l.example/x' };
    shop.write('answers.json', JSON.stringify({ ...answers, resource_uri: 'pkg:oci/shop' }));
    const { result } = await shop.setUp(['--from', 'answers.json', '--deployment', 'us']);
    assert.equal(result?.deployment, 'us');
    assert.ok(existsSync(shop.path('.gitlab/claims.yml')));
    assert.equal(existsSync(shop.path('.github')), false);
    assert.equal(JSON.parse(shop.text(CONFIG)).resource_uri, 'pkg:oci/shop');
    shop.write('bad.json', '{"schema_version":1,"ledger":"postgres://a:S3cret@b/c"}');
    const refused = await shop.setUp(['--from', 'bad.json']);
    assert.match(refused.codes.join(), /wrong_form/);
    assert.doesNotMatch(refused.stdout + refused.stderr, /S3cret/);
  });

  for (const [what, remote, files, writes, installs] of [
    [
      'a GitHub remote, npm',
      'git@github.com:a/b.git',
      {},
      '.github/workflows/claims.yml',
      /npm ci/,
    ],
    [
      'a GitLab remote, pnpm',
      'https://gitlab.example.org/a/b.git',
      { 'pnpm-lock.yaml': '' },
      '.gitlab/claims.yml',
      /pnpm install --frozen-lockfile[^]*pnpm exec claimgate/,
    ],
    [
      'a Jenkinsfile, yarn',
      'git@github.com:a/b.git',
      { Jenkinsfile: '', 'yarn.lock': '' },
      'ci/claims.sh',
      /yarn install --frozen-lockfile/,
    ],
    [
      'a Bitbucket remote, a newer yarn',
      'git@bitbucket.org:a/b.git',
      { 'yarn.lock': '', '.yarnrc.yml': '' },
      'ci/claims.sh',
      /corepack yarn install --immutable/,
    ],
    ['no remote', undefined, {}, 'ci/claims.sh', /npm ci/],
    [
      'a GitLab remote, without Node',
      'git@gitlab.com:a/b.git',
      { 'package.json': null },
      '.gitlab/claims.yml',
      /claimgate-linux-x64\.xz[^]*<SHA256>/,
    ],
  ] as const)
    test(`writes the files for ${what}`, async (t) => {
      const shop = await Shop.create(t);
      if (remote !== undefined) await shop.git('remote', 'add', 'origin', remote);
      for (const [name, text] of Object.entries(files))
        if (text === null) rmSync(shop.path(name));
        else shop.write(name, text);
      const { result, exitCode, stderr } = await shop.setUp();
      assert.equal(exitCode, 0, stderr);
      assert.equal(outcomes(result)[writes], 'created');
      assert.equal(existsSync(shop.path('.github')), writes.startsWith('.github'));
      assert.equal(existsSync(shop.path('.gitlab')), writes.startsWith('.gitlab'));
      const steps = shop.text('ci/claims.sh');
      assert.match(steps, installs);
      assert.match(steps, /^default_branch='main'$/m);
      await execa('sh', ['-n', shop.path('ci/claims.sh')]);
      if (writes === '.gitlab/claims.yml' && 'package.json' in files)
        assert.doesNotMatch(shop.text(writes), /node:/);
    });

  test('keeps the branch that was pushed as the default one, also where its name is an option of git', async (t) => {
    const shop = await Shop.create(t);
    await shop.git('symbolic-ref', 'HEAD', 'refs/heads/--delete');
    await shop.git('commit', '--quiet', '--allow-empty', '--message', 'Begin');
    const remote = shop.path('../origin.git');
    await shop.git('init', '--quiet', '--bare', '--initial-branch', 'main', remote);
    await shop.git('remote', 'add', 'origin', remote);
    await shop.git('push', '--quiet', 'origin', 'HEAD');
    const { result, stderr } = await shop.setUp();
    assert.equal(outcomes(result)['origin/HEAD'], 'created', stderr);
    const head = await shop.git('symbolic-ref', 'refs/remotes/origin/HEAD');
    assert.equal(head, 'refs/remotes/origin/--delete');
  });

  test('an update shows what differs, writes it on request, and leaves what the repository owns', async (t) => {
    const shop = await Shop.create(t);
    await shop.setUp();
    const steps = shop.text('ci/claims.sh');
    assert.match((await shop.run(['setup', '--update'])).stdout, /is there {5}ci\/claims\.sh/);
    const older = steps.replace(':-12h}', ':-24h}').replace('take() {\n', '');
    shop.write('ci/claims.sh', older);
    shop.write('ci/publish.sh', 'npm publish\n');
    const shown = await shop.run(['setup', '--update']);
    assert.match(shown.stdout, /^ {2}would change ci\/claims\.sh /m);
    for (const line of ['- export CLAIM.*:-24h', '\\+ export CLAIM.*:-12h', '\\+ take\\(\\) {'])
      assert.match(shown.stdout, new RegExp(`^${line}`, 'm'));
    assert.match(shown.stderr, /next: claimgate setup --update --yes/);
    assert.equal(shop.text('ci/claims.sh'), older);
    const written = await shop.run(['setup', '--update', '--yes']);
    assert.match(written.stdout, /^ {2}changed {6}ci\/claims\.sh /m);
    assert.deepEqual(
      [shop.text('ci/claims.sh'), shop.text('ci/publish.sh')],
      [steps, 'npm publish\n'],
    );
  });

  test('asks on a terminal, and a default is what an empty line takes', async (t) => {
    const shop = await Shop.create(t);
    const asked: string[] = [];
    const answers = ['', 'pkg:oci/shop', '', ''];
    const ask = async (question: string) => {
      asked.push(question);
      return answers[asked.length - 1];
    };
    const environment = { PATH: REPRODUCIBLE_GIT['PATH'], HOME: shop.home };
    const host = { directory: shop.folder, environment, ask };
    const { exitCode, stderr } = await runHere(['setup'], host);
    assert.equal(exitCode, 0, stderr);
    assert.equal(asked.length, 4);
    assert.match(asked[0] ?? '', /\[shop\]: $/);
    assert.equal(JSON.parse(shop.text(CONFIG)).resource_uri, 'pkg:oci/shop');
    const silent = await Shop.create(t);
    const old = silent.files();
    assert.match((await silent.run(['setup'])).stderr, /missing --yes/);
    assert.deepEqual(silent.files(), old);
  });

  test('two people: the root is whole once the other has signed, too', async (t) => {
    const shop = await Shop.create(t);
    await shop.run(['key', 'generate', '--out', '../anna.key', '--no-passphrase']);
    const people = ['--signers', '2', '--root-key', '../anna.key.pub.pem'];
    const { result } = await shop.setUp(people);
    assert.equal(result?.missing[0]?.count, 1);
    assert.equal((await shop.run(['verify', ROOT])).exitCode, 1);
    assert.equal((await shop.run(['sign', ROOT, '--key', '../anna.key'])).exitCode, 0);
    assert.equal((await shop.run(['verify', ROOT])).exitCode, 0);
    assert.match((await shop.setUp(['--signers', '2'])).codes.join(), /usage/);
  });

  test('a configuration of `setup --files-only` is completed; any other is left, and what it lacks is named', async (t) => {
    const shop = await Shop.create(t);
    await shop.run(['setup', '--files-only']);
    assert.equal(outcomes((await shop.setUp()).result)[CONFIG], 'changed');
    const other = await Shop.create(t);
    const text = '{"schema_version":1,"deployment":"eu","facts":"f.json"}\n';
    other.write(CONFIG, text);
    const old = other.files();
    const { codes, result } = await other.setUp(['--deployment', 'us']);
    assert.equal(result, null);
    assert.equal(codes.length, 5, codes.join());
    assert.ok(codes.every((code) => code === `setup_differs ${CONFIG}`));
    assert.deepEqual([other.text(CONFIG), other.files()], [text, old]);
  });

  test('somebody joins: no keys are made that no trust root names, and the pin is not taken on trust', async (t) => {
    const shop = await Shop.create(t);
    const first = await shop.setUp();
    await shop.git('add', '-A');
    await shop.git('commit', '-qm', 'Set up');
    const joining = new Shop(t);
    rmSync(joining.folder, { recursive: true });
    await execa('git', ['clone', '-q', shop.folder, joining.folder]);
    const { result, exitCode } = await joining.setUp();
    assert.equal(exitCode, 0);
    assert.equal(existsSync(joining.path('.claimgate')), false);
    assert.deepEqual([result?.pin, result?.pin_file], [first.result?.pin, null]);
    assert.deepEqual(joining.pins(), []);
  });

  test('a key that was moved to a safe place is not made anew', async (t) => {
    const shop = await Shop.create(t);
    await shop.setUp();
    rmSync(shop.path('.claimgate/keys/root.key'));
    const { result } = await shop.setUp();
    assert.equal(outcomes(result)['.claimgate/keys/root.key'], 'unchanged');
    assert.equal(existsSync(shop.path('.claimgate/keys/root.key')), false);
  });
});

describe('what setup refuses before it writes anything', () => {
  test('a folder outside of a git repository', async (t) => {
    const shop = new Shop(t);
    const { codes } = await shop.setUp();
    assert.deepEqual([codes, shop.files()], [['git_required '], ['package.json']]);
  });

  test('[T138] a read-only folder is left unchanged', async (t) => {
    if (process.getuid?.() === 0) return t.skip('root writes anywhere');
    const shop = await Shop.create(t);
    chmodSync(shop.folder, 0o500);
    try {
      const { codes } = await shop.setUp();
      assert.match(codes.join(), /file_unwritable/);
    } finally {
      // The shop removes itself after the test, which it may do only then.
      chmodSync(shop.folder, 0o700);
    }
  });

  for (const link of ['.claimgate', 'provider-certification', '.github'])
    test(`[T138] a link that leads out of the repository: ${link}`, async (t) => {
      const shop = await Shop.create(t);
      const outside = join(shop.folder, '../outside');
      mkdirSync(outside);
      symlinkSync(outside, shop.path(link));
      const { codes } = await shop.setUp();
      assert.match(codes.join(), /file_symlink/);
      assert.deepEqual(readdirSync(outside), []);
      assert.equal(existsSync(shop.path(CONFIG)), false);
    });

  for (const link of ['.gitignore', '.gitattributes', CONFIG])
    test(`[T138] a file that is a link: ${link}`, async (t) => {
      const shop = await Shop.create(t);
      shop.write('../outside.txt', 'mine\n');
      symlinkSync(join(shop.folder, '../outside.txt'), shop.path(link));
      const { codes } = await shop.setUp();
      assert.match(codes.join(), /file_symlink/);
      assert.equal(shop.text('../outside.txt'), 'mine\n');
      assert.equal(existsSync(shop.path('.claimgate/keys')), false);
    });

  test('[T137] a key that came with the repository', async (t) => {
    const shop = await Shop.create(t);
    const key = '.claimgate/keys/root.key';
    mkdirSync(shop.path('.claimgate/keys'), { recursive: true });
    await shop.run(['key', 'generate', '--out', key, '--no-passphrase']);
    await shop.git('add', '-f', '.');
    await shop.git('commit', '-qm', 'A gift');
    const { codes } = await shop.setUp();
    const found = [`keys_not_ignored ${key}`, `keys_not_ignored ${key}.pub.pem`];
    assert.deepEqual(codes, found);
    // The public half alone would read as a key that is held elsewhere, and the trust root would name it.
    await shop.git('rm', '-q', key);
    await shop.git('commit', '-qm', 'A smaller gift');
    assert.deepEqual((await shop.setUp()).codes, found.slice(1));
    assert.equal(existsSync(shop.path(ROOT)), false);
  });

  test('[T137] keys that another file of git would keep', async (t) => {
    const shop = await Shop.create(t);
    shop.write('.claimgate/.gitignore', '!keys\n');
    shop.write('.gitignore', '!/.claimgate/\n');
    shop.write('.git/info/exclude', '');
    const { codes, exitCode } = await shop.setUp();
    // The line at the end wins, whatever stands before it.
    assert.equal(exitCode, 0, codes.join());
    assert.doesNotMatch(await shop.git('status', '--porcelain', '-uall'), /\.claimgate\/keys/);
  });

  test('[T137] a trust root of another deployment', async (t) => {
    const shop = await Shop.create(t);
    await shop.setUp(['--deployment', 'eu']);
    rmSync(shop.path(CONFIG));
    const { codes } = await shop.setUp(['--deployment', 'us']);
    assert.deepEqual(codes, [`setup_differs ${ROOT}`]);
  });
});

describe('an export after setup', () => {
  test('takes everything from the configuration, and says why it is empty', async (t) => {
    const shop = await Shop.create(t);
    await shop.setUp(['--deployment', 'eu']);
    const facts = {
      schema_version: 1,
      deployment: 'eu',
      deployment_kind: 'cloud',
      deployment_environment: 'production',
      generated_at: new Date().toISOString(),
      apps: [],
      accounts: [],
      policies: [],
      implemented: [],
      deny_list: [],
    };
    shop.write('runtime-facts.json', JSON.stringify(facts));
    for (const commits of [false, true]) {
      if (commits) await shop.git('add', '-A');
      if (commits) await shop.git('commit', '-qm', 'Set up');
      const { exitCode, stdout, stderr } = await shop.run(['ledger', 'export']);
      assert.equal(exitCode, 0, stderr);
      assert.match(stdout, /^exported: projection\/ledger-projection\.jsonl, 0 entries/);
      assert.match(stderr, /warning\[projection_empty\].*no test run in the ledger/);
    }
    const only = await shop.run([
      'ledger',
      'export',
      '--claims',
      'provider-certification/public-claims.json',
    ]);
    assert.match(only.stderr, /projection_empty.*no claim in the claims file/);
  });
});

describe('what the configuration names', () => {
  test('[T139] no report is written over the ledger, a key, the facts or a projection', async (t) => {
    const shop = await Shop.create(t);
    await shop.setUp();
    shop.write('runtime-facts.json', '{}');
    shop.write('projection/ledger-projection.jsonl', '');
    for (const name of [
      '.claimgate/ledger.sqlite',
      '.claimgate/ledger.sqlite-wal',
      '.claimgate/keys/root.key',
      '.claimgate/keys/fingerprint.key',
      'runtime-facts.json',
      'projection/ledger-projection.jsonl',
    ]) {
      // Of a database the library decides when the file is written.
      const content = () =>
        existsSync(shop.path(name)) && !name.includes('.sqlite') ? shop.text(name) : undefined;
      const old = content();
      const { stderr, stdout } = await shop.run(['check', '--output', `json=${name}`]);
      assert.match(stderr + stdout, /output_conflict/, name);
      assert.equal(content(), old);
    }
  });
});

let places: Places;

before(async () => {
  places = await Places.create();
});

/** Something that is made, and the row that says so. */
const FOUND: readonly (readonly [made: string, row: RegExp])[] = [
  ['true', /ok +claims +claimed in /],
  [
    'sed -i "s/$/\\r/" provider-certification/public-claims.json',
    /error +claims +the file contains carriage returns.+\n +next: claimgate claims fmt/,
  ],
  [
    'echo "{" > provider-certification/public-claims.json',
    /error +claims +the file is not valid JSON/,
  ],
  [
    'mkdir .gitlab && claimgate setup --update --yes --ci gitlab',
    /warning +pipeline +\.gitlab-ci\.yml: add `include: \[\{ local: \.gitlab\/claims\.yml \}\]`/,
  ],
  [
    'mkdir .gitlab && claimgate setup --update --yes --ci gitlab && echo "include: [{ local: .gitlab/claims.yml }]" > .gitlab-ci.yml',
    /ok +pipeline +ci\/claims\.sh, \.gitlab\/claims\.yml/,
  ],
  [
    'rm package.json ci/* && claimgate setup --update --yes --ci shell',
    /warning +pipeline +ci\/claims\.sh: fill in <SHA256>; ci\/publish\.sh: fill in <PUBLISH-COMMAND>/,
  ],
  [
    `sed -i 's#"projection": "projection"#"projection": "evidence"#' claimgate.config.json`,
    /pipeline +ci\/claims\.sh puts no projection into evidence: configure projection/,
  ],
  [
    `mv .claimgate/ledger.sqlite* .claimgate/keys/ && sed -i 's#claimgate/ledger#claimgate/keys/ledger#' claimgate.config.json`,
    /warning +keys +\.claimgate\/keys\/fingerprint\.key and the ledger are in one folder: anyone who copies the folder can add records/,
  ],
];

for (const [made, row] of FOUND)
  test(`doctor sees what is missing on the road: ${made}`, async () => {
    places.reset();
    await places.do('laptop', made);
    assert.match((await places.type('laptop', 'claimgate doctor')).text, row);
  });

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  mkdirSync,
  renameSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { after, before, describe, test, type TestContext } from 'node:test';
import { execa } from 'execa';
import { KeyWorld } from './key-world.ts';
import { runHere, World, type Outcome } from '../world.ts';
import { cheaplyEncrypted, newKey, valueOf } from '../../trust/expect.ts';
import { content, firstRoot, keyList, keys, role, sign } from '../../trust/root-world.ts';
import { pinOf } from '../../../src/trust/anchor.ts';
import { trustRootOf, rotateTrustRoot } from '../../../src/trust/root.ts';
import { writeEnvelope } from '../../../src/trust/envelope.ts';
import { writePrivateKey } from '../../../src/trust/private-key.ts';

const has = (program: string, argument: string) =>
  spawnSync(program, [argument]).error === undefined;
const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

describe('key files', () => {
  let world: KeyWorld;

  before(() => {
    world = new KeyWorld();
  });

  after(() => world.remove());

  const mode = (name: string) => statSync(world.at(name)).mode & 0o7777;

  for (const umask of ['000', '022', '077']) {
    test(`[T52] a private key has mode 0600 from its creation on, under umask ${umask}`, async () => {
      const name = `umask-${umask}.key`;
      const { exitCode } = await world.start(
        ['key', 'generate', '--out', name, '--no-passphrase'],
        {
          umask,
        },
      );
      assert.equal(exitCode, 0);
      assert.equal(mode(name), 0o600);
      assert.equal(mode(`${name}.pub.pem`), 0o644 & ~Number.parseInt(umask, 8));
    });
  }

  test('[T52] the mode is asked for when the file is created, not set afterwards', async (t) => {
    if (!has('strace', '-V')) return t.skip('no strace');
    const trace = world.at('trace');
    const command = [
      process.execPath,
      world.program,
      'key',
      'generate',
      '--out',
      'traced.key',
      '--no-passphrase',
    ];
    const { exitCode } = await execa(
      'strace',
      ['-f', '-e', 'trace=openat,chmod,fchmod,fchmodat', '-o', trace, ...command],
      { cwd: world.directory, reject: false },
    );
    if (exitCode !== 0) return t.skip('strace may not trace here');
    const lines = readFileSync(trace, 'utf8')
      .split('\n')
      // Written under another name first, so that there is the whole key or none.
      .filter((line) => /\/(?:\.traced\.key\.[0-9a-f]+\.claimgate\.tmp|traced\.key)"/.test(line));
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', /O_CREAT\|O_EXCL.*, 0600\)/);
  });

  for (const type of ['ed25519', 'p256']) {
    test(`openssl and ssh-keygen read ${type} keys, and agree about them`, async (t) => {
      if (!has('openssl', 'version') || !has('ssh-keygen', '-?'))
        return t.skip('no openssl or ssh-keygen');
      const plain = await world.generate(`${type}.key`, '--type', type, '--no-passphrase');
      const locked = await world.generate(
        `${type}-locked.key`,
        '--type',
        type,
        '--passphrase-file',
        'pass',
      );
      for (const { key_id = '', private_key = '', public_key = '', ssh = '' } of [plain, locked]) {
        const published = execFileSync(
          'openssl',
          ['pkey', '-in', private_key, '-passin', 'file:pass', '-pubout'],
          { cwd: world.directory, encoding: 'utf8' },
        );
        assert.equal(published, readFileSync(world.at(public_key), 'utf8'));
        writeFileSync(world.at('ssh.pub'), `${ssh}\n`);
        const printed = execFileSync('ssh-keygen', ['-lf', 'ssh.pub'], {
          cwd: world.directory,
          encoding: 'utf8',
        });
        assert.equal(printed.split(' ')[1], key_id);
      }
    });
  }

  test('a key of a ledger is shown with its note key', async () => {
    const note = ['--note-name', 'ledger.example/main'];
    const args = ['key', 'generate', '--out', 'noted.key', '--no-passphrase', ...note];
    const { stdout: shown } = await world.run(args);
    assert.match(shown, /^ {2}note key: ledger\.example\/main\+[0-9a-f]{8}\+[\w+/]+=*$/m);
  });

  test('without the package of a database the program says what to install', async (t) => {
    if (isBuiltin('node:sqlite')) return t.skip('this Node has a database of its own');
    writeFileSync(world.at('x.sqlite'), '');
    const { exitCode, stderr } = await world.start([
      'ledger',
      'show',
      '--stats',
      '--ledger',
      'sqlite:x.sqlite',
    ]);
    assert.equal(exitCode, 2);
    assert.match(stderr, /ledger_driver_missing[^]*npm install libsql/);
  });

  test('what claimgate has signed openssl verifies, through the files alone', async (t) => {
    if (!has('openssl', 'version')) return t.skip('no openssl');
    await world.generate('signer.key', '--no-passphrase');
    await world.unsignedRoot('openssl', ['signer.key'], 1);
    const file = 'openssl/provider-certification/trust/1.root.json';
    assert.equal((await world.run(['sign', file, '--key', 'signer.key'])).exitCode, 0);
    const { payload, payloadType, signatures } = JSON.parse(readFileSync(world.at(file), 'utf8'));
    const body = Buffer.from(payload, 'base64');
    writeFileSync(
      world.at('pae'),
      Buffer.concat([
        Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${body.length} `),
        body,
      ]),
    );
    writeFileSync(world.at('sig'), Buffer.from(signatures[0].sig, 'base64'));
    execFileSync(
      'openssl',
      [
        'pkeyutl',
        '-verify',
        '-rawin',
        '-pubin',
        '-inkey',
        'signer.key.pub.pem',
        '-in',
        'pae',
        '-sigfile',
        'sig',
      ],
      { cwd: world.directory },
    );
  });

  test('[T52] neither key nor passphrase is taken from a file that others may touch', async () => {
    world.encryptedKey('open.key');
    await world.unsignedRoot('open', ['open.key'], 1);
    const file = 'open/provider-certification/trust/1.root.json';
    const signing = () =>
      world.run(['sign', file, '--key', 'open.key', '--passphrase-file', 'pass']);
    for (const open of [0o640, 0o604, 0o620, 0o602, 0o644, 0o666]) {
      for (const name of ['open.key', 'pass']) {
        chmodSync(world.at(name), open);
        const { exitCode, stderr } = await signing();
        assert.equal(exitCode, 2);
        assert.match(stderr, /secret_file_exposed/);
        chmodSync(world.at(name), 0o600);
      }
    }
    chmodSync(world.at('open.key'), 0o400);
    assert.equal((await signing()).exitCode, 0);
  });

  test('nothing is left behind, and nothing overwritten, where a folder cannot be written', async (t) => {
    await world.generate('outside.key', '--no-passphrase');
    await world.unsignedRoot('closed', ['outside.key'], 1);
    const folder = 'closed/provider-certification/trust';
    const unsigned = readFileSync(world.at(`${folder}/1.root.json`), 'utf8');
    chmodSync(world.at(folder), 0o555);
    // So that its owner can remove it.
    t.after(() => chmodSync(world.at(folder), 0o755));
    const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
    if (isRoot) chownSync(world.at('outside.key'), NOBODY, NOBODY);
    const start = (...args: string[]) =>
      execa(process.execPath, [world.program, ...args], {
        cwd: world.directory,
        reject: false,
        ...user,
      });
    const signed = await start('sign', `${folder}/1.root.json`, '--key', 'outside.key');
    assert.equal(signed.exitCode, 2, signed.stderr);
    assert.match(signed.stderr, /file_unwritable/);
    const generated = await start(
      'key',
      'generate',
      '--out',
      `${folder}/new.key`,
      '--no-passphrase',
    );
    assert.equal(generated.exitCode, 2);
    assert.match(generated.stderr, /file_unwritable/);
    assert.deepEqual(readdirSync(world.at(folder)), ['1.root.json']);
    assert.equal(readFileSync(world.at(`${folder}/1.root.json`), 'utf8'), unsigned);
  });
});

const FOLDER = 'provider-certification/trust';
const [FIRST, SECOND] = [`${FOLDER}/1.root.json`, `${FOLDER}/2.root.json`];
const SECRET = 'correct horse battery staple';

const first = firstRoot();
/** A harmless renewal, with a stranger in the place of one of three and a threshold of one. */
const second = valueOf(
  trustRootOf(
    valueOf(
      rotateTrustRoot(
        first,
        {
          expires_at: '2026-12-31T00:00:00Z',
          keys: {
            ...keyList(keys.root1, keys.root2, keys.stranger),
            ...keyList(keys.projection, keys.release),
          },
          roles: { ...content.roles, root: role(1, keys.root1, keys.root2, keys.stranger) },
          limits: { ...content.limits, max_facts_minutes: 10_000 },
        },
        '2.root.json',
      ),
    ),
  ),
);
const CHANGES = [
  `compared with: ${pinOf(first)}`,
  'caution: root threshold: 2 → 1',
  `caution: root key: added ${keys.stranger.publicKey.id}`,
  'caution: limit max_facts_minutes: 60 → 10000',
  `changed: root key: removed ${keys.root3.publicKey.id}`,
  'changed: expires: 2027-01-01T00:00:00Z → 2026-12-31T00:00:00Z',
  `root key: ${keys.root1.publicKey.id}`,
  'release threshold: 1',
  'cautions: 3 lines above',
];

class Ceremony {
  readonly #world = new World();
  readonly directory = this.#world.directory;

  constructor(t: TestContext) {
    t.after(() => this.#world.remove());
    mkdirSync(this.at(FOLDER), { recursive: true });
    writeFileSync(this.at(FIRST), writeEnvelope(first.envelope));
    this.unsigned();
    const plain = valueOf(writePrivateKey(keys.root1));
    writeFileSync(this.at('ada.key'), plain, { mode: 0o600 });
    writeFileSync(this.at('ada.key.pub.pem'), keys.root1.publicKey.pem);
    writeFileSync(this.at('locked.key'), cheaplyEncrypted(keys.root1, SECRET), { mode: 0o600 });
  }

  at(name: string): string {
    return join(this.directory, name);
  }

  unsigned(): void {
    writeFileSync(this.at(SECOND), writeEnvelope(second.envelope));
  }

  run(args: readonly string[], host: object = {}): Promise<Outcome> {
    const environment = { PATH: process.env['PATH'] };
    return runHere(args, { directory: this.directory, environment, ...host });
  }
}

function assertShown(text: string): void {
  for (const line of CHANGES) assert.ok(text.includes(`  ${line}\n`), `${line}\n\n${text}`);
}

test('[T370] anyone who signs a trust root sees what changes, before anything signs', async (t) => {
  const world = new Ceremony(t);
  const unsigned = readFileSync(world.at(SECOND), 'utf8');
  const signer = ['--signer', 'false', '--public-key', 'ada.key.pub.pem'];
  for (const words of [['--key', 'locked.key'], signer]) {
    const { exitCode, stderr } = await world.run(['sign', SECOND, ...words]);
    assert.equal(exitCode, 2);
    assertShown(stderr.slice(0, stderr.indexOf('error[')));
    assert.equal(readFileSync(world.at(SECOND), 'utf8'), unsigned);
  }
});

test('[T370] the changes are on the screen before a passphrase is read', async (t) => {
  const world = new Ceremony(t);
  let [shown, atQuestion] = ['', ''];
  const stderr = { isTerminal: true, write: (text: string) => void (shown += text) };
  async function* stdin(): AsyncGenerator<Uint8Array> {
    atQuestion = shown;
    yield Buffer.from(SECRET);
  }
  const words = ['--key', 'locked.key', '--passphrase-file', '-'];
  const { exitCode } = await world.run(['sign', SECOND, ...words], { stderr, stdin: stdin() });
  assert.equal(exitCode, 0, shown);
  assertShown(atQuestion);
});

test('[T370] --pae, a signature from elsewhere and verify show them as well, and JSON has them', async (t) => {
  const world = new Ceremony(t);
  assertShown((await world.run(['sign', SECOND, '--pae', 'root.pae'])).stdout);
  const caution = async (args: readonly string[]): Promise<readonly string[]> => {
    const { stdout } = await world.run([...args, '--json']);
    const { facts, compared_with } = JSON.parse(stdout).result.root as {
      compared_with: string;
      facts: { name: string; caution: boolean }[];
    };
    assert.equal(compared_with, pinOf(first));
    return facts.filter((fact) => fact.caution).map(({ name }) => name);
  };
  const expected = ['root threshold', 'root key', 'limit max_facts_minutes'];
  assert.deepEqual(await caution(['sign', SECOND, '--pae', 'root.pae']), expected);
  assert.deepEqual(await caution(['sign', SECOND, '--key', 'ada.key']), expected);
  assert.deepEqual(await caution(['verify', SECOND, '--key', 'ada.key.pub.pem']), expected);
  assertShown((await world.run(['verify', SECOND, '--key', 'ada.key.pub.pem'])).stdout);
  const [signature] = sign(second.envelope, keys.root1).signatures;
  writeFileSync(world.at('root.sig'), signature?.signature ?? '');
  world.unsigned();
  const added = ['sign', SECOND, '--signature', 'root.sig', '--public-key', 'ada.key.pub.pem'];
  const { exitCode, stderr } = await world.run(added);
  assert.equal(exitCode, 0, stderr);
  assertShown(stderr);
});

test('[T370] a predecessor that is not there, or is another version, is never taken for no change', async (t) => {
  const world = new Ceremony(t);
  const told = async (): Promise<string> =>
    (await world.run(['sign', SECOND, '--pae', 'root.pae'])).stdout;
  const alone =
    /compared with: nothing, version 1 is missing from this folder or unsigned: the changes are unknown/;
  for (const text of ['{}', '', writeEnvelope(sign(second.envelope, keys.root1, keys.root2))]) {
    writeFileSync(world.at(FIRST), text);
    assert.match(await told(), alone);
  }
  renameSync(world.at(FIRST), world.at('elsewhere.json'));
  const said = await told();
  assert.match(said, alone);
  assert.ok(said.includes(`  root key: ${keys.stranger.publicKey.id}\n`));
  const [one] = first.envelope.signatures;
  for (const signatures of [[], one ? [one] : []]) {
    writeFileSync(world.at(FIRST), writeEnvelope({ ...first.envelope, signatures }));
    assert.match(await told(), alone, 'too few have signed it');
  }
});

test('[T370] trust update shows them to anyone who proposes them', async (t) => {
  const world = new Ceremony(t);
  renameSync(world.at(SECOND), world.at('elsewhere.json'));
  writeFileSync(
    world.at('changes.json'),
    JSON.stringify({ schema_version: 1, limits: { ...content.limits, max_facts_minutes: 61 } }),
  );
  const clock = () => Date.parse('2026-03-04T00:00:00Z');
  const { stdout, stderr } = await world.run(['trust', 'update', '--from', 'changes.json'], {
    clock,
  });
  assert.ok(stdout.includes('  caution: limit max_facts_minutes: 60 → 61\n'), stdout + stderr);
});

test('[T371] the fingerprint of a key that was received, public or private', async (t) => {
  const world = new Ceremony(t);
  const { id } = keys.root1.publicKey;
  writeFileSync(world.at('pass'), SECRET, { mode: 0o600 });
  for (const words of [
    ['ada.key.pub.pem'],
    ['ada.key'],
    ['locked.key', '--passphrase-file', 'pass'],
  ]) {
    const { exitCode, stdout, stderr } = await world.run(['digest', '--key', ...words]);
    assert.equal(exitCode, 0, stderr);
    assert.ok(stdout.startsWith(`key: ${id}\n`), stdout);
  }
  writeFileSync(world.at('two.pem'), keys.root1.publicKey.pem + newKey().publicKey.pem);
  writeFileSync(world.at('lax.key'), valueOf(writePrivateKey(keys.root1)), { mode: 0o644 });
  for (const [words, code] of [
    [['two.pem'], 'key_unreadable'],
    [['lax.key'], 'secret_file_exposed'],
    [['locked.key'], 'key_passphrase_missing'],
    [[FIRST], 'key_unreadable'],
  ] as const) {
    const { exitCode, stdout, stderr } = await world.run(['digest', '--key', ...words]);
    assert.equal(exitCode, 2);
    assert.equal(stdout, '');
    assert.match(stderr, new RegExp(`error\\[${code}\\]`));
  }
});

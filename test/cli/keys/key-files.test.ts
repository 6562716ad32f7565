import { isBuiltin } from 'node:module';
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import { KeyWorld } from './key-world.ts';

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
    const sign = () => world.run(['sign', file, '--key', 'open.key', '--passphrase-file', 'pass']);
    for (const open of [0o640, 0o604, 0o620, 0o602, 0o644, 0o666]) {
      for (const name of ['open.key', 'pass']) {
        chmodSync(world.at(name), open);
        const { exitCode, stderr } = await sign();
        assert.equal(exitCode, 2);
        assert.match(stderr, /secret_file_exposed/);
        chmodSync(world.at(name), 0o600);
      }
    }
    chmodSync(world.at('open.key'), 0o400);
    assert.equal((await sign()).exitCode, 0);
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

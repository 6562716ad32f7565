import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import { World } from './world.ts';

const BUILT = join(import.meta.dirname, '../../dist/bin');
const SECRET = 'correct horse battery staple';
const has = (program: string, argument: string) =>
  spawnSync(program, [argument]).error === undefined;
const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

/** Key files as the built program makes and reads them, in a real process with its umask and its user. */
describe('key files', () => {
  let world: World;
  let program: string;
  const at = (name: string) => join(world.directory, name);
  const mode = (name: string) => statSync(at(name)).mode & 0o7777;

  before(() => {
    world = new World();
    // Where another user can read it too.
    cpSync(BUILT, at('program'), { recursive: true });
    program = at('program/claimgate.cjs');
    writeFileSync(at('pass'), `${SECRET}\n`, { mode: 0o600 });
    writeFileSync(at('wrong'), 'Tr0ub4dor&3\n', { mode: 0o600 });
    chmodSync(world.directory, 0o755);
  });

  after(() => world.remove());

  const run = (args: readonly string[], options: { umask?: string; input?: string } = {}) =>
    execa(
      'sh',
      [
        '-c',
        `umask ${options.umask ?? '022'}; exec "$@"`,
        'sh',
        process.execPath,
        program,
        ...args,
      ],
      { cwd: world.directory, reject: false, input: options.input ?? '' },
    );

  const generate = async (name: string, ...options: string[]) => {
    const { stdout, exitCode, stderr } = await run([
      'key',
      'generate',
      '--out',
      name,
      '--json',
      ...options,
    ]);
    assert.equal(exitCode, 0, stderr);
    return JSON.parse(stdout).result as Record<string, string>;
  };

  for (const umask of ['000', '022', '077']) {
    test(`a private key has mode 0600 from its creation on, under umask ${umask}`, async () => {
      const name = `umask-${umask}.key`;
      const { exitCode } = await run(['key', 'generate', '--out', name, '--no-passphrase'], {
        umask,
      });
      assert.equal(exitCode, 0);
      assert.equal(mode(name), 0o600);
      assert.equal(mode(`${name}.pub.pem`), 0o644 & ~Number.parseInt(umask, 8));
    });
  }

  test('the mode is asked for when the file is created, not set afterwards', async (t) => {
    if (!has('strace', '-V')) return t.skip('no strace');
    const trace = at('trace');
    const command = [
      process.execPath,
      program,
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
      .filter((line) => line.includes('traced.key"'));
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', /O_CREAT\|O_EXCL.*, 0600\)/);
  });

  for (const type of ['ed25519', 'p256']) {
    test(`openssl and ssh-keygen read ${type} keys, and agree about them`, async (t) => {
      if (!has('openssl', 'version') || !has('ssh-keygen', '-?'))
        return t.skip('no openssl or ssh-keygen');
      const plain = await generate(`${type}.key`, '--type', type, '--no-passphrase');
      const locked = await generate(
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
        assert.equal(published, readFileSync(at(public_key), 'utf8'));
        writeFileSync(at('ssh.pub'), `${ssh}\n`);
        const printed = execFileSync('ssh-keygen', ['-lf', 'ssh.pub'], {
          cwd: world.directory,
          encoding: 'utf8',
        });
        assert.equal(printed.split(' ')[1], key_id);
      }
    });
  }

  test('what claimgate has signed openssl verifies, through the files alone', async (t) => {
    if (!has('openssl', 'version')) return t.skip('no openssl');
    await generate('signer.key', '--no-passphrase');
    await unsignedRoot('openssl', ['signer.key.pub.pem'], 1);
    const file = 'openssl/provider-certification/trust/1.root.json';
    assert.equal((await run(['sign', file, '--key', 'signer.key'])).exitCode, 0);
    const { payload, payloadType, signatures } = JSON.parse(readFileSync(at(file), 'utf8'));
    const body = Buffer.from(payload, 'base64');
    writeFileSync(
      at('pae'),
      Buffer.concat([
        Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${body.length} `),
        body,
      ]),
    );
    writeFileSync(at('sig'), Buffer.from(signatures[0].sig, 'base64'));
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

  /** An unsigned first trust root in a folder, by root keys that exist already. */
  async function unsignedRoot(folder: string, rootKeys: readonly string[], threshold: number) {
    if (!existsSync(at('ledger.key'))) await generate('ledger.key', '--no-passphrase');
    mkdirSync(at(folder));
    const inside = (name: string) => `../${name}`;
    const role = { keys: rootKeys.map(inside), threshold };
    const description = {
      schema_version: 1,
      expires_at: '9999-01-01T00:00:00Z',
      deployment: 'hosted-eu',
      ledger: { origin: 'ledger.example/main', keys: [inside('ledger.key.pub.pem')] },
      roles: { root: role, projection: role, release: role },
      limits: { max_projection_hours: 24, max_facts_minutes: 60, max_clock_skew_seconds: 30 },
    };
    writeFileSync(at(`${folder}/trust.json`), JSON.stringify(description));
    const { stdout, exitCode } = await run([
      'trust',
      'init',
      '-C',
      folder,
      '--from',
      'trust.json',
      '--json',
    ]);
    assert.equal(exitCode, 0, stdout);
    return JSON.parse(stdout).result as { pin: string };
  }

  test('a threshold of three is collected in any order, and its pin never changes', async () => {
    const names = ['ann.key', 'ben.key', 'cem.key'];
    for (const name of names)
      await generate(
        name,
        '--passphrase-file',
        'pass',
        ...(name === 'ben.key' ? ['--type', 'p256'] : []),
      );
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    for (const order of orders) {
      const folder = `order-${order.join('')}`;
      const { pin } = await unsignedRoot(
        folder,
        names.map((name) => `${name}.pub.pem`),
        3,
      );
      const file = 'provider-certification/trust/1.root.json';
      const verify = () => run(['verify', '-C', folder, file, '--trust-pin', pin]);
      for (const [index, signer] of order.entries()) {
        assert.equal((await verify()).exitCode, 1);
        const args = ['sign', '-C', folder, file, '--key', `../${names[signer]}`, '--json'];
        const { stdout } = await run([...args, '--passphrase-file', '-'], { input: SECRET });
        assert.equal(JSON.parse(stdout).result.signatures, index + 1);
        assert.equal(JSON.parse(stdout).result.missing[0].count, 2 - index);
        assert.equal(
          (await run([...args, '--passphrase-file', '../pass'])).exitCode,
          2,
          'the same key again',
        );
      }
      assert.equal((await verify()).exitCode, 0);
      const env = { CLAIMGATE_TRUST_PIN: pin };
      const { exitCode } = await execa(process.execPath, [program, 'verify', '-C', folder, file], {
        cwd: world.directory,
        env,
        reject: false,
      });
      assert.equal(exitCode, 0, 'the pin from the environment');
    }
  });

  test('without the right passphrase nothing is signed, and the passphrase is in no message', async () => {
    await generate('locked.key', '--passphrase-file', 'pass');
    await unsignedRoot('locked', ['locked.key.pub.pem'], 1);
    const file = 'locked/provider-certification/trust/1.root.json';
    const unsigned = readFileSync(at(file), 'utf8');
    const sign = async (code: string, args: readonly string[], input = '') => {
      const { exitCode, stdout, stderr } = await run(
        ['sign', file, '--key', 'locked.key', ...args],
        { input },
      );
      assert.equal(exitCode, 2);
      assert.match(stderr, new RegExp(`\\[${code}\\]`));
      for (const secret of [SECRET, SECRET.toUpperCase(), 'Tr0ub4dor'])
        assert.ok(!`${stdout}${stderr}`.includes(secret));
      assert.equal(readFileSync(at(file), 'utf8'), unsigned);
    };
    await sign('key_passphrase_missing', []);
    await sign('key_passphrase_wrong', ['--passphrase-file', 'wrong']);
    await sign('key_passphrase_wrong', ['--passphrase-file', '-'], SECRET.toUpperCase());
    await sign('key_passphrase_empty', ['--passphrase-file', '-']);
    await sign('key_passphrase_malformed', ['--passphrase-file', '-'], `${SECRET}\n\n`);
    await sign('key_passphrase_malformed', ['--passphrase-file', '-'], 'x'.repeat(1025));
    await sign('key_passphrase_malformed', ['--passphrase-file', '-'], 'x'.repeat(1_000_000));
    await sign('file_missing', ['--passphrase-file', SECRET.slice(0, 7)]);
    symlinkSync('pass', at('linked-pass'));
    await sign('file_symlink', ['--passphrase-file', 'linked-pass']);
    const windows = await run(['sign', file, '--key', 'locked.key', '--passphrase-file', '-'], {
      input: `${SECRET}\r\n`,
    });
    assert.equal(windows.exitCode, 0, windows.stderr);
  });

  test('neither key nor passphrase is taken from a file that others may touch', async () => {
    await generate('open.key', '--passphrase-file', 'pass');
    await unsignedRoot('open', ['open.key.pub.pem'], 1);
    const file = 'open/provider-certification/trust/1.root.json';
    const sign = () => run(['sign', file, '--key', 'open.key', '--passphrase-file', 'pass']);
    for (const open of [0o640, 0o604, 0o620, 0o602, 0o644, 0o666]) {
      for (const name of ['open.key', 'pass']) {
        chmodSync(at(name), open);
        const { exitCode, stderr } = await sign();
        assert.equal(exitCode, 2);
        assert.match(stderr, /secret_file_exposed/);
        chmodSync(at(name), 0o600);
      }
    }
    chmodSync(at('open.key'), 0o400);
    assert.equal((await sign()).exitCode, 0);
  });

  test('nothing is left behind, and nothing overwritten, where a folder can not be written', async () => {
    await generate('outside.key', '--no-passphrase');
    await unsignedRoot('closed', ['outside.key.pub.pem'], 1);
    const folder = 'closed/provider-certification/trust';
    const unsigned = readFileSync(at(`${folder}/1.root.json`), 'utf8');
    chmodSync(at(folder), 0o555);
    const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
    if (isRoot) chownSync(at('outside.key'), NOBODY, NOBODY);
    const start = (...args: string[]) =>
      execa(process.execPath, [program, ...args], { cwd: world.directory, reject: false, ...user });
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
    assert.deepEqual(readdirSync(at(folder)), ['1.root.json']);
    assert.equal(readFileSync(at(`${folder}/1.root.json`), 'utf8'), unsigned);
  });

  test('trust roots with a gap, as a link, or as a folder are refused', async () => {
    await generate('gap.key', '--no-passphrase');
    const { pin } = await unsignedRoot('gap', ['gap.key.pub.pem'], 1);
    const folder = 'gap/provider-certification/trust';
    assert.equal((await run(['sign', `${folder}/1.root.json`, '--key', 'gap.key'])).exitCode, 0);
    const verify = async () => {
      const { stdout } = await run([
        'verify',
        '-C',
        'gap',
        'provider-certification/trust/1.root.json',
        '--trust-pin',
        pin,
        '--json',
      ]);
      return (JSON.parse(stdout).findings as { code: string }[]).map(({ code }) => code);
    };
    assert.deepEqual(await verify(), []);
    writeFileSync(at(`${folder}/README.md`), 'ignored');
    assert.deepEqual(await verify(), []);
    writeFileSync(at(`${folder}/3.root.json`), '{}');
    assert.deepEqual(await verify(), ['root_version_skipped']);
    symlinkSync('1.root.json', at(`${folder}/2.root.json`));
    assert.deepEqual(await verify(), ['file_symlink']);
  });
});

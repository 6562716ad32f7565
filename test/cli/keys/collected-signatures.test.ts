import assert from 'node:assert/strict';
import { readFileSync, symlinkSync, writeFileSync, cpSync, rmSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import { KeyWorld, SECRET } from './key-world.ts';
import { delimiter, dirname, join } from 'node:path';
import { EXAMPLES, FILE, SignerWorld } from './signer-world.ts';
import { REPRODUCIBLE_GIT } from '../../repositories.ts';
import { Shop } from '../shop.ts';
import { makeOwn } from '../../own-evidence.ts';
import { sign } from 'node:crypto';
import { readEnvelopeToSign } from '../../../src/trust/envelope.ts';
import { newKey, valueOf } from '../../trust/expect.ts';

describe('collected signatures', () => {
  let world: KeyWorld;

  before(() => {
    world = new KeyWorld();
  });

  after(() => world.remove());

  test('a threshold of three is collected in any order, and its pin never changes', async () => {
    const names = ['ann.key', 'ben.key', 'cem.key'];
    for (const name of names)
      world.encryptedKey(name, name === 'ben.key' ? 'ecdsa-p256' : 'ed25519');
    // Each key is the first, the second and the third.
    const orders = [
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ];
    for (const order of orders) {
      const folder = `order-${order.join('')}`;
      const { pin } = await world.unsignedRoot(folder, names, 3);
      const file = 'provider-certification/trust/1.root.json';
      const verify = () => world.run(['verify', '-C', folder, file, '--trust-pin', pin]);
      for (const [index, signer] of order.entries()) {
        assert.equal((await verify()).exitCode, 1);
        const args = ['sign', '-C', folder, file, '--key', `../${names[signer]}`, '--json'];
        const { stdout } = await world.run([...args, '--passphrase-file', '-'], { input: SECRET });
        assert.equal(JSON.parse(stdout).result.signatures, index + 1);
        assert.equal(JSON.parse(stdout).result.missing[0].count, 2 - index);
        assert.equal(
          (await world.run([...args, '--passphrase-file', '../pass'])).exitCode,
          2,
          'the same key again',
        );
      }
      assert.equal((await verify()).exitCode, 0);
      const env = { CLAIMGATE_TRUST_PIN: pin };
      const { exitCode } = await execa(
        process.execPath,
        [world.program, 'verify', '-C', folder, file],
        {
          cwd: world.directory,
          env,
          reject: false,
        },
      );
      assert.equal(exitCode, 0, 'the pin from the environment');
    }
  });

  test('without the right passphrase nothing is signed, and the passphrase is in no message', async () => {
    world.encryptedKey('locked.key');
    await world.unsignedRoot('locked', ['locked.key'], 1);
    const file = 'locked/provider-certification/trust/1.root.json';
    const unsigned = readFileSync(world.at(file), 'utf8');
    const ownSign = async (code: string, args: readonly string[], input = '') => {
      const { exitCode, stdout, stderr } = await world.run(
        ['sign', file, '--key', 'locked.key', ...args],
        { input },
      );
      assert.equal(exitCode, 2);
      assert.match(stderr, new RegExp(`\\[${code}\\]`));
      for (const secret of [SECRET, SECRET.toUpperCase(), 'Tr0ub4dor'])
        assert.ok(!`${stdout}${stderr}`.includes(secret));
      assert.equal(readFileSync(world.at(file), 'utf8'), unsigned);
    };
    await ownSign('key_passphrase_missing', []);
    await ownSign('key_passphrase_wrong', ['--passphrase-file', 'wrong']);
    await ownSign('key_passphrase_wrong', ['--passphrase-file', '-'], SECRET.toUpperCase());
    await ownSign('key_passphrase_empty', ['--passphrase-file', '-']);
    await ownSign('key_passphrase_malformed', ['--passphrase-file', '-'], `${SECRET}\n\n`);
    await ownSign('key_passphrase_malformed', ['--passphrase-file', '-'], 'x'.repeat(1025));
    await ownSign('key_passphrase_malformed', ['--passphrase-file', '-'], 'x'.repeat(1_000_000));
    await ownSign('file_missing', ['--passphrase-file', SECRET.slice(0, 7)]);
    symlinkSync('pass', world.at('linked-pass'));
    await ownSign('file_symlink', ['--passphrase-file', 'linked-pass']);
    const windows = await world.run(
      ['sign', file, '--key', 'locked.key', '--passphrase-file', '-'],
      {
        input: `${SECRET}\r\n`,
      },
    );
    assert.equal(windows.exitCode, 0, windows.stderr);
  });

  test('trust roots with a gap, as a link, or as a folder are refused', async () => {
    await world.generate('gap.key', '--no-passphrase');
    const { pin } = await world.unsignedRoot('gap', ['gap.key'], 1);
    const folder = 'gap/provider-certification/trust';
    assert.equal(
      (await world.run(['sign', `${folder}/1.root.json`, '--key', 'gap.key'])).exitCode,
      0,
    );
    const verify = async () => {
      const { stdout } = await world.run([
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
    writeFileSync(world.at(`${folder}/README.md`), 'ignored');
    assert.deepEqual(await verify(), []);
    writeFileSync(world.at(`${folder}/3.root.json`), '{}');
    assert.deepEqual(await verify(), ['root_version_skipped']);
    symlinkSync('1.root.json', world.at(`${folder}/2.root.json`));
    assert.deepEqual(await verify(), ['file_symlink']);
  });
});

const PATH = [EXAMPLES, dirname(process.execPath), REPRODUCIBLE_GIT['PATH'] ?? ''].join(delimiter);

/** Every command that signs, with the options that name a key for each of its signatures. */
const SIGNING = (key: (holder: string, prefix?: string) => string) => [
  `ledger export ${key('projection')} ${key('ledger', 'ledger-')}`,
  `ledger checkpoint ${key('ledger')}`,
  `ledger checkpoint ${key('ledger')} --out checkpoints`,
  `ledger prove 1 ${key('ledger')}`,
  `manifest create v1.0.0 ${key('release')} --out made/release-manifest.json`,
  `release v1.0.0 ${key('release')}`,
  `sign provider-certification/trust/1.root.json ${key('root')}`,
];

/** A shop with evidence whose private keys lie elsewhere. */
async function shopWithoutKeys(t: Parameters<typeof Shop.create>[0]) {
  const shop = await Shop.create(t);
  await shop.git('config', 'user.name', 'Ada');
  await shop.git('config', 'user.email', 'ada@example.org');
  await shop.setUp();
  await shop.run(['example', 'evidence']);
  makeOwn(shop.folder);
  for (const line of ['ledger append evidence --operator ada', 'ledger export'])
    assert.equal((await shop.run(line.split(' '))).exitCode, 0, line);
  await shop.git('add', '-A');
  await shop.git('commit', '-qm', 'Claim');
  const keys = join(shop.home, 'vault');
  cpSync(shop.path('.claimgate/keys'), keys, { recursive: true });
  for (const holder of ['ledger', 'projection', 'release', 'root'])
    rmSync(shop.path(`.claimgate/keys/${holder}.key`));
  return { shop, keys, run: (line: string) => shop.run(line.split(' '), { PATH }) };
}

test('[T185] a whole release is signed by a key manager, and one that fails leaves nothing behind', async (t) => {
  const { keys, run, shop } = await shopWithoutKeys(t);
  shop.write('made/.gitkeep', '');
  const lines = (suffix: string) =>
    SIGNING((holder, prefix = '') => `--${prefix}kms file://${keys}/${holder}${suffix}`);
  // A run that ends early leaves a verdict that says so, and a release its copy of the projection.
  // SQLite moves records from its log to the file when it likes.
  const unfinished =
    /^\.claimgate\/ledger\.sqlite|^release-evidence\/(?!.*(?:manifest|verdict)\.)|^made\/gate-verdict\.json$/;
  const files = () =>
    shop
      .files()
      .filter((name) => !unfinished.test(name))
      .map((name) => [name, shop.text(name)] as const);
  const ownBefore = new Map(files());
  for (const line of lines('.none')) {
    const { exitCode, stderr } = await run(line);
    assert.equal(exitCode, 2, line);
    assert.match(stderr, /error\[signer_failed\].*: found ENOENT/, line);
    const changed = files().filter(([name, text]) => ownBefore.get(name) !== text);
    assert.deepEqual(changed, [], line);
  }
  assert.match(shop.text('made/gate-verdict.json'), /"did_not_finish"/);
  for (const line of lines('.key')) {
    const { exitCode, stderr } = await run(line);
    if (line.startsWith('sign')) assert.match(stderr, /already_signed/);
    else assert.equal(exitCode, 0, `${line}\n${stderr}`);
  }
  const audited = await run('audit v1.0.0');
  assert.equal(audited.exitCode, 0, audited.stderr);
});

/** Signs the bytes that `--pae` wrote, as another machine would; `pair` stands for r and s side by side. */
function signElsewhere(
  world: SignerWorld,
  { form, key = world.key }: { form: 'bytes' | 'pair' | 'text'; key?: SignerWorld['key'] },
): void {
  const message = readFileSync(world.at('root.pae'));
  const dsaEncoding = form === 'pair' ? 'ieee-p1363' : 'der';
  const hash = key.publicKey.scheme === 'ed25519' ? null : 'sha256';
  const signature = sign(hash, message, { key: key.object, dsaEncoding });
  const lines = signature.toString('base64').replaceAll(/.{1,64}/g, '$&\n');
  writeFileSync(world.at('root.sig'), form === 'text' ? lines : signature);
}

const ADD = ['sign', FILE, '--signature', 'root.sig', '--public-key', 'signer.pub.pem'];

describe('a ceremony', () => {
  test('what has to be signed is written, with what it says', async (t) => {
    const world = new SignerWorld(t);
    const { exitCode, stdout, stderr } = await world.run(['sign', FILE, '--pae', 'root.pae']);
    assert.equal(exitCode, 0, stderr);
    const { payload, payloadType } = valueOf(documentOf(world));
    const start = `DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `;
    assert.deepEqual(
      readFileSync(world.at('root.pae')),
      Buffer.concat([Buffer.from(start), payload]),
    );
    for (const line of ['to sign: root.json, a trust root', 'pin: 1:sha256:', 'signatures: 0'])
      assert.ok(stdout.includes(line), stdout);
    assert.ok(world.isUntouched);
  });

  for (const [scheme, form] of [
    ['ecdsa-p256', 'bytes'],
    ['ecdsa-p256', 'pair'],
    ['ecdsa-p256', 'text'],
    ['ed25519', 'bytes'],
    ['ed25519', 'text'],
  ] as const)
    test(`what came back is added: ${scheme} as ${form}`, async (t) => {
      const world = new SignerWorld(t, newKey(scheme));
      await world.run(['sign', FILE, '--pae', 'root.pae']);
      signElsewhere(world, { form });
      const { exitCode, stdout } = await world.run([...ADD, '--json']);
      assert.equal(exitCode, 0, stdout);
      assert.equal(JSON.parse(stdout).result.key_id, world.key.publicKey.id);
      assert.ok(await world.isSigned());
    });

  test('[T187] people in several places add to one envelope, each key once', async (t) => {
    const world = new SignerWorld(t);
    const ben = newKey();
    writeFileSync(world.at('ben.pub.pem'), ben.publicKey.pem);
    await world.run(['sign', FILE, '--pae', 'root.pae']);
    signElsewhere(world, { form: 'bytes' });
    assert.equal((await world.run(ADD)).exitCode, 0);
    // Another signature of the same key: ECDSA makes a new one each time.
    signElsewhere(world, { form: 'bytes' });
    const signed = readFileSync(world.at(FILE));
    assert.match((await world.run(ADD)).stderr, /error\[already_signed\]/);
    assert.match(
      (await world.run(['sign', FILE, '--key', 'signer.key'])).stderr,
      /error\[already_signed\]/,
    );
    assert.deepEqual(readFileSync(world.at(FILE)), signed);
    signElsewhere(world, { form: 'bytes', key: ben });
    const added = await world.run([...ADD.slice(0, -1), 'ben.pub.pem', '--json']);
    assert.equal(JSON.parse(added.stdout).result.signatures, 2);
    const both = ['verify', FILE, '--key', 'signer.pub.pem', '--key', 'ben.pub.pem'];
    assert.equal((await world.run(both)).exitCode, 0);
  });

  test('[T187] a signature that does not fit is refused, and the file stays', async (t) => {
    const world = new SignerWorld(t);
    await world.run(['sign', FILE, '--pae', 'root.pae']);
    const message = readFileSync(world.at('root.pae'));
    const by = (key: SignerWorld['key'], bytes: Uint8Array) => sign('sha256', bytes, key.object);
    for (const [what, signature] of [
      ['other bytes', by(world.key, Buffer.concat([message, Buffer.from('\n')]))],
      ['the payload alone', by(world.key, valueOf(documentOf(world)).payload)],
      ['another key', by(newKey('ecdsa-p256'), message)],
      ['nothing', new Uint8Array()],
      ['text', Buffer.from('no signature')],
    ] as const) {
      writeFileSync(world.at('root.sig'), signature);
      const { exitCode, stderr } = await world.run(ADD);
      assert.equal(exitCode, 2, what);
      assert.match(stderr, /error\[signature_wrong\].*expected a signature by SHA256:/, what);
      assert.ok(world.isUntouched, what);
    }
    writeFileSync(world.at('root.sig'), new Uint8Array(1025));
    assert.equal((await world.run(ADD)).exitCode, 2);
  });
});

function documentOf(world: SignerWorld) {
  return readEnvelopeToSign(readFileSync(world.at(FILE)), FILE);
}

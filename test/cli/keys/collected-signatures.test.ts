import assert from 'node:assert/strict';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { execa } from 'execa';
import { KeyWorld, SECRET } from './key-world.ts';

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
    const sign = async (code: string, args: readonly string[], input = '') => {
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
    await sign('key_passphrase_missing', []);
    await sign('key_passphrase_wrong', ['--passphrase-file', 'wrong']);
    await sign('key_passphrase_wrong', ['--passphrase-file', '-'], SECRET.toUpperCase());
    await sign('key_passphrase_empty', ['--passphrase-file', '-']);
    await sign('key_passphrase_malformed', ['--passphrase-file', '-'], `${SECRET}\n\n`);
    await sign('key_passphrase_malformed', ['--passphrase-file', '-'], 'x'.repeat(1025));
    await sign('key_passphrase_malformed', ['--passphrase-file', '-'], 'x'.repeat(1_000_000));
    await sign('file_missing', ['--passphrase-file', SECRET.slice(0, 7)]);
    symlinkSync('pass', world.at('linked-pass'));
    await sign('file_symlink', ['--passphrase-file', 'linked-pass']);
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

import assert from 'node:assert/strict';
import { sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { readEnvelopeToSign } from '../../../src/trust/envelope.ts';
import { newKey, valueOf } from '../../trust/expect.ts';
import { FILE, SignerWorld } from './signer-world.ts';

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

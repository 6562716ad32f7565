import { signedBy } from '../../examples/world/organisation.ts';
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openSshPublicKey, signMessage, signatureFits } from '../../src/trust/public-key.ts';
import { readPrivateKey, writePrivateKey, type PrivateKey } from '../../src/trust/private-key.ts';
import { unsignedEnvelope, preAuthEncoding } from '../../src/trust/envelope.ts';
import { cheaplyEncrypted, newKey, utf8, valueOf } from './expect.ts';

const folder = mkdtempSync(join(tmpdir(), 'claimgate-trust-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const keys: Record<string, PrivateKey> = { ed25519: newKey(), p256: newKey('ecdsa-p256') };
const hasOpenSsl = spawnSync('openssl', ['version']).status === 0;
const hasSshKeygen = spawnSync('ssh-keygen', ['-?']).error === undefined;

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content, { mode: 0o600 });
  return path;
}

test('ssh-keygen -lf prints the id of a key', (t) => {
  if (!hasSshKeygen) return t.skip('no ssh-keygen');
  for (const [name, { publicKey }] of Object.entries(keys)) {
    const path = write(`${name}.pub`, `${openSshPublicKey(publicKey)} a comment\n`);
    const [, id] = execFileSync('ssh-keygen', ['-lf', path], { encoding: 'utf8' }).split(' ');
    assert.equal(id, publicKey.id);
  }
});

test('openssl verifies a signature over the pre-authentication encoding', (t) => {
  if (!hasOpenSsl) return t.skip('no openssl');
  for (const [name, key] of Object.entries(keys)) {
    const envelope = signedBy(unsignedEnvelope('application/x', utf8('{"a":1}'), 'x'), [key]);
    const pae = write(`${name}.pae`, preAuthEncoding(envelope.payloadType, envelope.payload));
    const sig = write(`${name}.sig`, envelope.signatures[0]?.signature ?? '');
    const pub = write(`${name}.pem`, key.publicKey.pem);
    const verify = (file: string) =>
      name === 'ed25519'
        ? spawnSync('openssl', [
            'pkeyutl',
            '-verify',
            '-rawin',
            '-pubin',
            '-inkey',
            pub,
            '-in',
            file,
            '-sigfile',
            sig,
          ])
        : spawnSync('openssl', ['dgst', '-sha256', '-verify', pub, '-signature', sig, file]);
    assert.equal(verify(pae).status, 0, name);
    assert.notEqual(verify(write(`${name}.bent`, utf8('DSSEv1 0  0 '))).status, 0, name);
  }
});

test('openssl opens an encrypted private key with its passphrase only', (t) => {
  if (!hasOpenSsl) return t.skip('no openssl');
  for (const [name, key] of Object.entries(keys)) {
    // At its full cost once: what is encrypted is the same for each scheme.
    const text =
      name === 'p256'
        ? valueOf(writePrivateKey(key, 'a passphrase'))
        : cheaplyEncrypted(key, 'a passphrase');
    const path = write(`${name}.key`, text);
    const open = (passphrase: string) =>
      spawnSync('openssl', ['pkey', '-in', path, '-passin', `pass:${passphrase}`, '-pubout'], {
        encoding: 'utf8',
      });
    assert.equal(open('a passphrase').stdout, key.publicKey.pem);
    assert.notEqual(open('another').status, 0);
    if (name !== 'p256') continue;
    const parameters = execFileSync('openssl', ['asn1parse', '-in', path], { encoding: 'utf8' });
    assert.match(
      parameters,
      /:PBES2[\s\S]*:scrypt[\s\S]*:4000[\s\S]*:08[\s\S]*:05[\s\S]*:aes-256-cbc/,
    );
  }
});

test('private keys that openssl made are read, plain and encrypted', (t) => {
  if (!hasOpenSsl) return t.skip('no openssl');
  const algorithms = [
    ['-algorithm', 'ed25519'],
    ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256'],
  ];
  for (const algorithm of algorithms) {
    const generate = (...more: string[]) =>
      execFileSync('openssl', ['genpkey', ...algorithm, ...more], { encoding: 'utf8' });
    const plain = valueOf(readPrivateKey(generate()));
    assert.ok(signatureFits(plain.publicKey, utf8('m'), signMessage(plain, utf8('m'))));
    assert.ok(readPrivateKey(generate('-aes256', '-pass', 'pass:p'), { passphrase: 'p' }).ok);
  }
});

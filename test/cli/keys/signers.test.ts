import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fittingSignature, signatureFits } from '../../../src/trust/public-key.ts';
import { newKey } from '../../trust/expect.ts';
import { EXAMPLES, FILE, fakeProgram, hasProgram, SignerWorld, tokenIn } from './signer-world.ts';

const example = (name: string): string => join(EXAMPLES, name);
const PUBLIC = ['--public-key', 'signer.pub.pem'];

/** Stand-ins that check the documented words and give the documented answer. */
const KEY_MANAGERS = [
  {
    script: 'aws-kms.sh',
    words: ['alias/release'],
    program: 'aws',
    body: `expect('kms', 'sign', 'alias/release', 'ECDSA_SHA_256', 'DIGEST', 'Signature', 'text');
      console.log(signed(Buffer.from(option('--message'), 'base64')).toString('base64'));`,
  },
  {
    script: 'gcp-kms.sh',
    words: ['global', 'ring', 'release', '1'],
    program: 'gcloud',
    body: `expect('asymmetric-sign', 'global', 'ring', 'release', '1', 'sha256', '--signature-file', '-');
      process.stdout.write(signed(createHash('sha256').update(readFileSync(0)).digest()));`,
  },
  {
    script: 'azure-key-vault.sh',
    words: ['https://v.vault.azure.net/keys/release/1'],
    program: 'az',
    body: `expect('keyvault', 'key', 'sign', 'ES256', 'signature', 'tsv');
      console.log(pair(signed(Buffer.from(option('--digest'), 'base64'))).toString('base64url'));`,
  },
  {
    script: 'vault-transit.sh',
    words: ['release'],
    program: 'vault',
    body: `expect('write', '-field=signature', 'transit/sign/release', 'hash_algorithm=sha2-256', 'prehashed=true');
      const input = words.find((word) => word.startsWith('input=')).slice('input='.length);
      console.log('vault:v12:' + signed(Buffer.from(input, 'base64')).toString('base64'));`,
  },
];

describe('signing with a program', { skip: !hasProgram('openssl') && 'no openssl' }, () => {
  for (const scheme of ['ecdsa-p256', 'ed25519'] as const)
    test(`OpenSSL signs with ${scheme}`, async (t) => {
      const world = new SignerWorld(t, newKey(scheme));
      const words = ['--signer', example('openssl.sh'), '--signer-arg', 'signer.key', ...PUBLIC];
      const { exitCode, stdout, stderr } = await world.sign(words);
      assert.equal(exitCode, 0, stderr);
      assert.equal(JSON.parse(stdout).result.key_id, world.key.publicKey.id);
      assert.ok(await world.isSigned());
      const again = await world.sign(words);
      assert.match(again.stdout, /"already_signed"/, 'nobody is asked for a signature in vain');
    });

  for (const { script, words, program, body } of KEY_MANAGERS)
    test(`${script} signs with what ${program} answers`, async (t) => {
      const world = new SignerWorld(t);
      world.program(`programs/${program}`, fakeProgram(body));
      const args = words.map((word) => `--signer-arg=${word}`);
      const { exitCode, stderr } = await world.sign([
        '--signer',
        example(script),
        ...args,
        ...PUBLIC,
      ]);
      assert.equal(exitCode, 0, stderr);
      assert.ok(await world.isSigned());
    });

  test('a program learns what it signs from its environment', async (t) => {
    const world = new SignerWorld(t);
    const script = `#!/bin/sh\nenv | grep ^CLAIMGATE_SIGN_ >told\ncat >message\nexec "${example('openssl.sh')}" "$1" <message`;
    world.program('tell', script);
    const words = ['--signer', './tell', '--signer-arg', 'signer.key', ...PUBLIC];
    // Whatever an outer run has told.
    const outer = { CLAIMGATE_SIGN_PURPOSE: 'badge', CLAIMGATE_SIGN_SHA256: '0'.repeat(64) };
    assert.equal((await world.sign(words, outer)).exitCode, 0);
    await world.run(['sign', FILE, '--pae', 'pae']);
    assert.deepEqual(readFileSync(world.at('message')), readFileSync(world.at('pae')));
    const sha256 = execFileSync('openssl', ['dgst', '-sha256', '-binary', world.at('message')]);
    assert.deepEqual(readFileSync(world.at('told'), 'utf8').trim().split('\n').toSorted(), [
      `CLAIMGATE_SIGN_KEY_ID=${world.key.publicKey.id}`,
      'CLAIMGATE_SIGN_PURPOSE=trust_root',
      `CLAIMGATE_SIGN_SHA256=${sha256.toString('hex')}`,
      `CLAIMGATE_SIGN_SHA256_BASE64=${sha256.toString('base64')}`,
    ]);
  });

  const FAULTY: readonly (readonly [name: string, script: string, code: string, found: RegExp])[] =
    [
      ['hangs', 'exec sleep 60', 'signer_failed', /no answer within 1 second/],
      ['is killed', 'kill -9 $$', 'signer_failed', /SIGKILL/],
      [
        'fails',
        "printf 'no \\033[31mtoken\\n::error::x\\n' >&2; exit 3",
        'signer_failed',
        /exit code 3; it said \\"no /,
      ],
      ['never stops printing', 'exec yes', 'signer_failed', /more than 16384 bytes/],
      ['prints nothing', 'cat >/dev/null', 'signer_answer_invalid', /nothing/],
      [
        'prints garbage',
        'echo Enter PIN:',
        'signer_answer_invalid',
        /no base64; it said \\"Enter PIN:/,
      ],
      [
        'prints more than a signature',
        `echo signature:; exec "${example('openssl.sh')}" "$KEY"`,
        'signer_answer_invalid',
        /no base64/,
      ],
      ['lies', 'echo MAYCAQECAQE=', 'signature_wrong', /a signature by SHA256:/],
      [
        'signs other bytes',
        `echo other | "${example('openssl.sh')}" "$KEY"`,
        'signature_wrong',
        /a signature by SHA256:/,
      ],
    ];

  for (const [name, script, code, found] of FAULTY)
    test(`[T185] a program that ${name} is an error, and nothing is written`, async (t) => {
      const world = new SignerWorld(t);
      world.program('faulty', `#!/bin/sh\n${script}\n`);
      const limit = name === 'hangs' ? ['--signer-timeout', '1s'] : [];
      const { exitCode, stdout } = await world.sign(['--signer', './faulty', ...PUBLIC, ...limit]);
      assert.equal(exitCode, 2);
      assert.match(stdout, new RegExp(`"${code}"`));
      assert.match(stdout, found);
      assert.ok(!stdout.includes('\u001b') && !/^::/m.test(stdout));
      assert.ok(world.isUntouched);
    });

  test('[T185] a signature of another key is an error', async (t) => {
    const [world, other] = [new SignerWorld(t), new SignerWorld(t)];
    const words = ['--signer', example('openssl.sh'), '--signer-arg', other.at('signer.key')];
    assert.match((await world.sign([...words, ...PUBLIC])).stdout, /"signature_wrong"/);
    assert.ok(world.isUntouched);
  });

  test('[T186] a name is looked up outside of the repository, a path is taken', async (t) => {
    const world = new SignerWorld(t);
    execFileSync('git', ['init', '-q', world.directory]);
    for (const name of ['sign-it', 'sigstore-kms-evil'])
      world.program(`programs/${name}`, `#!/bin/sh\nexec "${example('openssl.sh')}" "$KEY"`);
    writeFileSync(world.at('not-executable'), '', { mode: 0o644 });
    for (const words of [
      ['--signer', 'sign-it', ...PUBLIC],
      ['--kms', 'evil://key', ...PUBLIC],
      ['--signer', './missing', ...PUBLIC],
      ['--signer', './not-executable', ...PUBLIC],
      ['--signer', './programs', ...PUBLIC],
    ]) {
      const { exitCode, stdout } = await world.sign(words);
      assert.equal(exitCode, 2, stdout);
      assert.match(stdout, /"signer_not_found"/, words.join(' '));
      assert.ok(world.isUntouched);
    }
    assert.equal((await world.sign(['--signer', 'programs/sign-it', ...PUBLIC])).exitCode, 0);
  });

  test('contradicting options are refused', async (t) => {
    const world = new SignerWorld(t);
    for (const words of [
      ['--signer', 'x'],
      ['--signer', 'x', '--key', 'signer.key', ...PUBLIC],
      ['--signer', 'x', '--kms', 'x://y', ...PUBLIC],
      ['--kms', 'no-id'],
      ['--kms', 'a/b://id'],
      ['--key', 'signer.key', ...PUBLIC],
      ['--key', 'signer.key', '--signer-arg', 'x'],
      ['--signer', 'x', ...PUBLIC, '--passphrase-file', 'p'],
      ['--signer', 'x', ...PUBLIC, '--signer-timeout', '2h'],
      ['--signature', 's', '--key', 'signer.key', ...PUBLIC],
      ['--signature', 's'],
      ['--pae', 'o', '--key', 'signer.key'],
    ]) {
      const { exitCode, stdout } = await world.run(['sign', FILE, ...words, '--json']);
      assert.match(stdout, /"usage"/, words.join(' '));
      assert.equal(exitCode, 2);
    }
    assert.ok(world.isUntouched);
  });
});

describe('signing with a plugin of a Sigstore key manager', () => {
  /** Version, then one JSON text; the message on standard input. */
  const PLUGIN = `#!/bin/sh
    printf '%s %s\\n' "$1" "$2" >>calls
    "${example('sigstore-kms-file')}" "$1" "$(printf %s "$2" | sed "s|a key/1|$KEY|")"
    exit 7`;

  test('the plugin is asked for key and signature as the protocol says', async (t) => {
    const world = new SignerWorld(t);
    world.program('programs/sigstore-kms-token', PLUGIN);
    const { exitCode, stderr, stdout } = await world.sign(['--kms', 'token://a key/1']);
    assert.equal(exitCode, 0, stderr + stdout);
    assert.ok(await world.isSigned());
    const calls = readFileSync(world.at('calls'), 'utf8').trim().split('\n');
    const initOptions = {
      protocolVersion: 'v1',
      keyResourceID: 'a key/1',
      hashFunc: 5,
      rpcOptions: {},
    };
    const signOptions = { rpcOptions: {}, messageOptions: {} };
    assert.deepEqual(
      calls.map((call) => [call.slice(0, 3), JSON.parse(call.slice(3)) as unknown]),
      [
        [
          'v1 ',
          {
            initOptions,
            methodName: 'publicKey',
            publicKey: { publicKeyOptions: { rpcOptions: {} } },
          },
        ],
        ['v1 ', { initOptions, methodName: 'signMessage', signMessage: { signOptions } }],
      ],
    );
  });

  const ANSWERS: readonly (readonly [name: string, script: string, code: string, found: RegExp])[] =
    [
      ['says why not', `echo '{"errorMessage":"no such key"}'`, 'signer_failed', /no such key/],
      ['answers with something else', 'echo hello', 'signer_answer_invalid', /it said \\"hello/],
      [
        'fails without an answer',
        'echo no network >&2; exit 1',
        'signer_failed',
        /exit code 1; .*no network/,
      ],
      ['leaves the key out', `echo '{"publicKey":{}}'`, 'signer_answer_invalid', /a public key/],
      [
        'has a key of another type',
        `echo '{"publicKey":{"publicKeyPEM":"LS0tLS1CRUdJTiBQVUJMSUMgS0VZLS0tLS0KLS0tLS1FTkQgUFVCTElDIEtFWS0tLS0tCg=="}}'`,
        'key_unreadable',
        /sigstore-kms-token/,
      ],
    ];

  for (const [name, script, code, found] of ANSWERS)
    test(`[T185] a plugin that ${name} is an error, and nothing is written`, async (t) => {
      const world = new SignerWorld(t);
      world.program('programs/sigstore-kms-token', `#!/bin/sh\n${script}\n`);
      const { exitCode, stdout } = await world.sign(['--kms', 'token://key']);
      assert.equal(exitCode, 2);
      assert.match(stdout, new RegExp(`"${code}"`));
      assert.match(stdout, found);
      assert.ok(world.isUntouched);
    });

  test('[T185] a plugin whose answer lacks the signature is an error', async (t) => {
    const world = new SignerWorld(t);
    world.program('programs/sigstore-kms-token', `#!/bin/sh\necho '{"signMessage":{}}'\n`);
    const { stdout } = await world.sign(['--kms', 'token://key', ...PUBLIC]);
    assert.match(stdout, /"signer_answer_invalid"/);
    assert.ok(world.isUntouched);
  });
});

test('a token signs by PKCS #11', async (t) => {
  const world = new SignerWorld(t);
  const token = tokenIn(world.directory);
  if (!token) return t.skip('no softhsm2 or opensc');
  const args = token.words.map((word) => `--signer-arg=${word}`);
  const words = ['--signer', example('pkcs11.sh'), ...args, '--public-key', token.publicKey.path];
  const { SOFTHSM2_CONF, PKCS11_PIN } = token.environment;
  const signed = await world.sign(words, { SOFTHSM2_CONF, PKCS11_PIN });
  assert.equal(signed.exitCode, 0, signed.stdout);
  const verified = await world.run(['verify', FILE, '--key', token.publicKey.path]);
  assert.equal(verified.exitCode, 0, verified.stderr);
  world.restore();
  const refused = await world.sign(words, { SOFTHSM2_CONF, PKCS11_PIN: '0000' });
  assert.match(refused.stdout, /"signer_answer_invalid".*CKR_PIN_INCORRECT|CKR_PIN_INCORRECT/);
  assert.ok(world.isUntouched);
});

test('r and s side by side are converted whatever their lengths', async () => {
  const key = newKey('ecdsa-p256');
  const lengths = new Set<number>();
  for (let count = 0; lengths.size < 3; count += 1) {
    const message = Buffer.from(`message ${count}`);
    const pair = sign('sha256', message, { key: key.object, dsaEncoding: 'ieee-p1363' });
    const der = fittingSignature(key.publicKey, message, pair);
    assert.ok(der && signatureFits(key.publicKey, message, der));
    lengths.add(der.length);
    assert.equal(fittingSignature(key.publicKey, Buffer.from('other'), pair), undefined);
  }
  const zeros = new Uint8Array(64);
  assert.equal(fittingSignature(key.publicKey, Buffer.from('m'), zeros), undefined);
  assert.equal(fittingSignature(newKey().publicKey, Buffer.from('m'), zeros), undefined);
});

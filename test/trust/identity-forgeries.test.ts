import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preAuthEncoding } from '../../src/trust/envelope.ts';
import {
  causes,
  identity,
  lines,
  rootOf,
  sigstore,
  verify,
  WORKFLOW,
  newPair,
  PAYLOAD,
  PAYLOAD_TYPE,
  pemOf,
  sha256,
  STATED,
  statement,
  tlv,
  type LoggedEntry,
} from './sigstore-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const bareKey = newPair().publicKey.export({ type: 'spki', format: 'der' });
const { verificationMaterial: elsewhere } = await sigstore.signed();
const otherCertificate = Buffer.from(elsewhere.certificate.rawBytes, 'base64');

type Naming = (verifier: string) => unknown;

/** As each kind of entry keeps a signature; `name` changes who vouches for it. */
const KINDS: Readonly<Record<string, (name: Naming) => (entry: LoggedEntry) => LoggedEntry>> = {
  dsse: (name) =>
    ofParts(({ entry, hash, signature, verifier }) => ({
      ...entry,
      spec: {
        payloadHash: { algorithm: 'sha256', value: hash },
        signatures: [{ signature, verifier: name(verifier) }],
      },
    })),
  hashedrekord: (name) =>
    ofParts(({ message, signature, verifier }) => ({
      apiVersion: '0.0.1',
      kind: 'hashedrekord',
      spec: {
        data: { hash: { algorithm: 'sha256', value: message } },
        signature: { content: signature, publicKey: { content: name(verifier) } },
      },
    })),
  intoto: (name) =>
    ofParts(({ hash, signature, verifier }) => ({
      apiVersion: '0.0.2',
      kind: 'intoto',
      spec: {
        content: {
          envelope: {
            payloadType: PAYLOAD_TYPE,
            signatures: [
              { sig: Buffer.from(signature).toString('base64'), publicKey: name(verifier) },
            ],
          },
          payloadHash: { algorithm: 'sha256', value: hash },
        },
      },
    })),
};

interface Parts {
  readonly entry: LoggedEntry;
  readonly signature: string;
  readonly verifier: string;
  readonly hash: string;
  /** Digest of what the signature is made over. */
  readonly message: string;
}

function ofParts(make: (parts: Parts) => LoggedEntry): (entry: LoggedEntry) => LoggedEntry {
  return (entry) => {
    const { signatures } = entry.spec as { signatures: [{ signature: string; verifier: string }] };
    const [{ signature, verifier }] = signatures;
    const message = sha256(preAuthEncoding(PAYLOAD_TYPE, PAYLOAD)).toString('hex');
    return make({ entry, signature, verifier, hash: sha256(PAYLOAD).toString('hex'), message });
  };
}

const text = (pem: string) => Buffer.from(pem, 'base64').toString();
const encoded = (pem: string) => Buffer.from(pem).toString('base64');

/** Who an entry names in place of the certificate of the bundle. */
const OTHERS: Readonly<Record<string, Naming>> = {
  'a bare key': () => pemOf(bareKey, 'PUBLIC KEY'),
  'a bare key that is called a certificate': () => pemOf(bareKey),
  'another certificate': () => pemOf(otherCertificate),
  'another certificate first': (own) => encoded(text(pemOf(otherCertificate)) + text(own)),
  'another certificate behind it': (own) => encoded(text(own) + text(pemOf(otherCertificate))),
  'text before it': (own) => encoded(`x\n${text(own)}`),
  'text behind it': (own) => encoded(`${text(own)}x`),
  'the certificate without its last byte': (own) =>
    pemOf(Buffer.from(text(own).split('\n')[1] ?? '', 'base64').subarray(0, -1)),
  'the certificate as DER': (own) => text(own).split('\n')[1],
  nobody: () => '',
  'a number': () => 1,
  'a list': (own) => [own],
};

test('[T400] an entry of the log has to name the certificate that the bundle has', async () => {
  for (const [kind, logging] of Object.entries(KINDS)) {
    const honest = await sigstore.signed({ logging: logging((own) => own) });
    assert.deepEqual(causes(verify(lines(honest))), [], kind);
    for (const [name, naming] of Object.entries(OTHERS)) {
      const forged = await sigstore.signed({ logging: logging(naming) });
      assert.deepEqual(causes(verify(lines(forged))), ['bundle_log_untrusted'], `${kind}: ${name}`);
    }
  }
});

test('[T400] one entry of two that names another key is one too many', async () => {
  const honest = await sigstore.signed();
  const { certificate, tlogEntries } = honest.verificationMaterial;
  const again = await sigstore.loggedAgain(honest);
  const forged = await sigstore.loggedAgain(
    honest,
    KINDS['dsse']?.(() => pemOf(bareKey)),
  );
  const both = (other: object) => ({
    ...honest,
    // Without a promise: the log of the tests gives every entry one time, and the library takes no time twice.
    verificationMaterial: {
      certificate,
      tlogEntries: [...tlogEntries, { ...other, inclusionPromise: undefined }],
    },
  });
  assert.deepEqual(causes(verify(lines(both(again)))), []);
  assert.deepEqual(causes(verify(lines(both(forged)))), ['bundle_log_untrusted']);
});

const stated = (offset: number, member = 'timeVerified') =>
  statement({ [member]: new Date(STATED.getTime() + offset).toISOString() });

const TIMES: readonly (readonly [name: string, payload: Buffer, isInTime: boolean])[] = [
  ['at that instant', stated(0), true],
  ['a projection, at that instant', stated(0, 'generated_at'), true],
  ['the clock of the judge is 30 s ahead', stated(30_000), true],
  ['it is 31 s ahead', stated(31_000), false],
  ['a minute from now', stated(MINUTE), false],
  ['a year from now', stated(365 * 24 * HOUR), false],
  ['signed a day later', stated(-24 * HOUR), true],
  ['at the end of the skew', stated(-24 * HOUR - 29_000), true],
  ['a day and the skew later', stated(-24 * HOUR - 30_000), false],
  ['two days later', stated(-48 * HOUR), false],
  ['a projection of two days before', stated(-48 * HOUR, 'generated_at'), false],
  ['dated back to 2020', statement({ timeVerified: '2020-01-01T00:00:00Z' }), false],
  ['no instant', statement({}), false],
  ['no predicate', statement(undefined), false],
  ['a list of predicates', statement([{ timeVerified: STATED.toISOString() }]), false],
  ['a number', statement({ timeVerified: STATED.getTime() }), false],
  ['a date alone', statement({ timeVerified: STATED.toISOString().slice(0, 10) }), false],
  ['another zone', statement({ timeVerified: '2026-01-01T00:00:00+00:00' }), false],
  [
    'two instants',
    Buffer.from(
      `{"predicate":{"timeVerified":"2020-01-01T00:00:00Z","timeVerified":"${STATED.toISOString()}"}}`,
    ),
    false,
  ],
];

test('[T401] a signature counts for a statement of its own time only', async () => {
  for (const [name, payload, isInTime] of TIMES)
    for (const isTimestamped of isInTime ? [false] : [false, true]) {
      const bundle = lines(await sigstore.signed({ payload, isTimestamped }));
      const expected = isInTime ? [] : ['bundle_time_differs'];
      assert.deepEqual(causes(verify(bundle, { payload })), expected, name);
    }
});

test('[T401] nor for a trust root that had expired when it was made', async () => {
  const bundle = lines(await sigstore.signed());
  const expiring = (offset: number) => ({
    expires_at: new Date(STATED.getTime() + offset).toISOString(),
  });
  assert.deepEqual(causes(verify(bundle, expiring(MINUTE))), []);
  for (const offset of [-MINUTE, -HOUR])
    assert.deepEqual(causes(verify(bundle, expiring(offset))), ['bundle_time_differs']);
});

const list = (...names: readonly string[]) =>
  Buffer.concat(names.map((name) => tlv(0x86, Buffer.from(name))));
const EVIL = 'https://evil.example/';

/** Names of a certificate that a reader of the first one would not see. */
const NAMES: Readonly<Record<string, (names: Buffer) => Buffer>> = {
  'a second list': (names) => Buffer.concat([names, tlv(0x30, list(EVIL))]),
  'a second list before it': (names) => Buffer.concat([tlv(0x30, list(EVIL)), names]),
  'the same list twice': (names) => Buffer.concat([names, names]),
  'a set': (names) => Buffer.concat([Buffer.from([0x31]), names.subarray(1)]),
  'a set behind it': (names) => Buffer.concat([names, tlv(0x31, list(EVIL))]),
  'a list in a list': (names) => tlv(0x30, names),
  'an empty list': () => tlv(0x30),
  'an empty list behind it': (names) => Buffer.concat([names, tlv(0x30)]),
  'a byte behind it': (names) => Buffer.concat([names, Buffer.from([0])]),
  'a byte less': (names) => names.subarray(0, -1),
  'another name in the list': (names) =>
    tlv(0x30, names.subarray(names[1] === 0x81 ? 3 : 2), list(EVIL)),
  'a name of another kind in the list': (names) =>
    tlv(0x30, names.subarray(names[1] === 0x81 ? 3 : 2), tlv(0x81, Buffer.from('a@evil.example'))),
  'the name as an other name': () => tlv(0x30, tlv(0xa0, Buffer.from(`${WORKFLOW}1`))),
  'the name as an address': () => tlv(0x30, tlv(0x87, Buffer.from([127, 0, 0, 1]))),
};

test('[T402] a certificate with anything beside its one name counts for nobody', async () => {
  for (const [name, rawNames] of Object.entries(NAMES)) {
    const outcome = verify(lines(await sigstore.signed({ rawNames })));
    assert.equal(outcome.ok, false, name);
    const found = causes(outcome);
    assert.ok(
      found.includes('bundle_certificate_unclear') || found.includes('bundle_malformed'),
      `${name}: ${found.join()}`,
    );
  }
});

test('[T402] a bundle of a version that is not known is not read', async () => {
  const bundle = await sigstore.signed();
  for (const mediaType of [
    'application/vnd.dev.sigstore.bundle.v0.4+json',
    'application/vnd.dev.sigstore.bundle.v1.0+json',
    'application/vnd.dev.sigstore.bundle.v0.3+jsonl',
    'application/vnd.dev.sigstore.bundle.v0.3+json;version=0.9',
    'application/vnd.dev.sigstore.bundle+json;version=0.4',
    'application/vnd.dev.sigstore.bundle+json;version=0.30',
    'application/vnd.dev.sigstore.bundle+json;version=9.9',
    'application/vnd.dev.sigstore.bundle+json;version=0.3 ',
    'APPLICATION/VND.DEV.SIGSTORE.BUNDLE.V0.3+JSON',
    '',
  ])
    assert.deepEqual(
      causes(verify(lines({ ...bundle, mediaType }))),
      ['bundle_malformed'],
      mediaType,
    );
  const { mediaType: _unknown, ...nameless } = bundle;
  assert.deepEqual(causes(verify(lines(nameless))), ['bundle_malformed']);
});

test('[T402] one signer in two spellings is one', () => {
  const mail = { issuer: 'https://accounts.example', subject: 'ada@example.org' };
  for (const [one, other] of [
    [mail, { ...mail, subject: 'Ada@example.org' }],
    [mail, { ...mail, subject: 'ada@EXAMPLE.org' }],
    [mail, { ...mail, issuer: 'https://accounts.example/' }],
    [mail, { ...mail, issuer: 'https://Accounts.example' }],
    [{}, { subject: `${WORKFLOW.replace('/example/app/', '/Example/App/')}*` }],
    [{}, { subject: `${WORKFLOW.replace('/example/', '/EXAMPLE/')}1.0.0` }],
  ] as const) {
    const identities = { one: identity(one), other: identity(other) };
    const name = JSON.stringify(other);
    assert.deepEqual(causes(rootOf({ identities })), ['root_identities_overlap'], name);
  }
});

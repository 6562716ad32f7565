import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ASN1Obj, RFC3161Timestamp } from '@sigstore/core';
import { digestOf } from '../../src/digest/index.ts';
import { formatInstant, type NamedBytes } from '../../src/documents/json.ts';
import { keylessBy } from '../../src/trust/anchor.ts';
import { countedTimes, stampsOf, verifyStamps } from '../../src/trust/vouched-time.ts';
import {
  causes,
  identity,
  lines,
  rootOf,
  sigstore,
  stranger,
  verify,
  CODE_SIGNING,
  type Bundle,
} from './sigstore-world.ts';
import { createTrustRoot, trustRootOf } from '../../src/trust/root.ts';
import { content } from './root-world.ts';
import { valueOf } from './expect.ts';
import { clock, type Clockmaker } from './stamp-world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

const FILE = Buffer.from('{"payload":"a signed verdict"}');
const [own, rsa, other] = [clock(), clock({ rsa: true }), clock({ name: 'Another TSA' })];
const token = own.stamp(FILE);
const read = RFC3161Timestamp.parse(Buffer.from(token));
const NOW = read.signingTime.getTime();
const renewal = own.stamp(Buffer.concat([FILE, token]), { hash: 'sha512' });

interface Asked {
  readonly bytes?: Uint8Array;
  readonly tokens?: readonly Uint8Array[];
  /** Trusted roots beside the trust root. */
  readonly trustedRoots?: readonly NamedBytes[];
  /** Those of them that the trust root names. */
  readonly named?: readonly NamedBytes[];
  /** Those that the caller names. */
  readonly brought?: readonly NamedBytes[];
  readonly from?: number;
  readonly now?: number;
}

async function judge(asked: Asked) {
  const { bytes = FILE, from = NOW - MINUTE, now = NOW + 60 * MINUTE, tokens = [token] } = asked;
  const { trustedRoots = [own.trustedRoot()], brought = [] } = asked;
  const { named = brought.length > 0 ? [] : trustedRoots } = asked;
  const timestamp_roots = named.map((one) => digestOf(one.bytes));
  const expires_at = '2999-01-01T00:00:00Z';
  const envelope = valueOf(createTrustRoot({ ...content, expires_at, timestamp_roots }, 'root'));
  const keyless = await keylessBy([...trustedRoots, ...brought]);
  const root = valueOf(trustRootOf(envelope, keyless));
  const stamps = stampsOf({ file: 'verdict', bytes }, tokens);
  return verifyStamps(stamps, { root, named: brought, from, now });
}

const HONEST: Readonly<Record<string, Asked>> = {
  'by ECDSA': {},
  'by RSA': { tokens: [rsa.stamp(FILE)], trustedRoots: [rsa.trustedRoot()] },
  'with SHA-384': { tokens: [own.stamp(FILE, { hash: 'sha384' })] },
  'with SHA-512': { tokens: [own.stamp(FILE, { hash: 'sha512' })] },
  'without a nonce': { tokens: [own.stamp(FILE, { nonce: false })] },
  'without certificates': { tokens: [own.stamp(FILE, { certificate: false })] },
  'of another policy': { tokens: [own.stamp(FILE, { policy: '1.2.3.4.2' })] },
  'that the auditor names': { brought: [own.trustedRoot()], trustedRoots: [] },
  'beside an authority that did not sign': {
    trustedRoots: [other.trustedRoot(), own.trustedRoot()],
  },
  renewed: { tokens: [token, renewal] },
  'at the edge of the skew': { now: NOW - 25_000, from: NOW - MINUTE },
};

test('[T482] a token counts that an authority made which the trust root or the auditor names', async () => {
  for (const [name, asked] of Object.entries(HONEST)) {
    const { findings, times } = await judge(asked);
    assert.deepEqual(findings, [], name);
    const { tokens = [token] } = asked;
    assert.equal(times.length, tokens.length, name);
    const [{ authority, expires_at, file, instant } = assert.fail(name)] = times;
    const named =
      asked.trustedRoots?.[0]?.file === other.trustedRoot().file ? authority : 'Example TSA';
    assert.deepEqual([authority, file], [named, 'verdict.tsr']);
    assert.ok(Math.abs(Date.parse(instant) - NOW) < 60 * MINUTE, instant);
    assert.ok(expires_at !== null && Date.parse(expires_at) <= Number(own.to) + 60 * MINUTE);
  }
});

test('[T482] an identity names its trusted root, with its timestamp authorities', async () => {
  const trustedRoot = own.trustedRoot();
  const identities = { pipeline: identity({ trusted_root_sha256: digestOf(trustedRoot.bytes) }) };
  const root = valueOf(
    trustRootOf(valueOf(rootOf({ identities })), await keylessBy([trustedRoot])),
  );
  const stamps = stampsOf({ file: 'verdict', bytes: FILE }, [token]);
  const { findings, times } = verifyStamps(stamps, {
    root,
    from: NOW - MINUTE,
    now: NOW + 60 * MINUTE,
  });
  assert.deepEqual([findings, times.length], [[], 1]);
});

/** The token with other bytes in one place. */
function patched(from: Uint8Array, to: Uint8Array): Buffer {
  const at = token.indexOf(from);
  assert.ok(at > 0 && from.length === to.length);
  return Buffer.concat([token.subarray(0, at), to, token.subarray(at + from.length)]);
}

function flipped(bytes: Uint8Array): Buffer {
  const copy = Buffer.from(bytes);
  const last = copy.length - 1;
  copy[last] = (copy[last] ?? 0) ^ 1;
  return copy;
}

const info = ASN1Obj.parseBuffer(Buffer.from(read.tstInfo.raw));
const [, policy, , serial, genTime, ...after] = info.subs;
const nonce = after.find(({ tag }) => tag.number === 2);
const flip = (part: ASN1Obj | undefined) => {
  const der = part?.toDER() ?? Buffer.alloc(0);
  return patched(der, flipped(der));
};
const imprint = read.tstInfo.messageImprintHashedMessage;
const status = (value: number) => {
  const granted = Buffer.from('3003020100', 'hex');
  return patched(granted, Buffer.concat([granted.subarray(0, -1), Buffer.from([value])]));
};
const bare = token.subarray(token.indexOf(Buffer.from('06092a864886f70d010702', 'hex')) - 4);
const by = (leaf: Clockmaker) => ({ trustedRoots: [own.trustedRoot({ leaf })] });
const validFor = (start: number, end?: number) => ({
  trustedRoots: [
    own.trustedRoot({
      validFor: {
        start: new Date(start).toISOString(),
        ...(end === undefined ? {} : { end: new Date(end).toISOString() }),
      },
    }),
  ],
});
const ago = (days: number) => new Date(NOW - days * DAY);

const FORGED: readonly (readonly [name: string, code: string, asked: Asked])[] = [
  ['over other bytes', 'timestamp_of_other', { tokens: [own.stamp(Buffer.from('other'))] }],
  ['of a file with a byte changed', 'timestamp_of_other', { bytes: flipped(FILE) }],
  ['of a file with a byte more', 'timestamp_of_other', { bytes: Buffer.concat([FILE, FILE]) }],
  ['of a file that is empty', 'timestamp_of_other', { bytes: Buffer.alloc(0) }],
  ['with SHA-1', 'timestamp_algorithm_refused', { tokens: [own.stamp(FILE, { hash: 'sha1' })] }],
  ['by another authority', 'timestamp_untrusted', { tokens: [other.stamp(FILE)] }],
  [
    'by another authority of the same name',
    'timestamp_untrusted',
    { tokens: [clock().stamp(FILE)] },
  ],
  ['by a trusted root that nobody names', 'timestamp_untrusted', { named: [] }],
  [
    'by a trusted root that is missing',
    'sigstore_root_missing',
    { trustedRoots: [], named: [own.trustedRoot()] },
  ],
  [
    'by a trusted root with one more line feed than the named one',
    'sigstore_root_missing',
    {
      trustedRoots: [
        {
          ...own.trustedRoot(),
          bytes: Buffer.concat([own.trustedRoot().bytes, Buffer.from('\n')]),
        },
      ],
      named: [own.trustedRoot()],
    },
  ],
  [
    'by a trusted root that is no JSON',
    'sigstore_root_invalid',
    { trustedRoots: [{ file: 'a', bytes: FILE.subarray(1) }] },
  ],
  ['with an expired certificate', 'timestamp_untrusted', by({ from: ago(9), to: ago(1) })],
  ['with a certificate of tomorrow', 'timestamp_untrusted', by({ from: ago(-1), to: ago(-9) })],
  [
    'below an expired authority',
    'timestamp_untrusted',
    {
      trustedRoots: [
        own.trustedRoot({ chain: [own.leaf, own.rootOf({ from: ago(9), to: ago(1) })] }),
      ],
    },
  ],
  [
    'after the validity of the authority',
    'timestamp_untrusted',
    validFor(NOW - 9 * DAY, NOW - DAY),
  ],
  ['before the validity of the authority', 'timestamp_untrusted', validFor(NOW + DAY)],
  [
    'by an authority without a start',
    'sigstore_root_invalid',
    { trustedRoots: [own.trustedRoot({ validFor: {} })] },
  ],
  ['for signing code', 'timestamp_untrusted', by({ uses: [CODE_SIGNING] })],
  [
    'for time and for signing code',
    'timestamp_untrusted',
    by({ uses: [TIME_STAMPING, CODE_SIGNING] }),
  ],
  ['for no use at all', 'timestamp_untrusted', by({ uses: [] })],
  ['for a use that is not critical', 'timestamp_untrusted', by({ isCritical: false })],
  ['of another serial number', 'timestamp_untrusted', by({ serial: 3 })],
  [
    'by a certificate without its authority',
    'timestamp_untrusted',
    { trustedRoots: [own.trustedRoot({ chain: [own.leaf] })] },
  ],
  [
    'below another authority',
    'timestamp_untrusted',
    { trustedRoots: [own.trustedRoot({ chain: [own.leaf, other.root] })] },
  ],
  [
    'by an authority without certificates',
    'timestamp_untrusted',
    { trustedRoots: [own.trustedRoot({ chain: [] })] },
  ],
  ['with another signature', 'timestamp_untrusted', { tokens: [flipped(token)] }],
  [
    'with another time',
    'timestamp_untrusted',
    { tokens: [patched(genTime?.value ?? FILE, Buffer.from('20200101000000Z'))] },
  ],
  ['with another nonce', 'timestamp_untrusted', { tokens: [flip(nonce)] }],
  ['with another number', 'timestamp_untrusted', { tokens: [flip(serial)] }],
  ['with another policy', 'timestamp_untrusted', { tokens: [flip(policy)] }],
  [
    'with the imprint of other bytes',
    'timestamp_untrusted',
    {
      bytes: Buffer.from('other'),
      tokens: [patched(imprint, Buffer.from(digestOf(Buffer.from('other')).slice(7), 'hex'))],
    },
  ],
  ['cut off by a byte', 'timestamp_malformed', { tokens: [token.subarray(0, -1)] }],
  [
    'cut off in the middle',
    'timestamp_malformed',
    { tokens: [token.subarray(0, token.length >> 1)] },
  ],
  ['of nothing', 'timestamp_malformed', { tokens: [Buffer.alloc(0)] }],
  ['with a byte more', 'timestamp_malformed', { tokens: [Buffer.concat([token, Buffer.of(0)])] }],
  ['twice in one file', 'timestamp_malformed', { tokens: [Buffer.concat([token, token])] }],
  ['in base64', 'timestamp_malformed', { tokens: [Buffer.from(token.toString('base64'))] }],
  ['that was rejected', 'timestamp_rejected', { tokens: [status(2)] }],
  ['that waits', 'timestamp_rejected', { tokens: [status(3)] }],
  ['without the answer around it', 'timestamp_malformed', { tokens: [bare] }],
  [
    'with a rejection alone',
    'timestamp_rejected',
    { tokens: [Buffer.from('30053003020102', 'hex')] },
  ],
  ['from the future', 'timestamp_time_differs', { now: NOW - MINUTE }],
  [
    'from before what it is over',
    'timestamp_time_differs',
    { from: NOW + DAY, now: NOW + 2 * DAY },
  ],
  ['over the file alone, as a renewal', 'timestamp_of_other', { tokens: [token, own.stamp(FILE)] }],
  [
    'over the token alone, as a renewal',
    'timestamp_of_other',
    { tokens: [token, own.stamp(token)] },
  ],
  ['in another order', 'timestamp_of_other', { tokens: [renewal, token] }],
  ['a renewal without the token before it', 'timestamp_of_other', { tokens: [renewal] }],
  [
    'a renewal by an authority that nobody names',
    'timestamp_untrusted',
    { tokens: [token, other.stamp(Buffer.concat([FILE, token]))] },
  ],
];

test('[T482] a token that is forged is refused', async () => {
  for (const [name, code, asked] of FORGED) {
    const { findings, times } = await judge(asked);
    assert.equal(findings[0]?.code, code, name);
    assert.ok(times.length < (asked.tokens ?? [token]).length, name);
  }
});

type Material = Bundle['verificationMaterial'];
const [logged, timestamped, strangers] = await Promise.all([
  sigstore.signed(),
  sigstore.signed({ isLogged: false, isTimestamped: true }),
  stranger.signed({ isLogged: false, isTimestamped: true }),
]);
const again = await sigstore.signed({ isLogged: false, isTimestamped: true });

interface Entry {
  readonly integratedTime: string;
  readonly inclusionPromise: { readonly signedEntryTimestamp: string };
}
const entryWith = (change: (entry: Entry) => object) => {
  const tlogEntries = logged.verificationMaterial.tlogEntries.map((one) => change(one as Entry));
  return { ...logged, verificationMaterial: { ...logged.verificationMaterial, tlogEntries } };
};
const stampIn = ({ verificationMaterial }: Bundle): Buffer => {
  const { timestampVerificationData: data } = verificationMaterial as Material & {
    readonly timestampVerificationData?: {
      readonly rfc3161Timestamps: { signedTimestamp: string }[];
    };
  };
  return Buffer.from(data?.rfc3161Timestamps[0]?.signedTimestamp ?? '', 'base64');
};
const stampedBy = (bytes: Uint8Array) => ({
  ...timestamped,
  verificationMaterial: {
    ...timestamped.verificationMaterial,
    timestampVerificationData: {
      rfc3161Timestamps: [{ signedTimestamp: Buffer.from(bytes).toString('base64') }],
    },
  },
});
const later = (seconds: number) =>
  entryWith((entry) => ({
    ...entry,
    integratedTime: String(Number(entry.integratedTime) + seconds),
  }));
const signature = Buffer.from(timestamped.dsseEnvelope.signatures[0]?.sig ?? '', 'base64');

/** Bundles whose time is forged; their trusted root lists logs, so that a token alone does not do either. */
const FORGED_BUNDLES: readonly (readonly [name: string, code: string, bundle: object])[] = [
  ['a log that says a second later', 'bundle_log_untrusted', later(1)],
  ['a log that says a minute earlier', 'bundle_certificate_untrusted', later(-60)],
  ['a log that says a day later', 'bundle_certificate_untrusted', later(86_400)],
  [
    'a promise of another signature',
    'bundle_log_untrusted',
    entryWith((entry) => ({
      ...entry,
      inclusionPromise: {
        signedEntryTimestamp: flipped(
          Buffer.from(entry.inclusionPromise.signedEntryTimestamp, 'base64'),
        ).toString('base64'),
      },
    })),
  ],
  [
    'no promise of the log',
    'bundle_time_untrusted',
    entryWith(({ inclusionPromise: _promise, ...entry }) => entry),
  ],
  ['neither log nor token', 'bundle_time_untrusted', await sigstore.signed({ isLogged: false })],
  ['the token of a stranger', 'bundle_time_untrusted', stampedBy(stampIn(strangers))],
  ['the token of another signature', 'bundle_time_untrusted', stampedBy(stampIn(again))],
  [
    'a token with another signature',
    'bundle_time_untrusted',
    stampedBy(flipped(stampIn(timestamped))),
  ],
  ['a token that is cut off', 'bundle_malformed', stampedBy(stampIn(timestamped).subarray(0, -1))],
  [
    'a token of an authority that is not listed',
    'bundle_time_untrusted',
    stampedBy(own.stamp(signature)),
  ],
];

test('[T482] a bundle whose time is forged counts for nobody', async () => {
  assert.deepEqual(causes(verify(lines(logged))), []);
  for (const [name, code, bundle] of FORGED_BUNDLES)
    assert.deepEqual(causes(verify(lines(bundle))), [code], name);
});

test('[T482] one good time suffices, though the token of an authority that nobody lists stands beside it', () => {
  const [signed = ''] = logged.dsseEnvelope.signatures.map(({ sig }) => sig);
  const beside = (bytes: Uint8Array) => ({
    ...logged,
    verificationMaterial: {
      ...logged.verificationMaterial,
      timestampVerificationData: {
        rfc3161Timestamps: [{ signedTimestamp: Buffer.from(bytes).toString('base64') }],
      },
    },
  });
  assert.deepEqual(causes(verify(lines(beside(own.stamp(Buffer.from(signed, 'base64')))))), []);
  const old = own.stamp(Buffer.from(signed, 'base64'), { signedWith: 'sha1' });
  assert.deepEqual(causes(verify(lines(beside(old)))), []);
  assert.deepEqual(causes(verify(lines(stampedBy(old)))), ['bundle_time_untrusted']);
  assert.deepEqual(causes(verify(lines(beside(own.stamp(FILE))))), ['bundle_time_untrusted']);
});

test('[T482] a log is known by the id of its key, whatever its checkpoint calls it', () => {
  const { content: listed } = sigstore;
  const tlogs = listed.tlogs.map((log) => ({ ...log, baseUrl: 'https://elsewhere.example' }));
  const bytes = Buffer.from(JSON.stringify({ ...listed, tlogs }));
  const identities = { pipeline: identity({ trusted_root_sha256: digestOf(bytes) }) };
  const world = { identities, trustedRoots: [{ file: 'a.trusted_root.json', bytes }] };
  assert.deepEqual(causes(verify(lines(logged), world)), []);
});

test('[T482] an authority that gave no token says why', async () => {
  const rejected = own.stamp(FILE, { policy: '1.2.3.4.9' });
  const { findings } = await judge({ tokens: [rejected] });
  const [{ code, found } = assert.fail()] = findings;
  assert.equal(code, 'timestamp_rejected');
  assert.match(found ?? '', /^status 2, unacceptedPolicy, .*policy/);
});

test('[T482] a signature of a token by SHA-1 is named as that', async () => {
  const { findings } = await judge({ tokens: [own.stamp(FILE, { signedWith: 'sha1' })] });
  const [{ code, found } = assert.fail()] = findings;
  assert.deepEqual([code, found], ['timestamp_algorithm_refused', 'a signature by SHA-1']);
});

test('[T482] nor one with a token of an authority that is for another use', () => {
  const { content: listed } = sigstore;
  const rootBy = (leaf?: Clockmaker): NamedBytes => {
    const { timestampAuthorities } = JSON.parse(
      Buffer.from(own.trustedRoot(leaf && { leaf }).bytes).toString(),
    ) as { timestampAuthorities: object[] };
    const made = { ...listed, tlogs: [], timestampAuthorities };
    return { file: 'a.trusted_root.json', bytes: Buffer.from(JSON.stringify(made)) };
  };
  const judged = (leaf?: Clockmaker) => {
    const trustedRoot = rootBy(leaf);
    const identities = { pipeline: identity({ trusted_root_sha256: digestOf(trustedRoot.bytes) }) };
    const world = { identities, trustedRoots: [trustedRoot] };
    return causes(verify(lines(stampedBy(own.stamp(signature))), world));
  };
  assert.deepEqual(judged(), []);
  assert.deepEqual(judged({ uses: [CODE_SIGNING] }), ['bundle_time_untrusted']);
  assert.deepEqual(judged({ isCritical: false }), ['bundle_time_untrusted']);
});

const time = (at: number, until: number | null) => ({
  file: `${at}`,
  instant: formatInstant(NOW + at * YEAR),
  authority: 'TSA',
  expires_at: until === null ? null : formatInstant(NOW + until * YEAR),
});

/** Years after the first token: when each was made, when its certificate expires, and how many count when asked. */
const CHAINS: readonly (readonly [
  times: readonly (readonly [number, number | null])[],
  at: number,
  counts: number,
])[] = [
  [[[0, 5]], 4, 1],
  [[[0, 5]], 5, 0],
  [[[0, null]], 50, 1],
  [
    [
      [0, 5],
      [4, 12],
    ],
    10,
    2,
  ],
  [
    [
      [0, 5],
      [5, 12],
    ],
    10,
    1,
  ],
  [
    [
      [0, 5],
      [6, 12],
    ],
    10,
    1,
  ],
  [
    [
      [0, 5],
      [4, 9],
    ],
    10,
    0,
  ],
  [
    [
      [0, 5],
      [4, 9],
      [8, 20],
    ],
    10,
    3,
  ],
  [
    [
      [0, 5],
      [4, 9],
      [10, 20],
    ],
    15,
    1,
  ],
  [
    [
      [0, 20],
      [4, 9],
    ],
    10,
    1,
  ],
  [
    [
      [0, 5],
      [6, 9],
      [8, 20],
    ],
    10,
    2,
  ],
];

test('[T483] a token counts until its certificates expire, or a later one keeps it', () => {
  for (const [chain, at, counts] of CHAINS) {
    const times = chain.map(([made, until]) => time(made, until));
    assert.equal(countedTimes(times, NOW + at * YEAR).length, counts, JSON.stringify(chain));
  }
});

test('[T483] what no later token kept in time is a warning, and no refusal', async () => {
  const { findings, times } = await judge({ now: NOW + 10 * YEAR });
  assert.deepEqual([findings.map(({ code }) => code), times], [['timestamp_expired'], []]);
});

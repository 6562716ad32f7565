import assert from 'node:assert/strict';
import { test, describe } from 'node:test';
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { runInPage } from '../page/platforms.ts';
import { answerPath, answerSignature, answerToken, answerCertified } from '../page/harness.ts';
import { isSoak, often, sample, tellProgress } from '../soak.ts';
import {
  AT,
  bentPaths,
  isGoodToOpenssl,
  LAXER_HERE,
  rolledPath,
  STRICTER_HERE,
  type BentPath,
} from './bent-certificates.ts';
import {
  opensslVerifies,
  pairOf,
  signingCertificate,
  signingCertificate2,
  tokenOf,
  type TokenMaking,
} from './certificate-world.ts';
import { notAllowed } from '../../src/trust/certificate-names.ts';
import { elementsIn } from '../../src/trust/der.ts';
import { extension, oid, seq, tlv } from './sigstore-world.ts';
import { pinOf, vouchedRoots } from '../../src/trust/anchor.ts';
import type { TrustRoot } from '../../src/trust/root.ts';
import { writeEnvelope } from '../../src/trust/envelope.ts';
import { firstRoot, keys, nextRoot } from './root-world.ts';
import { readPublicKey, signatureFits } from '../../src/trust/public-key.ts';
import { wycheproof } from '../vectors.ts';
import { valueOf } from './expect.ts';

/** Ed25519 signatures at the edge of RFC 8032, made from points and numbers that no signer has. */
export interface OddSignature {
  readonly name: string;
  readonly point: Uint8Array;
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
  /** By the rule of specification/trust.md 1. */
  readonly fits: boolean;
}

const { Point } = ed25519;
const ORDER = Point.Fn.ORDER;
const PRIME = 2n ** 255n - 19n;
const SECRET = 12_345_678_901_234_567_890n;

const numberIn = (bytes: Uint8Array) =>
  bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);
const bytesOf = (number: bigint) =>
  Uint8Array.from({ length: 32 }, (_, index) => Number((number >> BigInt(8 * index)) & 255n));

/** A point of order 8: the order of the group times one that has both parts. */
function smallPoint() {
  for (let y = 2n; ; y += 1n)
    try {
      const point = Point.fromBytes(bytesOf(y))
        .multiplyUnsafe(ORDER - 1n)
        .add(Point.fromBytes(bytesOf(y)));
      if (!point.multiplyUnsafe(4n).equals(Point.ZERO)) return point;
    } catch {
      // No point has this coordinate.
    }
}

/** Every mixture of a key and a first half with and without a part of small order; some fit, most do not. */
export function oddSignatures(): readonly OddSignature[] {
  const small = smallPoint();
  const part = (times: bigint) => (times === 0n ? Point.ZERO : small.multiplyUnsafe(times));
  const times = (number: bigint) =>
    number === 0n ? Point.ZERO : Point.BASE.multiplyUnsafe(number);
  const found: OddSignature[] = [];
  for (const [key, first, secret] of ODD_KINDS)
    for (let index = 0; index < 12; index += 1) {
      const point = times(SECRET).add(part(key)).toBytes();
      const half = times(secret).add(part(first)).toBytes();
      const message = Uint8Array.of(index);
      const challenge = numberIn(sha512(Uint8Array.from([...half, ...point, ...message]))) % ORDER;
      const last = (secret + challenge * SECRET) % ORDER;
      const holds = (first + challenge * key) % 8n === 0n;
      const name = `${key} ${first} ${secret} ${index}`;
      const make = (s: bigint) => Uint8Array.from([...half, ...bytesOf(s)]);
      found.push({ name, point, message, signature: make(last), fits: holds && secret !== 0n });
      found.push({
        name: `${name} longer`,
        point,
        message,
        signature: make(last + ORDER),
        fits: false,
      });
    }
  return [...found, ...spelledOtherwise()];
}

/** By the part of small order in the key, that in the first half, and the number of the latter. */
const ODD_KINDS: readonly (readonly [bigint, bigint, bigint])[] = [0n, 1n, 2n, 4n].flatMap((key) =>
  [0n, 1n, 4n].flatMap((first) =>
    [0n, 777n].map((secret): readonly [bigint, bigint, bigint] => [key, first, secret]),
  ),
);

/** The neutral point in spellings that are not the shortest. */
function spelledOtherwise(): readonly OddSignature[] {
  const point = Point.BASE.multiplyUnsafe(SECRET).toBytes();
  return [PRIME + 1n, 1n | (1n << 255n), (PRIME + 1n) | (1n << 255n)].map((spelling) => {
    const half = bytesOf(spelling);
    const message = Uint8Array.of(9);
    const challenge = numberIn(sha512(Uint8Array.from([...half, ...point, ...message]))) % ORDER;
    const signature = Uint8Array.from([...half, ...bytesOf((challenge * SECRET) % ORDER)]);
    return { name: `spelled ${spelling}`, point, message, signature, fits: false };
  });
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const chainIn = ({ middle, root, signer }: BentPath) => [signer, middle, root].map(base64);

const paths = bentPaths();
const [good = assert.fail()] = paths;

test('[T571] paths of certificates, bent one part at a time, are judged as openssl does, but for what the specification names', async () => {
  assert.ok(paths.length >= 300);
  const asked = sample(paths, 9, new Date().getUTCDate() % 9);
  const inPage = await runInPage<readonly (string | null)[]>(
    `${JSON.stringify(asked.map(chainIn))}.map((chain) => harness.answerPath(chain, ${AT}))`,
  );
  for (const [index, one] of asked.entries()) {
    const found = answerPath(chainIn(one), AT);
    assert.equal(inPage[index], found, one.name);
    const isGood = isGoodToOpenssl(one);
    const named = isGood ? STRICTER_HERE : LAXER_HERE;
    if ((found === null) !== isGood)
      assert.ok(
        named.some((pattern) => pattern.test(one.name)),
        `${one.name}: ${found}`,
      );
    tellProgress('paths', index);
  }
});

test('[T571] a new key of an authority, signed by its old one, is none below it', () => {
  const rolled = rolledPath();
  assert.ok(isGoodToOpenssl(rolled));
  assert.equal(answerPath(chainIn(rolled), AT), null);
});

test('[T571] an authority that is not self-signed is trusted where no other is there, in any order', () => {
  const [signer = '', middle = '', root = ''] = chainIn(good);
  assert.equal(answerPath([signer, middle], AT), null);
  assert.equal(answerPath([signer, root, middle], AT), null);
  assert.equal(answerPath([signer, middle, root], AT), null);
  assert.equal(answerPath([signer, root], AT), 'no authority above it');
  assert.equal(answerPath([signer], AT), 'no authority above it');
});

const DATA = Buffer.from('what a token is over');
const signerKey = pairOf('signer').privateKey;
const partsOf = (certificate: Buffer, key = signerKey): TokenMaking => ({
  data: DATA,
  certificate,
  issuer: seq(
    tlv(0x31, seq(oid('2.5.4.10'), tlv(0x0c, Buffer.from('Example')))),
    tlv(0x31, seq(oid('2.5.4.3'), tlv(0x0c, Buffer.from('middle')))),
  ),
  serial: tlv(0x02, Buffer.of(3)),
  key,
});
const own = partsOf(good.signer);

const number = (value: number) => tlv(0x02, Buffer.of(value));

/** Kinds of tokens; openssl judges each too. */
const KINDS: Readonly<Record<string, Partial<TokenMaking>>> = {
  'as it should be': {},
  'without certificates': { certificates: false },
  'over SHA-384': { imprintHash: 'sha384' },
  'over SHA-512': { imprintHash: 'sha512' },
  'signed with SHA-384': { hash: 'sha384' },
  'signed with SHA-512': { hash: 'sha512' },
  'over other bytes': { imprint: Buffer.alloc(32, 1) },
  'with an imprint that is cut off': { imprint: Buffer.alloc(31, 1) },
  'of version 2': { version: 2 },
  'with an accuracy': { more: [seq(number(1), tlv(0x80, Buffer.of(5)))] },
  'with an order': { more: [tlv(0x01, Buffer.of(0xff))] },
  'with a nonce': { more: [number(9)] },
  'with all of these': { more: [seq(number(1)), tlv(0x01, Buffer.of(0xff)), number(9)] },
  'with these in another order': { more: [number(9), seq(number(1))] },
  'with an extension': { more: [tlv(0xa1, extension('1.3.6.1.4.1.55555.1', Buffer.of(5, 0)))] },
  'with a tail': { more: [seq(), seq()] },
  'of another content': { contentType: '1.2.840.113549.1.7.1' },
  'without a type': { attributes: ({ certificate, digest }) => present([certificate, digest]) },
  'without a digest': {
    attributes: ({ certificate, contentType }) => present([contentType, certificate]),
  },
  'without a certificate that it names': {
    attributes: ({ contentType, digest }) => present([contentType, digest]),
  },
  'with attributes in another order': {
    attributes: ({ certificate, contentType, digest }) =>
      present([digest, certificate, contentType]),
  },
  'with two digests': {
    attributes: ({ certificate, contentType, digest }) =>
      present([contentType, digest, digest, certificate]),
  },
  'with its certificate by SHA-1': naming(signingCertificate(good.signer)),
  'with its certificate by SHA-384': naming(signingCertificate2(good.signer, 'sha384')),
  'with its certificate by both': naming(
    signingCertificate(good.signer),
    signingCertificate2(good.signer),
  ),
  'with another certificate': naming(signingCertificate2(good.middle)),
  'with another certificate by SHA-1': naming(signingCertificate(good.middle)),
  'with one of both wrong': naming(
    signingCertificate(good.middle),
    signingCertificate2(good.signer),
  ),
  'with unsigned attributes': { unsigned: [seq(oid('1.2.3.4'), tlv(0x31, number(1)))] },
  'by another signer': { serial: number(9) },
  'by two signers': { signers: (signer) => [signer, signer] },
  'by nobody': { signers: () => [] },
  'by another key': { key: pairOf('stranger').privateKey },
  'with another signature': {
    signature: (one) => Buffer.concat([one.subarray(0, -1), Buffer.of((one.at(-1) ?? 0) ^ 1)]),
  },
  'granted with changes': { status: seq(number(1)) },
  rejected: { status: seq(number(2)) },
  'with an algorithm that names its key alone': { algorithm: seq(oid('1.2.840.10045.2.1')) },
  'at a time of no form': { time: '20260101000000' },
  'at a time with a needless digit': { time: '20260101000000.10Z' },
  'at a time with a needless point': { time: '20260101000000.Z' },
  'at a time without seconds': { time: '202601010000Z' },
  'at a time of no calendar': { time: '20261301000000Z' },
  'at a time elsewhere': { time: '20260101000000+0100' },
};

/** Not allowed by RFC 3161 and RFC 5652, and taken by openssl (specification/trust.md 10). */
const STRICTER_TOKENS: ReadonlySet<string> = new Set([
  'of another content',
  'without a type',
  'with two digests',
  'at a time of no form',
  'at a time with a needless digit',
  'at a time with a needless point',
  'at a time without seconds',
  'at a time of no calendar',
  'at a time elsewhere',
]);

function present(list: readonly (Buffer | undefined)[]): readonly Buffer[] {
  return list.filter((one): one is Buffer => one !== undefined);
}

function naming(...certificates: readonly Buffer[]): Partial<TokenMaking> {
  return {
    attributes: ({ contentType, digest }) => present([contentType, digest, ...certificates]),
  };
}

const questionOf = (token: Buffer) => [base64(token), base64(DATA), chainIn(good)] as const;
const IS_TIME = /^\d{4}-/;

async function compare(tokens: readonly (readonly [name: string, token: Buffer])[]) {
  const inPage = await runInPage<readonly string[]>(
    `${JSON.stringify(tokens.map(([, token]) => questionOf(token)))}.map((one) => harness.answerToken(...one))`,
  );
  const others: string[] = [];
  for (const [index, [name, token]] of tokens.entries()) {
    const found = answerToken(...questionOf(token));
    assert.equal(inPage[index], found, name);
    const isGood = opensslVerifies(token, DATA, [good.signer, good.middle], good.root, AT);
    const isNamed = isGood && STRICTER_TOKENS.has(name);
    if (IS_TIME.test(found) === (isGood && !isNamed)) continue;
    others.push(`${name}: ${found}, openssl ${isGood ? 'takes' : 'refuses'} it`);
  }
  assert.deepEqual(others, []);
}

test('[T482] tokens of every kind are judged as openssl does, but for what the specification names', async () => {
  const kinds = Object.entries(KINDS).map(
    ([name, change]) => [name, tokenOf({ ...own, ...change })] as const,
  );
  assert.ok(kinds.length >= 34);
  await compare(isSoak ? kinds : sample(kinds, 4, new Date().getUTCDate() % 4));
});

test('[T482] an authority with fractions of a second is trusted as often as one without', async () => {
  const fraction = (index: number) =>
    String((index * 7919) % 10 ** (index % 7))
      .padStart(index % 7, '0')
      .replace(/0+$/, '');
  const tokens = Array.from({ length: 120 }, (_, index) => {
    const digits = fraction(index);
    const time = `20260101000000${digits === '' ? '' : `.${digits}`}Z`;
    return [time, tokenOf({ ...own, time })] as const;
  });
  for (const [time, token] of tokens) {
    const [, digits = ''] = /\.(\d+)Z/.exec(time) ?? [];
    const expected = `2026-01-01T00:00:00.${digits.slice(0, 3).padEnd(3, '0')}Z`;
    assert.equal(answerToken(...questionOf(token)), expected, time);
  }
  await compare(tokens.slice(0, often(14, 120)));
});

test('[T482] a digest that reads like an element of its own is a digest like all others', () => {
  // About one in 100,000 does: it begins as DER does, with a size in more bytes than it needs.
  const data = Buffer.from('release 475373');
  const token = tokenOf({ ...own, data });
  const found = answerToken(base64(token), base64(data), chainIn(good));
  assert.equal(found, '2026-01-01T00:00:00.000Z');
});

test('[T482] an encoding that was changed is another one, also outside of what is signed', () => {
  const token = tokenOf(own);
  const longer = Buffer.concat([Buffer.of(0x30, 0x83, 0x00), token.subarray(2)]);
  assert.match(answerToken(base64(longer), base64(DATA), chainIn(good)), /^timestamp_malformed/);
  const [signer = assert.fail(), ...above] = chainIn(good);
  const der = Buffer.from(signer, 'base64');
  const other = Buffer.concat([Buffer.of(0x30, 0x83, 0x00), der.subarray(2)]);
  assert.notEqual(answerPath([base64(other), ...above], AT), null);
});

test('[T572] an Ed25519 signature fits by one rule, on every release of Node.js and in a page', async () => {
  const odd = oddSignatures();
  const asked = odd.map(({ message, point, signature }) => [point, message, signature].map(base64));
  const inPage = await runInPage<readonly boolean[]>(
    `${JSON.stringify(asked)}.map((one) => harness.answerSignature(...one))`,
  );
  for (const [index, { fits, name }] of odd.entries()) {
    const [point = '', message = '', signature = ''] = asked[index] ?? [];
    assert.equal(answerSignature(point, message, signature), fits, name);
    assert.equal(inPage[index], fits, `in a page: ${name}`);
  }
  assert.ok(odd.filter(({ fits }) => fits).length >= 12);
});

test('[T571] bytes changed anywhere in certificates and tokens have an answer, and never another time', () => {
  let state = 1;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const bent = (bytes: Buffer) => {
    const copy = Buffer.from(bytes);
    for (let left = 1 + random(3); left > 0; left -= 1) copy[random(copy.length)] = random(256);
    return copy;
  };
  const token = tokenOf(own);
  for (let count = 0; count < often(300, 20_000); count += 1) {
    const { middle, root, signer } = paths[random(paths.length)] ?? good;
    answerPath([bent(signer), bent(middle), root].map(base64), AT);
    const found = answerToken(...questionOf(bent(token)));
    assert.ok(!IS_TIME.test(found) || found === '2026-01-01T00:00:00.000Z', found);
  }
});

test('[T571] a name with a star is also what an authority forbids of it', () => {
  const dns = (text: string) => {
    const [name = assert.fail()] = elementsIn(tlv(0x82, Buffer.from(text)));
    return name;
  };
  const subject = { whole: new Uint8Array(), parts: [], addresses: [], title: '' };
  const judged = (name: string, base: string) =>
    notAllowed(
      { subject, alternativeNames: [dns(name)] },
      { permitted: [], excluded: [dns(base)] },
    );
  assert.ok(judged('*.example.com', 'bar.example.com'));
  assert.ok(judged('.example.com', 'other.example'));
  assert.equal(judged('*.example.com', 'bar.example.org'), undefined);
});

const first = firstRoot();
const second = nextRoot(first);
const third = nextRoot(second);

const candidate = (root: TrustRoot, file = `${root.document.version}.root.json`) => ({
  file,
  bytes: writeEnvelope(root.envelope),
});

const chosen = (pinned: TrustRoot, ...roots: readonly TrustRoot[]) => {
  const found = vouchedRoots(
    pinOf(pinned),
    roots.map((root) => candidate(root)),
  );
  return found && [found.roots.length, found.others.length];
};

describe('[T301] the trust roots that a pin vouches for', () => {
  test('are the whole chain, in whatever order the places have it', () => {
    assert.deepEqual(chosen(first, third, first, second), [3, 0]);
    assert.deepEqual(chosen(second, second, third, first), [3, 0]);
    assert.deepEqual(chosen(third, third, second), [2, 0]);
  });

  test('end before a gap, and before a root that the one before it has not signed', () => {
    assert.deepEqual(chosen(first, first, third), [1, 1]);
    const unsigned = nextRoot(first, { expires_at: '2098-01-01T00:00:00Z' }, [keys.root1]);
    assert.deepEqual(chosen(first, first, unsigned), [1, 1]);
    assert.deepEqual(chosen(first, first, unsigned, second, third), [3, 1]);
  });

  test('are none that no pinned root is among', () => {
    assert.equal(chosen(first, second, third), undefined);
    assert.equal(vouchedRoots(undefined, [candidate(first)]), undefined);
    assert.equal(vouchedRoots('junk', [candidate(first)]), undefined);
  });

  test('do not depend on bytes that nobody can read', () => {
    const junk = { file: '2.root.json', bytes: Buffer.from('{}') };
    const found = vouchedRoots(pinOf(first), [junk, candidate(first), candidate(second)]);
    assert.deepEqual([found?.roots.length, found?.others], [2, [junk]]);
  });

  test('of two that the same root has signed are the one that is followed, or a refusal', () => {
    const other = nextRoot(first, { expires_at: '2098-01-01T00:00:00Z' });
    assert.throws(() => chosen(first, first, second, other), /same number/);
    assert.deepEqual(chosen(first, first, second, other, third), [3, 1]);
    assert.deepEqual(chosen(other, first, second, other), [2, 1]);
  });
});

interface Row {
  readonly tcId: number;
  readonly comment: string;
  readonly msg: string;
  readonly sig: string;
  readonly result: 'valid' | 'invalid' | 'acceptable';
}

interface Groups {
  readonly testGroups: readonly { readonly publicKeyPem: string; readonly tests: readonly Row[] }[];
}

interface CertifiedGroups {
  readonly testGroups: readonly {
    readonly publicKeyDer?: string;
    readonly publicKeyAsn?: string;
    readonly tests: readonly Row[];
  }[];
}

const files = [
  ['ed25519', 151],
  ['ecdsa_secp256r1_sha256', 484],
] as const;

for (const [name, count] of files) {
  test(`[T35] ${name}: every row`, () => {
    const { testGroups } = wycheproof(name) as Groups;
    let seen = 0;
    for (const { publicKeyPem, tests } of testGroups) {
      const key = valueOf(readPublicKey(publicKeyPem));
      for (const { comment, msg, result, sig, tcId } of tests) {
        const fits = signatureFits(key, Buffer.from(msg, 'hex'), Buffer.from(sig, 'hex'));
        assert.equal(fits, result === 'valid', `${tcId}: ${comment}`);
        seen += 1;
      }
    }
    assert.equal(seen, count);
  });
}

/** Of certificates and tokens: ECDSA on the longer curves, and RSA. */
const CERTIFIED = [
  ['ecdsa_secp384r1_sha384', 'sha384', 504],
  ['ecdsa_secp521r1_sha512', 'sha512', 542],
  ['rsa_signature_2048_sha256', 'sha256', 259],
] as const;

for (const [name, hash, count] of CERTIFIED)
  test(`[T571] ${name}: every row, and in a page as well`, async () => {
    const { testGroups } = wycheproof(name) as CertifiedGroups;
    const rows = testGroups.flatMap(({ publicKeyAsn = '', publicKeyDer = publicKeyAsn, tests }) =>
      tests.map((row) => ({ ...row, key: publicKeyDer })),
    );
    assert.equal(rows.length, count);
    const asked = rows.map(({ key, msg, sig }) => [key, hash, msg, sig] as const);
    const some = sample(asked, 8);
    const inPage = await runInPage<readonly boolean[]>(
      `${JSON.stringify(some)}.map((one) => harness.answerCertified(...one))`,
    );
    for (const [index, one] of some.entries())
      assert.equal(inPage[index], answerCertified(...one), `in a page: ${index}`);
    for (const [index, { comment, result, tcId }] of rows.entries()) {
      const [key = '', by, msg = '', sig = ''] = asked[index] ?? [];
      const fits = by !== undefined && answerCertified(key, by, msg, sig);
      if (result !== 'acceptable') assert.equal(fits, result === 'valid', `${tcId}: ${comment}`);
    }
  });

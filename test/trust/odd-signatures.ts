import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';

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
  for (const [key, first, secret] of KINDS)
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
const KINDS: readonly (readonly [bigint, bigint, bigint])[] = [0n, 1n, 2n, 4n].flatMap((key) =>
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

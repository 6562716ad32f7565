import { isIP } from 'node:net';
import { digestOf, type Digest } from '../../src/digest/index.ts';
import type { EpochMs } from '../../src/documents/json.ts';
import { integerOf, type Connection } from '../../src/ledger/driver/connection.ts';

/** So many attempts at once, and one more each time so many milliseconds have gone by. */
interface Allowance {
  readonly attempts: number;
  readonly oneMoreAfterMs: number;
}

/** How much the clocks of replicas may differ. */
export const REPLICA_SKEW_MS = 60_000;

export interface Bucket {
  /** Its key in the database; neither an address nor a name is stored. */
  readonly key: Digest;
  readonly allowance: Allowance;
}

const OF_NAME: Allowance = { attempts: 5, oneMoreAfterMs: 60_000 };
/** An address may be that of many people. */
const OF_ADDRESS: Allowance = { attempts: 20, oneMoreAfterMs: 15_000 };

export function nameBucket(name: string): Bucket {
  return { key: keyOf('name', name), allowance: OF_NAME };
}

/** The bucket of a browser that signed in as somebody before: nobody else can use it up. */
export function browserBucket(browser: string): Bucket {
  return { key: keyOf('browser', browser), allowance: OF_NAME };
}

export function addressBucket(address: string): Bucket {
  return { key: keyOf('address', addressBlock(address)), allowance: OF_ADDRESS };
}

function keyOf(kind: string, value: string): Digest {
  return digestOf(`claimgate/attempts/v1\0${kind}\0${value}`);
}

/**
 * The block that an address belongs to: one address of IPv4, or the 2^64 addresses of a /64 of IPv6, which is
 * what one customer gets at least. Proxies write some addresses with a port or in brackets. Everything that is
 * no address is one block.
 */
export function addressBlock(text: string): string {
  const [, bracketed, withPort] =
    /^(?:\[([^\]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(text) ?? [];
  const address = (bracketed ?? withPort ?? text).replace(/%.*$/, '');
  const version = isIP(address);
  if (version === 4) return address;
  if (version === 0) return 'unknown';
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

function groupsOf(address: string): number[] {
  // The parser of URLs also knows addresses that end in one of IPv4.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = canonical.split('::');
  const parts = (text: string) => (text === '' ? [] : text.split(':'));
  const head = parts(before);
  const tail = parts(after ?? '');
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/** How many milliseconds to wait for an attempt that each of some buckets allows; 0 where all do now. */
export async function waitFor(
  connection: Connection,
  buckets: readonly Bucket[],
  at: EpochMs,
): Promise<number> {
  const waits = (await taken(connection, buckets, at)).map(({ waitMs }) => waitMs);
  return Math.max(0, ...waits);
}

/**
 * Takes an attempt from each of some buckets, or from none: hands back 0, or how many milliseconds to
 * wait. Inside the caller's write transaction, so that of many at once each counts.
 */
export async function takeAttempt(
  connection: Connection,
  buckets: readonly Bucket[],
  at: EpochMs,
): Promise<number> {
  const after = await taken(connection, buckets, at);
  const waitMs = Math.max(0, ...after.map((one) => one.waitMs));
  if (waitMs > 0) return waitMs;
  // A bucket that is full again is as good as none, so that the table stays small.
  await connection.query('delete from service_sign_in_attempts where full_at <= $1', [at]);
  for (const { key, fullAt } of after)
    await connection.query(
      `insert into service_sign_in_attempts (bucket, full_at) values ($1, $2)
       on conflict (bucket) do update set full_at = excluded.full_at`,
      [key, fullAt],
    );
  return 0;
}

/** Each bucket as it would be after one more attempt: a leaky bucket, kept as the instant at which it is full. */
async function taken(connection: Connection, buckets: readonly Bucket[], at: EpochMs) {
  const text = 'select full_at from service_sign_in_attempts where bucket = $1';
  const found = await connection.queryAll(
    buckets.map(({ key }) => ({ sql: text, parameters: [key] })),
  );
  return buckets.map(({ key, allowance: { attempts, oneMoreAfterMs } }, index) => {
    const row = found[index]?.[0];
    const kept = row === undefined ? at : integerOf(row, 'full_at');
    // No bucket is emptier than empty: a later instant was written by a clock that was far ahead.
    const isPossible = kept <= at + attempts * oneMoreAfterMs + REPLICA_SKEW_MS;
    const before = isPossible ? Math.max(at, kept) : at;
    const fullAt = before + oneMoreAfterMs;
    return { key, fullAt, waitMs: fullAt - at - attempts * oneMoreAfterMs };
  });
}

/** Gives one attempt back, as after the right password: only failures count for an address. */
export async function giveBack(connection: Connection, { key, allowance }: Bucket): Promise<void> {
  await connection.query(
    'update service_sign_in_attempts set full_at = full_at - $1 where bucket = $2',
    [allowance.oneMoreAfterMs, key],
  );
}

export async function forgetAttempts(connection: Connection, { key }: Bucket): Promise<void> {
  await connection.query('delete from service_sign_in_attempts where bucket = $1', [key]);
}

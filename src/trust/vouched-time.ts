// Tokens that vouch for the time of a signature (RFC 3161), as trust roots admit them.

import { digestOf, parseDigest } from '../digest/index.ts';
import type { VouchedTime } from '../documents/index.ts';
import {
  ClaimgateError,
  finding,
  present,
  refusalFor,
  refuse,
  type Finding,
  type Result,
} from '../documents/findings.ts';
import { formatInstant, instantOf, type EpochMs, type NamedBytes } from '../documents/json.ts';
import { readTrustedRoot, stampFileOf, type Stamp } from './identity.ts';
import type { TrustRoot } from './root.ts';

/** Tokens beside a file, in their order: each is over the file and all tokens before it. */
export function stampsOf(
  { bytes, file }: NamedBytes,
  tokens: readonly Uint8Array[],
): readonly Stamp[] {
  return tokens.map((token, index) => ({
    file: stampFileOf(file, index + 1),
    bytes: token,
    covers: [bytes, ...tokens.slice(0, index)],
  }));
}

export const MAX_TOKENS = 32;

/**
 * Returns the tokens beside a file, in the order of their names.
 *
 * @param found by their numbers; `undefined` where there is none
 * @throws ClaimgateError `timestamp_lost` where one of them is not there, and a later one is
 */
export function tokensInOrder<T extends object>(
  file: string,
  found: readonly (T | undefined)[],
): readonly T[] {
  const tokens = found.filter((one) => one !== undefined);
  const last = found.findLastIndex((one) => one !== undefined);
  if (last < tokens.length) return tokens;
  const gap = found.indexOf(undefined);
  throw new ClaimgateError('timestamp_lost', {
    file: stampFileOf(file, gap + 1),
    found: stampFileOf(file, last + 1),
  });
}

interface Clock {
  readonly root: TrustRoot;
  /** Trusted roots that the caller names, whatever the trust root says. */
  readonly named?: readonly NamedBytes[];
  /** When what the tokens are over says that it was made. */
  readonly from: EpochMs | undefined;
  readonly now: EpochMs;
}

/**
 * Verifies the tokens beside a file: none is from before what it is over, nor from the future.
 *
 * @param covered since when a later token is over all of these; by default there is none
 * @returns the times that still count, and what stands against the others
 */
export function verifyStamps(stamps: readonly Stamp[], clock: Clock, covered = clock.now) {
  const skew = clock.root.document.limits.max_clock_skew_seconds * 1000;
  const times: VouchedTime[] = [];
  const findings: Finding[] = [];
  for (const stamp of stamps) {
    const time = timeOf(stamp, clock);
    const earliest = times.at(-1)?.instant ?? formatInstant(clock.from ?? 0);
    if (!time.ok) {
      findings.push(...time.findings);
      continue;
    }
    const { file, instant: found } = time.value;
    const at = instantOf(found);
    if (at >= instantOf(earliest) - skew && at <= clock.now + skew) times.push(time.value);
    else
      findings.push(
        finding('timestamp_time_differs', { file, expected: `${earliest} to now`, found }),
      );
  }
  const counted = countedTimes(times, covered);
  const expired = times.filter((time) => !counted.includes(time));
  const late = expired.map(({ authority, expires_at, file }) =>
    finding('timestamp_expired', { file, found: `${authority}, until ${expires_at}` }),
  );
  return { times: counted, findings: [...findings, ...late] };
}

/**
 * Keeps the times that count, of a chain whose oldest comes first: those behind which nothing has expired, and those
 * that a later token which counts was made over before it did.
 */
export function countedTimes(times: readonly VouchedTime[], covered: EpochMs): VouchedTime[] {
  let since = covered;
  const counted = times.toReversed().filter(({ expires_at, instant }) => {
    const counts = expires_at === null || since < instantOf(expires_at);
    if (counts) since = Math.min(since, instantOf(instant));
    return counts;
  });
  return counted.toReversed();
}

/** A release that the trust root asks a timestamp of. */
interface Stamped {
  /** The signed verdict. */
  readonly file: string;
  /** When it says that it was judged. */
  readonly judged: EpochMs;
  /** The times that count for it. */
  readonly times: readonly VouchedTime[];
  readonly now: EpochMs;
}

/** Returns the instant by which a release needs a timestamp; `undefined` where the trust root asks for none. */
export function timestampDue({ document }: TrustRoot, judged: EpochMs): EpochMs | undefined {
  const { max_clock_skew_seconds: skew, max_hours_to_timestamp: hours } = document.limits;
  return hours === undefined ? undefined : judged + hours * 3_600_000 + skew * 1000;
}

/** Tells why the timestamps of a release are not those that the trust root asks for. None is missing before it is due. */
export function aboutTimestamp(
  root: TrustRoot,
  { file, judged, times, now }: Stamped,
): readonly Finding[] {
  const due = timestampDue(root, judged);
  if (due === undefined) return [];
  const first = Math.min(...times.map(({ instant }) => instantOf(instant)));
  const expected = `a token by ${formatInstant(due)}`;
  if (times.length === 0)
    return now <= due ? [] : [finding('timestamp_missing', { file, expected })];
  return first <= due
    ? []
    : [finding('timestamp_late', { file, expected, found: formatInstant(first) })];
}

/** The time of a token by one of the authorities that the trust root, or the caller, names. */
function timeOf(stamp: Stamp, { named = [], root }: Clock): Result<VouchedTime> {
  const { document, keyless } = root;
  const identities = document.schema_version === 2 ? Object.values(document.identities) : [];
  const digests = new Set([
    ...named.map(({ bytes }) => digestOf(bytes)),
    ...(document.timestamp_roots ?? []),
    ...identities.map(({ trusted_root_sha256 }) => trusted_root_sha256),
  ]);
  const faults: Finding[] = [];
  for (const digest of digests) {
    const trusted = readTrustedRoot(keyless, present(parseDigest(digest)), stamp.file);
    const time = trusted.ok ? trusted.value.keyless.verifyStamp(stamp, trusted.value) : trusted;
    if (time.ok) return time;
    faults.push(...time.findings);
  }
  const expected = 'a trusted root, and its digest in the trust root';
  return refusalFor(faults) ?? refuse('timestamp_untrusted', { file: stamp.file, expected });
}

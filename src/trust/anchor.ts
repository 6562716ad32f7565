// From the pin along the chain of trust roots to the keys that count.

import {
  accept,
  finding,
  refuse,
  type Finding,
  type Result,
  refuseOther,
  ClaimgateError,
  present,
} from '../documents/findings.ts';
import { readTrustRoot, type TrustRoot } from './root.ts';
import { parseDigest, type Digest } from '../digest/index.ts';
import type { MissingSignatures } from '../documents/index.ts';
import { countSigners, signersOf, type Envelope, type RoleKeys } from './envelope.ts';
import { MAX_BUNDLES_BYTES, type Keyless, type RootBytes } from './identity.ts';
import { readJson, type NamedBytes } from '../documents/json.ts';

export interface Anchor {
  readonly roots: readonly TrustRoot[];
  readonly root: TrustRoot;
}

/** Input of rules 1 and 2 of specification/trust.md 4. */
export interface AnchorInput {
  /** `N:sha256:HEX`, from the caller of the gate; never from a file of the repository. */
  readonly pin: string | undefined;
  /** The trust roots, in the order of their file names' numbers. */
  readonly roots: readonly RootBytes[];
  /** The instant of the judgement, in epoch milliseconds. */
  readonly at: number;
}

/** Rules 1 and 2: the pin, then the chain. */
export function anchorOf({ pin, roots, at }: AnchorInput): Result<Anchor> {
  if (pin === undefined || pin === '') return refuse('pin_missing');
  const wanted = parsePin(pin);
  if (!wanted.ok) return wanted;
  if (roots.length === 0) return refuse('root_missing');
  const read: TrustRoot[] = [];
  for (const { bytes, file, keyless } of roots) {
    const root = readTrustRoot(bytes, file, keyless);
    if (!root.ok) return root;
    read.push(root.value);
  }
  const pinned = findPinned(wanted.value, read);
  if (!pinned.ok) return pinned;
  const last = verifyRootChain(read, at);
  return last.ok ? accept({ roots: read, root: last.value }) : last;
}

/**
 * Loads the verifier of identities: Sigstore's library, and trusted roots that count where a digest names them.
 * That takes a while to load, so it is loaded only where it is asked for.
 */
export async function keylessBy(trustedRoots: readonly NamedBytes[]): Promise<Keyless> {
  const { verifyBundle: verify, verifyStamp } = await import('./sigstore.ts');
  return { trustedRoots, verify, verifyStamp };
}

/** Finds faults that keep the authorities of a trusted root from ever being of use. */
export async function trustedRootFindings({
  bytes,
  file,
}: NamedBytes): Promise<readonly Finding[]> {
  const { findings, value } = readJson(bytes, { file, maxBytes: MAX_BUNDLES_BYTES });
  if (findings.length > 0 || value === undefined)
    return [finding('sigstore_root_invalid', { file }), ...findings];
  const { trustedRootFaults } = await import('./sigstore.ts');
  return trustedRootFaults(value, file);
}

/** Returns trust roots whose identities count. @param trustedRoots of Sigstore; the trust roots name them by digest */
export async function withIdentities(
  roots: readonly NamedBytes[],
  trustedRoots: readonly NamedBytes[],
): Promise<readonly RootBytes[]> {
  const keyless = await keylessBy(trustedRoots);
  return roots.map((root) => ({ ...root, keyless }));
}

/** Names one trust root: its version, and the SHA-256 of its payload bytes. */
interface Pin {
  readonly version: number;
  readonly digest: Digest;
}

/** Reads `N:sha256:HEX`, or `N:HEX`; anything else is `pin_malformed`. */
export function parsePin(text: string): Result<Pin> {
  const [, version, rest] = /^([1-9][0-9]{0,15}):(.+)$/.exec(text) ?? [];
  const digest = rest === undefined ? undefined : parseDigest(rest);
  if (!Number.isSafeInteger(Number(version)) || digest === undefined)
    return refuse('pin_malformed', { found: text });
  return accept({ version: Number(version), digest });
}

export function pinOf({ document, payloadDigest }: TrustRoot): string {
  return `${document.version}:${payloadDigest}`;
}

export function findPinned(pin: Pin, roots: readonly TrustRoot[]): Result<TrustRoot> {
  const pinned = roots.find(
    ({ document, payloadDigest }) =>
      document.version === pin.version && payloadDigest === pin.digest,
  );
  if (pinned) return accept(pinned);
  const found = roots.find(({ document }) => document.version === pin.version);
  return refuse('pin_mismatch', {
    ...(found
      ? { file: found.envelope.file, found: pinOf(found) }
      : { found: `no version ${pin.version}` }),
    expected: `${pin.version}:${pin.digest}`,
  });
}

/**
 * Verifies roots that follow each other, oldest first, by TUF's rules for roots (TUF 1.0.33 section
 * 5.3): each has the version after the one before it (`root_version_skipped`) and is signed by the
 * threshold of the one before it (`root_unsigned_by_previous`) and of its own
 * (`root_unsigned_by_itself`); only the last must not be expired at `at` (`root_expired`), an instant
 * in epoch milliseconds. Hands back the last. Whether the chain is the right one, only a pin says.
 */
export function verifyRootChain(roots: readonly TrustRoot[], at: number): Result<TrustRoot> {
  let previous: TrustRoot | undefined;
  for (const root of roots) {
    const link = verifyRootLink(previous, root);
    if (!link.ok) return link;
    previous = root;
  }
  if (!previous) return refuse('root_missing');
  if (at < previous.expiresAt) return accept(previous);
  const { document, envelope } = previous;
  return refuse('root_expired', { file: envelope.file, found: document.expires_at });
}

function verifyRootLink(previous: TrustRoot | undefined, root: TrustRoot): Result<TrustRoot> {
  const { document, envelope } = root;
  const { file } = envelope;
  const expected = previous ? previous.document.version + 1 : document.version;
  const versions = [String(expected), String(document.version)] as const;
  const skipped = refuseOther({ file }, 'root_version_skipped', ...versions);
  if (skipped) return skipped;
  if (previous && !isSigned(root, previous.roles.root)) {
    return refuse('root_unsigned_by_previous', {
      file,
      expected: `${previous.roles.root.threshold} of version ${expected - 1}`,
    });
  }
  if (!isSigned(root, root.roles.root)) {
    return refuse('root_unsigned_by_itself', { file, expected: String(root.roles.root.threshold) });
  }
  return accept(root);
}

/** Whether a root may follow another, or begin a chain: by its number and the signatures of both. */
function isLinked(previous: TrustRoot | undefined, root: TrustRoot): boolean {
  return verifyRootLink(previous, root).ok;
}

function isSigned({ envelope }: TrustRoot, role: RoleKeys): boolean {
  return countSigners(envelope, role).count >= role.threshold;
}

/** Asks the root before first; counts how many of the keys that have not signed yet are needed. */
export function missingSignatures(root: TrustRoot, previous?: TrustRoot): MissingSignatures[] {
  const asked = previous ? [previous, root] : [root];
  return asked.map((one) => missingOf(root.envelope, one));
}

/** Returns how many of the root keys of a trust root an envelope lacks, and which have not signed it. */
export function missingOf(
  envelope: Envelope,
  { document, roles: { root: role } }: TrustRoot,
): MissingSignatures {
  const signers = signersOf(envelope, role.keys);
  const others = role.keys.filter((key) => !signers.includes(key));
  return {
    version: document.version,
    count: Math.max(0, role.threshold - signers.length),
    key_ids: others.map(({ id }) => id),
  };
}

interface Candidate {
  readonly source: RootBytes;
  readonly root: TrustRoot;
}

interface VouchedRoots {
  /** The chain, oldest first: up to the newest root that the roots before it have signed. */
  readonly roots: readonly RootBytes[];
  /** Trust roots that are no part of it. */
  readonly others: readonly RootBytes[];
}

/**
 * Finds the chain of trust roots that a pin vouches for, whatever other roots lie beside them: from the pinned one on,
 * each is signed by the one before it and by itself (TUF 1.0.33 section 5.3); before it, each has signed the next.
 *
 * @param pin `N:sha256:HEX`
 * @param candidates in any order; the first of several with one payload counts
 * @returns `undefined` where the pin names none of them
 * @throws ClaimgateError `root_differs_from_memory` where two of one number follow, and none of them is followed
 */
export function vouchedRoots(
  pin: string | undefined,
  candidates: readonly RootBytes[],
): VouchedRoots | undefined {
  const wanted = parsePin(pin ?? '');
  const read = candidates.flatMap((source): Candidate[] => {
    const root = readTrustRoot(source.bytes, source.file, source.keyless);
    return root.ok ? [{ source, root: root.value }] : [];
  });
  const pinned =
    wanted.ok &&
    findPinned(
      wanted.value,
      read.map(({ root }) => root),
    );
  if (!pinned || !pinned.ok) return undefined;
  const own = read.filter(({ root }) => pinOf(root) === pinOf(pinned.value));
  const start = own.find(({ root }) => isLinked(undefined, root)) ?? own[0];
  if (!start) return undefined;
  const chain = [...chainBefore(start, read), start, ...chainAfter(start, read)];
  const digests = new Set(chain.map(({ root }) => pinOf(root)));
  const used = new Set(
    read.filter(({ root }) => digests.has(pinOf(root))).map(({ source }) => source),
  );
  return {
    roots: chain.map(({ source }) => source),
    others: candidates.filter((one) => !used.has(one)),
  };
}

function chainBefore(first: Candidate, read: readonly Candidate[]): readonly Candidate[] {
  const chain: Candidate[] = [];
  for (let next: Candidate | undefined = first; next;) {
    const { root }: Candidate = next;
    next = ofVersion(root.document.version - 1, read).find(
      (one) => isLinked(one.root, root) && isLinked(undefined, one.root),
    );
    if (next) chain.unshift(next);
  }
  return chain;
}

function chainAfter(last: Candidate, read: readonly Candidate[]): readonly Candidate[] {
  const chain: Candidate[] = [];
  for (let root = last.root; ;) {
    const next = onlyOne(followersOf(root, read), read);
    if (!next) return chain;
    chain.push(next);
    ({ root } = next);
  }
}

/** The roots that follow one, of each payload the first. */
function followersOf(root: TrustRoot, read: readonly Candidate[]): readonly Candidate[] {
  const linked = ofVersion(root.document.version + 1, read).filter((one) =>
    isLinked(root, one.root),
  );
  return [...new Map(linked.toReversed().map((one) => [pinOf(one.root), one])).values()];
}

/** Of two that the same root has signed, the one that a later root follows. */
function onlyOne(
  followers: readonly Candidate[],
  read: readonly Candidate[],
): Candidate | undefined {
  if (followers.length < 2) return followers[0];
  // A root does not name the one before it: where both are followed, what follows them settles it.
  const followed = followers.find(({ root }) => followersOf(root, read).length > 0);
  if (followed) return followed;
  const [one, other] = [present(followers[0]), present(followers[1])];
  throw new ClaimgateError('root_differs_from_memory', {
    file: one.source.file,
    expected: pinOf(one.root),
    found: pinOf(other.root),
  });
}

function ofVersion(version: number, read: readonly Candidate[]): readonly Candidate[] {
  return read.filter(({ root }) => root.document.version === version);
}

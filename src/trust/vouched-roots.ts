// Trust roots of several places: which of them the chain of a pin goes through.

import { ClaimgateError, present } from '../documents/findings.ts';
import { findPinned, isLinked, parsePin, pinOf } from './anchor.ts';
import type { RootBytes } from './identity.ts';
import { readTrustRoot, type TrustRoot } from './root.ts';

interface Candidate {
  readonly source: RootBytes;
  readonly root: TrustRoot;
}

export interface VouchedRoots {
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

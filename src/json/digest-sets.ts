/** A list of digests that was read before. */
interface KnownSet {
  /** The bytes that it is written in; they end with a bracket, so they are never the start of another list. */
  readonly written: Uint8Array;
  readonly items: string[];
}

/** The sets that came last. */
export const knownSets: KnownSet[] = [];

const MAX_KNOWN_SETS = 8;
const MAX_KNOWN_BYTES = 4096;

/** Keeps a set, which nobody may change any more, unless it is a large one. */
export function remember(written: Uint8Array, items: string[]): void {
  if (written.length > MAX_KNOWN_BYTES) return;
  Object.freeze(items);
  // A copy: the bytes are those of the line, whose place is used again.
  knownSets.unshift({ written: new Uint8Array(written), items });
  if (knownSets.length > MAX_KNOWN_SETS) knownSets.pop();
}

/** Most lists are so short that comparing each with each costs less than a set. */
const SHORT = 8;

export function areUnique(items: readonly string[]): boolean {
  if (items.length > SHORT) return new Set(items).size === items.length;
  for (let at = 1; at < items.length; at += 1)
    for (let before = 0; before < at; before += 1) if (items[at] === items[before]) return false;
  return true;
}

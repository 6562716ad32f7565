import { token } from './token.ts';

/** A list of digests that was read before. */
interface KnownSet {
  /** The bytes that it is written in; they end with a bracket, so they are never the start of another list. */
  readonly written: Uint8Array;
  readonly items: string[];
}

/** The set that was read before with these items. */
export function sharedSet(list: readonly string[]): string[] | undefined {
  for (const { items } of knownSets) if (isSame(items, list)) return items;
  return undefined;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

/** The sets that came last. */
export const knownSets: KnownSet[] = [];

const MAX_KNOWN_SETS = 8;
const MAX_KNOWN_BYTES = 4096;

/** Keeps a set of digests, which nobody may change any more, unless it is a large one. */
export function remember(items: string[]): void {
  const written = token(JSON.stringify(items));
  if (written.length > MAX_KNOWN_BYTES) return;
  Object.freeze(items);
  knownSets.unshift({ written, items });
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

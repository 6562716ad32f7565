import fc from 'fast-check';
import { isSoak, often } from './soak.ts';

/** From 1970 on, in days: another seed for each day of soaks, which a failure names. */
const today = () => Math.floor(Date.now() / 86_400_000);

/**
 * Inputs are the same in every run, so that no change fails by what it has nothing to do with; a soak tries
 * others, and more.
 */
fc.configureGlobal({
  seed: isSoak ? today() : 20_261_121,
  numRuns: often(25, 1000),
  ...fc.readConfigureGlobal(),
});

/** Any character of Unicode: fast-check's own unit of that kind takes seconds of each process to make. */
export const anyCharacter = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point));

export { fc };

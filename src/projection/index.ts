export {
  candidatesIn,
  type Candidate,
  lookUpEntries,
  statedBy,
  type FoundEntry,
  type Lookup,
  type Stated,
} from './lookup.ts';
export {
  MAX_LINE_BYTES,
  readExactly,
  readLine,
  type LinePlace,
  type LineReading,
} from './entry-line.ts';
export { leakForm, withoutLeak } from '../evidence/sensitive-patterns.ts';
export {
  differencesOf,
  mergeProjection,
  type ClaimedEntry,
  type JudgeEntry,
  type Merged,
  type ProjectionFile,
} from './merge.ts';
export { MAX_LISTED, type Leaks, type ProjectionBytes } from './reader.ts';
export { leaksIn } from './sanitizer.ts';

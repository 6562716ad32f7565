export { candidatesIn, lookUpEntries, statedBy, type Lookup } from './lookup.ts';
export { MAX_LINE_BYTES, readExactly, readLine, type LineReading } from './entry-line.ts';
export { leakForm, withoutLeak } from '../evidence/sensitive-patterns.ts';
export { differencesOf, mergeProjection, type ClaimedEntry, type ProjectionFile } from './merge.ts';
export { MAX_LISTED, type Leaks } from './reader.ts';
export { leaksIn } from './sanitizer.ts';

export { candidatesIn, lookUpEntries, readUnverified, type Lookup } from './lookup.ts';
export { MAX_LINE_BYTES, readLineExactly, readLine, type LineReading } from './entry-line.ts';
export {
  differencesOf,
  mergeProjection,
  type ClaimedEntry,
  type ProjectionFile,
  MAX_LISTED,
  projectionIn,
  type ProjectionSource,
  type Leaks,
} from './merge.ts';

export { candidatesIn, lookUpEntries, readUnverified, type Lookup } from './lookup.ts';
export { readLine } from './entry-line.ts';
export {
  differencesOf,
  mergeProjection,
  type ClaimedEntry,
  MAX_LISTED,
  projectionIn,
  type ProjectionSource,
  type Leaks,
} from './merge.ts';

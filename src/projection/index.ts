export { candidatesIn, lookUpEntries, type Lookup } from './lookup.ts';
export { readUnverified } from './verify-projection.ts';
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

export {
  MAX_LINE_BYTES,
  readExactly,
  readLine,
  type LinePlace,
  type LineReading,
} from './entry-line.ts';
export { leakForm } from './leak-forms.ts';
export {
  MAX_LISTED,
  mergeProjection,
  type ClaimedEntry,
  type JudgeEntry,
  type Leaks,
  type Merged,
  type ProjectionFile,
} from './merge.ts';
export { leaksIn, showName } from './sanitizer.ts';

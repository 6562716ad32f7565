export { DAY_MS, formatInstant, instantOf, parseInstant, type EpochMs } from './instant.ts';
export {
  groupedBy,
  isJsonObject,
  isSlug,
  LineIndex,
  pointerTo,
  type JsonObject,
  type JsonValue,
} from './json-value.ts';
export { MAX_FINDINGS, readJson, type JsonReading, type NamedBytes } from './read-json.ts';
export { kindsOfFile, MOST_LOOKED_AT, otherDocument } from './meant.ts';
export { checkShape, type Shape } from './validate.ts';

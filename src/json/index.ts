export { DAY_MS, formatInstant, instantOf, parseInstant, type EpochMs } from './instant.ts';
export { LineIndex, pointerTo, type Position } from './places.ts';
export {
  MAX_DEPTH,
  MAX_FINDINGS,
  readJson,
  type JsonReading,
  type PartOfMember,
  type ReadOptions,
} from './read.ts';
export { checkShape, type SchemaFault, type SchemaValidator, type Shape } from './validate.ts';
export { isJsonObject, type JsonArray, type JsonObject, type JsonValue } from './value.ts';

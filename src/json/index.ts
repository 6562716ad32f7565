export { DAY_MS, formatInstant, instantOf, parseInstant, type EpochMs } from './instant.ts';
export { LineIndex, pointerTo, isJsonObject, type JsonObject, type JsonValue } from './value.ts';
export { MAX_FINDINGS, readJson, type JsonReading } from './read.ts';
export { checkShape, type SchemaValidator, type Shape } from './validate.ts';

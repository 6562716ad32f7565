/** A value that JSON can hold. Objects have no prototype, so a member named `__proto__` is only a member. */
export type JsonValue = string | number | boolean | null | JsonArray | JsonObject;
export type JsonArray = readonly JsonValue[];
export interface JsonObject {
  readonly [name: string]: JsonValue;
}

/** Returns a value that was found in a document, as findings show it. */
export function shown(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

/** Tells whether a value is a JSON object (not an array, not null). */
export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const SLUG = /^(?=.{1,64}$)[a-z0-9]+(?:[._-][a-z0-9]+)*$/;

/** Whether a text is a slug, as documents have them (specification/documents.md 1); for names that come in no document. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

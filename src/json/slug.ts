const SLUG = /^(?=.{1,64}$)[a-z0-9]+(?:[._-][a-z0-9]+)*$/;

/** Whether a text is a slug, as documents have them (specification/documents.md 1); for names that come in no document. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

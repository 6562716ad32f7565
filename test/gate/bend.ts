/** Values by JSON Pointer: what a case changes in an otherwise valid document. */
export type Bends = Readonly<Record<string, unknown>>;

/** A copy of a document with some values set; members and items that are not there come into being. */
export function bent<T>(document: T, bends: Bends): T {
  let copy = structuredClone(document);
  for (const [pointer, value] of Object.entries(bends))
    copy = withValue(copy, stepsOf(pointer), value);
  return copy;
}

/** The same where there is such a place; what was taken away has no members to set. */
export function bentWhereThere<T>(document: T, bends: Bends): T {
  try {
    return bent(document, bends);
  } catch {
    return document;
  }
}

/** The bends below one pointer, relative to it. */
export function bendsBelow(bends: Bends, parent: string): Bends {
  const below = Object.entries(bends).filter(([pointer]) => pointer.startsWith(`${parent}/`));
  return Object.fromEntries(below.map(([pointer, value]) => [pointer.slice(parent.length), value]));
}

function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function withValue<T>(parent: T, [step, ...rest]: readonly string[], value: unknown): T {
  if (step === undefined || typeof parent !== 'object' || parent === null)
    throw new Error('no such place');
  const index: PropertyKey = step;
  const inner: unknown =
    rest.length === 0 ? value : withValue(Reflect.get(parent, index), rest, value);
  Reflect.set(parent, index, structuredClone(inner));
  return parent;
}

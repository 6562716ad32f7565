import { pointerTo, stepsOf } from './places.ts';

/** Every member of our documents has such a name, and no credential, address or id is one. */
const PLAIN_NAME = /^[a-z_]{1,31}$/;

/** Longer ones could be ids that serve as member names. */
const INDEX = /^[0-9]{1,4}$/;

/** Returns the kind of a value, without the value. */
export function formOf(value: unknown): string {
  if (typeof value === 'string') return `a string of ${value.length} characters`;
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'number' ? 'a number' : JSON.stringify(value);
}

/** Returns a member name as a confidential document can show it: only a plain word, else its length. */
export function showName(name: string): string {
  return PLAIN_NAME.test(name) ? JSON.stringify(name) : `a name of ${name.length} characters`;
}

/** Returns a JSON Pointer up to the first step that could repeat something confidential. */
export function showPointer(pointer: string): string {
  let shown = '';
  for (const step of stepsOf(pointer)) {
    if (!PLAIN_NAME.test(step) && !INDEX.test(step)) break;
    shown = pointerTo(shown, step);
  }
  return shown;
}

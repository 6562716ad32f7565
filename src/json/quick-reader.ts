import {
  readCanonical,
  type AcceptSlug,
  type CanonicalReader,
  type CanonicalReading,
} from './canonical-line.ts';
import { readWritten, type WrittenForm } from './written-form.ts';

/** After so many lines V8 has compiled what reads them by their bytes, or is about to. */
const FIRST_LINES = 2000;

/** Reads lines that have the one written form of a value: the first ones by its pattern, all others by their bytes. */
export class QuickReader<T> {
  readonly #read: CanonicalReader<T>;
  readonly #form: WrittenForm<T>;
  #left = FIRST_LINES;

  constructor(read: CanonicalReader<T>, form: WrittenForm<T>) {
    this.#read = read;
    this.#form = form;
  }

  /** `undefined` for all that is not in the form, which the exact reader judges. */
  line(bytes: Uint8Array, acceptSlug: AcceptSlug): CanonicalReading<T> | undefined {
    if (this.#left === 0) return readCanonical(bytes, this.#read, acceptSlug);
    this.#left -= 1;
    return readWritten(bytes, this.#form, acceptSlug);
  }
}

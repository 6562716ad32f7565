/** The encodings of Node.js that the judge asks for. */
type Encoding = 'utf8' | 'latin1' | 'hex' | 'base64' | 'base64url';

/** What {@link Buffer} makes. */
class PageBytes extends Uint8Array {
  equals(other: Uint8Array): boolean {
    return this.length === other.length && compare(this, other) === 0;
  }

  compare(other: Uint8Array, start = 0, end = other.length): number {
    return compare(this, other.subarray(start, end));
  }

  /** The only text that is looked for is ASCII. */
  override indexOf(sought: string | number, start = 0): number {
    if (typeof sought === 'number') return super.indexOf(sought, start);
    return this.toString('latin1').indexOf(sought, start);
  }

  override includes(sought: string | number): boolean {
    return this.indexOf(sought) >= 0;
  }

  /** Writes ASCII. */
  write(text: string, offset: number): number {
    const piece = bytesIn(text, 'latin1').subarray(0, this.length - offset);
    this.set(piece, offset);
    return piece.length;
  }

  writeUInt32BE(value: number): number {
    new DataView(this.buffer, this.byteOffset).setUint32(0, value);
    return 4;
  }

  override toString(encoding: Encoding = 'utf8', start = 0, end = this.length): string {
    const bytes = this.subarray(start, end);
    if (encoding === 'utf8') return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    if (encoding === 'hex') return Array.from(bytes, hexOf).join('');
    const text = latin1Of(bytes);
    if (encoding === 'latin1') return text;
    const base64 = btoa(text);
    if (encoding === 'base64') return base64;
    return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  }
}

function bytesIn(text: string, encoding: Encoding): PageBytes {
  if (encoding === 'utf8') return new PageBytes(new TextEncoder().encode(text));
  if (encoding === 'latin1') return bytesOfLatin1(text);
  if (encoding === 'hex') {
    const [digits] = /^(?:[0-9a-fA-F]{2})*/.exec(text) ?? [''];
    return from((digits.match(/../g) ?? []).map((two) => Number.parseInt(two, 16)));
  }
  try {
    return bytesIn(atob(text.replaceAll('-', '+').replaceAll('_', '/')), 'latin1');
  } catch {
    // Node passes over what is no base64. Whoever asks encodes the bytes again and compares, which refuses both.
    return new PageBytes();
  }
}

function hexOf(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

/** What `TextDecoder` calls latin1 is windows-1252, which has other characters in the place of some controls. */
function latin1Of(bytes: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(bytes);
  if (!/[^\u0000-\u00ff]/.test(text)) return text;
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** Every character is one byte. */
function bytesOfLatin1(text: string): PageBytes {
  const bytes = new PageBytes(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

function from(
  source: string | ArrayBuffer | ArrayLike<number>,
  encodingOrOffset?: Encoding | number,
  length?: number,
): PageBytes {
  if (typeof source === 'string')
    return bytesIn(source, typeof encodingOrOffset === 'string' ? encodingOrOffset : 'utf8');
  return source instanceof ArrayBuffer
    ? new PageBytes(source, Number(encodingOrOffset ?? 0), length)
    : new PageBytes(source);
}

function concat(parts: readonly Uint8Array[]): PageBytes {
  const whole = new PageBytes(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function compare(one: Uint8Array, other: Uint8Array): number {
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return Math.sign(one.length - other.length);
}

/**
 * `Buffer` in a page: as much of Node's as the judge uses, with the same answers. The build of the page puts
 * it in the place of the global name.
 */
export const Buffer = {
  alloc: (size: number) => new PageBytes(size),
  byteLength: (text: string) => new TextEncoder().encode(text).length,
  compare,
  concat,
  from,
  of: (...bytes: readonly number[]) => new PageBytes(bytes),
};

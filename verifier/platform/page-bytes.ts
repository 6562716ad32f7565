/** The encodings of Node.js that the judge and Sigstore's library ask for. */
type Encoding = 'utf8' | 'utf-8' | 'latin1' | 'ascii' | 'hex' | 'base64' | 'base64url';

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

  write(text: string, offset: number): number {
    const piece = bytesIn(text, 'latin1').subarray(0, this.length - offset);
    this.set(piece, offset);
    return piece.length;
  }

  copy(target: Uint8Array): number {
    const piece = this.subarray(0, target.length);
    target.set(piece);
    return piece.length;
  }

  readBigInt64BE(): bigint {
    return new DataView(this.buffer, this.byteOffset).getBigInt64(0);
  }

  writeUInt32BE(value: number): number {
    new DataView(this.buffer, this.byteOffset).setUint32(0, value);
    return 4;
  }

  override toString(encoding: Encoding = 'utf8', start = 0, end = this.length): string {
    const bytes = this.subarray(start, end);
    if (encoding === 'utf8' || encoding === 'utf-8')
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    if (encoding === 'ascii') return latin1Of(bytes.map((byte) => byte & 0x7f));
    if (encoding === 'hex') return Array.from(bytes, hexOf).join('');
    const text = latin1Of(bytes);
    if (encoding === 'latin1') return text;
    const base64 = btoa(text);
    if (encoding === 'base64') return base64;
    return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  }
}

function bytesIn(text: string, encoding: Encoding): PageBytes {
  if (encoding === 'utf8' || encoding === 'utf-8')
    return new PageBytes(new TextEncoder().encode(text));
  if (encoding === 'latin1' || encoding === 'ascii') return bytesOfLatin1(text);
  if (encoding === 'hex') {
    const [digits] = /^(?:[0-9a-fA-F]{2})*/.exec(text) ?? [''];
    return from((digits.match(/../g) ?? []).map((two) => Number.parseInt(two, 16)));
  }
  return bytesOfLatin1(atob(digitsIn(text)));
}

/** As Node.js: takes each low byte, passes over what is no digit, stops at the padding, drops a lone digit. */
function digitsIn(text: string): string {
  const low = text.replaceAll(/[^\0-\xff]/g, (one) =>
    String.fromCharCode(one.charCodeAt(0) & 0xff),
  );
  const [digits = ''] = low.split('=', 1);
  const read = digits.replaceAll(/[^A-Za-z0-9+/_-]/g, '');
  const whole = read.length % 4 === 1 ? read.slice(0, -1) : read;
  return whole.replaceAll('-', '+').replaceAll('_', '/');
}

function hexOf(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

/** `TextDecoder` reads latin1 as windows-1252, which has other characters in the place of some controls. */
function latin1Of(bytes: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(bytes);
  if (!/[^\u0000-\u00ff]/.test(text)) return text;
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

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

/** As much of `Buffer` as the judge uses, with Node's answers; the build of the page puts it in the global's place. */
export const Buffer = {
  alloc: (size: number) => new PageBytes(size),
  byteLength: (text: string) => new TextEncoder().encode(text).length,
  compare,
  concat,
  from,
  of: (...bytes: readonly number[]) => new PageBytes(bytes),
};

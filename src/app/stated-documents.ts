import { errorOf } from '../findings/error.ts';
import { ClaimgateError } from '../findings/index.ts';
import { piecesOf, streamRegularFile } from '../io/files.ts';
import { readJson } from '../json/index.ts';
import { LineCutter } from '../json/line-cutter.ts';
import {
  MAX_APPEND_BYTES,
  type AppendItem,
  type AppendItems,
  type RecordKind,
} from '../ledger/index.ts';
import { progressOf, type Host } from './host.ts';
import { isFile, nameOfSource, readSource, type Source } from './named-file.ts';

/** Size limit of what is held whole, in bytes: a document, a list, and all that comes from standard input. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * A document in JSON, a list of them, or JSON Lines with a document on each line; or one document by its
 * value. Lines in a file are read as they are recorded, so that the file can be of any size.
 */
export type StatedDocuments = Source | { readonly value: unknown };

/** What is to be recorded, and under which idempotency key. */
interface Stated {
  readonly kind: RecordKind;
  readonly documents: StatedDocuments;
  readonly idempotencyKey: string | undefined;
}

/** One of several documents: its name in findings, and its number from 0. */
type ItemOf = (file: string, bytes: Uint8Array, number?: number) => AppendItem;

/** The documents as they are to be recorded. @throws ClaimgateError for what cannot be read */
export async function itemsIn(
  { documents, idempotencyKey, kind }: Stated,
  host: Pick<Host, 'stderr' | 'clock'>,
): Promise<AppendItems> {
  const item: ItemOf = (file, bytes, number) => {
    const place = number === undefined ? '' : `/${number}`;
    const key = idempotencyKey === undefined ? undefined : `${idempotencyKey}${place}`;
    return { kind, file, bytes, ...(key === undefined ? {} : { idempotencyKey: key }) };
  };
  if ('value' in documents) return [item('the flags', bytesOf(documents.value))];
  const name = nameOfSource(documents);
  if (isFile(documents)) {
    const { path } = documents;
    for (const start of piecesOf(path, name)) {
      if (!hasLines(start)) break;
      return linesOf(name, item, () => streamRegularFile(path, name, progressOf(name, host)));
    }
  }
  // Standard input may take its time, and nobody else could record meanwhile: it is read to its end first.
  const bytes = await readSource(documents, MAX_BYTES);
  return hasLines(bytes) ? linesOf(name, item, () => [bytes]) : listOf(name, item, bytes, host);
}

const NEWLINE = 0x0a;
const BLANK = /^[ \t\r\n]*$/;

/** Whether something follows after a first line that is a document by itself: no one JSON text is like that. */
function hasLines(start: Uint8Array): boolean {
  const end = start.indexOf(NEWLINE);
  if (end === -1 || end > MAX_APPEND_BYTES) return false;
  const text = Buffer.from(start.buffer, start.byteOffset, start.length).toString('latin1');
  if (BLANK.test(text.slice(end))) return false;
  try {
    const first: unknown = JSON.parse(text.slice(0, end));
    return typeof first === 'object' && !Array.isArray(first);
  } catch {
    return false;
  }
}

/** The documents of lines, each named by the number of its line. Empty lines say nothing. */
function linesOf(
  name: string,
  item: ItemOf,
  open: () => Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AppendItems {
  async function* items(): AsyncGenerator<AppendItem> {
    let [lines, documents] = [0, 0];
    let ready: AppendItem[] = [];
    const line = (bytes: Uint8Array) => {
      lines += 1;
      if (bytes.length < BLANK_BYTES && BLANK.test(Buffer.from(bytes).toString('latin1'))) return;
      // Copied: the bytes are good only now.
      ready.push(item(`${name}:${lines}`, Buffer.from(bytes), documents));
      documents += 1;
    };
    // One byte more than a document may have: what is longer is refused for its size.
    const cutter = new LineCutter(
      { line, tooLong: line, unterminated: line },
      MAX_APPEND_BYTES + 1,
    );
    for await (const piece of open()) {
      cutter.push(piece);
      yield* ready;
      ready = [];
    }
    cutter.end();
    yield* ready;
  }
  return { [Symbol.asyncIterator]: items };
}

/** No document is as short; what is longer and blank is refused as no JSON. */
const BLANK_BYTES = 16;

/** The documents of a list, or the one that there is. */
function listOf(
  name: string,
  item: ItemOf,
  bytes: Uint8Array,
  host: Pick<Host, 'stderr' | 'clock'>,
): AppendItems {
  const { findings, text, value } = readJson(bytes, {
    file: name,
    maxBytes: MAX_BYTES,
    isConfidential: true,
  });
  // What is not a list is left to the ledger as it came, also where it is no JSON at all.
  if (!Array.isArray(value)) return [item(name, bytes)];
  if (findings.length > 0) throw errorOf(findings, { file: name, text });
  if (value.length === 0)
    throw new ClaimgateError('usage', { expected: 'at least one document in the list' });
  function* items(documents: readonly unknown[]): Generator<AppendItem> {
    const progress = progressOf(name, host);
    for (const [index, document] of documents.entries()) {
      progress(index, documents.length);
      yield item(`${name}[${index}]`, bytesOf(document), index);
    }
    progress(documents.length, documents.length);
  }
  return { [Symbol.iterator]: () => items(value) };
}

function bytesOf(document: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(document), 'utf8');
}

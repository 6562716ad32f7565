// Documents as people hand them to the ledger: one, a list, lines, or standard input.

import { join } from 'node:path';
import { digestOf } from '../../digest/index.ts';
import { errorOf, ClaimgateError } from '../../documents/findings.ts';
import { namesInFolder, piecesOf, streamRegularFile } from '../../io/files.ts';
import { isFolder } from '../../io/output-path.ts';
import { readJson } from '../../documents/json.ts';
import { kindsOf } from '../../documents/meant.ts';
import { LineCutter } from '../../documents/canonical-lines.ts';
import { MAX_APPEND_BYTES, type AppendItem, type SeenOrigin } from '../../ledger/prepare-record.ts';
import { type AppendItems } from '../../ledger/append.ts';
import { type EvidenceKind } from '../../ledger/records.ts';
import type { VerifiedSeal } from '../../trust/sealed-run.ts';
import { progressOf, type Host } from '../host.ts';
import { isFile, nameOfSource, readSource, type NamedFile, type Source } from '../named-file.ts';

/** Size limit of what is held whole, in bytes: a document, a list, and all that comes from standard input. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Documents of one kind: one in JSON, a list of them, or JSON Lines with a document on each line, in a
 * source; or one by its value. Or files and folders with documents of any kind. Lines of a named kind in a
 * file are read as they are recorded, so that the file can be of any size.
 */
export type GivenDocuments =
  | { readonly kind: EvidenceKind; readonly source: Source }
  | {
      readonly kind: EvidenceKind;
      readonly value: unknown;
      readonly isStartFilledIn?: boolean;
      readonly seen?: SeenOrigin | undefined;
      readonly seal?: VerifiedSeal;
    }
  | { readonly files: readonly NamedFile[] };

interface StatedItems {
  readonly items: AppendItems;
  readonly hasRuns: boolean;
}

/** One of several documents: its name in findings, and its number from 0. */
type ItemOf = (file: string, bytes: Uint8Array, number?: number) => AppendItem;

/** The documents as they are to be recorded. @throws ClaimgateError for what cannot be read */
export async function itemsIn(
  documents: GivenDocuments,
  idempotencyKey: string | undefined,
  host: ProgressHost,
): Promise<StatedItems> {
  if ('files' in documents) {
    const items = await itemsOfFiles(documents.files, idempotencyKey, host);
    return { items, hasRuns: items.some(({ kind }) => kind === 'run') };
  }
  const { kind } = documents;
  const item: ItemOf = (file, bytes, number) => {
    const key = idempotencyKey === undefined ? undefined : `${idempotencyKey}${placeOf(number)}`;
    return { kind, file, bytes, ...(key === undefined ? {} : { idempotencyKey: key }) };
  };
  const items =
    'value' in documents
      ? [
          {
            ...item(documents.seal?.file ?? 'the flags', bytesOf(documents.value)),
            isStartFilledIn: documents.isStartFilledIn === true,
            ...(documents.seen && { seen: documents.seen }),
            ...(documents.seal && { seal: documents.seal }),
          },
        ]
      : await itemsOfSource(documents.source, item, host);
  return { items, hasRuns: kind === 'run' };
}

type ProgressHost = Pick<Host, 'stderr' | 'clock'>;

function placeOf(number: number | undefined): string {
  return number === undefined ? '' : `/${number}`;
}

async function itemsOfSource(
  source: Source,
  item: ItemOf,
  host: ProgressHost,
): Promise<AppendItems> {
  const name = nameOfSource(source);
  if (isFile(source)) {
    const { path } = source;
    for (const start of piecesOf(path, name)) {
      if (!hasLines(start)) break;
      return linesOf(name, item, () => streamRegularFile(path, name, progressOf(name, host)));
    }
  }
  // Standard input may take its time, and nobody else could record meanwhile: it is read to its end first.
  return heldItems(source, item, host);
}

/** The documents of a source that is read whole. */
async function heldItems(source: Source, item: ItemOf, host: ProgressHost): Promise<AppendItems> {
  const name = nameOfSource(source);
  const bytes = await readSource(source, MAX_BYTES);
  return hasLines(bytes) ? linesOf(name, item, () => [bytes]) : listOf(name, item, bytes, host);
}

/** Runs belong to reviews that are recorded before them. */
const ORDER: readonly EvidenceKind[] = ['approval', 'run', 'control'];

/**
 * The documents of files and folders, whose kind each of them tells. Unless a key is given, the content of
 * a document is its key: a folder can be recorded again, and only what is new in it is. They are held, as
 * they are put in order.
 */
async function itemsOfFiles(
  files: readonly NamedFile[],
  key: string | undefined,
  host: ProgressHost,
): Promise<readonly AppendItem[]> {
  const found: AppendItem[] = [];
  for (const named of files.flatMap(jsonFilesOf)) {
    const item: ItemOf = (file, bytes, number) => {
      const { kind, value } = documentIn(file, bytes);
      // A file that is named is meant now: what the same words recorded before may have been lifted since.
      const isMeantNow = files.includes(named) && kind === 'control' && restricts(value);
      const content = isMeantNow ? undefined : `content ${digestOf(bytes)}`;
      const own = key === undefined ? content : `${key}/${named.name}${placeOf(number)}`;
      return { kind, file, bytes, ...(own && { idempotencyKey: own }) };
    };
    for await (const one of await heldItems(named, item, host)) found.push(one);
  }
  return ORDER.flatMap((kind) => found.filter((item) => item.kind === kind));
}

/** Returns the named file, or the JSON files of a folder, without its subfolders. @throws ClaimgateError */
function jsonFilesOf(named: NamedFile): readonly NamedFile[] {
  const { path, name } = named;
  if (!isFolder(path)) return [named];
  const names = namesInFolder(path, name).filter((one) => one.endsWith('.json'));
  if (names.length === 0) throw new ClaimgateError('evidence_folder_empty', { file: name });
  return names.map((one) => ({ path: join(path, one), name: join(name, one) }));
}

const EVIDENCE: readonly (readonly [title: string, kind: EvidenceKind])[] = [
  ['CertificationRun', 'run'],
  ['ControlEvent', 'control'],
  ['ApprovalReview', 'approval'],
];

/** A document, and the kind that its members tell; its schema is checked when it is recorded. @throws ClaimgateError */
function documentIn(file: string, bytes: Uint8Array) {
  const reading = readJson(bytes, { file, maxBytes: MAX_BYTES, isConfidential: true });
  if (reading.findings.length > 0) throw errorOf(reading.findings, { file, text: reading.text });
  const kinds = kindsOf(reading.value);
  const [own, other] = EVIDENCE.filter(([title]) =>
    kinds.some(({ titles }) => titles.includes(title)),
  );
  if (own !== undefined && other === undefined) return { kind: own[1], value: reading.value };
  const [kind] = own === undefined ? kinds : [];
  throw new ClaimgateError('evidence_kind_unknown', kind ? { file, found: kind.name } : { file });
}

function restricts(control: unknown): boolean {
  if (typeof control !== 'object' || control === null || !('state' in control)) return false;
  return control.state === 'disabled' || control.state === 'degraded';
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

function listOf(name: string, item: ItemOf, bytes: Uint8Array, host: ProgressHost): AppendItems {
  const { findings, text, value } = readJson(bytes, {
    file: name,
    maxBytes: MAX_BYTES,
    isConfidential: true,
  });
  // The ledger itself judges anything but a list, even if it isn't JSON.
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

export function bytesOf(document: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(document), 'utf8');
}

import { ClaimgateError } from '../documents/findings.ts';
import { readRegularFile, streamRegularFile } from '../io/files.ts';
import type { NamedBytes } from '../documents/json.ts';
import { digestOfStream, type Digest } from '../digest/index.ts';

export interface NamedFile {
  readonly path: string;
  readonly name: string;
}

export type Source = NamedFile | AsyncIterable<Uint8Array>;

/** Whether a source is a file. Streams of Node may have a path too, so that is not asked. */
export function isFile(source: Source): source is NamedFile {
  return !(Symbol.asyncIterator in source);
}

export function nameOfSource(source: Source): string {
  return isFile(source) ? source.name : 'standard input';
}

/** Reads a source whole. @throws ClaimgateError `json_too_large`, and for a file that can't be read */
export async function readSource(source: Source, maxBytes: number): Promise<Uint8Array> {
  if (isFile(source)) return readRegularFile(source.path, source.name, maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes)
      throw new ClaimgateError('json_too_large', {
        file: nameOfSource(source),
        expected: `at most ${maxBytes} bytes`,
      });
  }
  return Buffer.concat(chunks);
}

export async function readNamed(
  { path, name: file }: NamedFile,
  maxBytes: number,
): Promise<NamedBytes> {
  return { file, bytes: await readRegularFile(path, file, maxBytes) };
}

export async function readText({ path, name }: NamedFile, maxBytes: number): Promise<string> {
  return Buffer.from(await readRegularFile(path, name, maxBytes)).toString('utf8');
}

/** The digest of the exact bytes of a file of any size (specification/documents.md 3.2). */
export async function digestOfFile({ path, name }: NamedFile): Promise<Digest> {
  return (await digestOfStream(streamRegularFile(path, name, () => {}))).digest;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a file of public test vectors: `test/vectors/README.md`. */
export function vectorFile(name: string): Buffer {
  return readFileSync(join(import.meta.dirname, 'vectors', name));
}

/** Reads public test vectors with a row in each line. */
export function vectors<Row = Record<string, string>>(name: string): Row[] {
  const lines = vectorFile(name).toString('utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Row);
}

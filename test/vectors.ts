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

/** A file of Wycheproof, by the name between `wycheproof-` and `_test.json`. */
export function wycheproof(name: string): unknown {
  const files = vectors<{ readonly name: string; readonly content: unknown }>('wycheproof.jsonl');
  const found = files.find((file) => file.name === name);
  if (!found) throw new Error(`no file ${name}`);
  return found.content;
}

/** A case of sigstore-conformance, with the texts of its files. */
export interface SigstoreCase {
  readonly case: string;
  readonly valid: boolean;
  readonly bundle: string;
  readonly trusted_root: string;
  readonly artifact: string;
  readonly identity?: string;
  readonly issuer?: string;
}

/** Reads the cases; a text that several of them share stands in front of them, once. */
export function sigstoreCases(): SigstoreCase[] {
  type Row = SigstoreCase | { readonly text: string; readonly content: string };
  const rows = vectors<Row>('sigstore-conformance.jsonl');
  const texts = new Map(rows.flatMap((row) => ('text' in row ? [[row.text, row.content]] : [])));
  const textOf = (name: string): string => texts.get(name) ?? '';
  return rows.flatMap((row) => {
    if (!('case' in row)) return [];
    const { artifact, bundle, trusted_root } = row;
    const files = { artifact, bundle, trusted_root };
    const read = Object.entries(files).map(([kind, name]) => [kind, textOf(name)]);
    return [{ ...row, ...(Object.fromEntries(read) as typeof files) }];
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export interface Guide {
  readonly settings: unknown;
  /** The configuration of HAProxy, with the names of hosts and their usual ports. */
  readonly proxy: string;
  /** The configuration of PgBouncer, in front of that. */
  readonly bouncer: string;
  /** The words of each command behind `claimgate`, in order. */
  readonly commands: readonly (readonly string[])[];
}

const FILE = join(import.meta.dirname, '../../docs/how-to/high-availability.md');

export function readGuide(): Guide {
  const text = readFileSync(FILE, 'utf8');
  const lines = blockOf(text, 'sh').split('\n');
  return {
    settings: parse(blockOf(text, 'yaml')),
    proxy: blockOf(text, 'haproxy'),
    bouncer: blockOf(text, 'ini'),
    commands: lines
      .filter((line) => line.startsWith('claimgate '))
      .map((line) => line.split(' ').slice(1)),
  };
}

/** The only block in a language. */
function blockOf(text: string, language: string): string {
  const blocks = [...text.matchAll(/^```([a-z]+)\n([\s\S]*?)^```$/gm)]
    .filter(([, of]) => of === language)
    .map(([, , block = '']) => block);
  const [only] = blocks;
  if (only === undefined || blocks.length > 1)
    throw new Error(`${FILE}: ${blocks.length} blocks of ${language}, one is expected`);
  return only;
}

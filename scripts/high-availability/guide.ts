import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What the how-to guide tells operators to do, which is what is tried. */
export interface Guide {
  /** What Patroni keeps in etcd. */
  readonly settings: unknown;
  /** The words of each command behind `claimgate`, in order; those of `serve` are at the end. */
  readonly commands: readonly (readonly string[])[];
}

const FILE = join(import.meta.dirname, '../../docs/how-to/high-availability.md');

export function readGuide(): Guide {
  const text = readFileSync(FILE, 'utf8');
  const commands = blocksOf(text, 'sh')
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.startsWith('claimgate '))
    .map((line) => line.split(' ').slice(1));
  const [settings] = blocksOf(text, 'yaml');
  if (settings === undefined || commands.length === 0)
    throw new Error(`${FILE}: no settings or no commands`);
  return { settings: parse(settings), commands };
}

function blocksOf(text: string, language: string): string[] {
  const blocks = text.matchAll(/^```([a-z]+)\n([\s\S]*?)^```$/gm);
  return [...blocks].filter(([, of]) => of === language).map(([, , block = '']) => block);
}

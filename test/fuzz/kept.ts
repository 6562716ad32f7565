import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'kept');

/** The inputs that were found to break a target once, by the names of their files. */
export function keptFiles(target: string): readonly (readonly [name: string, input: Uint8Array])[] {
  const folder = join(FOLDER, target);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => [name, readFileSync(join(folder, name))]);
}

export function keptInputs(target: string): Uint8Array[] {
  return keptFiles(target).map(([, input]) => input);
}

/** Returns the targets that have kept inputs. */
export function keptTargets(): string[] {
  return readdirSync(FOLDER).filter((name) => !name.endsWith('.md'));
}

/** Keeps an input under the start of its digest. @returns the path of its file */
export function keep(target: string, input: Uint8Array, folder = FOLDER): string {
  const name = `${createHash('sha256').update(input).digest('hex').slice(0, 16)}.bin`;
  mkdirSync(join(folder, target), { recursive: true });
  writeFileSync(join(folder, target, name), input);
  return join(folder, target, name);
}

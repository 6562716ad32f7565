import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { execa } from 'execa';
import { PROGRAM } from '../cli/release-world.ts';

const ROOT = join(import.meta.dirname, '../..');
const BLOCK = /^( *)```sh(?: [a-z]+)?\n(?<commands>[^]*?)^\1```$/gm;

/** What readers start: the built program, or the executable, as `npm run executable -- --try` has one. */
const STARTED = process.env['CLAIMGATE_EXECUTABLE'] ?? `'${process.execPath}' '${PROGRAM}'`;

/** The commands of a document that readers are to type, in their order, from `docs`. */
export function commandsOf(document: string): string {
  return commandsIn(readFileSync(join(ROOT, 'docs', document), 'utf8'));
}

/** What stands in the blocks of shell commands of a Markdown text. */
export function commandsIn(text: string): string {
  return [...text.matchAll(BLOCK)].map(({ groups: { commands = '' } = {} }) => commands).join('\n');
}

/** Splits a command line as a shell does, as far as documents need it. */
export function wordsOf(line: string): string[] {
  return [...line.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/g)].map(([word]) =>
    word.replaceAll(/["']/g, ''),
  );
}

/** Commands that readers type at once, and the heading that they stand under. */
interface Block {
  readonly heading: string;
  readonly commands: string;
}

/** The blocks of commands of a document, from `docs`: those for everybody, and those marked as for one engine. */
export function blocksOf(document: string, engine: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const part of readFileSync(join(ROOT, 'docs', document), 'utf8').split(/^#+ /m)) {
    const [heading = ''] = part.split('\n');
    for (const [, of, commands = ''] of part.matchAll(/^```sh(?: ([a-z]+))?\n([^]*?)^```$/gm))
      if (of === undefined || of === engine) blocks.push({ heading, commands });
  }
  return blocks;
}

/** A folder whose `PATH` names the built program `claimgate`, as after an installation. */
export class Reader {
  readonly folder = mkdtempSync(join(tmpdir(), 'claimgate-guide-'));
  readonly environment: Record<string, string>;

  constructor(
    t: TestContext,
    environment: Readonly<Record<string, string>> = {},
    isInstalled = true,
  ) {
    t.after(() => rmSync(this.folder, { recursive: true, force: true }));
    const bin = join(this.folder, '.bin');
    mkdirSync(bin);
    symlinkSync(process.execPath, join(bin, 'node'));
    if (isInstalled) {
      this.#install(join(bin, 'claimgate'), '');
      // `npx claimgate …` starts the same program.
      this.#install(join(bin, 'npx'), 'shift; ');
    }
    this.environment = {
      PATH: `${bin}:${process.env['PATH'] ?? ''}`,
      HOME: this.folder,
      TZ: 'UTC',
      ...environment,
    };
  }

  #install(path: string, before: string): void {
    writeFileSync(path, `#!/bin/sh\n${before}exec ${STARTED} "$@"\n`);
    chmodSync(path, 0o755);
  }

  /** Types commands into one shell that stops at the first failure. */
  type(commands: string, directory = this.folder) {
    return execa('bash', ['--norc', '-euc', commands], {
      stdin: 'ignore',
      cwd: directory,
      env: this.environment,
      extendEnv: false,
      all: true,
      reject: false,
    });
  }
}

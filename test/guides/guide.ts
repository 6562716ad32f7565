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
import { claimgateOnPath } from '../claimgate-on-path.ts';
import { PROGRAM } from '../programs.ts';

const ROOT = join(import.meta.dirname, '../..');
const BLOCK = /^( *)```sh(?: [a-z]+)?\n(?<commands>[^]*?)^\1```$/gm;

/** The executable if it is there, as `npm run trials -- try-executable` has it. */
const EXECUTABLE = process.env['CLAIMGATE_EXECUTABLE'];

/** The commands of a document that readers are to type, in their order, from `docs`. */
export function commandsOf(document: string): string {
  return commandsIn(readFileSync(join(ROOT, 'docs', document), 'utf8'));
}

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

/**
 * The commands that a reader has installed: the built program; a stand-in for it that runs here, where a document has many
 * commands; nothing.
 */
type Installed = 'program' | 'stand-in' | 'nothing';

/** A folder whose `PATH` names `claimgate`, as after an installation. */
export class Reader {
  readonly folder = mkdtempSync(join(tmpdir(), 'claimgate-guide-'));
  readonly environment: Record<string, string>;

  private constructor(environment: Readonly<Record<string, string>>) {
    const bin = join(this.folder, '.bin');
    mkdirSync(bin);
    symlinkSync(process.execPath, join(bin, 'node'));
    this.environment = {
      PATH: `${bin}:${process.env['PATH'] ?? ''}`,
      HOME: this.folder,
      TZ: 'UTC',
      ...environment,
    };
  }

  static async create(
    t: TestContext,
    environment: Readonly<Record<string, string>> = {},
    installed: Installed = 'stand-in',
  ): Promise<Reader> {
    const reader = new Reader(environment);
    t.after(() => rmSync(reader.folder, { recursive: true, force: true }));
    if (installed === 'nothing') return reader;
    const program = EXECUTABLE ?? `'${process.execPath}' '${PROGRAM}'`;
    const isHere = installed === 'stand-in' && EXECUTABLE === undefined;
    const started = isHere ? `'${await claimgateOnPath()}/claimgate'` : program;
    reader.#install('claimgate', `exec ${started} "$@"`);
    // `npx claimgate …` starts the same program.
    reader.#install(
      'npx',
      `until [ "$1" = claimgate ]; do shift; done; shift; exec ${started} "$@"`,
    );
    return reader;
  }

  #install(name: string, script: string): void {
    const path = join(this.folder, '.bin', name);
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
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

  /** Pastes commands into a plain shell, which goes on after a failure; returns all that it prints. */
  async paste(commands: string, directory: string, shell: string): Promise<string> {
    const pasted = await execa(shell, {
      input: commands,
      cwd: directory,
      env: this.environment,
      extendEnv: false,
      all: true,
      reject: false,
    });
    return pasted.all;
  }
}

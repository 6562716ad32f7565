import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import type { Host, Sink } from '../../src/cli/host.ts';
import { run } from '../../src/cli/run.ts';

/** The instant at which all transcripts take place. */
export const AT = Date.parse('2026-03-04T05:06:07.008Z');

/** What git and the shell see: names, dates and settings that make commit ids the same everywhere. */
const ENVIRONMENT: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'init.defaultBranch',
  GIT_CONFIG_VALUE_0: 'main',
};

/** What came of one run of the program. */
export interface Outcome {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
}

/** A temporary folder in which commands run one after another. */
export class World {
  readonly directory: string;

  constructor() {
    this.directory = mkdtempSync(join(tmpdir(), 'claimgate-world-'));
  }

  /** Runs a shell command, which must succeed. */
  async shell(command: string): Promise<void> {
    await execa('sh', ['-ec', command], {
      cwd: this.directory,
      extendEnv: false,
      env: { ...ENVIRONMENT },
    });
  }

  /** Runs claimgate in this process; the folder reads `<dir>` in what it says. */
  async claimgate(args: readonly string[], host: Partial<Host> = {}): Promise<Outcome> {
    const stdout = new Collected();
    const stderr = new Collected();
    const environment = { PATH: ENVIRONMENT['PATH'], HOME: join(this.directory, 'home') };
    const exitCode = await run(args, {
      directory: this.directory,
      environment,
      stdin: noInput(),
      stdout,
      stderr,
      clock: () => AT,
      ...host,
    });
    return {
      stdout: this.#withoutFolder(stdout.text),
      stderr: this.#withoutFolder(stderr.text),
      exitCode,
    };
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }

  #withoutFolder(text: string): string {
    return text.replaceAll(this.directory, '<dir>');
  }
}

class Collected implements Sink {
  readonly isTerminal = false;
  text = '';

  write(text: string): void {
    this.text += text;
  }
}

async function* noInput(): AsyncGenerator<Uint8Array> {}

import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { claimgateOnPath } from '../claimgate-on-path.ts';
import { makeOwn } from '../own-evidence.ts';
import { REPRODUCIBLE_GIT, temporaryFolder } from '../repositories.ts';

const DAY_MS = 86_400_000;
const BEGIN = Date.parse('2026-03-02T08:00:00Z');

/** How something ended, and what it wrote. */
export interface Ended {
  readonly exitCode: number | undefined;
  readonly all: string;
}

export interface Pipelines {
  /** The branch is proposed, by somebody who may push to the repository, or from a fork of it. */
  propose(branch: string, from?: 'fork'): Promise<Ended>;
  /** The default branch was pushed. */
  push(): Promise<Ended>;
  /** The change is in the queue of those to be merged, where the system has one. */
  queue?(): Promise<Ended>;
  /** A version tag was pushed. */
  tag(version: string): Promise<Ended>;
  /** The timer of the export went off. */
  export(): Promise<Ended>;
  /** The timer of the renewal went off. @returns how each job ended */
  renew?(given: Renewing): Promise<Readonly<Record<string, Ended>>>;
}

/** Given to a renewal: the secrets of each environment, and variables of its machine. */
export interface Renewing {
  readonly environments: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly machine: Readonly<Record<string, string>>;
  /** Whether the identity of the pipeline signs projections. */
  readonly isKeyless: boolean;
}

/**
 * A month in the life of one product: a bare remote, a person with a clone and the ledger, and a clock that everyone's
 * claimgate reads. `CLAIMGATE_EXECUTABLE` names a program to play by, which then needs libfaketime.
 */
export class Month {
  readonly folder: string;
  readonly product: string;
  readonly origin: string;
  readonly environment: Record<string, string>;
  #at = BEGIN;
  pin = '';

  private constructor(folder: string, programs: string) {
    this.folder = folder;
    this.product = join(folder, 'product');
    this.origin = join(folder, 'origin.git');
    this.environment = {
      ...REPRODUCIBLE_GIT,
      PATH: `${programs}:${REPRODUCIBLE_GIT['PATH']}`,
      HOME: join(folder, 'home'),
      CLAIMGATE_OPERATOR: 'ada',
    };
  }

  /** @param remote where the product says that its remote is: its pushes go to a bare repository here */
  static async begin(
    t: TestContext,
    remote: string,
    files: Record<string, string>,
  ): Promise<Month> {
    const folder = temporaryFolder(t);
    const programs = join(folder, 'programs');
    for (const name of ['programs', 'home', 'product']) mkdirSync(join(folder, name));
    const { CLAIMGATE_EXECUTABLE: executable = join(await claimgateOnPath(), 'claimgate') } =
      process.env;
    symlinkSync(executable, join(programs, 'claimgate'));
    // As npm would leave it: installed, and started by the words behind `--`.
    writeFileSync(join(programs, 'npm'), '#!/bin/sh\n[ "$1" = ci ]\n', { mode: 0o755 });
    writeFileSync(join(programs, 'npx'), '#!/bin/sh\nshift 2\nexec "$@"\n', { mode: 0o755 });
    const month = new Month(folder, programs);
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(month.product, name), text);
    await month.does(`git init -q --bare -b main ../origin.git
      git init -q -b main && git remote add origin ${remote}
      git config url.file://${month.origin}.insteadOf ${remote}
      git add -A && git commit -qm Begin && git push -q -u origin main && git remote set-head origin main`);
    return month;
  }

  /** The instant of everyone's clock. */
  get now(): Date {
    return new Date(this.#at);
  }

  pass(days: number): void {
    this.#at += days * DAY_MS;
  }

  clock(): Record<string, string> {
    if (process.env['CLAIMGATE_EXECUTABLE'] === undefined) return { PLAYED_AT: String(this.#at) };
    const offset = Math.round((this.#at - Date.now()) / 1000);
    return {
      LD_PRELOAD: '/usr/$LIB/faketime/libfaketime.so.1',
      FAKETIME: `${offset < 0 ? '' : '+'}${offset}`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
  }

  /** Runs a script at the instant of the story, with variables beside those of a person. */
  async runs(script: string, cwd: string, variables: Record<string, string>): Promise<Ended> {
    // A second between steps, as between people: what was recorded earlier is dated earlier.
    this.#at += 1000;
    const { exitCode, all } = await execa('bash', ['-ec', script], {
      cwd,
      extendEnv: false,
      stdin: 'ignore',
      env: {
        ...this.environment,
        ...variables,
        ...this.clock(),
      },
      all: true,
      reject: false,
    });
    return { exitCode, all };
  }

  /** @returns what it wrote */
  async does(script: string, exitCode = 0): Promise<string> {
    const ended = await this.runs(script, this.product, {});
    assert.equal(ended.exitCode, exitCode, `${script}\n${ended.all}`);
    return ended.all;
  }

  path(name: string): string {
    return join(this.product, name);
  }

  /** Changes a document of the product. */
  edit(name: string, change: (document: Record<string, unknown>) => Record<string, unknown>): void {
    const document = JSON.parse(readFileSync(this.path(name), 'utf8')) as Record<string, unknown>;
    writeFileSync(this.path(name), JSON.stringify(change(document)));
  }

  /** The person's first claim, with evidence of their own. */
  async claims(): Promise<void> {
    await this.does('claimgate example evidence --provider pinterest');
    makeOwn(this.product);
    await this.does('claimgate ledger append evidence');
  }

  /** Both sides are tested again; the check of one that reads back what was published ends so. */
  async tests(outcome: 'passed' | 'failed', ending: 'local' | 'live' = 'live'): Promise<void> {
    const iso = (minutes: number) =>
      new Date(this.#at + minutes * 60_000).toISOString().replace(/\.\d+Z/, 'Z');
    const base = 'evidence/pinterest.business.image-pin.publish_immediate';
    for (const side of ['local', 'live'])
      this.edit(`${base}.${side}-run.example.json`, (run) => ({
        ...run,
        tested_at: iso(-10),
        expires_at: iso(30 * 1440 - 10),
        checks: (run['checks'] as object[]).map((check) => ({
          ...check,
          completed_at: iso(-5),
          ...('kind' in check && check.kind === 'final_result' && side === ending
            ? { outcome }
            : {}),
        })),
      }));
    await this.does('claimgate ledger append evidence');
  }

  /** The service reports what it knows now. @returns where the job of the export finds it */
  reportFacts(): string {
    const now = this.now.toISOString().replace(/\.\d+Z/, 'Z');
    this.edit('runtime-facts.json', (facts) => ({ ...facts, generated_at: now }));
    return pathToFileURL(this.path('runtime-facts.json')).href;
  }
}

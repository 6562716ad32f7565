import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { copyFolder } from '../copy.ts';
import { REPRODUCIBLE_GIT } from '../repositories.ts';
import { NEXT, type HostileBase } from './base.ts';

/** Standard input of git commands here is never more than this. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/** One copy of the good repository, to be bent, with all that a run must leave alone around it. */
export class HostileRepository {
  readonly folder: string;
  readonly base: HostileBase;
  /** `undefined` removes a variable. */
  readonly environment: Record<string, string>;

  constructor(folder: string, base: HostileBase) {
    this.folder = folder;
    this.base = base;
    mkdirSync(folder);
    for (const name of ['outside', 'home', 'tmp', 'out']) mkdirSync(join(folder, name));
    copyFolder(base.clone, this.root);
    writeFileSync(this.outside('canary'), 'sings\n');
    writeFileSync(
      this.program,
      `#!/bin/sh\necho "$0 $*" >> '${this.mark}'\ncat > /dev/null < /dev/null\n`,
    );
    chmodSync(this.program, 0o755);
    this.environment = {
      PATH: process.env['PATH'] ?? '',
      HOME: join(folder, 'home'),
      TMPDIR: join(folder, 'tmp'),
      CLAIMGATE_TRUST_PIN: base.pin,
    };
  }

  /** The judged repository. */
  get root(): string {
    return join(this.folder, 'repo');
  }

  /** A file that is there as soon as anything ran {@link program}. */
  get mark(): string {
    return join(this.folder, 'ran');
  }

  /** A program that nothing may ever run. */
  get program(): string {
    return this.outside('program');
  }

  outside(name: string): string {
    return join(this.folder, 'outside', name);
  }

  path(name: string): string {
    return join(this.root, name);
  }

  /** Runs git on the repository, which must succeed; its output without the last line end. */
  git(...args: readonly string[]): string {
    return this.gitWith('', ...args);
  }

  gitWith(input: string | Uint8Array, ...args: readonly string[]): string {
    return this.#run(input, 'git', args).toString('utf8').trimEnd();
  }

  /** The content of an object. */
  content(type: string, id: string): Buffer {
    return this.#run('', 'git', ['cat-file', type, id]);
  }

  /** The id that a name stands for. */
  id(name: string): string {
    return this.git('rev-parse', '--verify', name);
  }

  /** Adds settings to the configuration of the repository, as text. */
  configure(...lines: readonly string[]): void {
    appendFileSync(this.path('.git/config'), `${lines.join('\n')}\n`);
  }

  write(name: string, content: string | Uint8Array, mode = 0o644): void {
    this.#place(name);
    writeFileSync(this.path(name), content, { mode });
  }

  read(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  remove(name: string): void {
    rmSync(this.path(name), { recursive: true, force: true });
  }

  /** A FIFO in the place of a file: anyone who opens it waits for ever. */
  fifo(name: string): void {
    this.#place(name);
    execFileSync('mkfifo', [this.path(name)]);
  }

  /** A link in the place of a file. */
  link(target: string, name: string): void {
    this.#place(name);
    symlinkSync(target, this.path(name));
  }

  /** Commits the whole work tree on the branch that is checked out, and moves the remote's branch along. */
  commit(message = 'Change'): string {
    // One start from here, since a process as large as that of the tests takes long to fork.
    const steps = 'git add --all && git commit -q --allow-empty -m "$0" && git rev-parse HEAD';
    return this.published(this.#run('', 'sh', ['-c', steps, message]).toString('utf8').trimEnd());
  }

  /** Makes a commit what `main` of the remote, `main` here, HEAD and the tag name; the work tree stays. */
  published(commit: string): string {
    for (const ref of ['heads/main', 'remotes/origin/main', `tags/${NEXT}`])
      this.write(`.git/refs/${ref}`, `${commit}\n`);
    return commit;
  }

  /** Takes the place of a file, whatever is there. */
  #place(name: string): void {
    const path = this.path(name);
    mkdirSync(dirname(path), { recursive: true });
    if (lstatSync(path, { throwIfNoEntry: false })) rmSync(path, { recursive: true });
  }

  #run(input: string | Uint8Array, program: string, args: readonly string[]): Buffer {
    return execFileSync(program, args, {
      cwd: this.root,
      env: REPRODUCIBLE_GIT,
      input,
      maxBuffer: MAX_OUTPUT,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  }
}

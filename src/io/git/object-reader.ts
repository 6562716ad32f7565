import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ClaimgateError } from '../../findings/index.ts';
import {
  answerHeader,
  checkedObject,
  type GitObject,
  type ObjectLimit,
} from '../../git/objects.ts';
import {
  endGroup,
  gitFailure,
  gitTimeout,
  GitUnavailable,
  startGit,
  type GitLimits,
  type GitSetup,
} from './run-git.ts';

interface Request {
  readonly id: string;
  readonly limit: ObjectLimit;
  readonly resolve: (object: GitObject | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reads objects by their ids from one `cat-file --batch`, as often as it takes. Git says how large an object
 * is before it sends it: one that is too large is not taken, and git is ended there and then.
 */
export class ObjectReader {
  readonly #setup: GitSetup;
  readonly #limits: GitLimits;
  #conversation: Conversation | undefined;

  constructor(setup: GitSetup, limits: GitLimits) {
    this.#setup = setup;
    this.#limits = limits;
  }

  /** Starts git, where it is known that something will be asked. */
  prepare(): Conversation {
    if (!this.#conversation || this.#conversation.isOver) {
      const git = startGit(this.#setup, ['cat-file', '--batch']);
      this.#conversation = new Conversation(git, this.#limits);
    }
    return this.#conversation;
  }

  /** @throws ClaimgateError `git_failed`, `git_timeout`, and what the limit of this or another question says */
  read(id: string, limit: ObjectLimit): Promise<GitObject | undefined> {
    return new Promise((resolve, reject) => {
      this.prepare().ask({ id, limit, resolve, reject });
    });
  }
}

interface Body {
  readonly id: string;
  readonly type: string;
  readonly bytes: Buffer;
  filled: number;
}

const TICKS = 5;
const MAX_HEADER_BYTES = 4096;
const LINE_END = 0x0a;

class Conversation {
  readonly #git: ChildProcessWithoutNullStreams;
  readonly #limits: GitLimits;
  readonly #waiting: Request[] = [];
  #header = Buffer.alloc(0);
  #body: Body | undefined;
  #said = '';
  #unsent = '';
  /** Grows with every question and every piece of an answer. */
  #activity = 0;
  #isOver = false;

  constructor(git: ChildProcessWithoutNullStreams, limits: GitLimits) {
    this.#git = git;
    this.#limits = limits;
    git.on('error', (cause) => {
      this.#end(new GitUnavailable(cause));
    });
    git.on('close', (code) => {
      const said = this.#said === '' ? `exit code ${code}` : this.#said;
      this.#end(gitFailure('cat-file', said));
    });
    // Git that ended has said why, or closes right behind this.
    git.stdin.on('error', () => {});
    git.stderr.on('data', (chunk: Buffer) => {
      if (this.#said.length < MAX_HEADER_BYTES) this.#said += chunk.toString();
    });
    git.stdout.on('data', (chunk: Buffer) => this.#take(chunk));
    this.#hold(false);
    void this.#watch();
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  ask(request: Request): void {
    this.#activity += 1;
    this.#waiting.push(request);
    this.#hold(true);
    // Requests made together are written together: one write for each takes longer than git's answer.
    if (this.#unsent === '') queueMicrotask(() => this.#send());
    this.#unsent += `${request.id}\n`;
  }

  #send(): void {
    this.#git.stdin.write(this.#unsent);
    this.#unsent = '';
  }

  /** Nothing waits for git that is asked nothing: the run may end. */
  #hold(isAsked: boolean): void {
    const { stdin, stdout, stderr } = this.#git;
    const pipes = [stdin, stdout, stderr].filter((stream) => stream instanceof Socket);
    for (const handle of [this.#git, ...pipes])
      if (isAsked) handle.ref();
      else handle.unref();
  }

  #take(chunk: Buffer): void {
    this.#activity += 1;
    try {
      for (let rest = chunk; rest.length > 0 && !this.#isOver;)
        rest = this.#body ? this.#fill(this.#body, rest) : this.#begin(rest);
    } catch (error) {
      this.#end(error);
    }
  }

  /** The first line of an answer, and the room for what follows. */
  #begin(chunk: Buffer): Buffer {
    const end = chunk.indexOf(LINE_END);
    this.#header = Buffer.concat([this.#header, end < 0 ? chunk : chunk.subarray(0, end)]);
    if (this.#header.length > MAX_HEADER_BYTES) throw unasked();
    if (end < 0) return chunk.subarray(chunk.length);
    const line = this.#header.toString();
    this.#header = Buffer.alloc(0);
    const [request] = this.#waiting;
    if (!request) throw unasked();
    const answer = answerHeader(line, request.id);
    if (!answer) this.#answer(undefined);
    else if (answer.size > request.limit.maxBytes) throw request.limit.tooLarge(answer.size);
    // With room for the line end behind the object.
    else this.#body = { ...answer, bytes: Buffer.allocUnsafeSlow(answer.size + 1), filled: 0 };
    return chunk.subarray(end + 1);
  }

  /** The bytes of an object, and the line end behind them. */
  #fill(body: Body, chunk: Buffer): Buffer {
    const taken = chunk.copy(body.bytes, body.filled);
    body.filled += taken;
    if (body.filled === body.bytes.length) {
      this.#body = undefined;
      this.#answer({ id: body.id, type: body.type, bytes: body.bytes.subarray(0, -1) });
    }
    return chunk.subarray(taken);
  }

  #answer(object: GitObject | undefined): void {
    const request = this.#waiting.shift();
    if (this.#waiting.length === 0) this.#hold(false);
    try {
      request?.resolve(object && checkedObject(object));
    } catch (error) {
      request?.reject(error);
    }
  }

  /** Ends git that hangs, and git that is asked nothing any more. */
  async #watch(): Promise<void> {
    for (let quiet = 0; !this.#isOver;) {
      const before = this.#activity;
      await delay(this.#limits.patienceMs / TICKS, undefined, { ref: false });
      quiet = before === this.#activity ? quiet + 1 : 0;
      if (quiet === TICKS) this.#end(gitTimeout('cat-file', this.#limits));
    }
  }

  /** Ends git at once, and with it everything that waits for an answer. */
  #end(error: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    endGroup(this.#git);
    for (const { reject } of this.#waiting) reject(error);
  }
}

function unasked(): ClaimgateError {
  return new ClaimgateError('git_failed', { found: 'git cat-file: an answer to no question' });
}

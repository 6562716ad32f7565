import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ClaimgateError } from '../documents/findings.ts';
import {
  answerHeader,
  checkedObject,
  objectHeader,
  type GitObject,
  type ObjectLimit,
} from '../trust/git-objects.ts';
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

/** A check asks for the same commits, trees and small documents again and again. */
const MAX_KEPT = 256;
const MAX_KEPT_BYTES = 16 * 1024;

/**
 * Reads objects by their ids from one `cat-file --batch`, as often as it takes, and keeps the small ones of late. Git
 * says how large an object is before it sends it: one that is too large is not taken, and git is ended there and then.
 */
export class ObjectReader {
  readonly #setup: GitSetup;
  readonly #limits: GitLimits;
  readonly #kept = new Map<string, GitObject>();
  /** The large ones that others still hold: a second copy of a record would be 30 MiB. */
  readonly #held = new Map<
    string,
    { readonly type: string; readonly bytes: WeakRef<Uint8Array> }
  >();
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
  async read(id: string, limit: ObjectLimit): Promise<GitObject | undefined> {
    const known = this.#kept.get(id) ?? this.#heldElsewhere(id);
    if (known && known.bytes.length > limit.maxBytes) throw limit.tooLarge(known.bytes.length);
    if (known) return known;
    const object = await this.readOnce(id, limit);
    if (object && object.bytes.length <= MAX_KEPT_BYTES) this.#keep(object);
    else if (object) this.#held.set(id, { type: object.type, bytes: new WeakRef(object.bytes) });
    return object;
  }

  /** Reads what nobody asks for again, such as the commits of a history, as {@link read} does. */
  readOnce(id: string, limit: ObjectLimit): Promise<GitObject | undefined> {
    return new Promise((resolve, reject) => {
      this.prepare().ask({ id, limit, resolve, reject });
    });
  }

  /**
   * Reads what nobody asks for again as long as `take` answers yes; what is not there is passed over. Git is asked
   * everything at once, and does not wait after each answer for the next question.
   *
   * @throws ClaimgateError as {@link read}
   */
  async readAll(
    ids: readonly string[],
    limit: ObjectLimit,
    take: (object: GitObject) => boolean,
  ): Promise<void> {
    if (ids.length === 0) return;
    const git = startGit(this.#setup, ['cat-file', '--batch', '--buffer']);
    const conversation = new Conversation(git, this.#limits);
    try {
      await new Promise<void>((resolve, reject) => {
        let left = ids.length;
        const answered = (object: GitObject | undefined): void => {
          if (left > 0) left = !object || take(object) ? left - 1 : 0;
          if (left === 0) resolve();
        };
        for (const id of ids) conversation.ask({ id, limit, resolve: answered, reject });
        conversation.finish();
      });
    } finally {
      conversation.end();
    }
  }

  #heldElsewhere(id: string): GitObject | undefined {
    const held = this.#held.get(id);
    const bytes = held?.bytes.deref();
    return held && bytes && { id, type: held.type, bytes };
  }

  #keep(object: GitObject): void {
    this.#kept.set(object.id, object);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

/** An object as git hashes it, as far as it has come, with room for the line end behind it. */
interface Body {
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
  #header = '';
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
    if (this.#waiting.push(request) === 1) this.#hold(true);
    // Requests made together are written together: one write for each takes longer than git's answer.
    if (this.#unsent === '') queueMicrotask(() => this.#send());
    this.#unsent += `${request.id}\n`;
  }

  #send(): void {
    this.#git.stdin.write(this.#unsent, 'latin1');
    this.#unsent = '';
  }

  /** Tells git that nothing more is asked. */
  finish(): void {
    queueMicrotask(() => this.#git.stdin.end());
  }

  end(): void {
    this.#end(gitFailure('cat-file', 'ended'));
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
      for (let at = 0; at < chunk.length && !this.#isOver;)
        at = this.#body ? this.#fill(this.#body, chunk, at) : this.#begin(chunk, at);
    } catch (error) {
      this.#end(error);
    }
  }

  /** Reads the first line of an answer, and makes room for what follows. Returns where that is. */
  #begin(chunk: Buffer, at: number): number {
    const found = chunk.indexOf(LINE_END, at);
    const end = found < 0 ? chunk.length : found;
    this.#header += chunk.toString('latin1', at, end);
    if (this.#header.length > MAX_HEADER_BYTES) throw unasked();
    if (found < 0) return end;
    const line = this.#header;
    this.#header = '';
    const [request] = this.#waiting;
    if (!request) throw unasked();
    const answer = answerHeader(line, request.id);
    if (!answer) this.#answer(undefined);
    else if (answer.size > request.limit.maxBytes) throw request.limit.tooLarge(answer.size);
    else this.#body = bodyFor(answer);
    return end + 1;
  }

  /** The bytes of an object, and the line end behind them. */
  #fill(body: Body, chunk: Buffer, at: number): number {
    const taken = chunk.copy(body.bytes, body.filled, at);
    body.filled += taken;
    if (body.filled === body.bytes.length) {
      this.#body = undefined;
      this.#answer(body);
    }
    return at + taken;
  }

  #answer(body: Body | undefined): void {
    const request = this.#waiting.shift();
    if (this.#waiting.length === 0) this.#hold(false);
    try {
      request?.resolve(body && checkedObject(request.id, body.type, body.bytes.subarray(0, -1)));
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

function bodyFor({ type, size }: { readonly type: string; readonly size: number }): Body {
  const header = objectHeader(type, size);
  const bytes = Buffer.allocUnsafe(header.length + size + 1);
  return { type, bytes, filled: bytes.write(header) };
}

function unasked(): ClaimgateError {
  return new ClaimgateError('git_failed', { found: 'git cat-file: an answer to no question' });
}

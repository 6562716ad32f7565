import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import {
  audit,
  commitOf,
  greatestHead,
  judge,
  knownOf,
  liftable,
  NAMES,
  newestRoot,
  productsOf,
  recordsOf,
  judgeRelease,
  retractedVersions,
  requireVerdict,
  showStatus,
  withdraw,
  type Answer,
  type Clone,
  type Name,
  type Operation,
  type Product,
  type Projection,
  type Question,
  type Release,
  type Role,
  type Root,
  type Tree,
} from './model.ts';
import { BEGIN, FIRST_KEYS, joinable, Played, type Ending } from './played.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const BOTH: readonly Operation[] = ['immediate', 'scheduled'];

/** One step of a history. `pick` chooses among what is there when it is played. */
export interface Step {
  readonly act: (typeof ACTS)[number];
  readonly name: Name;
  readonly claim: Operation;
  readonly role: Role;
  readonly pick: number;
  /** Minutes by which the clock of a command is ahead. */
  readonly ahead: number;
  readonly isOdd: boolean;
  /** The questions after it. */
  readonly asks: readonly Ask[];
}

export interface Ask {
  readonly of: (typeof QUESTIONS)[number];
  readonly name: Name;
  readonly pick: number;
  readonly isOdd: boolean;
  readonly ahead: number;
}

/** How the repository is laid out, and which branches are read. */
export interface Beginning {
  readonly shop: string;
  readonly feed: string;
  readonly kind: 'alone' | 'remote' | 'records';
}

export const ACTS = [
  'commit',
  'branch',
  'switch',
  'merge',
  'release',
  'rotate',
  'withdraw',
  'lift',
  'test',
  'undo',
  'claim',
  'retract',
  'forget',
  'move',
  'join',
  'push',
  'wait',
  'pin',
] as const;

export const QUESTIONS = [
  'check',
  'check ref',
  'check by an old export',
  'explain',
  'exec',
  'require',
  'status',
  'audit',
] as const;

const RECORDS = 'claimgate-records';

/** Thrown where the model and the program answer otherwise. */
export class Disagreement extends Error {}

/** Plays steps in a real repository, and asks the program and the model the same. */
export class History {
  readonly #played: Played;
  #clone: Clone;
  readonly #ids: string[];
  #branch: string | undefined = 'main';
  #now = BEGIN;
  #made = 0;
  #isJoined = false;
  readonly #pins: Record<Name, Root>;
  readonly #first: Root;
  readonly #releases: Release[] = [];
  readonly #exports: { readonly projection: Projection; readonly file: string }[] = [];

  private constructor(played: Played, clone: Clone, id: string, first: Root) {
    this.#played = played;
    this.#clone = clone;
    this.#ids = [id];
    this.#first = first;
    this.#pins = { shop: first, feed: first };
  }

  static async begin({ shop, feed, kind }: Beginning): Promise<History> {
    const first: Root = {
      id: 0,
      version: 1,
      keys: FIRST_KEYS,
      signedBy: [FIRST_KEYS.root],
      approves: undefined,
    };
    const product = { claims: BOTH, roots: [first], records: [], withdrawals: [], lifts: [] };
    const tree: Tree = {
      shop: { ...product, path: shop, prefix: shop === '.' ? 'v' : 'shop/v' },
      feed: { ...product, path: feed, prefix: 'feed@' },
    };
    const played = await Played.create(tree);
    const id = await played.commit('Two products');
    const branches = { main: 0, ...(kind === 'records' ? { [RECORDS]: 0 } : {}) };
    const clone: Clone = {
      commits: [{ id: 0, parents: [], tree }],
      branches,
      remote: kind === 'alone' ? undefined : 0,
      memory: kind === 'records' ? RECORDS : undefined,
      head: 0,
    };
    if (kind === 'records') await played.git('branch', RECORDS);
    const history = new History(played, clone, id, first);
    if (kind !== 'alone') await history.#push();
    return history;
  }

  /** The commands that were typed, and by which clock. */
  get typed(): readonly string[] {
    return this.#played.typed;
  }

  end(): void {
    this.#played.remove();
  }

  async take(step: Step): Promise<void> {
    this.#now += MINUTE_MS;
    await this.#acts[step.act](step);
    for (const one of step.asks) await this.#ask(one);
  }

  /** Each answers whether there was anything to do. */
  readonly #acts: Readonly<Record<Step['act'], (step: Step) => boolean | Promise<boolean>>> = {
    commit: () => this.#commit('Work'),
    branch: ({ pick }) => this.#startBranch(pick),
    switch: ({ pick, isOdd }) => this.#switch(pick, isOdd),
    merge: ({ pick, isOdd }) => this.#merge(pick, isOdd),
    release: (step) => this.#release(step),
    rotate: (step) => this.#rotate(step),
    withdraw: (step) => this.#withdraw(step),
    lift: (step) => this.#lift(step),
    test: ({ claim }) => {
      this.#played.test(claim, this.#now - MINUTE_MS / 2);
      return true;
    },
    undo: ({ name }) => this.#undo(name),
    claim: ({ claim, name, pick }) => {
      const claims = [BOTH, BOTH, [claim], []][pick % 4] ?? BOTH;
      this.#played.claim(this.#tree, name, claims);
      return this.#commit(`Claim ${claims.join()} in ${name}`, { [name]: { claims } });
    },
    retract: (step) => this.#retract(step),
    forget: (step) => this.#forget(step),
    move: (step) => this.#move(step),
    join: () => this.#join(),
    push: () => this.#clone.remote !== undefined && this.#push(),
    wait: ({ pick }) => {
      this.#now += (pick % 90) * MINUTE_MS;
      return true;
    },
    pin: ({ name }) => this.#pin(name),
  };

  get #tree(): Tree {
    return commitOf(this.#clone, this.#clone.head).tree;
  }

  /** Commits what is in the work tree; the model gets it as changes of products. */
  async #commit(
    message: string,
    changes: Partial<Record<Name, Partial<Product>>> = {},
    others: readonly number[] = [],
  ): Promise<boolean> {
    const { head } = this.#clone;
    const sha = await this.#played.commit(message);
    const tree = this.#tree;
    this.#add(sha, [head, ...others], {
      shop: { ...tree.shop, ...changes.shop },
      feed: { ...tree.feed, ...changes.feed },
    });
    this.#moveTo(this.#ids.length - 1);
    return true;
  }

  #add(sha: string, parents: readonly number[], tree: Tree): void {
    const { commits } = this.#clone;
    this.#ids.push(sha);
    this.#clone = { ...this.#clone, commits: [...commits, { id: commits.length, parents, tree }] };
  }

  /** HEAD, and the branch that is checked out. */
  #moveTo(id: number): void {
    const branches = this.#branch === undefined ? {} : { [this.#branch]: id };
    this.#clone = { ...this.#clone, head: id, branches: { ...this.#clone.branches, ...branches } };
  }

  /** Another branch, a release or an earlier commit of the first ones. */
  #place(pick: number): number {
    const { branches } = this.#clone;
    const places = [...Object.values(branches), ...this.#releases.map(({ commit }) => commit)];
    return places[pick % places.length] ?? 0;
  }

  async #startBranch(pick: number): Promise<boolean> {
    const from = this.#place(pick);
    const branch = `branch-${this.#made++}`;
    await this.#played.git('checkout', '-qfb', branch, this.#ids[from] ?? '');
    this.#branch = branch;
    this.#moveTo(from);
    return true;
  }

  async #switch(pick: number, isDetached: boolean): Promise<boolean> {
    const names = Object.keys(this.#clone.branches);
    const branch = names[pick % names.length] ?? 'main';
    const id = isDetached ? this.#place(pick) : (this.#clone.branches[branch] ?? 0);
    await this.#played.git('checkout', '-qf', isDetached ? (this.#ids[id] ?? '') : branch);
    this.#branch = isDetached ? undefined : branch;
    this.#moveTo(id);
    return true;
  }

  /** Keeps what both have, as people do; or by `-s ours`, which drops what the other one has. */
  async #merge(pick: number, isOurs: boolean): Promise<boolean> {
    const other = this.#place(pick);
    const { head } = this.#clone;
    if (this.#branch === undefined || (await this.#isBehind(other))) return false;
    const [ours, theirs] = [this.#tree, commitOf(this.#clone, other).tree];
    const isSame = NAMES.every((name) => ours[name].path === theirs[name].path);
    if (!isSame && !isOurs) return false;
    const sha = this.#ids[other] ?? '';
    await this.#played.git('merge', '-q', '--no-ff', '--no-commit', '-s', 'ours', sha);
    const changes: Partial<Record<Name, Product>> = {};
    if (!isOurs) for (const name of NAMES) changes[name] = await this.#mergeOne(name, theirs, sha);
    // A merge that git could also have made without a commit of its own.
    return this.#commit('Merge', changes, other === head ? [] : [other]);
  }

  async #isBehind(other: number): Promise<boolean> {
    const base = await this.#played.git(
      'merge-base',
      this.#ids[this.#clone.head] ?? '',
      this.#ids[other] ?? '',
    );
    return base === this.#ids[other];
  }

  async #mergeOne(name: Name, theirs: Tree, sha: string): Promise<Product> {
    const ours = this.#tree[name];
    const his = theirs[name];
    const versions = new Map(ours.records.map((one) => [one.release.version, one]));
    const records = his.records.filter((one) => {
      const mine = versions.get(one.release.version);
      return mine === undefined || (mine.retraction === undefined && one.retraction !== undefined);
    });
    const last = ours.roots.at(-1)?.version ?? 0;
    const roots = his.roots.filter(({ version }) => version > last);
    const own = (file: string) => this.#played.own(theirs, name, file);
    const files = [
      ...records.map(({ release: { version } }) => own(`releases/${folderOf(version)}`)),
      ...roots.map(({ version }) => own(`trust/${version}.root.json`)),
    ];
    for (const file of files) await this.#played.git('checkout', '-q', sha, '--', file);
    const merged = {
      ...ours,
      roots: [...ours.roots, ...roots],
      records: [
        ...ours.records.filter(
          (one) => !records.some(({ release: { version } }) => version === one.release.version),
        ),
        ...records,
      ],
      withdrawals: both(ours.withdrawals, his.withdrawals),
      lifts: both(ours.lifts, his.lifts),
    };
    if (merged.withdrawals.length + merged.lifts.length > 0) {
      const file = own('withdrawals.json');
      const texts = await Promise.all([this.#shown('HEAD', file), this.#shown(sha, file)]);
      this.#played.write(file, mergeWithdrawals(texts));
    }
    return merged;
  }

  async #shown(sha: string, file: string): Promise<string> {
    try {
      return await this.#played.git('show', `${sha}:${file}`);
    } catch {
      return '{"withdrawals":[]}';
    }
  }

  #key(name: Name, role: Role, isOld: boolean): string {
    const roots = this.#tree[name].roots;
    return (isOld ? roots[0] : roots.at(-1))?.keys[role] ?? '';
  }

  /** An export of now, for a reader who knows what the gate knows of a commit. */
  #question(
    name: Name,
    judged: number,
    now: number,
    isOld = false,
  ): Question & { readonly file: string } {
    const known = knownOf(this.#clone, name, judged);
    const pin = this.#pins[name];
    const root = newestRoot(known, pin) ?? pin;
    const head = greatestHead(known);
    const generatedAt = this.#now - 5 * MINUTE_MS;
    const projection: Projection = {
      generatedAt,
      expiresAt: generatedAt + 12 * HOUR_MS,
      size: this.#played.size,
      from: head < this.#played.size ? head : 0,
      key: isOld ? FIRST_KEYS.projection : root.keys.projection,
      testedAt: this.#played.testedAt,
    };
    return {
      name,
      now,
      pin,
      projection,
      file: this.#export(projection),
    };
  }

  #export(projection: Projection): string {
    const file = this.#played.export(projection);
    this.#exports.push({ projection, file });
    return file;
  }

  async #release({ name, ahead, isOdd, pick }: Step): Promise<boolean> {
    const branch = this.#clone.memory ?? this.#branch;
    if (branch === undefined) return false;
    // Mostly something new is released.
    if (pick % 8 > 0 && this.#branch !== undefined) await this.#commit('Work');
    const { branches, head } = this.#clone;
    const { prefix, claims } = this.#tree[name];
    const version = `${prefix}1.${++this.#made}.0`;
    const now = this.#now + ahead * MINUTE_MS;
    const question = this.#question(name, head, now);
    const key = this.#key(name, 'release', isOdd);
    const signed = ['--projection', question.file, '--sign', this.#played.keyFile(key)];
    const words = ['release', version, ...signed, '--branch', branch, '--out', evidenceOf(version)];
    mkdirSync(this.#played.path(evidenceOf(version)), { recursive: true });
    const ended = await this.#run(now, name, words);
    const isTagged = this.#releases.some((one) => one.name === name && one.commit === head);
    const answer = [
      ...(isTagged ? ['version_differs'] : []),
      ...judgeRelease(this.#clone, question, key),
    ];
    this.#compare(words, ended, answer);
    if (answer.length > 0) return true;
    const root = newestRoot(knownOf(this.#clone, name, head), question.pin);
    const made: Release = {
      name,
      version,
      commit: head,
      judgedAt: now,
      rootVersion: root?.version ?? 0,
      claims,
      projection: question.projection,
      key,
      rests: recordsOf(knownOf(this.#clone, name, head).all).map(({ release: one }) => one.version),
    };
    const tip = branches[branch] ?? 0;
    const tree = commitOf(this.#clone, tip).tree;
    const records = claims.length === 0 ? [] : [{ release: made }];
    const sha = await this.#played.git('rev-parse', `refs/heads/${branch}`);
    const nothing = claims.length === 0 && { hasReleasedNothing: true };
    const changed = { ...tree[name], records: [...tree[name].records, ...records], ...nothing };
    this.#add(sha, [tip], { ...tree, [name]: changed });
    const id = this.#ids.length - 1;
    this.#clone = { ...this.#clone, branches: { ...this.#clone.branches, [branch]: id } };
    if (branch === this.#branch) this.#moveTo(id);
    if (claims.length > 0) this.#releases.push(made);
    return true;
  }

  async #rotate({ name, role }: Step): Promise<boolean> {
    const product = this.#tree[name];
    const previous = product.roots.at(-1);
    if (previous === undefined) return false;
    const id = ++this.#made;
    const keys = { ...previous.keys, [role]: `${role} ${id}` };
    await this.#addRoot(name, { ...previous, id, version: previous.version + 1, keys });
    return true;
  }

  async #addRoot(name: Name, root: Root, digests: readonly string[] = []): Promise<void> {
    const product = this.#tree[name];
    const previous = product.roots.at(-1);
    if (previous === undefined) return;
    const next = { ...root, signedBy: [previous.keys.root, root.keys.root] };
    this.#played.rotate(this.#tree, name, previous, next, digests);
    const message = `Root ${next.version} of ${name} with ${JSON.stringify(next.keys)} ${digests.join()}`;
    await this.#commit(message, { [name]: { roots: [...product.roots, next] } });
  }

  async #withdraw({ name, claim, ahead }: Step): Promise<boolean> {
    const now = this.#now + ahead * MINUTE_MS;
    const digest = this.#played.digits(claim);
    const words = ['claims', 'withdraw', digest, '--reason', 'broken', '--product', name];
    const ended = await this.#run(now, name, words);
    const effect = withdraw(this.#clone, name, claim);
    this.#compare(words, ended, effect === 'usage' ? ['usage'] : []);
    if (effect !== 'usage' && ended.text.includes('no release has it') !== (effect === 'removed'))
      throw new Disagreement(`expected: ${effect}\nanswered: ${ended.text}`);
    if (effect === 'usage') return true;
    const { withdrawals, claims } = this.#tree[name];
    const entries = effect === 'withdrawn' ? [{ claim, withdrawnAt: now }] : [];
    return this.#commit('Withdraw', {
      [name]: {
        claims: claims.filter((one) => one !== claim),
        withdrawals: [...withdrawals, ...entries],
      },
    });
  }

  async #lift({ name, claim, ahead }: Step): Promise<boolean> {
    const now = this.#now + ahead * MINUTE_MS;
    const digest = this.#played.digits(claim);
    const words = ['claims', 'withdraw', digest, '--lift', '--reason', 'mended', '--product', name];
    const ended = await this.#run(now, name, words);
    const lifted = liftable(this.#clone, name, claim);
    this.#compare(words, ended, lifted.length === 0 ? ['usage'] : []);
    if (lifted.length === 0) return true;
    const { lifts } = this.#tree[name];
    const added = lifted.map((one) => ({ ...one, liftedAt: now }));
    return this.#commit('Lift', { [name]: { lifts: [...lifts, ...added] } });
  }

  async #undo(name: Name): Promise<boolean> {
    const file = this.#played.path(this.#played.own(this.#tree, name, 'withdrawals.json'));
    if (this.#tree[name].withdrawals.length === 0) return false;
    rmSync(file);
    return this.#commit(`Remove the withdrawals of ${name}`, {
      [name]: { withdrawals: [], lifts: [] },
    });
  }

  async #retract({ name, pick, isOdd }: Step): Promise<boolean> {
    const { records, roots } = this.#tree[name];
    const open = records.filter(({ retraction }) => retraction === undefined);
    const chosen = open[pick % open.length];
    const newest = newestRoot(knownOf(this.#clone, name, this.#clone.head), this.#pins[name]);
    if (chosen === undefined || newest === undefined) return false;
    const key = isOdd ? newest.keys.root : (roots[0]?.keys.root ?? '');
    const retract = [
      'release',
      'retract',
      chosen.release.version,
      '--reason',
      'the clock was wrong',
    ];
    const words = [...retract, '--key', this.#played.keyFile(key), '--product', name];
    const ended = await this.#run(this.#now, name, words);
    const isRoot = key === newest.keys.root;
    this.#compare(words, ended, isRoot ? [] : ['key_not_of_root_role']);
    if (!isRoot) return true;
    const retracted = { ...chosen, retraction: { key, rootVersion: newest.version } };
    return this.#commit('Retract', {
      [name]: { records: records.map((one) => (one === chosen ? retracted : one)) },
    });
  }

  async #forget({ name, pick }: Step): Promise<boolean> {
    const { records } = this.#tree[name];
    const chosen = records[pick % records.length];
    if (chosen === undefined) return false;
    const folder = `releases/${folderOf(chosen.release.version)}`;
    rmSync(this.#played.path(this.#played.own(this.#tree, name, folder)), { recursive: true });
    const message = `Remove the record of ${chosen.release.version}`;
    return this.#commit(message, { [name]: { records: records.filter((one) => one !== chosen) } });
  }

  async #move({ name, pick, isOdd }: Step): Promise<boolean> {
    const tree = this.#tree;
    if (this.#branch === undefined || tree[name].path === '.') return false;
    const number = ++this.#made;
    const isPrefix = pick % 3 === 0;
    const path = isPrefix ? tree[name].path : `moved/${number}/${name}`;
    const prefix = isPrefix || pick % 3 === 1 ? `${name}-${number}-v` : tree[name].prefix;
    if (!isPrefix) this.#played.move(tree[name].path, path);
    const inner = NAMES.find(
      (other) => other !== name && tree[other].path.startsWith(`${tree[name].path}/`),
    );
    const within =
      inner === undefined || isPrefix
        ? {}
        : { [inner]: { path: `${path}${tree[inner].path.slice(tree[name].path.length)}` } };
    const changes: Partial<Record<Name, Partial<Product>>> = {
      [name]: { path, prefix },
      ...within,
    };
    this.#played.configure({
      shop: { ...tree.shop, ...changes.shop },
      feed: { ...tree.feed, ...changes.feed },
    });
    await this.#commit(`Move ${name} to ${path} with ${prefix}`, changes);
    // Without an approval in half of the cases.
    if (!isOdd) for (const one of NAMES) await this.#approve(one);
    return true;
  }

  async #approve(name: Name): Promise<void> {
    const { file } = this.#question(name, this.#clone.head, this.#now);
    const words = ['check', '--product', name, '--projection', file, '--verbose'];
    const { text } = await this.#run(this.#now, name, words);
    if (!text.includes('product_changed')) return;
    const [, digest] =
      /products[^\n]*?(sha256:[0-9a-f]{64})/.exec(text.slice(text.indexOf('product_changed'))) ??
      [];
    const previous = this.#tree[name].roots.at(-1);
    if (digest === undefined || previous === undefined) throw new Error(text);
    const next = { ...previous, version: previous.version + 1, id: ++this.#made };
    await this.#addRoot(name, { ...next, approves: productsOf(this.#tree) }, [digest]);
  }

  /** The history of another repository of the same deployment, whose files go to a folder. */
  async #join(): Promise<boolean> {
    if (this.#isJoined || this.#branch === undefined) return false;
    this.#isJoined = true;
    const other = await joinable();
    await this.#played.git('fetch', '-q', other, 'HEAD');
    const merge = ['merge', '-q', '-s', 'ours', '--allow-unrelated-histories', '--no-commit'];
    await this.#played.git(...merge, 'FETCH_HEAD');
    await this.#played.git('read-tree', '--prefix=other/', '-u', 'FETCH_HEAD');
    // A `git fetch URL` leaves a trace by which the gate takes the repository for a clone.
    rmSync(this.#played.path('.git/FETCH_HEAD'));
    rmSync(this.#played.path('other/provider-certification/public-claims.json'));
    const nothing = { claims: [], roots: [], records: [], withdrawals: [], lifts: [] };
    const tree = this.#tree;
    const others: Tree = {
      shop: { ...tree.shop, ...nothing },
      feed: { ...tree.feed, ...nothing },
      isOther: true,
    };
    this.#add('', [], others);
    return this.#commit('Join', {}, [this.#ids.length - 1]);
  }

  async #push(): Promise<boolean> {
    const main = this.#clone.branches['main'] ?? 0;
    const ref = 'refs/remotes/origin/main';
    await this.#played.git('update-ref', ref, 'refs/heads/main');
    await this.#played.git('symbolic-ref', 'refs/remotes/origin/HEAD', ref);
    this.#clone = { ...this.#clone, remote: main };
    return true;
  }

  #pin(name: Name): boolean {
    const newest = newestRoot(knownOf(this.#clone, name, this.#clone.head), this.#pins[name]);
    if (newest === undefined) return false;
    this.#pins[name] = newest;
    return true;
  }

  async #ask({ of, name, pick, isOdd, ahead }: Ask): Promise<void> {
    const now = this.#now + ahead * MINUTE_MS;
    if (of === 'require' || of === 'status' || of === 'audit' || of === 'exec') {
      const made = this.#releases.filter((one) => one.name === name);
      const chosen = made[pick % made.length];
      return chosen && this.#askReleased[of](chosen, now, isOdd);
    }
    const { head, branches } = this.#clone;
    const refs = Object.keys(branches);
    const ref = refs[pick % refs.length] ?? 'main';
    const judged = of === 'check ref' ? (branches[ref] ?? 0) : head;
    const question = this.#question(name, judged, now);
    if (of === 'explain') {
      const claim = BOTH[pick % BOTH.length] ?? 'immediate';
      return this.#askCheck(question, judged, ['explain', this.#played.digits(claim)], [], claim);
    }
    const words = of === 'check ref' ? ['check', '--ref', `refs/heads/${ref}`] : ['check'];
    const old = this.#exports[pick % this.#exports.length];
    const chosen = of === 'check by an old export' ? { ...question, ...old } : question;
    return this.#askCheck(chosen, judged, words, []);
  }

  readonly #askReleased = {
    exec: (made: Release, now: number) => {
      const words = ['exec', '--ref', `refs/tags/${made.version}`, '--out', 'site/exec.json'];
      mkdirSync(this.#played.path('site'), { recursive: true });
      const question = this.#question(made.name, made.commit, now);
      return this.#askCheck(question, made.commit, words, ['--', 'true']);
    },
    require: async (made: Release, now: number) => {
      const file = `${evidenceOf(made.version)}/gate-verdict.json`;
      const words = ['verdict', 'require', file, '--ref', `refs/tags/${made.version}`];
      const ended = await this.#run(now, made.name, words);
      const question = this.#question(made.name, made.commit, now);
      this.#compare(words, ended, requireVerdict(this.#clone, question, made));
    },
    status: (made: Release, now: number, isOld: boolean) => this.#askStatus(made, now, isOld),
    audit: async (made: Release, now: number) => {
      const words = ['audit', made.version];
      // By a clock that is not before the release.
      const at = Math.max(now, made.judgedAt);
      const ended = await this.#run(at, made.name, words, this.#first);
      this.#compare(words, ended, audit(this.#clone, made));
    },
  };

  async #askCheck(
    question: Question & { readonly file: string },
    judged: number,
    words: readonly string[],
    more: readonly string[],
    claim?: Operation,
  ): Promise<void> {
    const { file, name, now } = question;
    const all = [...words, '--product', name, '--projection', file, ...more];
    const ended = await this.#run(now, name, all);
    this.#compare(all, ended, judge(this.#clone, judged, question, claim));
  }

  async #askStatus(made: Release, now: number, isOld: boolean): Promise<void> {
    const { name, version } = made;
    const question = this.#question(name, this.#clone.head, now, isOld);
    const known = knownOf(this.#clone, name, this.#clone.head);
    const newest = newestRoot(known, this.#pins[name]);
    const key = newest?.keys.status ?? FIRST_KEYS.status;
    rmSync(this.#played.path('site'), { recursive: true, force: true });
    mkdirSync(this.#played.path('site'));
    const site = ['--out', 'site', '--sign', this.#played.keyFile(key)];
    const words = ['status', version, ...site, '--projection', question.file, '--product', name];
    // The specification doesn't say what a status of a retracted release is.
    if (newest !== undefined && retractedVersions(known, newest).has(version)) return;
    const ended = await this.#run(now, name, words);
    const answer = showStatus(this.#clone, question, made, key);
    if (!('shown' in answer)) return this.#compare(words, ended, answer);
    this.#compare(words, ended, []);
    const shown = shownClaims(readFileSync(this.#played.path('site/status.json'), 'utf8'));
    const expected = answer.shown.map((one) => `publish_${one}`).toSorted();
    if (shown.join() !== expected.join())
      throw new Disagreement(`${words.join(' ')}\nshows ${shown.join()}, not ${expected.join()}`);
  }

  #run(now: number, name: Name, words: readonly string[], pin = this.#pins[name]): Promise<Ending> {
    return this.#played.run(now, pin, words, this.#clone.memory);
  }

  /** Yes and no have to be the same, and each code one that the model names. */
  #compare(words: readonly string[], { exitCode, text }: Ending, answer: Answer): void {
    const codes = [...text.matchAll(/error\[(\w+)\]/g)].map(([, code = '']) => code);
    const isSame =
      answer.length === 0
        ? exitCode === 0
        : exitCode !== 0 && codes.length > 0 && codes.every((code) => answer.includes(code));
    if (isSame) return;
    const expected = answer.length === 0 ? 'yes' : `no (${answer.join(' or ')})`;
    const said = `${words.join(' ')}\nexpected: ${expected}\nanswered: ${exitCode} ${codes.join()}`;
    throw new Disagreement(`${said}\n${text}`);
  }
}

/** Ignored by git, and outside of products that move. */
function evidenceOf(version: string): string {
  return `release-evidence/${version.replaceAll('/', '-')}`;
}

function folderOf(version: string): string {
  return version.slice(version.lastIndexOf('/') + 1);
}

function both<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  const known = new Set(one.map((it) => JSON.stringify(it)));
  return [...one, ...other.filter((it) => !known.has(JSON.stringify(it)))];
}

interface Withdrawn {
  readonly withdrawals: readonly object[];
  readonly lifts?: readonly object[];
}

function mergeWithdrawals(texts: readonly string[]): string {
  const [ours, theirs] = texts.map((text) => JSON.parse(text) as Withdrawn);
  const lifts = both(ours?.lifts ?? [], theirs?.lifts ?? []);
  const merged = {
    schema_version: 1,
    withdrawals: both(ours?.withdrawals ?? [], theirs?.withdrawals ?? []),
    ...(lifts.length === 0 ? {} : { lifts }),
  };
  return `${JSON.stringify(merged, null, 2)}\n`;
}

function shownClaims(text: string): readonly string[] {
  const { payload } = JSON.parse(text) as { payload: string };
  const { predicate } = JSON.parse(Buffer.from(payload, 'base64').toString()) as {
    predicate: { claims: { operation: string }[] };
  };
  return predicate.claims.map(({ operation }) => operation).toSorted();
}

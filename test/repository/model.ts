/**
 * Answers about a repository as the gate has to, by the specification (trust 2 and 4, documents 3.9, 3.11,
 * 3.12 and 8), in the simplest form: from what was done, never from files. Nothing of the program is used here.
 */

export type Name = 'shop' | 'feed';
export type Operation = 'immediate' | 'scheduled';
export type Role = 'root' | 'projection' | 'release' | 'status';

export const NAMES: readonly Name[] = ['shop', 'feed'];
const SECOND_MS = 1000;
const SKEW_MS = 30 * SECOND_MS;
const DAY_MS = 86_400_000;

/** One trust root: whose keys have its roles, whose root keys have signed it, which products it approves. */
export interface Root {
  readonly id: number;
  readonly version: number;
  readonly keys: Readonly<Record<Role, string>>;
  readonly signedBy: readonly string[];
  readonly approves: string | undefined;
}

/** A projection: when it was exported, from how many records, signed with which key, its live tests. */
export interface Projection {
  readonly generatedAt: number;
  readonly expiresAt: number;
  readonly size: number;
  /** The size that its consistency proof begins with. */
  readonly from: number;
  readonly key: string;
  readonly testedAt: Readonly<Record<Operation, number>>;
}

/** A release that claimed something: what its signed verdict says. */
export interface Release {
  readonly name: Name;
  readonly version: string;
  readonly commit: number;
  readonly judgedAt: number;
  readonly rootVersion: number;
  readonly claims: readonly Operation[];
  readonly projection: Projection;
  /** That of the role release which signed it. */
  readonly key: string;
  /** The versions whose records the gate knew. */
  readonly rests: readonly string[];
}

export interface Recorded {
  readonly release: Release;
  readonly retraction?: { readonly key: string; readonly rootVersion: number };
}

export interface Withdrawal {
  readonly claim: Operation;
  readonly withdrawnAt: number;
}
export interface Lift extends Withdrawal {
  readonly liftedAt: number;
}

/** One product in one commit. */
export interface Product {
  readonly path: string;
  readonly prefix: string;
  readonly claims: readonly Operation[];
  readonly roots: readonly Root[];
  readonly records: readonly Recorded[];
  readonly withdrawals: readonly Withdrawal[];
  readonly lifts: readonly Lift[];
  /** A release that claimed nothing has left a record, which counts where it is asked whether there are any. */
  readonly hasReleasedNothing?: boolean;
}

export type Tree = Readonly<Record<Name, Product>> & {
  /** The commit is of another repository, of one product, that has released and whose history was joined. */
  readonly isOther?: boolean;
};

export interface Commit {
  readonly id: number;
  readonly parents: readonly number[];
  readonly tree: Tree;
}

/** A clone: its commits, the branches that are here, and what the caller of the gate says. */
export interface Clone {
  readonly commits: readonly Commit[];
  readonly branches: Readonly<Record<string, number>>;
  /** `refs/remotes/origin/HEAD`, if there is a remote. */
  readonly remote: number | undefined;
  /** The branch that `--memory` names. */
  readonly memory: string | undefined;
  /** The commit that is checked out. */
  readonly head: number;
}

/** Yes, or no for one of these reasons, each the code that the specification gives it. */
export type Answer = readonly string[];
export const YES: Answer = [];

export function commitOf({ commits }: Clone, id: number): Commit {
  const commit = commits[id];
  if (commit === undefined) throw new Error(`no commit ${id}`);
  return commit;
}

/** trust 4, "Four places": the judged commit, HEAD, the default branch, and the records branches. */
function placesOf(clone: Clone, judged: number): readonly number[] {
  const { branches, remote, memory, head } = clone;
  const named = memory === undefined ? undefined : branches[memory];
  const alone = remote === undefined && memory === undefined ? Object.values(branches) : [];
  return [judged, head, remote, named, ...alone].filter((one) => one !== undefined);
}

function withAncestors(clone: Clone, ids: readonly number[]): ReadonlySet<number> {
  const seen = new Set<number>();
  const left = [...ids];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    left.push(...commitOf(clone, id).parents);
  }
  return seen;
}

/** One product, as far as a clone knows it when a commit is judged. */
export interface Known {
  /** The product in the four places. */
  readonly places: readonly Product[];
  /** The same, and in the history that is looked at. */
  readonly all: readonly Product[];
  /** In the history of the judged commit. */
  readonly own: readonly Product[];
  readonly trees: readonly Tree[];
}

/** trust 4: everything that is, or lies behind, one of the places; not what lies behind a released commit. */
export function knownOf(clone: Clone, name: Name, judged: number): Known {
  const places = placesOf(clone, judged);
  const at = (id: number) => commitOf(clone, id).tree;
  const reached = withAncestors(clone, places);
  const released = [...reached].flatMap((id) =>
    at(id)[name].records.map(({ release }) => release.commit),
  );
  const behind = withAncestors(
    clone,
    released.flatMap((id) => commitOf(clone, id).parents),
  );
  const looked = [...reached].filter((id) => !behind.has(id) || places.includes(id));
  const ancestors = withAncestors(clone, [judged]);
  return {
    places: places.map((id) => at(id)[name]),
    all: looked.map((id) => at(id)[name]),
    own: looked.filter((id) => ancestors.has(id)).map((id) => at(id)[name]),
    trees: looked.map(at),
  };
}

/** trust 4, "The newest trust root counts"; `undefined` where two follow the same one, and neither is followed. */
export function newestRoot({ all }: Pick<Known, 'all'>, pin: Root): Root | undefined {
  const roots = [
    ...new Map(all.flatMap((one) => one.roots).map((root) => [root.id, root])).values(),
  ];
  const after = (root: Root) =>
    roots.filter(
      ({ version, signedBy }) => version === root.version + 1 && signedBy.includes(root.keys.root),
    );
  let newest = pin;
  for (;;) {
    const next = after(newest);
    const followed = next.filter((one) => after(one).length > 0);
    const [one, other] = next.length > 1 ? followed : next;
    if (other !== undefined || (one === undefined && next.length > 1)) return undefined;
    if (one === undefined) return newest;
    newest = one;
  }
}

function retractionHolds({ retraction }: Recorded, newest: Root | undefined): boolean {
  return (
    retraction !== undefined &&
    retraction.key === newest?.keys.root &&
    retraction.rootVersion <= newest.version
  );
}

export function recordsOf(products: readonly Product[]): readonly Recorded[] {
  return products.flatMap(({ records }) => records);
}

/** The greatest head that the gate knows (trust 4, step 12). */
export function greatestHead(known: Known): number {
  return Math.max(0, ...recordsOf(known.all).map(({ release }) => release.projection.size));
}

/** Versions whose retraction holds: their instant no longer counts, and nothing is published under them. */
export function retractedVersions(known: Known, newest: Root | undefined): ReadonlySet<string> {
  const held = recordsOf(known.places).filter((one) => retractionHolds(one, newest));
  return new Set(held.map(({ release }) => release.version));
}

/** documents 3.12: whether a claim is withdrawn for what is judged at an instant, by these live tests. */
export function isWithdrawn(
  known: Known,
  claim: Operation,
  at: number,
  { testedAt }: Pick<Projection, 'testedAt'>,
): boolean {
  const lifts = known.places.flatMap((one) => one.lifts);
  const withdrawals = known.all.flatMap((one) => one.withdrawals);
  return withdrawals.some(
    (one) => one.claim === claim && !lifts.some((lift) => isLiftedBy(one, lift, at, testedAt)),
  );
}

function isLiftedBy(
  { claim, withdrawnAt }: Withdrawal,
  lift: Lift,
  at: number,
  testedAt: Projection['testedAt'],
): boolean {
  if (lift.claim !== claim || lift.withdrawnAt !== withdrawnAt || at < lift.liftedAt) return false;
  return testedAt[claim] > Math.min(withdrawnAt, lift.liftedAt);
}

export interface Question {
  readonly name: Name;
  readonly now: number;
  readonly pin: Root;
  readonly projection: Projection;
}

/** trust 4, steps 4, 8, 10 and 12: whatever is judged, and by whatever command. */
function ofProjection(known: Known, newest: Root, { now, projection }: Question): Answer {
  const { expiresAt, from, generatedAt, key, size } = projection;
  const head = greatestHead(known);
  const retracted = retractedVersions(known, newest);
  const records = recordsOf(known.all);
  const counting = records.filter(({ release }) => !retracted.has(release.version));
  const unsound = recordsOf(known.places).some(
    (one) => one.retraction !== undefined && !retractionHolds(one, newest),
  );
  return reasons({
    signatures_below_threshold: key !== newest.keys.projection,
    projection_from_future: generatedAt > now + SKEW_MS,
    projection_expired: now >= expiresAt,
    retraction_invalid: unsound,
    ...(unsound && { signatures_below_threshold: true }),
    root_rolled_back: records.some(({ release }) => release.rootVersion > newest.version),
    clock_set_back: counting.some(({ release }) => now + SKEW_MS < release.judgedAt),
    ledger_truncated: size < head,
    consistency_start_wrong: size > head && from !== head,
  });
}

function reasons(all: Readonly<Record<string, boolean>>): Answer {
  return Object.keys(all).filter((code) => all[code]);
}

/** check, exec, and the judgement of release; explain of one claim, which answers no better. */
export function judge(clone: Clone, judged: number, question: Question, claim?: Operation): Answer {
  const { name, now, pin, projection } = question;
  const tree = commitOf(clone, judged).tree;
  const product = tree[name];
  if (claim !== undefined && !product.claims.includes(claim))
    return ['not_claimed', ...judge(clone, judged, question)];
  if (product.claims.length === 0) return YES;
  const known = knownOf(clone, name, judged);
  const newest = newestRoot(known, pin);
  if (newest === undefined) return ['root_differs_from_memory'];
  const { claims, roots, records, withdrawals } = product;
  const versions = new Set(records.map(({ release }) => release.version));
  return [
    ...ofProjection(known, newest, question),
    // Of a commit without the newest root, its own one may say no as well.
    ...reasons({
      signatures_below_threshold: projection.key !== roots.at(-1)?.keys.projection,
      pin_mismatch: !roots.some(({ id }) => id === pin.id),
      root_rolled_back: !roots.some(({ id }) => id === newest.id),
      record_deleted: recordsOf(known.own).some(({ release }) => !versions.has(release.version)),
      withdrawal_deleted: known.own
        .flatMap((one) => one.withdrawals)
        .some((one) => !withdrawals.some((kept) => isSame(kept, one))),
      product_changed: newest.approves !== productsOf(tree) && hasChanged(known.trees, tree),
      claim_withdrawn: claims.some((one) => isWithdrawn(known, one, now, projection)),
    }),
  ];
}

function isSame(one: Withdrawal, other: Withdrawal): boolean {
  return one.claim === other.claim && one.withdrawnAt === other.withdrawnAt;
}

/** The products as they are configured: what a trust root approves. */
export function productsOf(tree: Tree): string {
  return NAMES.map((name) => `${name} ${tree[name].path} ${tree[name].prefix}`).join();
}

/**
 * documents 8, "Changes": a product that has records where it was, and is no longer there; from one product to several
 * only where one stays at the root.
 */
function hasChanged(known: readonly Tree[], now: Tree): boolean {
  const staysAtRoot = NAMES.some((name) => now[name].path === '.' && now[name].prefix === 'v');
  const isMoved = (then: Tree, name: Name) =>
    (then[name].records.length > 0 || then[name].hasReleasedNothing === true) &&
    (then[name].path !== now[name].path || then[name].prefix !== now[name].prefix);
  return known.some((then) =>
    then.isOther ? !staysAtRoot : NAMES.some((name) => isMoved(then, name)),
  );
}

/** The rest of release: its key, and its version. */
export function judgeRelease(clone: Clone, question: Question, key: string): Answer {
  const judged = judge(clone, clone.head, question);
  const { name, pin } = question;
  if (judged.length > 0 || commitOf(clone, clone.head).tree[name].claims.length === 0)
    return judged;
  const newest = newestRoot(knownOf(clone, name, clone.head), pin);
  return reasons({ key_not_of_role: key !== newest?.keys.release });
}

/** `verdict require --ref TAG` with the files that release left. */
export function requireVerdict(clone: Clone, { now, pin }: Question, made: Release): Answer {
  const known = knownOf(clone, made.name, made.commit);
  const newest = newestRoot(known, pin);
  if (newest === undefined) return ['root_differs_from_memory'];
  const { claims, judgedAt, key, projection, rootVersion, version } = made;
  return reasons({
    verdict_from_future: judgedAt > now + SKEW_MS,
    verdict_lapsed: now >= projection.expiresAt,
    verdict_stale: now - judgedAt > DAY_MS,
    verdict_by_older_root: rootVersion < newest.version,
    signatures_below_threshold: key !== newest.keys.release,
    version_retracted: retractedVersions(known, newest).has(version),
    claim_withdrawn: claims.some((one) => isWithdrawn(known, one, judgedAt, projection)),
  });
}

/** `status VERSION`, signed with a key: a no, or the claims that it still shows. */
export function showStatus(
  clone: Clone,
  question: Question,
  made: Release,
  key: string,
): Answer | { readonly shown: readonly Operation[] } {
  const known = knownOf(clone, made.name, clone.head);
  const newest = newestRoot(known, question.pin);
  const missing = reasons({ record_missing: !isRecorded(clone, made) });
  if (newest === undefined) return ['root_differs_from_memory', ...missing];
  const no = [
    ...missing,
    ...ofProjection(known, newest, question),
    ...reasons({
      key_not_of_role: key !== newest.keys.status,
    }),
  ];
  if (no.length > 0) return no;
  const { now, projection } = question;
  return { shown: made.claims.filter((one) => !isWithdrawn(known, one, now, projection)) };
}

/** `audit TAG`, by the first pin: what was released stays what it was, if a branch that is read has its record. */
export function audit(clone: Clone, made: Release): Answer {
  const isThere = (version: string) => isRecorded(clone, { name: made.name, version });
  if (!isThere(made.version)) return ['record_missing'];
  return reasons({ earlier_record_missing: !made.rests.every(isThere) });
}

/** Records are published on the records branch and the default branch; all local ones where there is no remote. */
function isRecorded(
  { commits, branches, remote, memory }: Clone,
  made: Pick<Release, 'name' | 'version'>,
): boolean {
  const named = memory === undefined ? [] : [branches[memory]];
  const read = remote === undefined ? Object.values(branches) : [remote, ...named];
  const products = read.flatMap((id) =>
    id === undefined ? [] : (commits[id]?.tree[made.name] ?? []),
  );
  return recordsOf(products).some(({ release: { version } }) => version === made.version);
}

/** `claims withdraw`: unnamed, only removed from the claims file, or withdrawn. */
export function withdraw(
  clone: Clone,
  name: Name,
  claim: Operation,
): 'usage' | 'removed' | 'withdrawn' {
  const known = knownOf(clone, name, clone.head);
  if (recordsOf(known.all).some(({ release: { claims } }) => claims.includes(claim)))
    return 'withdrawn';
  return commitOf(clone, clone.head).tree[name].claims.includes(claim) ? 'removed' : 'usage';
}

/** `claims withdraw --lift`: the withdrawals that it lifts; none is a no. */
export function liftable(clone: Clone, name: Name, claim: Operation): readonly Withdrawal[] {
  const known = knownOf(clone, name, clone.head);
  const lifts = known.places.flatMap((one) => one.lifts);
  const open = known.all
    .flatMap((one) => one.withdrawals)
    .filter((one) => one.claim === claim && !lifts.some((lift) => isSame(lift, one)));
  return [...new Map(open.map((one) => [one.withdrawnAt, one])).values()];
}

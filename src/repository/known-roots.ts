import { finding, present, type Finding } from '../documents/findings.ts';
import type { NamedBytes } from '../documents/json.ts';
import { isShared } from '../documents/products.ts';
import type { GitRepository } from '../io/git-repository.ts';
import { CommitTree, documentsIn } from '../trust/commit-files.ts';
import type { RootBytes } from '../trust/identity.ts';
import {
  numberOf,
  TRUST_FOLDER,
  TRUST_ROOTS,
  trustFilesOf,
  withVerifier,
  type TrustFiles,
} from '../trust/root-files.ts';
import { vouchedRoots } from '../trust/vouched-roots.ts';
import { nameOf, type SeenHistory } from './seen-history.ts';

/** The commits behind the places of a repository that had other trust roots. */
export async function commitsWithRoots(
  repository: GitRepository,
  { commits }: SeenHistory,
): Promise<CommitTree[]> {
  const { product } = repository;
  const isElsewhere = product !== undefined && isShared(product, TRUST_FOLDER);
  const trees = new Set(commits.map(({ tree }) => tree));
  const shared = isElsewhere ? (await repository.idsAt(TRUST_FOLDER, trees)).ids : undefined;
  const found = new Map<string, string>();
  for (const { id, entries, tree } of commits) {
    const folder = shared ? shared.get(tree) : entries.get(nameOf(TRUST_FOLDER));
    if (folder !== undefined) found.set(folder, id);
  }
  return Promise.all([...found.values()].map((id) => CommitTree.open(repository, id)));
}

/** Reads the trust roots of some commits, each file once. Nobody has vouched for them yet. @throws ClaimgateError */
export async function readRootCandidates(places: readonly CommitTree[]): Promise<TrustFiles> {
  const found = new Map<string, NamedBytes>();
  for (const place of places) {
    const entries = await place.folder(TRUST_ROOTS.path);
    const files = new Set(documentsIn(entries, TRUST_ROOTS));
    for (const { path, id } of entries) {
      const key = `${path} ${id}`;
      if (!files.has(path) || found.has(key)) continue;
      const bytes = await place.file(path, TRUST_ROOTS.maxBytes);
      if (bytes) found.set(key, { file: path, bytes });
    }
  }
  return trustFilesOf([...found.values()]);
}

export interface KnownRoots {
  /** The chain of the pin, up to the newest root that it vouches for; those at hand if it vouches for none. */
  readonly roots: readonly RootBytes[];
  /** A warning for each trust root that nobody vouches for. */
  readonly remarks: readonly Finding[];
}

/**
 * Chooses the trust roots that the pin vouches for: from those at hand, and from those of all places.
 *
 * @param own those of the commit or the work tree at hand
 * @param hasBundles whether there are Sigstore bundles to verify by them
 * @throws ClaimgateError `root_differs_from_memory` where two of one number are vouched for
 */
export async function chooseRoots(
  pin: string | undefined,
  own: TrustFiles,
  known: TrustFiles,
  hasBundles: boolean,
): Promise<KnownRoots> {
  const isOwn = (one: NamedBytes) =>
    own.roots.some(({ bytes, file }) => file === one.file && Buffer.from(bytes).equals(one.bytes));
  if (known.roots.every(isOwn)) return { roots: await withVerifier(own, hasBundles), remarks: [] };
  const files = {
    roots: [...own.roots, ...known.roots],
    trustedRoots: eachOnce([...own.trustedRoots, ...known.trustedRoots]),
  };
  const chosen = vouchedRoots(pin, await withVerifier(files, hasBundles));
  if (!chosen) return { roots: await withVerifier(own, hasBundles), remarks: [] };
  const newest = numberOf(present(chosen.roots.at(-1)));
  // One that was replaced before anybody vouched for it lies in the history for good.
  const newer = chosen.others.filter((one) => numberOf(one) > newest).map(({ file }) => file);
  const remarks = [...new Set(newer)].map((file) => finding('trust_root_unvouched', { file }));
  return { roots: chosen.roots, remarks };
}

function eachOnce(files: readonly NamedBytes[]): readonly NamedBytes[] {
  const keyOf = ({ bytes, file }: NamedBytes) => `${file} ${Buffer.from(bytes).toString('base64')}`;
  return [...new Map(files.map((one) => [keyOf(one), one])).values()];
}

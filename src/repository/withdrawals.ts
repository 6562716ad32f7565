import type { Withdrawal, Withdrawals } from '../documents/index.ts';
import { document } from '../documents/generated/withdrawals.validator.js';
import { refusalOf, ClaimgateError } from '../documents/findings.ts';
import { shell } from '../documents/shell.ts';
import { WITHDRAWALS_PATH } from '../gate/withdrawn.ts';
import type { GitRepository } from '../io/git-repository.ts';
import type { CommitTree } from '../trust/commit-files.ts';
import {
  parseMemoryDocument,
  readMemoryDocument,
  type MemoryDocument,
} from './document-folders.ts';
import type { ProductLine } from './earlier-products.ts';
import { nameOf, type SeenHistory } from './seen-history.ts';
import { readFromWorkTree } from './work-tree.ts';

/** Claims that were withdrawn (specification/documents.md 3.12). */
const WITHDRAWALS: MemoryDocument<Withdrawals> = {
  path: WITHDRAWALS_PATH,
  maxBytes: 8 * 1024 * 1024,
  shape: { document },
};

export type Withdrawn = Required<Omit<Withdrawals, 'schema_version'>>;

export const NO_WITHDRAWALS: Withdrawn = { withdrawals: [], lifts: [] };

/** Returns the text of the file, which its own reader has to accept. @throws ClaimgateError */
export function formatWithdrawals({ lifts, withdrawals }: Withdrawn): string {
  const lifted = lifts.length === 0 ? {} : { lifts };
  const whole: Withdrawals = { schema_version: 1, withdrawals, ...lifted };
  const text = `${JSON.stringify(whole, null, 2)}\n`;
  parseMemoryDocument(WITHDRAWALS, Buffer.from(text));
  return text;
}

/** The file of the work tree, which need not be committed. @throws ClaimgateError */
export async function withdrawalsInWorkTree(root: string): Promise<Withdrawn> {
  const [file] = await readFromWorkTree(root, [WITHDRAWALS]);
  return { ...NO_WITHDRAWALS, ...(file && parseMemoryDocument(WITHDRAWALS, file.bytes)) };
}

/**
 * The withdrawals of every place and of what lies behind them, and the lifts of the places alone: a lift that was taken
 * back does not count, and a withdrawal cannot be taken back.
 *
 * @param product `now` is the repository as the judged commit has the product, which has to have kept what the history
 *   had, wherever it lay; what is of another product, at the same path of a history that was joined, counts for nothing
 * @throws ClaimgateError for a file of a place that cannot be read, since an unknown withdrawal is not none;
 *   `withdrawal_deleted` where the judged commit lacks one that it had before
 */
export async function readWithdrawals(
  repository: GitRepository,
  places: readonly CommitTree[],
  history: SeenHistory,
  product: { readonly line: ProductLine; readonly now?: GitRepository },
): Promise<Withdrawn> {
  const tips: Withdrawals[] = [];
  for (const place of places) {
    const read = await readMemoryDocument(WITHDRAWALS, repository, place.revision);
    if (read) tips.push(read);
  }
  const past = await readPast(repository, history, { now: repository, ...product });
  return {
    withdrawals: [...tips.flatMap(({ withdrawals }) => withdrawals), ...past],
    lifts: tips.flatMap(({ lifts = [] }) => lifts),
  };
}

async function readPast(
  repository: GitRepository,
  { commits, entriesOf, isBehindJudged, judged }: SeenHistory,
  { line, now }: { readonly line: ProductLine; readonly now: GitRepository },
): Promise<readonly Withdrawal[]> {
  const own = await readMemoryDocument(WITHDRAWALS, now, judged?.revision);
  const kept = new Set((own?.withdrawals ?? []).map(keyOf));
  const found = new Map<string, readonly Withdrawal[]>();
  for (const { id, tree } of commits.values()) {
    const blob = entriesOf(tree).get(nameOf(WITHDRAWALS_PATH));
    if (blob === undefined || !line.hasCommit(id)) continue;
    const withdrawals = found.get(blob) ?? (await readAt(repository, id));
    found.set(blob, withdrawals);
    const lost = isBehindJudged(id) && withdrawals.find((one) => !kept.has(keyOf(one)));
    if (lost)
      throw new ClaimgateError('withdrawal_deleted', {
        file: WITHDRAWALS_PATH,
        expected: `the withdrawal of ${lost.withdrawn_at}: ${lost.reason}`,
        found: id,
        next: shell`git checkout ${id} -- ${WITHDRAWALS_PATH}`,
      });
  }
  return [...found.values()].flat();
}

/** A file of the past that cannot be read was mended since, and can no more be changed. */
async function readAt(repository: GitRepository, commit: string): Promise<readonly Withdrawal[]> {
  try {
    return (await readMemoryDocument(WITHDRAWALS, repository, commit))?.withdrawals ?? [];
  } catch (error) {
    refusalOf(error);
    return [];
  }
}

function keyOf({ reason, subject_digest, withdrawn_at }: Withdrawal): string {
  return JSON.stringify([subject_digest, withdrawn_at, reason]);
}

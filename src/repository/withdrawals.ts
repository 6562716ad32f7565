import type { Withdrawal, Withdrawals } from '../documents/index.ts';
import { document } from '../documents/generated/withdrawals.validator.js';
import type { GitRepository } from '../io/git-repository.ts';
import { parseMemoryDocument, readMemoryDocument, type MemoryDocument } from './memory-document.ts';
import { readFromWorkTree } from './work-tree.ts';

export const WITHDRAWALS_PATH = 'provider-certification/withdrawals.json';

/** Claims that were withdrawn after their release (specification/documents.md 3.12). */
const WITHDRAWALS: MemoryDocument<Withdrawals> = {
  path: WITHDRAWALS_PATH,
  maxBytes: 8 * 1024 * 1024,
  shape: { document },
};

/** Returns the text of the file, which its own reader has to accept. @throws ClaimgateError */
export function formatWithdrawals(withdrawals: readonly Withdrawal[]): string {
  const whole: Withdrawals = { schema_version: 1, withdrawals: [...withdrawals] };
  const text = `${JSON.stringify(whole, null, 2)}\n`;
  parseMemoryDocument(WITHDRAWALS, Buffer.from(text));
  return text;
}

export async function withdrawalsInWorkTree(root: string): Promise<readonly Withdrawal[]> {
  const [file] = await readFromWorkTree(root, [WITHDRAWALS]);
  return file ? parseMemoryDocument(WITHDRAWALS, file.bytes).withdrawals : [];
}

/**
 * The withdrawals of a commit of the memory, and those of the work tree that are not pushed yet: they only say no.
 *
 * @throws ClaimgateError for a file that cannot be read: an unknown withdrawal is not none
 */
export async function readWithdrawals(
  root: string,
  repository: GitRepository,
  commit: string | undefined,
): Promise<readonly Withdrawal[]> {
  const remembered = await readMemoryDocument(WITHDRAWALS, repository, commit);
  return [...(await withdrawalsInWorkTree(root)), ...(remembered?.withdrawals ?? [])];
}

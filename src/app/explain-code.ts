import type { CodeResult } from '../documents/index.ts';
import { REPOSITORY } from '../documents/generated/tool.ts';
import { present } from '../findings/error.ts';
import { areaOf, ClaimgateError, codeEntry, everyCode, isCode } from '../findings/index.ts';
import { rulesFinding } from '../gate/index.ts';

/** Whether a text is written as codes are: lower-case words joined by `_`. */
export function isCodeForm(text: string): boolean {
  return /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(text);
}

/**
 * What a code means, which rule or part finds it, and how to clear it.
 * @throws ClaimgateError `code_unknown`, with the codes that are most like it
 */
export function explainCode(code: string): CodeResult {
  if (!isCode(code)) throw unknownCode(code);
  const { severity, title, hint, clears_by, next = null } = codeEntry(code);
  return {
    code,
    title,
    area: areaOf(code),
    rules: rulesFinding(code).map(({ number, id }) => ({ number, id })),
    exit_code: severity,
    hint,
    clears_by,
    next,
    page: `${REPOSITORY}/blob/main/docs/reference/codes.md#${code}`,
  };
}

function unknownCode(found: string): ClaimgateError {
  const meant = nearest(found, everyCode());
  const [best] = meant;
  return new ClaimgateError('code_unknown', {
    found,
    ...(best === undefined
      ? {}
      : { expected: meant.join(' or '), next: `claimgate explain ${best}` }),
  });
}

/** The words that are most like a text, best first: those that hold it, and those few letters away. */
export function nearest(text: string, words: readonly string[], count = 3): string[] {
  const mostEdits = Math.max(2, Math.floor(text.length / 3));
  return words
    .map((word) => ({ word, edits: word.includes(text) ? 0 : editsBetween(text, word) }))
    .filter(({ edits }) => edits <= mostEdits)
    .sort((one, other) => one.edits - other.edits || one.word.length - other.word.length)
    .slice(0, count)
    .map(({ word }) => word);
}

/** How many letters have to be put in, left out or replaced (Levenshtein), row by row. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of Array.from(from).entries()) {
    const next = [at + 1];
    for (let index = 1; index <= to.length; index += 1) {
      const replaced = present(row[index - 1]) + (to[index - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, present(row[index]) + 1, present(next[index - 1]) + 1));
    }
    row = next;
  }
  return present(row.at(-1));
}

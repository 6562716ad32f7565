import type { CodeResult } from '../documents/index.ts';
import { REPOSITORY } from '../documents/generated/tool.ts';
import { areaOf, ClaimgateError, codeEntry, everyCode, isCode } from '../findings/index.ts';
import { rulesFinding } from '../gate/index.ts';
import { nearest } from '../json/meant.ts';
import { shell } from '../findings/shell.ts';

/** Whether a text is written as codes are: lower-case words joined by `_`. */
export function isCodeForm(text: string): boolean {
  return /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(text);
}

/**
 * Explains a code: its meaning, the rule or part that finds it, and how to clear it.
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
      : { expected: meant.join(' or '), next: shell`claimgate explain ${best}` }),
  });
}

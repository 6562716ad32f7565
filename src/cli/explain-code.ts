import {
  areaOf,
  CLEARS_BY_WORDS,
  ClaimgateError,
  everyCode,
  codeEntry,
  EXIT_CODES,
  isCode,
  type Code,
} from '../findings/index.ts';
import { present } from '../findings/assert.ts';
import { rulesFinding } from '../gate/index.ts';
import type { CodeResult } from '../documents/index.ts';
import type { Report } from '../report/report.ts';
import { nearest } from './nearest.ts';
import { commandReport } from './reports.ts';

/** Whether an argument is written as codes are: lower-case words joined by `_`. */
export function isCodeForm(text: string): boolean {
  return /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(text);
}

/**
 * What a code means, which rule or part finds it, and how to clear it.
 * @throws ClaimgateError `code_unknown`, with the codes that are most like it
 */
export function explainCode(text: string): Report {
  if (!isCode(text)) throw unknownCode(text);
  const result = codeResult(text);
  return commandReport('explain', result, { lines: codeLines(result) });
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

function codeResult(code: Code): CodeResult {
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
    page: `docs/codes.md#${code}`,
  };
}

function codeLines(result: CodeResult): string[] {
  const { code, title, area, rules, exit_code, hint, clears_by, next, page } = result;
  const rows: readonly (readonly [string, string | null])[] = [
    ['about', area],
    ...rules.map(({ number, id }) => ['rule', `${number} ${id}`] as const),
    ['exit code', `${exit_code}: ${meaningOf(exit_code)}`],
    ['how to clear', hint],
    ['cleared by', CLEARS_BY_WORDS[clears_by]],
    ['next', next],
    ['more', rules.length > 0 ? `${page}, docs/rules.md` : page],
  ];
  const said = rows.flatMap(([name, text]) =>
    text === null ? [] : [`  ${name.padEnd(13)}${text}`],
  );
  return [`${code}: ${title}`, ...said];
}

function meaningOf(exitCode: number): string {
  return present(Object.entries(EXIT_CODES).find(([code]) => code === String(exitCode)))[1];
}

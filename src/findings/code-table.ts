import { COMMAND_CODES } from './codes/commands.ts';
import { EVIDENCE_CODES } from './codes/evidence-and-runs.ts';
import { LEDGER_CODES } from './codes/evidence-ledgers.ts';
import { FILE_CODES } from './codes/files-and-git.ts';
import { DOCUMENT_CODES } from './codes/input-documents.ts';
import { JUDGEMENT_CODES } from './codes/judgements.ts';
import { PROJECTION_CODES } from './codes/projections.ts';
import type { CodeEntry } from './codes/code-row.ts';
import { SERVICE_CODES } from './codes/service-and-instance.ts';
import { SIGNATURE_CODES } from './codes/signatures.ts';

/**
 * The closed table of everything claimgate can find or fail with. Callers switch on the code; people
 * read text rendered from it. docs/reference/codes.md is generated from this table.
 */
export const CODES = {
  ...DOCUMENT_CODES,
  ...FILE_CODES,
  ...SIGNATURE_CODES,
  ...LEDGER_CODES,
  ...PROJECTION_CODES,
  ...EVIDENCE_CODES,
  ...JUDGEMENT_CODES,
  ...SERVICE_CODES,
  ...COMMAND_CODES,
} satisfies Record<string, CodeEntry>;

export type Code = keyof typeof CODES;

/** Returns the row of a code. */
export function codeEntry(code: Code): CodeEntry {
  return CODES[code];
}

/** Returns the topic of a code, in words. */
export function areaOf(code: Code): string {
  return CODES[code].area;
}

/** Returns whether a text is a code of the table. */
export function isCode(text: string): text is Code {
  return Object.hasOwn(CODES, text);
}

/** Returns every code, in no particular order. */
export function everyCode(): Code[] {
  return Object.keys(CODES).filter(isCode);
}

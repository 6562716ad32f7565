import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asFileError } from './files.ts';

/** The auditor's page, in the package. */
export const VERIFIER_PAGE = 'dist/verifier.html';

/** Returns the auditor's page, which the build writes. @throws ClaimgateError `file_missing` in a program without it */
export function readVerifierPage(): string {
  try {
    // Two levels up both from the source and from the built program.
    return readFileSync(fileURLToPath(new URL(`../../${VERIFIER_PAGE}`, import.meta.url)), 'utf8');
  } catch (error) {
    throw asFileError(error, VERIFIER_PAGE, 'file_unreadable');
  }
}

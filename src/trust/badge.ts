// Statements behind a badge and a status, by their types.

import type { BadgePredicate, StatusPredicate } from '../documents/index.ts';
import { document } from '../documents/generated/badge.validator.js';
import { document as status } from '../documents/generated/status.validator.js';
import { statementAbout } from './statement.ts';

/** The badge of a verdict (specification/documents.md 3.8). */
export const BADGE_STATEMENT = statementAbout<BadgePredicate>('gate-verdict.json', {
  predicateType: 'urn:claimgate:badge:v1',
  shape: { document },
});

/** The status of a release (specification/documents.md 3.11). */
export const STATUS_STATEMENT = statementAbout<StatusPredicate>('gate-verdict.json', {
  predicateType: 'urn:claimgate:status:v1',
  shape: { document: status },
});

import type { BadgePredicate } from '../documents/index.ts';
import { document } from '../documents/generated/badge.validator.js';
import { statementAbout } from './statement.ts';

/** The badge of a verdict (specification/documents.md 3.8). */
export const BADGE_STATEMENT = statementAbout<BadgePredicate>('gate-verdict.json', {
  predicateType: 'urn:claimgate:badge:v1',
  shape: { document },
});

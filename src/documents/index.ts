export { readCanonical, type CanonicalPattern } from './canonical-pattern.ts';
export type * from './generated/documents.ts';

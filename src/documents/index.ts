export { readCanonical, type CanonicalPattern } from './canonical-lines.ts';
export type * from './generated/documents.ts';

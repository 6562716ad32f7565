export type * from './generated/documents.ts';

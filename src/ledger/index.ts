export { append, type AppendContext, type Appended } from './append/index.ts';
export type { AppendItem } from './append/request.ts';
export type { LedgerIdentityRow } from './identity.ts';
export { parseLocation, type LedgerLocation } from './location.ts';
export { initLedger, openLedger, type Initialised, type OpenOptions } from './open.ts';

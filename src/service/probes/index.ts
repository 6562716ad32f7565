/** What readiness rests on. Each answers within its bound, whatever happens, and says only yes or no. */
export interface Probes {
  /** Whether the ledger can be read: at most 2 s. */
  readonly database: () => Promise<boolean>;
  /** Whether the bucket takes, returns and deletes an object: at most 5 s; absent where none is configured. */
  readonly storage?: () => Promise<boolean>;
}

export { databaseProbe } from './database.ts';
export { s3Check } from './s3.ts';
export { s3Settings, type S3Settings } from './s3-settings.ts';
export { storageProbe } from './storage.ts';

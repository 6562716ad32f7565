/** The part of `node:sqlite` that is used here: the types of Node 20, which are checked against, lack it. */
declare module 'node:sqlite' {
  export class DatabaseSync {
    constructor(path: string, options?: { readonly open?: boolean; readonly defensive?: boolean });
    exec(sql: string): void;
    prepare(sql: string): {
      all(...parameters: readonly (string | number | null)[]): unknown[];
      run(...parameters: readonly (string | number | null)[]): unknown;
      iterate(): Iterable<unknown>;
    };
    close(): void;
  }
}

/** The part of `pg` that is used here. */
declare module 'pg' {
  import type { EventEmitter } from 'node:events';

  export interface PoolClient extends EventEmitter {
    /** The backend's number, as the server or a pooler in front of it says. */
    readonly processID: number | null;
    /** A text goes without the copy that is made of a statement. */
    query(text: string): Promise<{ readonly command: string }>;
    query(statement: {
      readonly text: string;
      /** Prepared once for each connection under this name. */
      readonly name?: string;
      readonly values?: readonly (string | number | null)[];
      readonly types?: { getTypeParser(oid: number): (text: string) => string | number };
      /** After so many milliseconds it is no longer waited for; what the server does then is not known. */
      readonly query_timeout?: number;
    }): Promise<{ readonly rows: unknown[]; readonly command: string }>;
    release(destroy?: boolean): void;
    /** Not promised by the documentation; only what is written through it is gathered, where it is there. */
    readonly connection?: { readonly stream?: { cork(): void; uncork(): void } };
  }

  class Pool extends EventEmitter {
    constructor(options: {
      readonly connectionString: string;
      readonly max: number;
      readonly connectionTimeoutMillis: number;
      readonly application_name: string;
      readonly allowExitOnIdle: boolean;
      readonly pipeline: boolean;
      readonly keepAlive: boolean;
      readonly query_timeout?: number;
    });
    connect(): Promise<PoolClient>;
    end(): Promise<void>;
  }

  export interface Pg {
    readonly Pool: typeof Pool;
  }

  const pg: Pg;
  export default pg;
}

import 'pg';

/** A connection without a pool, which only tests and benchmarks use. */
declare module 'pg' {
  class Client {
    constructor(options: { readonly connectionString: string });
    on(event: 'error', listener: () => void): this;
    connect(): Promise<void>;
    query(statement: {
      readonly text: string;
      readonly name?: string;
      readonly values?: readonly (string | number | null)[];
    }): Promise<{ rows: unknown[] }>;
    end(): Promise<void>;
  }

  export interface Pg {
    readonly Client: typeof Client;
  }
}

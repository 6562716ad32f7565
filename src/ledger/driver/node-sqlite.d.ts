/** The part of `node:sqlite` that is used here: the types of Node 20, which are checked against, lack it. */
declare module 'node:sqlite' {
  export class DatabaseSync {
    constructor(path: string, options?: { readonly open?: boolean });
    exec(sql: string): void;
    prepare(sql: string): {
      all(...parameters: readonly (string | number | null)[]): unknown[];
      run(...parameters: readonly (string | number | null)[]): unknown;
    };
    close(): void;
  }
}

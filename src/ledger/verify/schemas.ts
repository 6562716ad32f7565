/** What stands in a schema and takes part in guarding it, by name, with its definition. */
export type SchemaParts = ReadonlyMap<string, string>;

/** The schema that is there, and one that was made fresh by the same program. */
export interface Schemas {
  readonly found: SchemaParts;
  readonly fresh: SchemaParts;
}

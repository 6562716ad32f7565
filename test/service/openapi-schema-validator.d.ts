/** The part of `@seriousme/openapi-schema-validator` that is used here. */
declare module '@seriousme/openapi-schema-validator' {
  export class Validator {
    readonly version: string;
    validate(document: object): Promise<{ readonly valid: boolean; readonly errors?: unknown }>;
  }
}

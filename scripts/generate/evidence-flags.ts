import type { SchemaFile } from './schemas.ts';

/** The documents that state evidence, by the kind of record that each becomes. */
const DOCUMENTS = {
  approval: 'approval-review',
  control: 'control-event',
  run: 'certification-run',
} as const;

/** The part of a schema that is read here. */
interface Member {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Member>>;
  readonly required?: readonly string[];
}

/** The flags that state a document of evidence: one for each member that is a text, also within its subject. */
/** Members that the program states of what it saw, and nobody by an option of the document. */
const SEEN = new Set(['covered_tree', 'origin', 'results_cases', 'exit_status']);

export function generateEvidenceFlags(schemas: readonly SchemaFile[]): Map<string, string> {
  const flags = Object.fromEntries(
    Object.entries(DOCUMENTS).map(([kind, name]) => {
      const schema = schemas.find(({ document }) => document === name)?.schema;
      if (!schema) throw new Error(`no schema "${name}"`);
      return [kind, flagsOf(schema as Member, schema.$id, schemas, null)];
    }),
  );
  const text = [
    '// Generated from schemas/ by `npm run generate`. Do not edit.',
    '',
    '/** By the kind of record: each flag, the member that it stands within, whether the document needs it, and whether it may be null. */',
    `export const EVIDENCE_FLAGS = ${JSON.stringify(flags)} as const;`,
    '',
  ].join('\n');
  return new Map([['src/cli/evidence/generated/evidence-flags.ts', text]]);
}

function flagsOf(
  { properties = {}, required = [] }: Member,
  id: string,
  schemas: readonly SchemaFile[],
  within: string | null,
): object[] {
  return Object.entries(properties).flatMap(([name, stated]) => {
    // Evidence by flags is written by hand.
    if (SEEN.has(name)) return [];
    const { member, id: own } = resolved(stated, id, schemas);
    if (member.properties) return flagsOf(member, own, schemas, name);
    const types = new Set([member.type ?? (member.enum ? 'string' : [])].flat());
    if (!types.has('string')) return [];
    const flag = name.replaceAll('_', '-');
    const values = member.enum?.filter((value) => value !== null) ?? null;
    return [
      { flag, within, isRequired: required.includes(name), isNullable: types.has('null'), values },
    ];
  });
}

/** The definition that a member refers to, and the schema that it stands in. */
function resolved(
  member: Member,
  id: string,
  schemas: readonly SchemaFile[],
): { readonly member: Member; readonly id: string } {
  if (member.$ref === undefined) return { member, id };
  const [named = '', name = ''] = member.$ref.split('#/$defs/');
  const at = named === '' ? id : named;
  const found = schemas.find(({ schema }) => schema.$id === at)?.schema.$defs?.[name];
  if (!found) throw new Error(`no definition "${member.$ref}"`);
  return resolved(found, at, schemas);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { SchemaFile } from './schemas.ts';

/** The closed table of codes as people edit it. */
const SOURCE = 'src/documents/codes.json';

/** The decision that each code leads to, by the exit code of `Severity`. */
const SEVERITIES = ['warning', 'refused', 'undetermined', 'defect'] as const;

/** A row of the table. */
interface CodeRow {
  readonly severity: (typeof SEVERITIES)[number];
  readonly clears_by: string;
  readonly title: string;
  readonly hint: string;
  readonly next?: string;
  readonly status?: number;
  readonly page?: { readonly failed: string; readonly remedy: string };
}

/** The codes of one topic; `about` says what they have in common, and which section of the specification they serve. */
interface Area {
  readonly about: string;
  readonly codes: Readonly<Record<string, CodeRow>>;
}

const FINDING = 'urn:claimgate:schema:gate-verdict:v1#/$defs/finding/properties';

const TABLE = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    required: ['about', 'codes'],
    additionalProperties: false,
    properties: {
      about: { type: 'string', pattern: '\\.$' },
      codes: {
        type: 'object',
        propertyNames: { $ref: `${FINDING}/code` },
        additionalProperties: {
          type: 'object',
          required: ['severity', 'clears_by', 'title', 'hint'],
          additionalProperties: false,
          properties: {
            severity: { enum: SEVERITIES },
            clears_by: { $ref: `${FINDING}/clears_by` },
            // The fault, without a full stop: the sentence continues after it.
            title: { type: 'string', pattern: '[^.]$' },
            // How to clear it, in full sentences.
            hint: { type: 'string', pattern: '[.`]$' },
            // The next command to type, if one always fits.
            next: { type: 'string', minLength: 1 },
            // That of an answer of the service, where its severity does not say it.
            status: { type: 'integer', minimum: 400, maximum: 599 },
            // Where title and hint are for programs: what pages say failed, and what to do.
            page: {
              type: 'object',
              required: ['failed', 'remedy'],
              additionalProperties: false,
              properties: { failed: { type: 'string' }, remedy: { type: 'string' } },
            },
          },
        },
      },
    },
  },
};

/** Writes the table of codes as a module, so that a start neither reads nor checks it. */
export function generateCodes(root: string, schemas: readonly SchemaFile[]): Map<string, string> {
  const rows = codeRows(readFileSync(join(root, SOURCE), 'utf8'), schemas);
  // The name of an area stands once: every check reads this module.
  const areas = [...new Set(rows.map(({ area }) => area))];
  const text = [
    `// Generated from ${SOURCE} by \`npm run generate\`. Do not edit.`,
    "import type { CodeEntry } from '../code-table.ts';",
    '',
    `export type Code =\n${rows.map(({ code }) => `  | '${code}'`).join('\n')};`,
    '',
    ...areas.map((area, at) => `const AREA_${at} = ${JSON.stringify(area)};`),
    '',
    'const CODES: Readonly<Record<Code, CodeEntry>> = {',
    ...rows.map(({ code, area, ...entry }) => {
      const members = JSON.stringify(entry).slice(1);
      return `  ${code}: { area: AREA_${areas.indexOf(area)}, ${members},`;
    }),
    '};',
    '',
    '/** A call, so that a program may load the table when the first finding needs it. */',
    'export function codes(): Readonly<Record<Code, CodeEntry>> {',
    '  return CODES;',
    '}',
    '',
  ];
  return new Map([['src/documents/generated/codes.ts', text.join('\n')]]);
}

/**
 * Returns the rows of a table of codes, in its order, each with its area.
 *
 * @throws Error where the text is no table, or names a code twice: the second row would silently replace the first
 */
export function codeRows(text: string, schemas: readonly SchemaFile[]) {
  const table: unknown = JSON.parse(text);
  // Of two members with one name JSON.parse keeps the last.
  if (text !== `${JSON.stringify(table, null, 2)}\n`)
    throw new Error(`${SOURCE} names a member twice, or is not as \`npx oxfmt\` writes it`);
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    // The generators of all schemas have validated them.
    validateSchema: false,
    schemas: schemas.map(({ schema }) => schema),
  });
  const isTable = ajv.compile<Readonly<Record<string, Area>>>(TABLE);
  if (!isTable(table)) throw new Error(`${SOURCE}: ${ajv.errorsText(isTable.errors)}`);
  const rows = Object.entries(table).flatMap(([area, { codes }]) =>
    Object.entries(codes).map(([code, { severity, ...texts }]) => ({
      code,
      area,
      severity: SEVERITIES.indexOf(severity),
      ...texts,
    })),
  );
  const names = new Set(rows.map(({ code }) => code));
  const twice = rows.find(({ code }) => !names.delete(code));
  if (twice) throw new Error(`${SOURCE} has two rows for ${twice.code}`);
  return rows;
}

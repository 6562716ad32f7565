import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Data that is committed as JSON, and the style of pages, as modules: on Node 20 a program cannot import JSON without a warning. */
export function generateData(root: string): Map<string, string> {
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  const json = (path: string): unknown => JSON.parse(text(path));
  return new Map([
    [
      'src/ledger/generated/postgres-schema.ts',
      `/** The schema that the migrations make on PostgreSQL, from src/ledger/postgres-schema.json. */
export const POSTGRES_SCHEMA: Readonly<Record<string, string>> = ${JSON.stringify(json('src/ledger/postgres-schema.json'), null, 2)};
`,
    ],
    [
      'src/ledger/generated/migrations.ts',
      `import type { Engine } from '../driver/connection.ts';

/** The SQL of the migrations by their names, from src/ledger/migrations. */
export const MIGRATIONS: Readonly<Record<Engine, Readonly<Record<string, string>>>> = ${JSON.stringify(migrationsIn(root), null, 2)};
`,
    ],
    [
      'src/ledger/generated/postgres-parts.ts',
      `/** The queries of src/ledger/postgres-parts.sql. */
export const POSTGRES_PARTS: readonly string[] = ${JSON.stringify(statementsIn(text('src/ledger/postgres-parts.sql')), null, 2)};
`,
    ],
    [
      'src/plugins/setup/generated/evidence-readme.ts',
      `/** The file that \`example evidence\` writes next to the documents, from src/plugins/setup/evidence-readme.md. */
export const EVIDENCE_README = ${JSON.stringify(text('src/plugins/setup/evidence-readme.md'))};
`,
    ],
    [
      'src/ledger/generated/roles.ts',
      `/** The SQL of the roles, under their default names, from src/ledger/roles.sql. */
export const ROLES_SQL = ${JSON.stringify(text('src/ledger/roles.sql'))};
`,
    ],
    [
      'service/pages/generated/style.ts',
      `/** The style of all pages, from src/report/browser/tokens.css and service/pages/style.css. */
export const STYLE = ${JSON.stringify(text('src/report/browser/tokens.css') + text('service/pages/style.css'))};
`,
    ],
    [
      'src/selftest/generated/changes.ts',
      `import type { Area, ChangeRow } from '../bend.ts';

/** The changes of the self-test, from src/selftest/changes.json. */
export const SAID_CHANGES: Readonly<Record<Area, readonly ChangeRow[]>> = ${JSON.stringify(json('src/selftest/changes.json'), null, 1)};
`,
    ],
  ]);
}

function statementsIn(sql: string): string[] {
  return sql
    .replaceAll(/^ *--.*\n/gm, '')
    .split(/;\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

/** Of `NAME.ENGINE.sql`. The line end of a file is no part of the migration. */
function migrationsIn(root: string): Record<string, Record<string, string>> {
  const folder = join(root, 'src/ledger/migrations');
  const found: Record<string, Record<string, string>> = { sqlite: {}, postgres: {} };
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith('.sql')) continue;
    const [name = '', engine = ''] = file.split('.');
    const migrations = found[engine];
    if (!migrations) throw new Error(`no such engine: ${file}`);
    migrations[name] = readFileSync(join(folder, file), 'utf8').replace(/\n$/, '');
  }
  return found;
}

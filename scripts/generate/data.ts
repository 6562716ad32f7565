import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Data that is committed as JSON, and the style of pages, as modules: on Node 20 a program cannot import JSON without a warning. */
export function generateData(root: string): Map<string, string> {
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  const json = (path: string): unknown => JSON.parse(text(path));
  const characters = (codes: string) =>
    String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16)));
  const alike = (json('src/surfaces/confusables.json') as [string, string][]).map(
    ([letter, codes]) => [letter, characters(codes)] as const,
  );
  return new Map([
    [
      'src/ledger/generated/postgres-schema.ts',
      `/** The schema that the migrations make on PostgreSQL, from src/ledger/postgres-schema.json. */
export const POSTGRES_SCHEMA: Readonly<Record<string, string>> = ${JSON.stringify(json('src/ledger/postgres-schema.json'), null, 2)};
`,
    ],
    [
      'src/surfaces/generated/confusables.ts',
      `/** Characters outside of ASCII by the ASCII letter or digit that they look like (UTS 39), from src/surfaces/confusables.json. */
export const CONFUSABLES: readonly (readonly [letter: string, alike: string])[] = ${JSON.stringify(alike)};
`,
    ],
    [
      'service/generated/style.ts',
      `/** The style of all pages, from service/pages/style.css. */
export const STYLE = ${JSON.stringify(text('service/pages/style.css'))};
`,
    ],
    [
      'src/instance/generated/log-words.ts',
      `/** Words by the part that they have in a log, from src/instance/log-words.json. */
export const WORDS: Readonly<Record<'logs' | 'opening' | 'behind', readonly string[]>> = ${JSON.stringify(json('src/instance/log-words.json'))};
`,
    ],
    [
      'src/selftest/generated/changes.ts',
      `import type { Area, ChangeRow } from '../changes.ts';

/** The changes of the self-test, from src/selftest/changes.json. */
export const SAID_CHANGES: Readonly<Record<Area, readonly ChangeRow[]>> = ${JSON.stringify(json('src/selftest/changes.json'), null, 1)};
`,
    ],
  ]);
}

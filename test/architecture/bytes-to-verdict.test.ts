import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const ENTRY = 'src/cli/check/judge-release.ts';

/** Files of every step of a check; 60 are wanted. The last six: identities, the platform, the kinds of documents, and rooms of their own for records and the names of trust roots. */
const MOST_FILES = 72;
const MOST_SPINE_FILES = 20;
/** They only hand names on. */
const HANDS_ON = /^src\/documents\/(?:findings|json|index)\.ts$/;
const OLDER_RULE = /^src\/gate\/rule-.+\.v\d+\.ts$/;

/** The reading order in ARCHITECTURE.md, and how many files it says a check loads at most. */
function described() {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const [, section = ''] = text.split('\n## The gate, file by file\n');
  const spine = [...section.matchAll(/^\d+\. `(src\/[^`]+)`/gm)].map(([, file = '']) => file);
  const [, count] = /loads at most (\d+) files/.exec(section) ?? [];
  return { spine, count: Number(count) };
}

test('the files between the bytes of a release and its verdict are few', () => {
  const files = closureOf(ENTRY);
  assert.ok(files.length > 30, 'the imports were read');
  assert.ok(files.length <= MOST_FILES, `${files.length} files:\n${files.join('\n')}`);
  assert.equal(described().count, MOST_FILES, 'ARCHITECTURE.md says how many');
});

test('the reading order names files that are there, and that a check loads', () => {
  const { spine } = described();
  assert.ok(spine.length > 10 && spine.length <= MOST_SPINE_FILES, `${spine.length} files`);
  const loaded = new Set(closureOf('src/cli/check/check.ts'));
  for (const file of spine) {
    assert.ok(existsSync(join(root, file)), `${file} is not there`);
    assert.ok(loaded.has(file), `${file} is not on the way of a check`);
  }
});

/**
 * All files that a file imports, at once or on use, and what they import. Imports of types alone do not
 * count, generated files neither, nor rules of older sets, which only judge again what was released. The index of a room only hands on: what counts is the file behind a name.
 */
function closureOf(entry: string): string[] {
  const seen = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || file.includes('/generated/') || OLDER_RULE.test(file)) continue;
    seen.add(file);
    open.push(...importedBy(file));
  }
  return [...seen].sort();
}

/** A statement that imports or hands on names from a file of ours. */
interface Statement {
  readonly names: readonly { readonly own: string; readonly as: string }[];
  readonly from: string;
}

const NAMED = /^(?:import|export) (type )?([^;'"]*?)\s*from '(\.[^']+)';/gm;

function statementsOf(file: string): Statement[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(NAMED)]
    .filter(([, onlyTypes]) => onlyTypes === undefined)
    .map(([, , clause = '', specifier = '']) => {
      const [, listed] = /\{([^}]*)\}/.exec(clause) ?? [];
      const names = (listed ?? '* as all')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => name.split(' as '))
        .map(([own = '', as = own]) => ({ own, as }));
      return { names, from: normalize(join(dirname(file), specifier)) };
    });
}

function importedBy(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/typeof import\([^)]*\)/g, '');
  const onUse = [...text.matchAll(/import\(\s*'(\.[^']+)'\s*\)/g)].map(([, specifier = '']) =>
    normalize(join(dirname(file), specifier)),
  );
  const atOnce = statementsOf(file).flatMap(({ names, from }) =>
    names.map(({ own }) => fileBehind(own, from)),
  );
  return [...onUse, ...atOnce];
}

/** The file that a name comes from, where an index only hands it on. */
function fileBehind(name: string, file: string): string {
  if (!HANDS_ON.test(file)) return file;
  const handedOn = statementsOf(file).find(({ names }) => names.some(({ as }) => as === name));
  const own = handedOn?.names.find(({ as }) => as === name)?.own;
  return handedOn && own !== undefined ? fileBehind(own, handedOn.from) : file;
}

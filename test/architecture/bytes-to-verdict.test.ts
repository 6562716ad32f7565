import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const ENTRY = 'src/cli/check/judge-release.ts';
/** They only hand names on. */
const HANDS_ON = /^src\/documents\/(?:findings|json|index)\.ts$/;

/** The way of a check: git to read with, and the signatures of an identity. */
const MAY_LOAD =
  /^(?:simple-git|@sigstore\/.+|node:(?:child_process|crypto|fs|net|path|process|stream|timers\/promises))$/;

test('between the bytes of a release and its verdict lie no package but those for git and Sigstore, no server and no database', () => {
  const files = closureOf(ENTRY);
  assert.ok(files.length > 30, 'the imports were read');
  const loaded = [...new Set(files.flatMap(packagesOf))].sort();
  assert.ok(loaded.includes('simple-git') && loaded.includes('@sigstore/verify'));
  assert.deepEqual(
    loaded.filter((name) => !MAY_LOAD.test(name)),
    [],
  );
});

test('the reading order names files that are there, and that a check loads', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const [, section = ''] = text.split('\n## The gate, file by file\n');
  const spine = [...section.matchAll(/^\d+\. `(src\/[^`]+)`/gm)].map(([, file = '']) => file);
  assert.ok(spine.length > 10, `${spine.length} files`);
  const loaded = new Set(closureOf('src/cli/check/check.ts'));
  for (const file of spine) {
    assert.ok(existsSync(join(root, file)), `${file} is not there`);
    assert.ok(loaded.has(file), `${file} is not on the way of a check`);
  }
});

/**
 * All files that a file imports, at once or on use, and what they import. Imports of types alone do not count,
 * generated files neither. The index of a room only hands on: what counts is the file behind a name.
 */
function closureOf(entry: string): string[] {
  const seen = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || file.includes('/generated/')) continue;
    seen.add(file);
    open.push(...importedBy(file));
  }
  return [...seen];
}

function packagesOf(file: string): string[] {
  const imports = readFileSync(join(root, file), 'utf8').matchAll(
    /^(?:import|export) (?!type )[^;']*?from '([^.'][^']*)';|import\(\s*'([^.'][^']*)'\s*\)/gm,
  );
  return [...imports].map(([, atOnce, onUse]) => atOnce ?? onUse ?? '');
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

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

/** Phrases that hide who does what, and synonyms of words that have one name here (docs/reference/glossary.md). */
const FORBIDDEN: Readonly<Record<string, string>> = {
  'can not': 'cannot, or can’t',
  'in which': 'a shorter sentence',
  'of which': 'a shorter sentence',
  'what came of': 'the result',
  'what it came to': 'the result',
  'what it comes to': 'the result',
  'so that none': 'the fact',
  'as it is': 'the state by name',
  'is said': 'who says it',
  'is told': 'who tells it',
  'no yes': 'not allowed',
  'good news': 'a passing result',
  'bad news': 'a failure',
  'nobody hears': 'who isn’t told',
  whoever: 'anyone who, or who it is',
  'whom to trust': 'the trust pin',
  'look into': 'inspect',
  'as often as wanted': 'may be repeated',
  'proof of growth': 'consistency proof',
};

/** Texts of others, data of tests, and what is generated from other files. */
const NOT_OURS =
  /^(?:test\/(?:vectors|cases|fuzz\/kept|audit\/released|ledger\/released)\/|package-lock\.json|CHANGELOG\.md)|\/generated\//;

const PATTERN = new RegExp(`\\b(?:${Object.keys(FORBIDDEN).join('|')})\\b`, 'gi');

test('texts of the project use no forbidden phrase', () => {
  const files = tracked().filter(
    (file) => /\.(?:md|ts|json|ya?ml|sh|txt)$/.test(file) && !NOT_OURS.test(file),
  );
  assert.ok(files.length > 800, `${files.length} files`);
  assert.deepEqual(files.flatMap(faultsIn), []);
});

function faultsIn(file: string): string[] {
  if (file === 'test/architecture/words.test.ts') return [];
  const lines = read(file).split('\n');
  return lines.flatMap((line, at) =>
    [...line.matchAll(PATTERN)].map(
      ([phrase]) => `${file}:${at + 1}: "${phrase}": ${FORBIDDEN[phrase.toLowerCase()]}`,
    ),
  );
}

test('no comment begins with "What": it says why, or what the code does', () => {
  const files = tracked().filter((file) =>
    /^(?:src|service|verifier|test|tools|examples|conformance|scripts)\/.*\.(?:ts|mjs|js)$/.test(
      file,
    ),
  );
  assert.ok(files.length > 900, `${files.length} files`);
  const found = files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) => (BEGINS_WITH_WHAT.test(line) ? [`${file}:${at + 1}: ${line}`] : [])),
  );
  assert.deepEqual(found, []);
  assert.match('  /** What it says. */', BEGINS_WITH_WHAT);
});

const BEGINS_WITH_WHAT = /^\s*(?:\/\/|\/?\*+) What\b/;

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function tracked(): string[] {
  const listed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '');
}

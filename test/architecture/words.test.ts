import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { codeEntry, everyCode } from '../../src/documents/findings.ts';

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

/** Habits that make a reader read twice, with the way to write instead. */
const HABITS: Readonly<Record<string, RegExp>> = {
  '"if" or "when" for a condition; "where" is for places': /\bwhere\b/gi,
  'next to, in addition to, together with': /\bbeside\b/gi,
  'who tells it, or the verb for it': /\btold\b/gi,
  'is, has, applies': /\bstands? (?:in|for|at|as|under|between|once|behind|there)\b/gi,
  'the thing by its name': /(?:^|[.!?:;] |\| |\* )What (?=[^?|]*(?:[.|]|$))/g,
  'allowed, refused, undetermined':
    /(?<![\w-])(?:an?|the|each|every|only|this|any) ["“]?(?:yes|no)["”]?(?=[\s.,;:)]|$)(?! (?:longer|more))/gi,
};

/** Places that the habits do not mean: what "where" says of a place, and a name of a folder. */
const MEANT: readonly RegExp[] = [
  /\b(?:says?|said|shows?|show|names?|named|prints?|know|knows|see|prove|proves|explains?|decides|tells|find|from|out|of|and|is|or) where\b/gi,
  /\bwhere (?:to|from)\b/gi,
  /\b(?:place|places|folder|folders|file|files|machine|page|records|documents|schema `public`|in `public`|edge|value|`index\.ts`),? where\b/gi,
  /\| where \|/gi,
  /\b(?:line|terminal[^.]*),? where (?:every|the text)\b/gi,
  /\b(?:used|rendered|escaped|leaves the ledger|put the two markers|replace the private key|keep the signing key|change the version|publish the new pin) where\b/gi,
  /\bwhere (?:it is (?:pinned|used|rendered)|the claims belong|only the protected|they got|your product|do I)\b/gi,
  /\bbeside\//gi,
  /,? where (?:release commits|each comes from|origin, session|there is always something)/gi,
  /\bit stands for\b/g,
  /\) where sequence </g,
  /\bcan't be told apart\b/gi,
];

test('documents, findings, help and pages are free of the habits that make people read twice', () => {
  const texts = [...documents(), ...findings(), ...literals()];
  assert.ok(texts.length > 5_000, `${texts.length} texts`);
  assert.deepEqual(texts.flatMap(habitsIn), []);
});

test('the habits are found, and a place is none', () => {
  const found = (text: string) => habitsIn({ at: 'here', text }).length;
  for (const text of [
    'It refuses where a member is missing.',
    'The statement lies beside it.',
    'The service is told of it.',
    'Nothing stands in the way.',
    'What it judges is one file.',
    'A killed step is no answer, and never a yes.',
  ])
    assert.equal(found(text), 1, text);
  for (const text of ['It prints the pin and where to put it.', 'What does `draft` mean?', 'No.'])
    assert.equal(found(text), 0, text);
});

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

interface Text {
  readonly at: string;
  readonly text: string;
}

function habitsIn({ at, text }: Text): string[] {
  const meant = MEANT.reduce((left, place) => left.replaceAll(place, ' '), text);
  return Object.entries(HABITS).flatMap(([instead, habit]) =>
    [...meant.matchAll(habit)].map(
      ([found]) => `${at}: "${found}" in "${text.trim()}": ${instead}`,
    ),
  );
}

/** Every line of prose that is written for readers; `commands.md` has all help texts. */
function documents(): Text[] {
  const files = tracked().filter(
    (file) => file.endsWith('.md') && !/^test\/|^examples\/.*\/|^conformance\/samples\//.test(file),
  );
  assert.ok(files.length > 40, `${files.length} documents`);
  return files.flatMap((file) => {
    const prose = read(file).replaceAll(/^ *```[^]*?^ *```$/gm, (block) =>
      block.replaceAll(/[^\n]/g, ''),
    );
    // The names of tests in `threats.md` are those of the tests.
    const lines = prose.split('\n').map((text, line) => ({ at: `${file}:${line + 1}`, text }));
    return lines.filter(({ text }) => !text.startsWith('- `test/'));
  });
}

function findings(): Text[] {
  return everyCode().flatMap((code) => {
    const { title, hint } = codeEntry(code);
    return [title, hint].map((text) => ({ at: code, text }));
  });
}

const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Statements of databases and scripts, which `where` means something else in. */
const IS_CODE =
  /=>|[;{]\s*\n|\$_|\bwhere (?:true|i\.single)|\b(?:select|from|one\s*where|c where|insert|update|delete|create) |provider_\w+ one/i;
const LITERAL = /'(?:[^'\\\n]|\\.)+'|`(?:[^`\\]|\\.)+`/g;

/** Sentences in the code of pages, reports and commands, without what is filled in and without markup. */
function literals(): Text[] {
  const files = tracked().filter(
    (file) => /^(?:src|service|verifier)\/.*\.ts$/.test(file) && !NOT_OURS.test(file),
  );
  return files.flatMap((file) =>
    [...read(file).replaceAll(COMMENT, '').matchAll(LITERAL)].flatMap(([literal]) => {
      const text = literal.slice(1, -1).replaceAll(/\$\{[^}]*\}|<[^>]*>/g, ' ');
      return /\w \w/.test(text) && !IS_CODE.test(text) ? [{ at: file, text }] : [];
    }),
  );
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function tracked(): string[] {
  const listed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '');
}

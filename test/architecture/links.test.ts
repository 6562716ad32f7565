import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import glob from 'fast-glob';
import { execa } from 'execa';
import { shell } from '../../src/documents/shell.ts';

const root = join(import.meta.dirname, '../..');

/** The pages that the build writes. */
const BUILT = 'dist/reference';

const LINK = /(?<!!)\[[^\]\n]*\]\((?<target>[^)\s]+)\)/g;
const HEADING = /^#{1,6} (?<title>.+)$/gm;
const CODE = /^(?<fence>`{3,})[^]*?^\k<fence>$|`[^`\n]*`/gm;

test('no link between documents is dead', () => {
  const documents = markdownFiles();
  assert.ok(documents.length > 25, `${documents.length} documents`);
  const links = documents.flatMap((document) => linksOf(document));
  assert.ok(links.length > 300, `${links.length} links`);
  assert.deepEqual(links.filter(isDead), []);
});

/** Where the repository is, for links from the package to what is not in it. */
const OWN = /^https:\/\/github\.com\/claimgate\/claimgate\/(?:blob|tree)\/main\//;

test('no document of the package links to a file that is not in the package', () => {
  const { files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    files: string[];
  };
  const packed = [...files, 'README.md', 'LICENSE', 'package.json'];
  const isPacked = (file: string) =>
    packed.some((one) => file === one || file.startsWith(`${one}/`));
  const links = markdownFiles()
    .filter(isPacked)
    .flatMap((document) => linksOf(document));
  assert.ok(links.length > 200, `${links.length} links`);
  const isLost = ({ document, target }: Link): boolean => {
    const [path = ''] = target.split('#');
    return path !== '' && !isPacked(normalize(join(dirname(document), path)));
  };
  assert.deepEqual(links.filter(isLost), []);
});

test('no link to a file of this repository by its address is dead', () => {
  const links = markdownFiles().flatMap((document) => linksOf(document, OWN));
  assert.ok(links.length > 10, `${links.length} links`);
  const dead = links.filter(({ target }) => {
    const [path = ''] = target.replace(OWN, '').split('#');
    return !existsSync(join(root, path));
  });
  assert.deepEqual(dead, []);
});

interface Link {
  readonly document: string;
  readonly target: string;
}

function isDead({ document, target }: Link): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? document : normalize(join(dirname(document), path));
  if (!existsSync(join(root, file))) return true;
  if (anchor === undefined || statSync(join(root, file)).isDirectory()) return false;
  return !anchorsOf(file).has(anchor);
}

/** Links to files of the repository, or to addresses of a form; others are not asked. */
function linksOf(document: string, wanted = /^(?![a-z]+:)/): Link[] {
  const prose = readFileSync(join(root, document), 'utf8').replaceAll(CODE, '');
  return [...prose.matchAll(LINK)]
    .map(({ groups: { target = '' } = {} }) => ({ document, target }))
    .filter(({ target }) => wanted.test(target));
}

const known = new Map<string, ReadonlySet<string>>();

/** The anchors that a Markdown viewer makes of headings. */
function anchorsOf(file: string): ReadonlySet<string> {
  const before = known.get(file);
  if (before) return before;
  const anchors = new Set<string>();
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/^(`{3,})[^]*?^\1$/gm, '');
  for (const { groups: { title = '' } = {} } of text.matchAll(HEADING)) {
    const plain = title.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
    const anchor = plain
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    anchors.add(anchor);
  }
  known.set(file, anchors);
  return anchors;
}

function markdownFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' });
  const committed = listed.split('\n').filter((file) => file !== '' && !file.startsWith('test/'));
  return [...committed, ...readdirSync(join(root, BUILT)).map((name) => join(BUILT, name))];
}

const ROOT = join(import.meta.dirname, '../..');
const SPECIFICATION = join(ROOT, 'docs/specification');

/** The numbered sections of each page of the specification. */
const sections = new Map(
  readdirSync(SPECIFICATION).map((page) => {
    const headings = readFileSync(join(SPECIFICATION, page), 'utf8').matchAll(
      /^#{2,3} (\d+(?:\.\d+)?)\.? /gm,
    );
    return [page, new Set([...headings].map(([, number]) => number))] as const;
  }),
);

/** Everything that cites: sources, schemas, tests and documents. */
const files = await glob(
  ['{src,schemas,scripts,test,conformance,bench,examples,docs}/**/*.{ts,json,md}', '*.md'],
  { cwd: ROOT, ignore: ['test/vectors/**', '**/generated/**'] },
);

const CITATION = /specification\/([\w-]+\.md)((?:[ ,]|and |steps? |section )*(\d+(?:\.\d+)?))?/g;

test('every citation of the specification names a section that is there', () => {
  let count = 0;
  for (const file of files) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    for (const [citation, page = '', , number] of text.matchAll(CITATION)) {
      assert.ok(sections.has(page), `${file}: ${citation}`);
      if (number !== undefined) assert.ok(sections.get(page)?.has(number), `${file}: ${citation}`);
      count += 1;
    }
  }
  assert.ok(count > 200, `${count} citations`);
});

test('nothing cites a document that is not in the repository', () => {
  const outside =
    /(?<!specification\/)(?<![\w/(])(?:data-model|spec)\.md|\bspec sections? \d|(?<![\w/(])trust\.md (?:sections? )?\d/;
  const citing = files.filter((file) => {
    if (file.startsWith('docs/specification/') || file.endsWith('citations.test.ts')) return false;
    return outside.test(
      readFileSync(join(ROOT, file), 'utf8').replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' '),
    );
  });
  assert.deepEqual(citing, []);
});

test('each section number stands once on its page', () => {
  for (const page of readdirSync(SPECIFICATION)) {
    const text = readFileSync(join(SPECIFICATION, page), 'utf8');
    const numbers = [...text.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => number);
    assert.deepEqual(numbers, [...new Set(numbers)], page);
  }
});

/** A command with a value in it, in a text that is not made by `shell`. */
const UNQUOTED = /(?<![\w}])`(?:claimgate|git|npm|rm|jq|cosign|mkdir|cd) [^`]*\$\{[^`]*`/g;

/** Texts that name a command of ours, with words of ours; nobody pastes them, or nothing comes from outside. */
const NAMES = new Set([
  'src/program/help.ts',
  'src/program/usage.ts',
  'src/program/execute.ts',
  'src/repository/configured.ts',
  'src/io/write-git.ts',
  'src/io/run-git.ts',
  'src/report/junit.ts',
  'src/report/markdown.ts',
  'src/report/calendar.ts',
  'src/report/sarif.ts',
  'src/report/run-report.ts',
  'src/cli/check/claims-propose.ts',
]);

test('[T323] every command to paste quotes what comes from outside', () => {
  const ownFiles = glob.sync('{src,service,verifier}/**/*.ts', {
    cwd: root,
    ignore: ['**/generated/**'],
  });
  const found = ownFiles
    .filter((file) => !NAMES.has(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(UNQUOTED)].map(
        ([text]) => `${file}: ${text}`,
      ),
    );
  assert.deepEqual(found, []);
});

test('[T323] a shell takes each value as one word', async () => {
  for (const value of [
    'a;id',
    '$(id)',
    '`id`',
    "it's",
    'a b',
    '',
    '*',
    '~',
    'a\nb',
    '-x',
    '#',
    '!!',
  ])
    assert.deepEqual(
      (await execa('sh', ['-c', shell`printf '%s|' ${value} end`])).stdout,
      `${value}|end|`,
    );
});

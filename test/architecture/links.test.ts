import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

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

/** Links to files of the repository; addresses elsewhere are not asked. */
function linksOf(document: string): Link[] {
  const prose = readFileSync(join(root, document), 'utf8').replaceAll(CODE, '');
  return [...prose.matchAll(LINK)]
    .map(({ groups: { target = '' } = {} }) => ({ document, target }))
    .filter(({ target }) => !/^[a-z]+:/.test(target));
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
  return listed.split('\n').filter((file) => file !== '' && !file.startsWith('test/'));
}

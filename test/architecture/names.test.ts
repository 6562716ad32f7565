import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));

/** Documents of the repository that say where things are, and how they are called; a house has its own. */
const DOCUMENTS = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'test/README.md',
  'test/fuzz/README.md',
  'tools/README.md',
  ...tracked.filter((path) => /^(?:src|service|verifier)\/.*README\.md$/.test(path)),
];

const NO_PATH = /^claimgate\/|^@|[A-Z]{4}/;

/** Made by a build or by anyone who works here, never committed. */
const MADE = /^(?:dist|build|action\/claimgate\.cjs)\b|(?:^|\/)generated\b/;

const quoted = (document: string) =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(
    ([, text = '']) => text,
  );

/** Every word of our code; what only a comment says does not count. */
const words = new Set(
  tracked
    .filter((path) =>
      /^(?:src|service|verifier|scripts|tools|test)\/.*\.(?:ts|js|cjs|sh)$/.test(path),
    )
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .flatMap((text) => text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '').match(/[A-Za-z_]\w*/g) ?? []),
);

const folders = new Set(tracked.map((path) => path.split('/')[0]));

/** From the root where it begins with a folder there; otherwise the end of some path, as in `routes/index.ts`. */
function isThere(path: string): boolean {
  const plain = path.replace(/\/$/, '');
  if (folders.has(plain.split('/')[0] ?? '')) return existsSync(join(root, plain));
  return tracked.some((file) => `/${file}/`.includes(`/${plain}/`));
}

/** `NAME` of `PATH`, and `NAME` (`PATH`): each name with the code that has to hold it. */
const PLACED = /`(\w+)` (?:of |in |\()`([\w./-]+)`/g;

for (const document of DOCUMENTS) {
  test(`the names that ${document} gives a place are there`, () => {
    const text = readFileSync(join(root, document), 'utf8');
    const lost = [...text.matchAll(PLACED)]
      .map(([, name = '', path = '']) => ({ name, path: path.replace(/\/$/, '') }))
      .filter(({ path }) => path.includes('/') || path.endsWith('.ts'))
      .filter(({ name, path }) => {
        const files = tracked.filter((file) => `/${file}/`.includes(`/${path}/`));
        const word = new RegExp(`\\b${name}\\b`);
        return !files.some((file) => word.test(readFileSync(join(root, file), 'utf8')));
      });
    assert.deepEqual(lost, []);
  });

  test(`the paths that ${document} names are there`, () => {
    const paths = quoted(document).filter(
      (text) =>
        /^[\w@.-]+(?:\/[\w.-]*)+$|^[\w-]+\.(?:ts|cjs|json)$/.test(text) &&
        !MADE.test(text) &&
        !NO_PATH.test(text),
    );
    assert.deepEqual(
      paths.filter((path) => !isThere(path)),
      [],
    );
  });

  test(`the names of our code that ${document} uses are there`, () => {
    const names = quoted(document).filter((text) => /^[A-Za-z_]\w+$/.test(text));
    assert.deepEqual(
      names.filter((name) => !words.has(name)),
      [],
    );
  });

  test(`the tests that ${document} says to run are there`, () => {
    const parts = quoted(document).flatMap((text) => {
      const [, typed = ''] = /^npm test -- (.+)$/.exec(text) ?? [];
      return typed.split(' ').filter((word) => word !== '' && !word.startsWith('-'));
    });
    const tests = tracked.filter((path) => path.endsWith('.test.ts'));
    assert.deepEqual(
      parts.filter((part) => !tests.some((path) => path.includes(part))),
      [],
    );
  });
}

/** Variables that claimgate writes for a command it starts, those of the steps of CI, and a level of rules that looks like one. */
const NO_SETTING =
  /^CLAIMGATE_(?:ANSWERS|VERDICT|VERDICT_SHA256|REVISION|RELEASE|CLAIMS_SHA256|CLAIM_COUNT|TRUST_ROOT_SHA256|PROJECTION_SHA256|VALID_UNTIL|RULES_V1|EXPORT|(?:FINGERPRINT|LEDGER|PROJECTION)_KEY|SIGN_[A-Z0-9_]+)$/;

const SETTING = /\b(?:CLAIMGATE|S3|SERVICE_PROVIDER)_[A-Z][A-Z0-9_]*\b/g;

test('the page of the configuration names every variable that the program reads, and no other', () => {
  const listed = execFileSync('git', ['ls-files', 'src/*.ts', 'service/*.ts', 'verifier/*.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const sources = listed.split('\n').filter((file) => file !== '' && !file.includes('/generated/'));
  const page = readFileSync(join(root, 'docs/reference/configuration.md'), 'utf8');
  const read = namesIn(sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'));
  assert.ok(read.length > 10);
  assert.deepEqual(namesIn(page), read);
});

function namesIn(text: string): string[] {
  const names = [...text.matchAll(SETTING)].map(([name]) => name);
  return [...new Set(names)].filter((name) => !NO_SETTING.test(name)).sort();
}

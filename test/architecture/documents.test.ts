import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import glob from 'fast-glob';
import { execa } from 'execa';
import { shell } from '../../src/documents/shell.ts';
import { proofFaults, threatsPage, type ThreatGroup } from '../../scripts/generate/threats.ts';

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

const SPECIFICATION = join(root, 'docs/specification');

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
  { cwd: root, ignore: ['test/vectors/**', '**/generated/**'] },
);

const CITATION = /specification\/([\w-]+\.md)((?:[ ,]|and |steps? |section )*(\d+(?:\.\d+)?))?/g;

test('every citation of the specification names a section that is there', () => {
  let count = 0;
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
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
    if (file.startsWith('docs/specification/')) return false;
    return outside.test(
      readFileSync(join(root, file), 'utf8').replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' '),
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
        const below = tracked.filter((file) => `/${file}/`.includes(`/${path}/`));
        const word = new RegExp(`\\b${name}\\b`);
        return !below.some((file) => word.test(readFileSync(join(root, file), 'utf8')));
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

/** A mark, put together: one in a literal would be a mark of this file. */
const mark = (id: string): string => `[${id}]`;
const testFile = (text: string) => ['test/a.test.ts', text] as const;

const groups: readonly ThreatGroup[] = [
  {
    title: 'Area',
    source: 'specification',
    threats: [
      { id: 'T01', threat: 'one', control: 'a' },
      { id: 'T02', threat: 'other', control: 'b' },
    ],
  },
];

test('every threat has a test, and every test that proves one names one that there is', () => {
  const page = threatsPage(root);
  assert.match(page, /^### T01: /m);
  assert.doesNotMatch(page, /\$\{/);
});

test('a threat without a test is found', () => {
  const one = testFile(`test('${mark('T01')} it', () => {});`);
  assert.deepEqual(proofFaults(groups, [one]), ['T02 (other) has no test']);
  const both = testFile(`describe(\`${mark('T01')}${mark('T02')} it\`, () => {});`);
  assert.deepEqual(proofFaults(groups, [both]), []);
});

test('a test without its threat is found', () => {
  const text = ['T01', 'T02', 'T03'].map((id) => `test("${mark(id)} it", () => {});`).join('\n');
  assert.deepEqual(proofFaults(groups, [testFile(text)]), [
    'test/a.test.ts: "it" proves T03, which is no threat',
  ]);
});

test('a mark that is not at the beginning of a name is found', () => {
  const text = `test('${mark('T01')}${mark('T02')} it', () => {});\n// ${mark('T02')}`;
  assert.deepEqual(proofFaults(groups, [testFile(text)]), [
    'test/a.test.ts: a mark is not at the beginning of a name in quotes',
  ]);
});

const ENTRY = 'src/cli/check/judge-release.ts';
/** They only hand names on. */
const HANDS_ON = /^src\/documents\/(?:findings|json|index)\.ts$/;

/** The way of a check: git to read with, and the signatures of an identity. */
const MAY_LOAD =
  /^(?:simple-git|@sigstore\/.+|node:(?:child_process|crypto|fs|net|path|process|stream|timers\/promises))$/;

test('between the bytes of a release and its verdict lie no package but those for git and Sigstore, no server and no database', () => {
  const reached = closureOf(ENTRY);
  assert.ok(reached.length > 30, 'the imports were read');
  const loaded = [...new Set(reached.flatMap(packagesOf))].sort();
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

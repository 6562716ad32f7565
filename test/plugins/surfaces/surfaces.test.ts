import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { CommandReport } from '../../../src/documents/index.ts';
import { EMPTY, claim, found, inspect } from './documents.ts';
import { TestRepository, temporaryFolder } from '../../repositories.ts';
import { World } from '../../cli/world.ts';
import { NOTHING_CLAIMED } from '../../../src/plugins/surfaces/documents.ts';
import { fc } from '../../fast-check.ts';

const OLD = '<!-- claimgate:claims -->\nold\n<!-- claimgate:end -->\n';

/** A repository whose configuration looks for blocks in these documents. */
async function repositoryWith(
  t: TestContext,
  documents: readonly string[],
  more: object = {},
): Promise<TestRepository> {
  const repository = await TestRepository.withClaims(t);
  const blocks = [{ documents, template: 'list' }];
  const providers = [{ slug: 'telegram', names: ['Telegram'] }];
  const config = { schema_version: 1, surfaces: { blocks, providers, ...more } };
  repository.write('claimgate.config.json', JSON.stringify(config));
  return repository;
}

async function surfaces(t: TestContext, repository: TestRepository, ...args: string[]) {
  const world = new World();
  t.after(() => world.remove());
  const { stdout, exitCode } = await world.claimgate(['surfaces', ...args, '--json'], {
    directory: repository.root,
  });
  const { findings, result } = JSON.parse(stdout) as CommandReport;
  const files = result !== null && 'files' in result ? result.files : [];
  return {
    exitCode,
    codes: findings.map(({ code }) => code),
    paths: files.map(({ path }) => path),
  };
}

test('[T89] an output over a document is refused before anything is written', async (t) => {
  const repository = await repositoryWith(t, ['README.md'], { scan: ['docs/**'] });
  for (const name of ['README.md', 'docs/a.txt']) repository.write(name, EMPTY);
  symlinkSync('README.md', repository.path('link.md'));
  const world = new World();
  t.after(() => world.remove());
  const run = (...words: string[]) => world.claimgate(words, { directory: repository.root });
  for (const command of [['check'], ['check', '--write']])
    for (const output of ['markdown=README.md', 'json=docs/a.txt', 'json=./docs/../README.md']) {
      const { exitCode, stderr } = await run('surfaces', ...command, '--output', output);
      assert.equal(exitCode, 2, output);
      assert.match(stderr, /output_conflict/, output);
      for (const name of ['README.md', 'docs/a.txt'])
        assert.equal(readFileSync(repository.path(name), 'utf8'), EMPTY);
    }
  repository.write('claimgate.config.json', '{');
  assert.equal((await run('surfaces', 'check', '--output', 'json=README.md')).exitCode, 2);
  assert.equal(readFileSync(repository.path('README.md'), 'utf8'), EMPTY);
});

test('other repositories, packages and what git ignores are not the documents of the project', async (t) => {
  const repository = await repositoryWith(t, ['**/*.md'], { ignore: ['drafts/**'] });
  repository.write('.gitignore', 'build/\n');
  for (const folder of ['', 'build/', 'node_modules/p/', 'drafts/', 'other/', 'docs/.hidden/'])
    repository.write(`${folder}a.md`, EMPTY);
  repository.write('other/.git/HEAD', 'ref: refs/heads/main\n');
  for (const name of ['objects/x', 'refs/x']) repository.write(`other/.git/${name}`, '');
  const expected = { exitCode: 0, codes: [], paths: ['a.md', 'docs/.hidden/a.md'] };
  assert.deepEqual(await surfaces(t, repository, 'check'), expected);
});

test('a commit is judged by what it holds, whatever the work tree', async (t) => {
  const repository = await repositoryWith(t, ['docs/*.md'], { scan: ['*.md'] });
  repository.write('docs/a.md', EMPTY);
  repository.write('b.md', 'Telegram is certified.\n');
  const commit = await repository.commit();
  repository.write('docs/a.md', OLD);
  repository.write('b.md', 'nothing\n');
  assert.deepEqual(await surfaces(t, repository, 'check', '--ref', commit), {
    exitCode: 1,
    codes: ['advertised_without_claim'],
    paths: ['b.md', 'docs/a.md'],
  });
  assert.deepEqual((await surfaces(t, repository, 'check')).codes, ['surface_block_differs']);
});

test('links are refused, to a file and to a folder, in the work tree and in a commit', async (t) => {
  const outside = temporaryFolder(t);
  const repository = await repositoryWith(t, ['**/*.md']);
  repository.write('docs/a.md', OLD);
  symlinkSync(join(outside, 'secret.md'), repository.path('docs/link.md'));
  const commit = await repository.commit();
  for (const args of [['check'], ['check', '--write'], ['check', '--ref', commit]])
    assert.deepEqual((await surfaces(t, repository, ...args)).codes, ['file_symlink'], args.join());
  assert.equal(readFileSync(repository.path('docs/a.md'), 'utf8'), OLD);
  await repository.git('rm', '-q', 'docs/link.md');
  symlinkSync(outside, repository.path('folder'));
  // A folder that is a link is listed as one, and not looked into.
  assert.deepEqual((await surfaces(t, repository, 'check')).codes, ['surface_block_differs']);
});

test('globs do not leave the repository', async (t) => {
  for (const [glob, code] of [
    ['../**/*.md', 'path_escapes_repository'],
    ['.git/*', 'surface_not_found'],
  ] as const) {
    const repository = await repositoryWith(t, [glob]);
    assert.deepEqual((await surfaces(t, repository, 'check')).codes, [code], glob);
  }
  const elsewhere = temporaryFolder(t);
  writeFileSync(join(elsewhere, 'a.md'), OLD);
  const repository = await repositoryWith(t, [join(elsewhere, 'a.md')]);
  assert.deepEqual((await surfaces(t, repository, 'check', '--write')).codes, [
    'path_escapes_repository',
  ]);
  assert.equal(readFileSync(join(elsewhere, 'a.md'), 'utf8'), OLD);
});

test('writing keeps the mode of the file and leaves nothing beside it', async (t) => {
  const repository = await repositoryWith(t, ['docs/*.md']);
  repository.write('docs/a.md', OLD, 0o664);
  assert.equal((await surfaces(t, repository, 'check', '--write')).exitCode, 0);
  assert.equal(readFileSync(repository.path('docs/a.md'), 'utf8'), EMPTY);
  assert.equal(statSync(repository.path('docs/a.md')).mode & 0o777, 0o664);
  assert.deepEqual(readdirSync(repository.path('docs')), ['a.md']);
  const { mtimeMs } = statSync(repository.path('docs/a.md'));
  await surfaces(t, repository, 'check', '--write');
  assert.equal(statSync(repository.path('docs/a.md')).mtimeMs, mtimeMs);
});

test('the first row that names a document says how its block is written', async (t) => {
  const repository = await repositoryWith(t, ['a.md'], {
    blocks: [
      { documents: ['a.md'], template: 'sentence' },
      { documents: ['*.md'], template: 'table' },
    ],
  });
  repository.write('a.md', EMPTY);
  repository.write('b.md', EMPTY);
  assert.deepEqual((await surfaces(t, repository, 'check')).paths, ['a.md', 'b.md']);
});

test('claims that cannot be read stop everything', async (t) => {
  const repository = await repositoryWith(t, ['a.md']);
  repository.write('a.md', OLD);
  repository.write('provider-certification/public-claims.json', '{');
  assert.equal((await surfaces(t, repository, 'check', '--write')).exitCode, 2);
  assert.equal(readFileSync(repository.path('a.md'), 'utf8'), OLD);
});

test('a phrase that is allowed in some documents is not in others', async (t) => {
  const said = 'Telegram is certified.\n';
  const allow = [
    { text: 'Telegram is certified', reason: 'told as history', documents: ['docs/old.md'] },
  ];
  const repository = await repositoryWith(t, ['README.md'], { allow, scan: ['docs/**'] });
  repository.write('README.md', EMPTY);
  repository.write('docs/old.md', said);
  repository.write('docs/new.md', said);
  const outside = await surfaces(t, repository, 'check');
  assert.deepEqual([outside.exitCode, outside.codes], [1, ['advertised_without_claim']]);
  repository.write('docs/new.md', 'nothing\n');
  assert.equal((await surfaces(t, repository, 'check')).exitCode, 0);
});

test('[T100] a document with a line break in its name or folder is refused, not passed over', async (t) => {
  for (const hidden of ['docs/a\nb.md', 'docs/\n.md', 'docs/c\nd/e.md', 'docs/f\u{2028}g/h.md']) {
    const repository = await repositoryWith(t, ['README.md'], { scan: ['docs/**/*.md'] });
    repository.write('README.md', EMPTY);
    repository.write(hidden, 'Telegram is certified.\n');
    const expected = { exitCode: 2, codes: ['path_has_line_break'], paths: [] };
    assert.deepEqual(await surfaces(t, repository, 'check'), expected);
    const commit = await repository.commit();
    assert.deepEqual(await surfaces(t, repository, 'check', '--ref', commit), expected);
  }
});

const OPEN = '<!-- claimgate:claims -->';
const CLOSE = '<!-- claimgate:end -->';

test('a block that says what the claims file says has no findings', () => {
  assert.deepEqual(found(`# Title\n\n${EMPTY}\nMore.\n`), []);
  assert.deepEqual(found(EMPTY, { template: 'table' }), []);
  assert.deepEqual(found(EMPTY, { template: 'sentence' }), []);
});

test('each way to make a block unclear has its code and its place', () => {
  assert.deepEqual(found('# Title\n'), ['surface_block_missing']);
  assert.deepEqual(found(''), ['surface_block_missing']);
  assert.deepEqual(found(`a\n${OPEN}\n${CLOSE}\n${OPEN}\n${CLOSE}\n`), [
    'surface_block_doubled 4:1',
  ]);
  assert.deepEqual(found(`${OPEN}\n  ${OPEN}\n${CLOSE}\n`), ['surface_block_nested 2:3']);
  assert.deepEqual(found(`a\n${OPEN}\nb\n`), ['surface_block_unclosed 2:1']);
  assert.deepEqual(found(`a\n${OPEN}`), ['surface_block_unclosed 2:1']);
  assert.deepEqual(found(`${CLOSE}\n`), ['surface_block_unopened 1:1']);
  assert.deepEqual(found(`${OPEN}\n${CLOSE}\n${CLOSE}\n`), ['surface_block_unopened 3:1']);
  for (const marker of [
    '<!-- claimgate:claim -->',
    '<!--claimgate:claims-->',
    '<!-- CLAIMGATE:CLAIMS -->',
    `text ${OPEN}`,
    `${OPEN} text`,
  ])
    assert.equal(found(`${marker}\n${CLOSE}\n`)[0], 'surface_marker_malformed 1:1', marker);
});

test('markers in a fenced code block are an example; inside of a block nothing hides its end', () => {
  for (const fence of ['```', '~~~~', '```html'])
    assert.deepEqual(found(`${fence}\n${EMPTY}${fence.replace(/[a-z]+/, '')}\n`), [
      'surface_block_missing',
    ]);
  assert.deepEqual(found(`\`\`\`\n${OPEN}\n`), ['surface_block_missing']);
  assert.deepEqual(found(`\`\`\` not \`a\` fence\n${EMPTY}`), []);
  assert.deepEqual(found(`${OPEN}\n\`\`\`\n${CLOSE}\n`), ['surface_block_differs 1']);
  // A longer fence ends a shorter one; a shorter one, or one with words behind it, is code.
  assert.deepEqual(found(`\`\`\`\ncode\n\`\`\`\`\n${EMPTY}`), []);
  for (const within of ['```', '```` html', '~~~~'])
    assert.deepEqual(found(`\`\`\`\`\n${within}\n${EMPTY}\`\`\`\`\n`), ['surface_block_missing']);
  // HTML has no fences.
  const html = `<p>\n\`\`\`\n</p>\n${EMPTY.replace(NOTHING_CLAIMED, `<p>${NOTHING_CLAIMED}</p>`)}`;
  assert.deepEqual(found(html, { file: 'a.html' }), []);
});

test('writing changes the inside only, once, and keeps line ends, byte order mark and indent', () => {
  const around = (eol: string, bom: string, indent: string, inside: string) =>
    [
      `${bom}# Title`,
      '',
      `${indent}${OPEN}`,
      inside,
      `${indent}${CLOSE}`,
      'end without a line end',
    ].join(eol);
  for (const eol of ['\n', '\r\n'])
    for (const bom of ['', '\u{feff}'])
      for (const indent of ['', '  ']) {
        const written = inspect(around(eol, bom, indent, 'old')).written;
        assert.equal(
          written,
          around(eol, bom, indent, ['', `${indent}${NOTHING_CLAIMED}`, ''].join(eol)),
        );
        assert.deepEqual(found(written ?? ''), []);
        assert.equal(inspect(written ?? '').written, written);
      }
});

test('an empty inside of a document that starts or ends with its block is written as well', () => {
  assert.equal(inspect(`${OPEN}\n${CLOSE}`).written, EMPTY.trimEnd());
});

test('each template says exactly what is claimed, sorted, equal lines once', () => {
  const claims = [
    claim({ operation: 'publish_scheduled' }),
    claim(),
    claim({ app_fingerprint: `sha256:${'9'.repeat(64)}` }),
    claim({ provider: 'mastodon', output_profile: 'status' }),
  ];
  const inside = (template: 'list' | 'table' | 'sentence', file = 'a.md') =>
    inspect(`${OPEN}\n${CLOSE}\n`, { template, file }, claims).written?.split('\n').slice(2, -3);
  assert.deepEqual(inside('list'), [
    '- Pinterest: image-pin, business account, published immediately, policy mode standard',
    '- Pinterest: image-pin, business account, scheduled, policy mode standard',
    '- mastodon: status, business account, published immediately, policy mode standard',
  ]);
  assert.deepEqual(inside('table'), [
    '| Provider | Format | Account | Operation | Policy mode |',
    '| --- | --- | --- | --- | --- |',
    '| Pinterest | image-pin | business | published immediately | standard |',
    '| Pinterest | image-pin | business | scheduled | standard |',
    '| mastodon | status | business | published immediately | standard |',
  ]);
  assert.match(
    inside('sentence')?.join() ?? '',
    /^Live-certified, exactly so and no further: Pin.*standard\.$/,
  );
  assert.deepEqual(inside('list', 'a.html')?.at(0), '<ul>');
  assert.equal(inside('table', 'a.htm')?.filter((line) => line.includes('<td>')).length, 3);
  assert.match(inside('sentence', 'a.html')?.join() ?? '', /^<p>Live.*<\/p>$/);
});

test('a block with one claim too many, too few or of other words differs', () => {
  const written = inspect(`${OPEN}\n${CLOSE}\n`, {}, [claim()]).written ?? '';
  assert.deepEqual(found(written, {}, [claim()]), []);
  assert.deepEqual(found(written, {}, []), ['surface_block_differs 1']);
  assert.deepEqual(found(EMPTY, {}, [claim()]), ['surface_block_differs 1']);
  assert.deepEqual(found(written.replace('business', 'any'), {}, [claim()]), [
    'surface_block_differs 1',
  ]);
});

test('what is not UTF-8 is not judged', () => {
  assert.deepEqual(found(Buffer.from([0xff, 0xfe, 0x41])), ['surface_not_text']);
});

test('whatever stands around it, a block is found, written and then right', () => {
  const line = fc
    .string({ maxLength: 20 })
    .filter((text) => !/claimgate|^ {0,3}(`{3}|~{3})|\n/i.test(text));
  const lines = fc.array(line, { maxLength: 5 });
  fc.assert(
    fc.property(
      lines,
      lines,
      lines,
      fc.constantFrom('\n', '\r\n'),
      (before, inside, behind, eol) => {
        const text = [...before, OPEN, ...inside, CLOSE, ...behind].join(eol);
        const { written } = inspect(text);
        assert.ok(written !== undefined);
        assert.ok(written.startsWith(before.map((part) => part + eol).join('')));
        assert.ok(written.endsWith([CLOSE, ...behind].join(eol)));
        assert.equal(inspect(written).written, written);
      },
    ),
  );
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { INITIAL_CONFIG, MAX_CONFIG_BYTES, parseConfig } from '../../src/documents/config.ts';
import { brief, utf8 } from '../documents.ts';
import { globFault, Globs } from '../../src/documents/globs.ts';

function faultsOf(text: string): readonly string[] {
  try {
    parseConfig(utf8(text), 'c.json');
    return [];
  } catch (error) {
    assert.ok(error instanceof ClaimgateError);
    assert.equal(error.code, 'config_invalid');
    return error.findings.map(brief);
  }
}

describe('the configuration file', () => {
  test('with every setting', () => {
    const config = parseConfig(
      utf8(
        '{"$schema":"x","schema_version":1,"format":"json","stray_claims":{"ignore":["test/**"]}}',
      ),
      'c.json',
    );
    assert.equal(config.format, 'json');
    assert.deepEqual(config.stray_claims?.ignore, ['test/**']);
  });

  test('that `claimgate setup --files-only` makes, which is known by its bytes, reads as any other does', () => {
    assert.deepEqual(
      { ...parseConfig(utf8(INITIAL_CONFIG), 'c.json') },
      { ...parseConfig(utf8(`${INITIAL_CONFIG} `), 'c.json') },
    );
  });

  test('with none', () => assert.deepEqual(faultsOf('{"schema_version":1}'), []));

  test('[T135] no message repeats the address of a database, nor shows its line', () => {
    const text = '{"schema_version":1,"ledger":"postgres://gate:S3cret@db/ledger"}';
    try {
      parseConfig(utf8(text), 'c.json');
      assert.fail('it must be refused');
    } catch (error) {
      assert.ok(error instanceof ClaimgateError);
      assert.deepEqual(error.findings.map(brief), ['wrong_form 1:30 #/ledger']);
      assert.doesNotMatch(JSON.stringify([error.findings, error.source]), /S3cret/);
    }
  });

  for (const path of ['/etc', '..', 'a/../b', './a', 'a//b', 'a/', '', 'a\\\\b', 'C:a', '\\u0000'])
    for (const [member, prefix] of [
      ['ledger', 'sqlite:'],
      ['facts', ''],
      ['projection', ''],
      ['keys', ''],
    ])
      test(`[T135] ${member} is no path that could leave the folder: ${path}`, () => {
        const text = `{"schema_version":1,"${member}":"${prefix}${path}"}`;
        assert.match(String(faultsOf(text)), new RegExp(`wrong_form .* #/${member}$`));
      });

  for (const [why, text, ...faults] of [
    ['no JSON', '{', 'json_syntax 1:2 #'],
    ['comments', '{// x\n}', 'json_syntax 1:2 #'],
    ['no version', '{}', 'missing_member 1:1 #'],
    ['an unknown member', '{"schema_version":1,"allow":true}', 'unknown_member 1:21 #/allow'],
    [
      'a member twice',
      '{"schema_version":1,"format":"text","format":"json"}',
      'json_duplicate_name 1:37 #/format',
    ],
    ['an unknown format', '{"schema_version":1,"format":"xml"}', 'wrong_value 1:30 #/format'],
    [
      'a glob twice',
      '{"schema_version":1,"stray_claims":{"ignore":["a","a"]}}',
      'duplicate_item 1:46 #/stray_claims/ignore',
    ],
    [
      'an empty glob',
      '{"schema_version":1,"stray_claims":{"ignore":[""]}}',
      'out_of_bounds 1:47 #/stray_claims/ignore/0',
    ],
  ] as const)
    test(`with ${why} stops the start`, () => assert.deepEqual(faultsOf(text), faults));

  test('that is too large', () =>
    assert.deepEqual(faultsOf(' '.repeat(MAX_CONFIG_BYTES + 1)), ['json_too_large']));

  test('gives its text along for excerpts', () => {
    const read = (): unknown => parseConfig(utf8('{"a":1}'), 'c.json');
    assert.throws(read, { source: { file: 'c.json', text: '{"a":1}' } });
  });
});

const A = 'a'.repeat(255);

describe('a pattern', () => {
  const rows: readonly (readonly [
    glob: string,
    fits: readonly string[],
    not: readonly string[],
  ])[] = [
    ['README.md', ['README.md'], ['docs/README.md', 'readme.md', 'README.mdx', 'README']],
    ['./README.md', ['README.md'], ['docs/README.md']],
    ['*.md', ['a.md', '.md', '.a.md'], ['a/b.md', 'a.mdx']],
    ['docs/*.md', ['docs/a.md'], ['docs/a/b.md', 'a.md', 'docs/md']],
    ['docs/**', ['docs/a', 'docs/a/b', 'docs/.a/b'], ['doc/a', 'docsa/b']],
    ['**/*.md', ['a.md', 'a/b.md', 'a/.b/c.md'], ['a.md/b']],
    ['**/a/**/b', ['a/b', 'x/a/y/z/b', 'a/a/b'], ['b', 'a/b/c']],
    ['**', ['a', 'a/b'], []],
    ['a**b', ['ab', 'axxb'], ['a/b']],
    ['?.md', ['a.md', '\u{1f600}.md'], ['.md', 'ab.md', '/.md']],
    ['[a-c][!x].md', ['ab.md', 'cy.md'], ['dx.md', 'ax.md', 'a.md']],
    ['[^a]', ['b'], ['a']],
    ['[]', ['[]'], []],
    ['{a,b}/{c,d{e,f}}.md', ['a/c.md', 'b/de.md', 'a/df.md'], ['a/d.md', 'a/b.md']],
    ['{a,}b', ['ab', 'b'], ['{a,}b']],
    ['\\*.md', ['*.md'], ['a.md']],
    ['a\\{b,c\\}', ['a{b,c}'], ['ab']],
    ['a+b', ['a+b'], ['aab']],
    ['*a*b*', ['ab', 'xaxbx', 'aabb'], ['ba', 'b']],
    ['docs/{*.md,x/**}', ['docs/a.md', 'docs/x/y/z'], ['docs/y/a.md']],
  ];
  for (const [glob, fits, not] of rows)
    test(`${glob} fits what it says`, () => {
      assert.equal(globFault(glob), undefined);
      const globs = new Globs([glob]);
      for (const path of fits) assert.equal(globs.matches(path), true, path);
      for (const path of not) assert.equal(globs.matches(path), false, path);
    });

  test('after a ! takes away, wherever it stands in the list', () => {
    for (const list of [
      ['**/*.md', '!docs/**'],
      ['!docs/**', '**/*.md'],
    ]) {
      assert.equal(new Globs(list).matches('a.md'), true);
      assert.equal(new Globs(list).matches('docs/a.md'), false);
    }
    assert.equal(new Globs(['!a']).matches('b'), false);
  });

  test('says where it is looked for', () => {
    const bases = (glob: string) => new Globs([glob]).bases;
    assert.deepEqual(bases('a/\\*/b.md'), [{ path: 'a/*/b.md', below: 'nothing' }]);
    assert.deepEqual(bases('a/b/*.md'), [{ path: 'a/b', below: 'one' }]);
    assert.deepEqual(bases('a/**'), [{ path: 'a', below: 'all' }]);
    assert.deepEqual(bases('*/b'), [{ path: '', below: 'all' }]);
  });
});

describe('[T90] patterns without bound', () => {
  const refused: Readonly<Record<string, string>> = {
    'braces that multiply': '{a,b}'.repeat(20),
    'braces in braces': '{a,'.repeat(40) + '}'.repeat(40),
    'a range': '{1..9999999}',
    'a range of letters': 'x{a..zz}y',
    'many folders': '**/'.repeat(40) + 'x',
    'many stars': '*a'.repeat(17),
    'an expression': '(a+)+b',
    'an extended glob': '+(a|aa)+(a|aa)',
    'a long one': 'a'.repeat(257),
  };
  const places: readonly ((glob: string) => object)[] = [
    (glob) => ({ stray_claims: { ignore: [glob] } }),
    (glob) => ({ surfaces: { blocks: [{ documents: [glob], template: 'list' }] } }),
    (glob) => ({ surfaces: { blocks: [{ documents: ['a'], template: 'list' }], scan: [glob] } }),
    (glob) => ({ surfaces: { blocks: [{ documents: ['a'], template: 'list' }], ignore: [glob] } }),
    (glob) => ({
      surfaces: {
        blocks: [{ documents: ['a'], template: 'list' }],
        allow: [{ text: 'certified', reason: 'for a test', documents: [glob] }],
      },
    }),
  ];
  for (const [name, glob] of Object.entries(refused))
    test(`${name} is refused when the configuration is read`, () => {
      for (const place of places) {
        const bytes = Buffer.from(JSON.stringify({ schema_version: 1, ...place(glob) }));
        assert.throws(() => parseConfig(bytes, 'claimgate.config.json'), {
          code: 'pattern_refused',
        });
      }
      assert.throws(() => new Globs([glob]), { code: 'pattern_refused' });
    });

  test('the largest that is taken is matched in steps that grow with pattern and path', () => {
    const globs = new Globs([`${'*a'.repeat(8)}*b`, `${'**/'.repeat(8)}x`]);
    const deep = Array.from({ length: 2000 }, () => 'a').join('/');
    for (const path of [A, `${A}/${A}`, deep]) assert.equal(globs.matches(path), false);
  });

  test('and a list that takes too many steps in all ends in a finding', () => {
    const globs = new Globs([`*${'a'.repeat(120)}b`], 1_000_000);
    assert.throws(
      () => {
        for (let paths = 0; paths < 1000; paths += 1) globs.matches(A);
      },
      { code: 'pattern_refused' },
    );
  });
});

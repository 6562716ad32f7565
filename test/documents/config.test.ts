import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { INITIAL_CONFIG, MAX_CONFIG_BYTES, parseConfig } from '../../src/documents/config.ts';
import { brief, utf8 } from '../documents.ts';

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

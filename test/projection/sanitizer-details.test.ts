import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { showName, showPointer } from '../../src/json/value.ts';
import { leaksIn } from '../../src/evidence/sanitizer.ts';
import { isPlainSlug } from '../../src/projection/entry-line.ts';
import { said } from '../documents.ts';
import { digest } from '../evidence/documents.ts';

describe('the sanitizer', () => {
  const DIGEST = digest('0');
  const REVISION = '0'.repeat(40);
  const clean = (member: string, value: string | number) =>
    leaksIn({ [member]: value }, {}).length === 0;

  test('knows the members that hold digests, revisions and numbers, and no others', () => {
    const members = Object.entries({
      [DIGEST]:
        'app_fingerprint instance_fingerprint contract_digest subject_digest leaf external_result required_scopes granted_scopes',
      [REVISION]: 'tested_revision',
    });
    for (const [value, names] of members)
      for (const name of names.split(' ')) {
        assert.ok(clean(name, value), `${name} ${value}`);
        // What is random there is nowhere else, and nothing else is there.
        assert.ok(!clean(`${name}_x`, value));
        assert.ok(!clean(name, `${value}0123456789`), name);
        assert.ok(!clean(name, `0123456789${value}`), name);
      }
    assert.ok(clean('tested_revision', '0'.repeat(64)));
    assert.ok(!clean('tested_revision', '0'.repeat(41)));
    for (const instant of ['2026-03-01T00:00:00Z', '1999-12-31T23:59:59.999Z'])
      assert.ok(clean('expires_at', instant) && clean('anything', instant));
    assert.ok(clean('sequence', 123_456) && !clean('sequences', 123_456));
  });

  test('shows what kind of value leaks, and how long it is', () => {
    const leaks = leaksIn({ a: 'a@b.c', b: 12_345, c: ['x y'], '@': 'a@b' }, { file: 'p' });
    assert.deepEqual(said(leaks), [
      { code: 'looks_like_email', file: 'p', pointer: '/a', found: 'a string of 5 characters' },
      { code: 'looks_like_raw_id', file: 'p', pointer: '/b', found: 'a number' },
      {
        code: 'looks_like_free_text',
        file: 'p',
        pointer: '/c/0',
        found: 'a string of 3 characters',
      },
      { code: 'looks_like_handle', file: 'p', pointer: '', found: 'a name of 1 characters' },
      { code: 'looks_like_handle', file: 'p', pointer: '', found: 'a string of 3 characters' },
    ]);
    assert.deepEqual(leaksIn({ a: [true, null, 9999, 'word', {}] }, {}), []);
    for (const one of ['a@b.c', { '@': 1 }, { '@': { a: 1 } }])
      assert.equal(leaksIn(one, {}).length, 1);
    assert.equal(leaksIn(['word', 'x y', 'word'], {}).length, 1);
    assert.equal(leaksIn({ a: 1, b: { c: 'x y' }, d: 1 }, {}).length, 1);
  });

  test('shows a name only where it could be one of a document', () => {
    for (const name of ['note', 'a_b', 'z'.repeat(31)]) assert.equal(showName(name), `"${name}"`);
    for (const name of ['', 'Note', 'a1', 'a-b', ' a', 'a ', '1a', 'a1b', 'a'.repeat(32)])
      assert.equal(showName(name), `a name of ${name.length} characters`);
  });

  test('has the same to say of a slug each time', () => {
    for (let round = 0; round < 2; round += 1)
      for (const [slug, isPlain] of [
        ['business', true],
        ['12345', false],
        ['terms-20260101', true],
      ] as const)
        assert.equal(isPlainSlug(slug), isPlain, slug);
  });

  test('shows a pointer up to the first step that could repeat something', () => {
    for (const [pointer, shown] of [
      ['/live_run/checks/12/kind', '/live_run/checks/12/kind'],
      ['/live_run/a~1~0/kind', '/live_run'],
      ['/17841400000000000/kind', ''],
      ['', ''],
    ] as const)
      assert.equal(showPointer(pointer), shown);
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ClaimgateError, finding } from '../../src/documents/findings.ts';
import { codeNamed, present, errorOf, refusalOf } from '../../src/documents/error.ts';
import { wordsOf, stackOf } from '../../src/documents/thrown.ts';

describe('what is there by construction', () => {
  test('is handed on, also where it counts as false', () => {
    for (const value of [0, '', false, Number.NaN]) assert.ok(Object.is(present(value), value));
  });

  for (const nothing of [undefined, null])
    test(`${nothing} in its place is a defect, not a refusal`, () =>
      assert.throws(() => present(nothing), { name: 'ClaimgateError', code: 'defect' }));
});

describe('an error made of findings', () => {
  const findings = [finding('file_missing', { file: 'a' }), finding('no_commit')];

  test('has the code of the first, all findings, and the text they point into', () => {
    const source = { file: 'a', text: '{}' };
    const { code, findings: kept, source: text } = errorOf(findings, source);
    assert.deepEqual([code, kept, text], ['file_missing', findings, source]);
    assert.equal(errorOf(findings).source, undefined);
  });

  test('that has none is a defect', () => {
    assert.throws(() => errorOf([]), { code: 'defect' });
  });
});

test('whatever was thrown has words', () => {
  assert.deepEqual([new Error('broken'), 'broken', undefined].map(wordsOf), [
    'broken',
    'broken',
    'undefined',
  ]);
});

test('an error is shown with its stack, anything else as text', () => {
  assert.match(stackOf(new TypeError('broken')), /^TypeError: broken\n {4}at /);
  const bare = new Error('broken');
  delete bare.stack;
  assert.deepEqual([bare, 'thrown'].map(stackOf), ['Error: broken', 'thrown']);
});

test('a name is a code of the table, or a defect', () => {
  assert.equal(codeNamed('file_missing'), 'file_missing');
  assert.throws(() => codeNamed('toString'), { code: 'defect' });
});

describe('a refusal that somebody goes on after', () => {
  const missing = new ClaimgateError('file_missing');

  test('is one of those that were expected, or any', () => {
    assert.equal(refusalOf(missing), missing);
    assert.equal(refusalOf(missing, 'file_exists', 'file_missing'), missing);
  });

  test('is no other one, and no defect', () => {
    const defect = new TypeError('a defect');
    assert.throws(() => refusalOf(missing, 'file_exists'), missing);
    assert.throws(() => refusalOf(defect), defect);
    assert.throws(() => refusalOf(defect, 'file_missing'), defect);
  });
});

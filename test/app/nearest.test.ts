import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearest } from '../../src/app/explain-code.ts';

const WORDS = ['run_expired', 'approval_expired', 'run_not_yet', 'file_missing'];

test('a slip of the finger is forgiven, by the nearest first', () => {
  assert.deepEqual(nearest('run_expird', WORDS), ['run_expired']);
  assert.deepEqual(nearest('rum_expirde', WORDS), ['run_expired']);
});

test('a part of words names them all, the shortest first', () => {
  assert.deepEqual(nearest('expired', WORDS), ['run_expired', 'approval_expired']);
  assert.deepEqual(nearest('expired', WORDS, 1), ['run_expired']);
});

test('nothing is like everything else', () => {
  assert.deepEqual(nearest('qqqqqqqq', WORDS), []);
});

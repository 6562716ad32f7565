import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCanonical } from '../../src/json/canonical-line.ts';
import { parseJsonText } from '../../src/json/parser.ts';

test('neither reader takes a defect for a fault of the text', () => {
  const broken = () => {
    throw new TypeError('defect');
  };
  assert.throws(() => readCanonical(Buffer.from('""'), broken, () => true), TypeError);
  assert.throws(() => parseJsonText('{"a":1,"a":2}', { maxDepth: 2, onFault: broken }), TypeError);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseJsonText } from '../../src/json/parser.ts';

test('a defect of who hears of faults is not taken for a fault of the text', () => {
  const onFault = () => {
    throw new TypeError('defect');
  };
  assert.throws(
    () => parseJsonText('{"a":1,"a":2}', { maxDepth: 2, maxValues: 9, onFault }),
    TypeError,
  );
});

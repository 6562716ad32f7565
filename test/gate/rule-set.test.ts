import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalize, digestOf } from '../../src/digest/index.ts';
import { CODES, type Code } from '../../src/findings/index.ts';
import { RULE_SET_DIGEST, RULES, rulesFinding } from '../../src/gate/index.ts';
import { bent } from './bend.ts';
import { judgeWorld, world } from './world.ts';

const numbersOf = (code: Code) => rulesFinding(code).map(({ number }) => number);

test('a code is of the rule that lists it', () => {
  for (const { codes, number } of RULES)
    for (const code of codes) assert.ok(numbersOf(code).includes(number), code);
});

test('a missing fact is of the rules that need it', () => {
  assert.deepEqual(numbersOf('approval_missing'), [2, 4]);
  assert.deepEqual(numbersOf('sanitizing_unknown'), [7]);
});

test('without an entry, exactly the rules that say so find that', async () => {
  const judged = await judgeWorld(bent(world(), { '/entry': null }));
  const saying = judged.rules.filter(({ findings }) =>
    findings.some(({ code }) => code === 'not_in_projection'),
  );
  assert.deepEqual(
    numbersOf('not_in_projection'),
    saying.map(({ number }) => number),
  );
  assert.deepEqual(numbersOf('entry_unreadable'), numbersOf('not_in_projection'));
});

test('the digest of the rules is another one where a rule comes, goes, or is numbered anew', () => {
  const ids = RULES.map(({ number, id }) => ({ number, id }));
  assert.equal(RULE_SET_DIGEST, digestOf(canonicalize({ version: 1, rules: ids })));
});

test('codes of other parts are of no rule', () => {
  const ruled = (Object.keys(CODES) as Code[]).filter((code) => numbersOf(code).length > 0);
  assert.ok(ruled.length > 40);
  assert.deepEqual(numbersOf('json_syntax'), []);
});

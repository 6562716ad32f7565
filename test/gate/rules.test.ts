import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { rulesPage } from '../../scripts/generate/rules.ts';
import { codeEntry, isCode, type Code, type Finding } from '../../src/documents/findings.ts';
import { RULE_SETS } from '../../src/gate/rule-sets.ts';
import { MISSING, type RuleSet } from '../../src/gate/engine.ts';
import type { JudgedClaim, RuleOutcome } from '../../src/gate/verdict.ts';
import { everyRule, ruleCases, ruleOf, worldOf, type RuleCase } from './rule-cases.ts';
import { judgeWorld } from './world.ts';

const seen = new Set<string>();
const rules = everyRule();
const outcomes = new Map<string, Set<RuleOutcome>>(rules.map(({ name }) => [name, new Set()]));

const cases = ruleCases();
const folders = [...new Set(cases.map(({ folder }) => folder))];

for (const folder of folders) {
  const { name: file, rule, set } = ruleOf(folder);
  describe(folder, () => {
    for (const { name, one } of cases.filter((row) => row.folder === folder)) {
      for (const { code } of one.expect.findings ?? []) seen.add(code);
      outcomes.get(file)?.add(one.expect.outcome);
      test(`${name}: ${one.why}`, async () => {
        assert.equal(one.expect.rule, rule.number);
        compare(await judgeWorld(worldOf(one), set.rules), one, set);
      });
    }
  });
}

const PIECES = ['approval', 'configuration', 'live_run', 'local_run', 'runtime_control'];

/** Documents name a piece of evidence by the pointer alone, and so do cases: a finding must carry the same one. */
function pieceAt({ pointer }: Pick<Finding, 'pointer'>): string | undefined {
  return PIECES.find((name) => pointer?.startsWith(`/${name}/`));
}

function compare(judged: JudgedClaim, { expect }: RuleCase, set: RuleSet): void {
  const { rule, outcome, findings = [], also = [], also_codes = [] } = expect;
  const result = judged.rules[rule - 1];
  assert.ok(result);
  assert.deepEqual(
    result.findings.map(({ next, piece, ...found }) => {
      assert.equal(piece, pieceAt(found));
      return next === undefined || next === codeEntry(found.code).next ? found : { ...found, next };
    }),
    findings,
  );
  assert.equal(result.outcome, outcome);
  for (const { number, findings: all } of judged.rules) {
    for (const { code } of all)
      assert.ok(namedBy(number, set).has(code), `rule ${number} names ${code}`);
  }
  const ownCodes = new Set(result.findings.map(({ code }) => code));
  const others = judged.rules.flatMap((one) => one.findings.map(({ code }) => code));
  assert.deepEqual(
    [...new Set(others)].filter((code) => !ownCodes.has(code)).toSorted(),
    [...also_codes].toSorted(),
  );
  const notPassing = judged.rules
    .filter((one) => one.outcome !== 'pass')
    .map(({ number }) => number);
  const expected = new Set([...also, ...(outcome === 'pass' ? [] : [rule])]);
  assert.deepEqual(
    notPassing,
    [...expected].sort((a, b) => a - b),
  );
  assert.equal(judged.decision, expected.size === 0 ? 'allowed' : 'refused');
  assert.equal(judged.expiry === null, expected.size > 0);
}

function namedBy(number: number, set: RuleSet): Set<Code> {
  const rule = set.rules[number - 1];
  assert.ok(rule);
  return new Set([
    ...rule.codes,
    ...rule.needs.map((need) => MISSING[need]),
    'not_in_projection',
    'entry_unreadable',
  ]);
}

test('every code of every rule, and of every missing fact, occurs in a case', () => {
  const all = new Set<Code>([
    ...rules.flatMap(({ rule }) => rule.codes),
    ...Object.values(MISSING),
    'not_in_projection',
    'entry_unreadable',
  ]);
  // Said only where nothing at all is known of a projection: see engine.test.ts.
  all.delete('sanitizing_unknown');
  assert.deepEqual(
    [...all].filter((code) => !seen.has(code)),
    [],
  );
});

test('every rule has cases of each outcome', () => {
  assert.deepEqual(
    folders,
    rules.map(({ name, rule: { number } }) => `${number}-${name}`).toSorted(),
  );
  for (const { name, rule } of rules) {
    // engine.test.ts has the unknowns of a projection as a whole; a rule that needs no fact is never unknown.
    const hasUnknown = rule.about === 'claim' && rule.needs.length > 0;
    const expected = hasUnknown ? ['fail', 'pass', 'unknown'] : ['fail', 'pass'];
    assert.deepEqual([...(outcomes.get(name) ?? [])].toSorted(), expected);
  }
});

test('folder and rule sets are in step', () => {
  const files = readdirSync(join(import.meta.dirname, '../../src/gate'))
    .flatMap((name) => /^rule-\d+-(.+)\.ts$/.exec(name)?.[1] ?? [])
    .sort();
  assert.deepEqual(files, rules.map(({ name }) => name).sort());
  for (const set of RULE_SETS)
    assert.deepEqual(
      set.rules.map(({ number }) => number),
      set.rules.map((_, at) => at + 1),
    );
});

test('the page about the rules has every code of each', () => {
  const page = rulesPage();
  for (const { rule } of rules)
    for (const code of rule.codes) assert.ok(page.includes(`\`${code}\``), code);
});

test('every finding of a rule says what clears it, in the closed table', () => {
  for (const { rule } of rules) {
    assert.ok(rule.why.length > 0 && rule.fix.length > 0 && rule.title.endsWith('.'), rule.id);
    for (const code of rule.codes) {
      assert.ok(isCode(code));
      assert.ok(codeEntry(code).severity > 0, `${code} is a no, not a warning`);
    }
  }
});

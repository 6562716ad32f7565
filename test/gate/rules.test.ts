import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, test } from 'node:test';
import { generateRules } from '../../scripts/generate/rules.ts';
import { CODES, codeEntry, type Code, type Finding } from '../../src/findings/index.ts';
import { MISSING, RULES, type JudgedClaim, type RuleOutcome } from '../../src/gate/index.ts';
import { contractDocument, entry, subject } from '../evidence/documents.ts';
import { bendsBelow, bent, type Bends } from './bend.ts';
import { judgeWorld, world, type World } from './world.ts';

/**
 * One folder per case: what is changed in a world in which everything passes, and what the rule says then.
 * `bend` below `/contract` and `/subject` happens before digests are made, so that everything still hangs
 * together; other bends happen after.
 */
interface Case {
  readonly why: string;
  readonly bend?: Bends;
  /** A second contract file: the first one with these values. */
  readonly other_contract?: Bends;
  /** An entry of another subject, which nobody claims, with these values. */
  readonly other_entry?: Bends;
  readonly expect: {
    readonly rule: number;
    readonly outcome: RuleOutcome;
    /** All findings of the rule, in order; members that are not named are not compared. */
    readonly findings?: readonly (Partial<Finding> & { readonly code: Code })[];
    /** Which other rules do not pass either. */
    readonly also?: readonly number[];
  };
}

const CASES = join(import.meta.dirname, '../cases/rules');
const seen = new Set<string>();
const outcomes = new Map<number, Set<RuleOutcome>>(RULES.map(({ number }) => [number, new Set()]));

for (const folder of readdirSync(CASES).sort()) {
  describe(folder, () => {
    for (const name of readdirSync(join(CASES, folder)).sort()) {
      const one: Case = JSON.parse(readFileSync(join(CASES, folder, name, 'case.json'), 'utf8'));
      for (const { code } of one.expect.findings ?? []) seen.add(code);
      outcomes.get(one.expect.rule)?.add(one.expect.outcome);
      test(`${name}: ${one.why}`, async () => {
        assert.ok(folder.startsWith(`${one.expect.rule}-`));
        compare(await judgeWorld(worldOf(one)), one);
      });
    }
  });
}

function worldOf({
  bend = {},
  other_contract: otherContract,
  other_entry: otherEntry,
}: Case): World {
  const contract = bent(contractDocument(), bendsBelow(bend, '/contract'));
  const valid = world(contract, bent(subject(), bendsBelow(bend, '/subject')));
  const others = Object.entries(bend).filter(
    ([pointer]) => !/^\/(?:contract|subject)\//.test(pointer),
  );
  const bentWorld = bent(valid, Object.fromEntries(others));
  return {
    ...bentWorld,
    contracts: otherContract
      ? [...bentWorld.contracts, bent(contract, otherContract)]
      : bentWorld.contracts,
    others: otherEntry ? [bent(entry({ ...subject(), policy_mode: 'other' }), otherEntry)] : [],
  };
}

function compare(judged: JudgedClaim, { expect }: Case): void {
  const { rule, outcome, findings = [], also = [] } = expect;
  const result = judged.rules[rule - 1];
  assert.ok(result);
  assert.deepEqual(
    result.findings.map(({ code }) => code),
    findings.map(({ code }) => code),
  );
  for (const [index, expected] of findings.entries()) {
    const named: [string, unknown][] = Object.entries(result.findings[index] ?? {}).filter(
      ([name]) => name in expected,
    );
    assert.deepEqual(Object.fromEntries(named), expected);
  }
  assert.equal(result.outcome, outcome);
  for (const { number, findings: all } of judged.rules) {
    for (const { code } of all)
      assert.ok(namedBy(number).has(code), `rule ${number} names ${code}`);
  }
  const notPassing = judged.rules
    .filter((one) => one.outcome !== 'pass')
    .map(({ number }) => number);
  const expected = new Set([...also, ...(outcome === 'pass' ? [] : [rule])]);
  assert.deepEqual(
    notPassing,
    [...expected].sort((a, b) => a - b),
  );
  assert.equal(judged.decision, expected.size === 0 ? 'allowed' : 'refused');
  assert.equal(judged.lapse === null, expected.size > 0);
}

function namedBy(number: number): Set<Code> {
  const rule = RULES[number - 1];
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
    ...RULES.flatMap(({ codes }) => codes),
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
    readdirSync(CASES).sort(),
    RULES.map(({ number, id }) => `${number}-${id}`),
  );
  for (const { about, number } of RULES) {
    // What is unknown of a projection as a whole is in engine.test.ts.
    const expected = about === 'claim' ? ['fail', 'pass', 'unknown'] : ['fail', 'pass'];
    assert.deepEqual([...(outcomes.get(number) ?? [])].toSorted(), expected);
  }
});

test('folder and list of rules are in step', () => {
  const files = readdirSync(join(import.meta.dirname, '../../src/gate/rules'))
    .filter((name) => name !== 'index.ts')
    .map((name) => basename(name, '.ts'))
    .sort();
  assert.deepEqual(files, RULES.map(({ id }) => id).sort());
  assert.deepEqual(
    RULES.map(({ number }) => number),
    [1, 2, 3, 4, 5, 6, 7],
  );
});

test('the page about the rules is the one the rules make', () => {
  for (const [path, text] of generateRules()) {
    assert.equal(
      readFileSync(join(import.meta.dirname, '../..', path), 'utf8'),
      text,
      'run `npm run generate`',
    );
    for (const { codes } of RULES)
      for (const code of codes) assert.ok(text.includes(`\`${code}\``), code);
  }
});

test('every finding of a rule says what clears it, in the closed table', () => {
  for (const rule of RULES) {
    assert.ok(rule.why.length > 0 && rule.fix.length > 0 && rule.title.endsWith('.'), rule.id);
    for (const code of rule.codes) {
      assert.ok(code in CODES);
      assert.ok(codeEntry(code).severity > 0, `${code} is a no, not a warning`);
    }
  }
});

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { canonicalize, digestOf } from '../../src/digest/index.ts';
import { everyCode, present, type Code } from '../../src/documents/findings.ts';
import {
  NEWEST_RULES,
  RULE_SETS,
  ruleSetDigest,
  ruleSetsOf,
  rulesFinding,
} from '../../src/gate/rule-sets.ts';
import { bent } from './bend.ts';
import { everyRule, ruleCases } from './rule-cases.ts';
import { judgeWorld, world } from './world.ts';

const numbersOf = (code: Code) => rulesFinding(code).map(({ number }) => number);

test('a code is of the rule that lists it', () => {
  for (const { codes, number } of NEWEST_RULES.rules)
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

describe('the digest of the rules', () => {
  const first = present(RULE_SETS[0]).rules.map(({ number, id }) => ({ number, id, version: 1 }));

  test('is the one that was signed before rules had a version', () => {
    assert.equal(
      ruleSetDigest(first),
      'sha256:12fd024ad4d1e5383fa1dcc7f3c64c3f3f2846c5e4c89fd4c2b70cab5ef0bcf6',
    );
  });

  test('is one that was released: a set never changes, and another one follows the last', () => {
    assert.deepEqual(
      RULE_SETS.map(({ digest }) => digest),
      [
        'sha256:00165f9cd0a0e8a28a024a68b67d0395d53ea9f5753ca9bf91ea832ee7b068c6',
        'sha256:5efb49d51bf6797ed126d84c7efd4b9aa86f707d1cc90bbddacf18e245c0365b',
      ],
    );
    assert.equal(NEWEST_RULES, RULE_SETS.at(-1));
    const text = readFileSync(
      join(import.meta.dirname, '../../docs/specification/rules.md'),
      'utf8',
    );
    for (const { digest, formerly, number } of RULE_SETS) {
      assert.ok(text.includes(`| ${number} | \`${digest}\` |`), `section 6 lists set ${number}`);
      for (const former of formerly) assert.ok(text.includes(former), former);
    }
  });

  test('names one set alone, also where it was signed before there were sets', () => {
    const names = RULE_SETS.flatMap(({ digest, formerly }) => [digest, ...formerly]);
    assert.equal(new Set(names).size, names.length);
    assert.ok(names.includes(ruleSetDigest(first)));
  });

  test('and the place of a set follow from its rules', () => {
    const [oldest] = RULE_SETS;
    assert.ok(oldest);
    const sets = ruleSetsOf([...RULE_SETS, { rules: oldest.rules.slice(0, 2) }]);
    assert.deepEqual(
      sets.map(({ number, digest, all }) => [number, digest, all === sets]),
      sets.map(({ rules }, at) => [at + 1, ruleSetDigest(rules), true]),
    );
  });

  test('is another one where a rule comes, goes, is numbered anew, or means something else', () => {
    const [one, ...others] = first;
    assert.ok(one);
    const sets = [
      first,
      others,
      [...first, { number: 8, id: 'another', version: 1 }],
      [{ ...one, number: 9 }, ...others],
      [{ ...one, id: 'another' }, ...others],
      [{ ...one, version: 2 }, ...others],
      [{ ...one, version: 3 }, ...others],
    ];
    assert.equal(new Set(sets.map(ruleSetDigest)).size, sets.length);
  });
});

/** Of each rule, by its id: the digest of its cases, by its version. */
const VERSIONS = join(import.meta.dirname, '../cases/rule-versions.json');

type Versions = Record<string, Record<string, string>>;

/** Input and outcome of each case, without any words. */
function digestOfCases(folder: string): string {
  const cases = ruleCases()
    .filter((one) => one.folder === folder)
    .map(({ name, one: { why: _why, expect, ...bends } }) => {
      const { findings = [], outcome, also = [], also_codes: alsoCodes = [] } = expect;
      const codes = findings.map(({ code, clears_by, clears_at = null }) => [
        code,
        clears_by,
        clears_at,
      ]);
      return { name, bends, outcome, codes, also, alsoCodes };
    });
  return digestOf(canonicalize(cases));
}

describe('a rule whose cases change gets a new version', () => {
  const recorded: Versions = JSON.parse(readFileSync(VERSIONS, 'utf8'));
  const current = everyRule().map(({ name, rule: { number, id, version } }) => ({
    name,
    id,
    version,
    digest: digestOfCases(`${number}-${name}`),
  }));
  if (process.env['CLAIMGATE_UPDATE'] === '1') {
    // The recorded digest of a version never changes.
    for (const { id, version, digest } of current) (recorded[id] ??= {})[version] ??= digest;
    writeFileSync(VERSIONS, `${JSON.stringify(recorded, null, 2)}\n`);
  }

  for (const { name, id, version, digest } of current) {
    test(name, () => {
      const versions = Object.keys(recorded[id] ?? {}).map(Number);
      const newest = Math.max(...current.filter((one) => one.id === id).map((one) => one.version));
      assert.deepEqual(
        versions,
        Array.from({ length: newest }, (_, at) => at + 1),
      );
      assert.equal(
        recorded[id]?.[version],
        digest,
        `the cases of ${name} changed: keep it in src/gate/rule-N-${id}.v${version}.ts, raise the version in src/gate/rule-N-${id}.ts, and make a rule set with it; then run \`npm test -- --update rule-set\``,
      );
    });
  }

  test('and no rule is recorded that is not there', () => {
    assert.deepEqual(
      Object.keys(recorded).sort(),
      [...new Set(current.map(({ id }) => id))].sort(),
    );
  });
});

test('codes of other parts are of no rule', () => {
  const ruled = everyCode().filter((code) => numbersOf(code).length > 0);
  assert.ok(ruled.length > 40);
  assert.deepEqual(numbersOf('json_syntax'), []);
});

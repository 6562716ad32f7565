import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contractOf } from '../../src/evidence/contract.ts';
import { checksFrom, readCheckList } from '../../src/test-results/checks.ts';
import { readJunit } from '../../src/test-results/junit.ts';
import { contractTemplate } from '../../src/templates/index.ts';
import { particulars } from '../templates/particulars.ts';
import { NAMED_CHECKS, TOOL_RESULTS } from './tools.ts';

const AT = Date.parse('2026-03-04T05:06:07Z');
const KINDS = [
  'connect',
  'authorization',
  'publish_immediate',
  'final_result',
  'refresh',
  'revoke',
];
const REASON = 'tokens-do-not-expire';

/** A contract that lets a run leave out `refresh` for one reason. */
const contract = (() => {
  const document = contractTemplate(particulars());
  const live_checks = document.live_checks.map((check) =>
    check.kind === 'refresh' ? { ...check, not_applicable_reasons: [REASON] } : check,
  );
  return contractOf({ ...document, live_checks });
})();

function suite(cases: string, attributes = ''): string {
  return `<?xml version="1.0"?><testsuites><testsuite name="live" ${attributes}>${cases}</testsuite></testsuites>`;
}

const passed = (name: string) => `<testcase name="${name}" time="1.5"/>`;
const allBut = (kind: string) =>
  KINDS.filter((one) => one !== kind)
    .map(passed)
    .join('');

function checksOf(xml: string | Uint8Array, testedAt = AT - 60_000) {
  const results = readJunit(Buffer.from(xml), 'junit.xml');
  if (!results.ok) return results.findings.map(({ code, expected }) => [code, expected]);
  const settings = { contract, side: 'live', testedAt, at: AT, file: 'junit.xml' } as const;
  const found = checksFrom(results.value, settings);
  if (!found.ok) return found.findings.map(({ code }) => code);
  return {
    outcomes: Object.fromEntries(found.value.map(({ kind, outcome }) => [kind, outcome])),
  };
}

const ALL_PASSED = Object.fromEntries(KINDS.map((kind) => [kind, 'passed']));

describe('the results of test tools', () => {
  for (const [tool, xml] of TOOL_RESULTS)
    test(`${tool} shows every check`, () => {
      const results = readJunit(Buffer.from(xml), `${tool}.xml`);
      assert.ok(results.ok);
      const [testedAt = AT] = results.value.startedAt;
      const settings = { contract, side: 'local', testedAt, at: testedAt + 60_000 } as const;
      const named = NAMED_CHECKS[tool];
      const found = checksFrom(results.value, { ...settings, named, file: 'results.xml' });
      assert.ok(found.ok);
      assert.deepEqual(
        Object.fromEntries(found.value.map(({ kind, outcome }) => [kind, outcome])),
        ALL_PASSED,
      );
    });

  test('tests that show nothing are listed, with the check that they are nearest to', () => {
    const names = suite(passed('conect') + passed('publishes a pin'));
    const results = readJunit(Buffer.from(names), 'junit.xml');
    assert.ok(results.ok);
    const settings = { contract, side: 'live', testedAt: AT, at: AT, file: 'junit.xml' } as const;
    const found = checksFrom(results.value, settings);
    assert.ok(!found.ok);
    assert.deepEqual(
      found.findings.map(({ code, expected, found: what }) => [code, expected, what]),
      [
        [
          'test_results_without_checks',
          'tests named after connect',
          '2 tests: "conect", "publishes a pin"',
        ],
      ],
    );
  });
});

describe('checks from a JUnit file', () => {
  test('every check that a test is named after passes with it', () => {
    const named = KINDS.map((kind) => passed(`${kind}: against the provider`)).join('');
    assert.deepEqual(checksOf(suite(named)), { outcomes: ALL_PASSED });
  });

  test('checks end one after the other, and none after now', () => {
    const results = readJunit(Buffer.from(suite(KINDS.map(passed).join(''))), 'junit.xml');
    assert.ok(results.ok);
    const settings = { contract, side: 'live', at: AT, file: 'junit.xml' } as const;
    const found = checksFrom(results.value, { ...settings, testedAt: AT - 4000 });
    assert.ok(found.ok);
    assert.deepEqual(
      found.value.map(({ completed_at }) => Date.parse(completed_at) - AT),
      [-2500, -1000, 0, 0, 0, 0],
    );
  });

  test('[T141] checks that no test shows are not done', () => {
    assert.deepEqual(checksOf(suite(passed('connect'))), { outcomes: { connect: 'passed' } });
  });

  // The content of a test case, and the result of its check; no result means "not done".
  const CASES: readonly (readonly [why: string, cases: string, outcome: string | undefined])[] = [
    ['a failure', '<testcase name="revoke"><failure/></testcase>', 'failed'],
    ['an error', '<testcase name="revoke"><error message="x">y</error></testcase>', 'failed'],
    ['a skip', '<testcase name="revoke"><skipped/></testcase>', undefined],
    ['a skip after a failure', '<testcase name="revoke"><failure/><skipped/></testcase>', 'failed'],
    ['a failure after a skip', '<testcase name="revoke"><skipped/><failure/></testcase>', 'failed'],
    ['a disabled test', '<testcase name="revoke" status="notrun"/>', undefined],
    ['a status nobody knows', '<testcase name="revoke" status="aborted"/>', undefined],
    ['a failed status', '<testcase name="revoke" status="Failed"/>', 'failed'],
    [
      'one of two failed',
      `${passed('revoke')}<testcase name="revoke: twice"><failure/></testcase>`,
      'failed',
    ],
    [
      'one of two skipped',
      `${passed('revoke')}<testcase name="revoke: twice"><skipped/></testcase>`,
      undefined,
    ],
    ['a name that only holds it', passed('does not revoke'), undefined],
    ['a name that begins with it', passed('revoke_all'), undefined],
    ['a name with a word more', passed('revoke the token'), undefined],
    ['a name that another check follows', passed('revoke &gt; connect'), undefined],
    [
      'the name of another case in a failed suite',
      '<testcase name="revoke &gt; a"/><testcase name="revoke &gt; b"><failure/></testcase>',
      'failed',
    ],
    ['a name in capitals', passed('Revoke'), 'passed'],
    ['a name of words', passed('test revoke'), 'passed'],
    [
      'a reason that the contract lacks',
      `<testcase name="revoke"><skipped message="${REASON}"/></testcase>`,
      undefined,
    ],
    ['its name in a comment', `<!-- ${passed('revoke')} -->`, undefined],
    ['its name in CDATA', `<system-out><![CDATA[${passed('revoke')}]]></system-out>`, undefined],
    ['its name in another namespace', `<x:testcase xmlns:x="urn:x" name="revoke"/>`, undefined],
  ];
  for (const [why, cases, outcome] of CASES) {
    test(`[T141] ${why} makes revoke ${outcome ?? 'not done'}`, () => {
      const { revoke: _, ...others } = ALL_PASSED;
      assert.deepEqual(checksOf(suite(allBut('revoke') + cases)), {
        outcomes: outcome === undefined ? others : { ...others, revoke: outcome },
      });
    });
  }

  test('a skip is not applicable only for the reason that the contract approves', () => {
    const skip = `<testcase name="refresh"><skipped message="${REASON}"/></testcase>`;
    const found = checksOf(suite(allBut('refresh') + skip));
    assert.deepEqual(found, {
      outcomes: { ...ALL_PASSED, refresh: 'not_applicable' },
    });
  });

  test('[T141] a suite that failed around its tests fails all of them', () => {
    const found = checksOf(suite(`${KINDS.map(passed).join('')}<error message="set-up"/>`));
    assert.ok('outcomes' in found);
    assert.deepEqual([...new Set(Object.values(found.outcomes))], ['failed']);
  });

  test('[T141] results without any of the checks are refused', () => {
    assert.deepEqual(checksOf(suite(passed('unit tests'))), ['test_results_without_checks']);
    assert.deepEqual(checksOf('<testsuite/>'), ['test_results_without_checks']);
  });

  // Files other than JUnit results, and what the finding expects instead.
  const HOSTILE: readonly (readonly [why: string, xml: string | Uint8Array, expected: string])[] = [
    ['a document type', `<!DOCTYPE a>${suite('')}`, 'XML without a document type'],
    [
      'entities that multiply',
      `<!DOCTYPE a [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${suite('<testcase name="&b;"/>')}`,
      'XML without a document type',
    ],
    [
      'an entity from outside',
      `<!DOCTYPE a SYSTEM "file:///etc/passwd"><testsuite/>`,
      'XML without a document type',
    ],
    ['an entity nobody defined', suite('<testcase name="&xxe;"/>'), 'well-formed XML'],
    ['an end that is missing', '<testsuite><testcase name="connect"/>', 'well-formed XML'],
    ['text', 'ok 1 - connect', 'well-formed XML'],
    ['nothing', '', 'well-formed XML'],
    ['another document', '<html/>', 'an element testsuites or testsuite at the top'],
    ['a byte that is not UTF-8', Buffer.from([0x3c, 0xff]), 'UTF-8'],
    ['levels without end', '<testsuite>'.repeat(65), 'at most 64 levels'],
    [
      'a test in a test',
      suite('<testcase name="connect"><testcase name="revoke"/></testcase>'),
      'no test case within a test case',
    ],
    [
      'a time that is none',
      suite('', 'timestamp="yesterday"'),
      'timestamps such as 2026-11-21T08:30:00',
    ],
  ];
  for (const [why, xml, expected] of HOSTILE) {
    test(`[T142] ${why} is refused`, () => {
      assert.deepEqual(checksOf(xml), [['test_results_invalid', expected]]);
    });
  }

  test('[T142] more test cases than any job has are refused', () => {
    assert.deepEqual(checksOf(suite('<testcase/>'.repeat(100_001))), [
      ['test_results_invalid', 'at most 100000 test cases'],
    ]);
  });

  test('[T346] attributes and elements without end are refused', () => {
    const attributes = Array.from({ length: 101 }, (_unused, at) => `a${at}=""`).join(' ');
    assert.deepEqual(checksOf(suite('', attributes)), [
      ['test_results_invalid', 'at most 100 attributes of an element'],
    ]);
    assert.deepEqual(checksOf(suite('<a/>'.repeat(1_000_000))), [
      ['test_results_invalid', 'at most 1000000 elements'],
    ]);
  });

  test('[T143] results of another day are refused for this run', () => {
    const old = suite(KINDS.map(passed).join(''), 'timestamp="2026-02-20T05:06:07"');
    assert.deepEqual(checksOf(old), ['test_results_of_other_time']);
    const recent = suite(KINDS.map(passed).join(''), 'timestamp="2026-03-04T05:00:07"');
    assert.deepEqual(checksOf(recent), { outcomes: ALL_PASSED });
  });
});

describe('checks from a list', () => {
  test('each line is a check', () => {
    const list = `# live\nconnect: passed\nrefresh: skipped ${REASON}\nfinal_result: passed post-1\n\nrevoke:failed\r\n`;
    const results = readCheckList(Buffer.from(list), 'checks.txt');
    assert.ok(results.ok);
    assert.deepEqual(
      results.value.tests.map(({ name, outcome, reason, externalResult }) => [
        name,
        outcome,
        reason,
        externalResult,
      ]),
      [
        ['connect', 'passed', null, null],
        ['refresh', 'skipped', REASON, null],
        ['final_result', 'passed', null, 'post-1'],
        ['revoke', 'failed', null, null],
      ],
    );
  });

  for (const line of ['connect', 'connect: ok', 'connect passed', 'connect: passed a b', '{}']) {
    test(`[T141] "${line}" is no line of it`, () => {
      const results = readCheckList(Buffer.from(`connect: passed\n${line}\n`), 'checks.txt');
      assert.ok(!results.ok);
      assert.deepEqual(
        results.findings.map((one) => [one.code, one.line]),
        [['test_results_invalid', 2]],
      );
    });
  }
});

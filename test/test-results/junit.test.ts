import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checksFrom } from '../../src/test-results/checks.ts';
import { readCheckList, readTestResults } from '../../src/test-results/read.ts';
import { AT, KINDS, REASON, recordedOf, termsFor, type Labels } from './corpus.ts';

function suite(cases: string, attributes = ''): string {
  return `<?xml version="1.0"?><testsuites><testsuite name="live" ${attributes}>${cases}</testsuite></testsuites>`;
}

const passed = (name: string) => `<testcase name="${name}" time="1.5"/>`;
const skipped = (name: string, inner: string) => `<testcase name="${name}">${inner}</testcase>`;
const ALL = KINDS.map(passed).join('');
const allBut = (kind: string) =>
  KINDS.filter((one) => one !== kind)
    .map(passed)
    .join('');
const every = (label: Labels['connect']) =>
  Object.fromEntries(KINDS.map((kind) => [kind, label])) as Labels;
const ALL_PASSED = every('passed');

function faultsIn(xml: string): readonly (readonly [string, string | undefined])[] {
  const read = readTestResults(Buffer.from(xml), 'junit.xml');
  return read.ok ? [] : read.findings.map(({ code, expected }) => [code, expected]);
}

describe('checks from a JUnit file', () => {
  test('every check that a test is named after passes with it', () => {
    const named = KINDS.map((kind) => passed(`${kind}: against the provider`)).join('');
    assert.deepEqual(recordedOf(suite(named)), ALL_PASSED);
  });

  test('checks end one after the other, and none after now', () => {
    const results = readTestResults(Buffer.from(suite(ALL)), 'junit.xml');
    assert.ok(results.ok);
    const found = checksFrom(results.value, termsFor({ testedAt: AT - 4000 }));
    assert.ok(found.ok);
    assert.deepEqual(
      found.value.checks.map(({ completed_at }) => Date.parse(completed_at) - AT),
      [-2500, -1000, 0, 0, 0, 0],
    );
  });

  test('a test that was tried again says how often', () => {
    const tried = skipped('revoke', '<flakyFailure message="once"/><flakyError message="twice"/>');
    const results = readTestResults(Buffer.from(suite(allBut('revoke') + tried)), 'junit.xml');
    assert.ok(results.ok);
    const found = checksFrom(results.value, termsFor({ testedAt: AT - 4000 }));
    assert.ok(found.ok);
    assert.deepEqual(
      found.value.checks.map(({ attempts }) => attempts),
      [undefined, undefined, undefined, undefined, undefined, 3],
    );
  });

  test('[T141] a failed test is no earlier try where no counter tells of fewer failures', () => {
    const tries = `${skipped('connect', '<failure/>')}${ALL}`;
    const ended = { exitStatus: 0 };
    assert.deepEqual(recordedOf(suite(tries), ended), { ...ALL_PASSED, connect: 'failed' });
    assert.deepEqual(recordedOf(suite(tries, 'failures="0"'), ended), ALL_PASSED);
  });

  test('[T141] checks that no test shows are not done', () => {
    assert.deepEqual(recordedOf(suite(passed('connect'))), {
      ...every('not_done'),
      connect: 'passed',
    });
  });

  // In the place of the test of revoke, and the outcome that is recorded of it.
  const CASES: readonly (readonly [why: string, cases: string, outcome: Labels['connect']])[] = [
    ['a failure', skipped('revoke', '<failure/>'), 'failed'],
    ['an error', skipped('revoke', '<error message="x">y</error>'), 'failed'],
    [
      'a failure of another name space',
      skipped('revoke', '<x:failure xmlns:x="urn:x"/>'),
      'failed',
    ],
    ['a skip', skipped('revoke', '<skipped/>'), 'not_done'],
    ['a skip after a failure', skipped('revoke', '<failure/><skipped/>'), 'failed'],
    ['a failure after a skip', skipped('revoke', '<skipped/><failure/>'), 'failed'],
    ['an element that nobody knows', skipped('revoke', '<quarantined/>'), 'not_done'],
    ['a crash', skipped('revoke', '<crashed/>'), 'failed'],
    ['words', skipped('revoke', 'not today'), 'not_done'],
    [
      'an element within its output',
      skipped('revoke', '<system-out><failure/></system-out>'),
      'failed',
    ],
    ['output', skipped('revoke', '<system-out>failure</system-out>'), 'passed'],
    [
      'properties',
      skipped('revoke', '<properties><property name="a" value="skipped"/></properties>'),
      'passed',
    ],
    [
      'an expected failure of Playwright',
      skipped('revoke', '<properties><property name="fail" value=""/></properties>'),
      'failed',
    ],
    [
      'an expected failure of pytest',
      skipped('revoke', '<skipped type="pytest.xfail"/>'),
      'failed',
    ],
    ['a test to be written', skipped('revoke', '<skipped type="todo"/>'), 'not_done'],
    ['a disabled test', '<testcase name="revoke" status="notrun"/>', 'not_done'],
    ['a status nobody knows', '<testcase name="revoke" status="odd"/>', 'not_done'],
    ['an aborted one', '<testcase name="revoke" status="aborted"/>', 'failed'],
    ['a failed status', '<testcase name="revoke" status="Failed"/>', 'failed'],
    ['another result', '<testcase name="revoke" status="run" result="skipped"/>', 'not_done'],
    ['another outcome', '<testcase name="revoke" outcome="Failed"/>', 'failed'],
    ['a test that was not executed', '<testcase name="revoke" executed="False"/>', 'not_done'],
    [
      'a test without success',
      '<testcase name="revoke" executed="True" success="False"/>',
      'failed',
    ],
    ['a success', '<testcase name="revoke" executed="True" success="True" errors="0"/>', 'passed'],
    ['a word anywhere', '<testcase name="revoke" kind="todo"/>', 'not_done'],
    [
      'the first instant of a clock',
      '<testcase name="revoke" timestamp="1970-01-01T00:00:00"/>',
      'not_done',
    ],
    [
      "Qt's comment on a skip",
      '<testcase name="revoke" result="pass"><!-- message="no" type="skip" --></testcase>',
      'not_done',
    ],
    ['one of two failed', `${passed('revoke')}${skipped('revoke: twice', '<failure/>')}`, 'failed'],
    [
      'one of two skipped',
      `${passed('revoke')}${skipped('revoke: twice', '<skipped/>')}`,
      'not_done',
    ],
    ['a name that only holds it', passed('does not revoke'), 'not_done'],
    ['a name that begins with it', passed('revoke_all'), 'not_done'],
    ['a name with a word more', passed('revoke the token'), 'not_done'],
    ['one of its kinds', passed('revoke of image pins'), 'passed'],
    ['the name behind its provider', passed('Pinterest revoke'), 'passed'],
    ['the name of another provider', passed('telegram &gt; revoke'), 'not_done'],
    ['words behind a colon', passed('asks: / revoke'), 'not_done'],
    ['parameters', passed('asks[revoke]'), 'not_done'],
    ['the path of a file', passed('tests/revoke/live.test.mjs'), 'not_done'],
    ['the path of a route', passed('GET/v5/revoke'), 'not_done'],
    [
      'a group around another name',
      '<testcase classname="revoke the second" name="the second"/>',
      'passed',
    ],
    [
      'a failure in its group',
      `${passed('revoke')}<testcase classname="revoke two" name="two"><failure/></testcase>`,
      'failed',
    ],
    ['the path of a module', '<testcase classname="tests.revoke" name="test_all"/>', 'not_done'],
    ['a name in capitals', passed('Revoke'), 'passed'],
    ['a name of words', passed('test revoke'), 'passed'],
    ['a number in front', passed('6 - revoke'), 'passed'],
    [
      'a reason that the contract lacks',
      skipped('revoke', `<skipped message="${REASON}"/>`),
      'not_done',
    ],
    ['its name in a comment', `<!-- ${passed('revoke')} -->`, 'not_done'],
    ['its name in CDATA', `<system-out><![CDATA[${passed('revoke')}]]></system-out>`, 'not_done'],
    ['its name in another namespace', `<x:testcase xmlns:x="urn:x" name="revoke"/>`, 'not_done'],
  ];
  for (const [why, cases, outcome] of CASES)
    test(`[T141] ${why}: revoke is ${outcome}`, () => {
      assert.deepEqual(recordedOf(suite(allBut('revoke') + cases)), {
        ...ALL_PASSED,
        revoke: outcome,
      });
    });

  test('[T141] a name of two checks is refused, unless something failed', () => {
    const both = passed('revoke &gt; connect');
    assert.deepEqual(recordedOf(suite(allBut('revoke') + both)), ['test_name_ambiguous']);
    const failed = skipped('final_result', '<failure/>');
    const recorded = recordedOf(suite(both + failed));
    assert.deepEqual(recorded, {
      ...every('not_done'),
      final_result: 'failed',
      connect: 'not_done',
    });
  });

  // Forms of the reason of a skip, and whether it is exactly the one that the contract accepts.
  const REASONS: readonly (readonly [form: string, test: string, isAccepted: boolean])[] = [
    ['a message', `<testcase name="refresh"><skipped message="${REASON}"/></testcase>`, true],
    ['text', `<testcase name="refresh"><skipped>${REASON}</skipped></testcase>`, true],
    [
      'text in CDATA',
      `<testcase name="refresh"><skipped><![CDATA[${REASON}]]></skipped></testcase>`,
      true,
    ],
    [
      'text beside other words',
      `<testcase name="refresh"><skipped message="test skipped: ${REASON}">${REASON}</skipped></testcase>`,
      true,
    ],
    [
      'file and line in front',
      `<testcase name="refresh"><skipped>/a/test.py:6: ${REASON}</skipped></testcase>`,
      true,
    ],
    [
      'a line of its own',
      `<testcase name="refresh"><skipped message="live.cpp:9&#xA;${REASON}"/></testcase>`,
      true,
    ],
    [
      'a line between two places',
      `<testcase name="refresh"><skipped>/a/x.go:15&#xA;${REASON}&#xA;/a/x.go:15</skipped></testcase>`,
      true,
    ],
    [
      'a log of Go',
      `<testcase name="refresh"><skipped message="=== RUN   TestRefresh&#xA;    live_test.go:7: ${REASON}&#xA;--- SKIP: TestRefresh"/></testcase>`,
      true,
    ],
    [
      'words of TAP',
      `<testcase name="refresh"><skipped message="ok 5 # skip ${REASON}"/></testcase>`,
      true,
    ],
    [
      'a property',
      `<testcase name="refresh"><properties><property name="skip" value="${REASON}"/></properties><skipped/></testcase>`,
      true,
    ],
    ['its name', `<testcase name="refresh: ${REASON}"><skipped/></testcase>`, true],
    [
      'its name, beside another reason',
      `<testcase name="refresh: ${REASON}"><skipped message="no account"/></testcase>`,
      false,
    ],
    [
      'a longer text',
      `<testcase name="refresh"><skipped message="${REASON} today"/></testcase>`,
      false,
    ],
    [
      'an expected failure',
      `<testcase name="refresh"><skipped type="pytest.xfail" message="${REASON}"/></testcase>`,
      false,
    ],
    ['nothing', '<testcase name="refresh"><skipped/></testcase>', false],
  ];
  for (const [form, skip, isAccepted] of REASONS)
    test(`a skip for the accepted reason is${isAccepted ? '' : ' not'} excused by ${form}`, () => {
      const recorded = recordedOf(suite(allBut('refresh') + skip));
      assert.ok('refresh' in recorded);
      assert.equal(recorded.refresh === 'not_applicable', isAccepted);
      assert.notEqual(recorded.refresh, 'passed');
    });

  // Something beside the tests of the checks tells that they did not simply pass.
  const AROUND: readonly (readonly [
    why: string,
    xml: string,
    label: Labels['connect'],
    kinds: readonly string[],
  ])[] = [
    ['an error of the suite', suite(`${ALL}<error message="set-up"/>`), 'failed', KINDS],
    ['a failing hook', suite(ALL + skipped('afterAll', '<failure/>')), 'failed', KINDS],
    [
      'an error within something unknown',
      suite(`${ALL}<undefined><error/></undefined>`),
      'failed',
      KINDS,
    ],
    ['a failing case without a name', suite(ALL + skipped('', '<error/>')), 'failed', KINDS],
    ['a counter of failures', suite(ALL, 'failures="1"'), 'failed', KINDS],
    ['a counter of timeouts', suite(ALL, 'timeouts="1"'), 'failed', KINDS],
    ['a counter of skips', suite(ALL, 'tests="6" skipped="1"'), 'not_done', KINDS],
    ['a counter of fewer tests', suite(ALL, 'tests="5"'), 'not_done', KINDS],
    ['a counter of more tests', suite(ALL, 'tests="7"'), 'not_done', KINDS],
    ['a counter that is no number', suite(ALL, 'errors="some"'), 'not_done', KINDS],
    [
      'a failing set-up of one of two suites',
      `<testsuites><testsuite name="a">${passed('connect')}${skipped('setUp', '<failure/>')}</testsuite><testsuite name="b">${allBut('connect')}</testsuite></testsuites>`,
      'failed',
      ['connect'],
    ],
    [
      'a failure in a suite without a check',
      `<testsuites><testsuite name="a">${ALL}</testsuite><testsuite name="b">${skipped('tearDown', '<failure/>')}</testsuite></testsuites>`,
      'failed',
      KINDS,
    ],
    [
      'skips that a suite without a check counts',
      `<testsuites><testsuite name="a">${ALL}</testsuite><testsuite name="b" tests="3" skipped="3"/></testsuites>`,
      'passed',
      KINDS,
    ],
  ];
  for (const [why, xml, label, kinds] of AROUND)
    test(`[T141] ${why}: ${kinds.length} of 6 checks are ${label}`, () => {
      const changed = Object.fromEntries(kinds.map((kind) => [kind, label]));
      const recorded = recordedOf(xml);
      // Where nothing is left to record, nothing is.
      if (label === 'not_done')
        assert.equal(Array.isArray(recorded) && recorded[0], 'test_results_without_checks');
      else assert.deepEqual(recorded, { ...ALL_PASSED, ...changed });
    });

  test('a warning names whatever fails checks, or leaves them undone, without being one of their tests', () => {
    const remarksOn = (xml: string) => {
      const results = readTestResults(Buffer.from(xml), 'junit.xml');
      assert.ok(results.ok);
      const found = checksFrom(results.value, termsFor({ testedAt: AT, exitStatus: 0 }));
      const findings = found.ok ? found.value.remarks : found.findings;
      return findings.map(({ code, found: what }) => [code, what]);
    };
    assert.deepEqual(remarksOn(suite(ALL + skipped('afterAll', '<failure/>'))), [
      ['test_failed_around', '"afterAll" failed'],
    ]);
    assert.deepEqual(remarksOn(suite(ALL, 'tests="7"')).at(-1), [
      'test_counts_differ',
      'suite "live" counts other tests than it shows',
    ]);
  });

  test('a report of a converter that loses failures is refused by its name', () => {
    const report = { reportFormat: 'CTRF', generatedBy: 'junit-to-ctrf', results: {} };
    assert.deepEqual(recordedOf(JSON.stringify(report)), ['test_results_converted']);
  });

  test('[T141] a file that only failed stands for every check', () => {
    assert.deepEqual(recordedOf(suite(skipped('live.test.js', '<failure/>'))), every('failed'));
  });

  test('only the suites that are named are read', () => {
    const xml = `<testsuites><testsuite name="live" file="tests/live.ts">${ALL}</testsuite><testsuite name="boards">${skipped('sorts', '<failure/>')}</testsuite></testsuites>`;
    for (const suites of [['live'], ['live.ts'], ['tests/live.ts']])
      assert.deepEqual(recordedOf(xml, { suites }), ALL_PASSED, suites.join());
    assert.deepEqual(recordedOf(xml, { suites: ['boards'] }), every('failed'));
    assert.deepEqual(recordedOf(xml, { suites: ['lives'] }), ['test_suite_unknown']);
  });

  test('[T141] where the command failed, nothing passed', () => {
    assert.deepEqual(recordedOf(suite(ALL), { exitStatus: 1 }), ['test_command_failed']);
    const failed = suite(allBut('revoke') + skipped('revoke', '<failure/>'));
    assert.deepEqual(recordedOf(failed, { exitStatus: 1 }), {
      ...every('not_done'),
      revoke: 'failed',
    });
    const undone = suite(allBut('revoke') + skipped('revoke', '<skipped/>'));
    assert.deepEqual(recordedOf(undone, { exitStatus: 1 }), {
      ...every('not_done'),
      revoke: 'failed',
    });
  });

  test('[T141] results without any of the checks are refused, with the check that they are nearest to', () => {
    const results = readTestResults(
      Buffer.from(suite(passed('conect') + passed('publishes a pin'))),
      'junit.xml',
    );
    assert.ok(results.ok);
    const found = checksFrom(results.value, termsFor({ testedAt: AT, exitStatus: 0 }));
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
    assert.deepEqual(recordedOf('<testsuite/>', { exitStatus: 0 }), [
      'test_results_without_checks',
    ]);
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
  ];
  for (const [why, xml, expected] of HOSTILE) {
    test(`[T142] ${why} is refused`, () => {
      const read = readTestResults(Buffer.from(xml), 'junit.xml');
      assert.ok(!read.ok);
      assert.deepEqual(
        read.findings.map((one) => [one.code, one.expected]),
        [['test_results_invalid', expected]],
      );
    });
  }

  test('[T142] more test cases than any job has are refused', () => {
    assert.deepEqual(faultsIn(suite('<testcase/>'.repeat(100_001))), [
      ['test_results_invalid', 'at most 100000 test cases'],
    ]);
  });

  test('[T346] attributes and elements without end are refused', () => {
    const attributes = Array.from({ length: 101 }, (_unused, at) => `a${at}=""`).join(' ');
    assert.deepEqual(faultsIn(suite('', attributes)), [
      ['test_results_invalid', 'at most 100 attributes of an element'],
    ]);
    assert.deepEqual(faultsIn(suite('<a/>'.repeat(1_000_000))), [
      ['test_results_invalid', 'at most 1000000 elements'],
    ]);
  });
});

describe('when a run started', () => {
  const at = (attributes: string, terms = {}) => recordedOf(suite(ALL, attributes), terms);

  for (const [form, text] of [
    ['with its zone', '2026-11-28T11:55:00Z'],
    ['with an offset', '2026-11-28T12:55:00+01:00'],
    ['without a zone', '2026-11-28T11:55:00.123456'],
    ['with a blank', '2026-11-28 11:55:00'],
    ['with UTC', '2026-11-28 11:55:00 UTC'],
    ['of an e-mail', 'Sat, 28 Nov 2026 11:55:00 GMT'],
  ])
    test(`a time ${form} is read`, () => {
      const results = readTestResults(Buffer.from(suite(ALL, `timestamp="${text}"`)), 'junit.xml');
      assert.ok(results.ok);
      const found = checksFrom(results.value, termsFor({}));
      assert.ok(found.ok, JSON.stringify(found));
      assert.equal(
        Math.floor(found.value.testedAt / 1000) * 1000,
        Date.parse('2026-11-28T11:55:00Z'),
      );
    });

  for (const text of ['', '1970-01-01T00:00:00', '0001-01-01T00:00:00'])
    test(`"${text}" is no time`, () => {
      const results = readTestResults(Buffer.from(suite(ALL, `timestamp="${text}"`)), 'junit.xml');
      assert.ok(results.ok);
      const found = checksFrom(results.value, termsFor({}));
      assert.deepEqual(found.ok ? [] : found.findings.map(({ code }) => code), [
        'test_start_missing',
      ]);
    });

  test('a time that cannot be read is not guessed, and spoils nothing where the start is known', () => {
    for (const text of ['03/04/2026', '2026-02-30T05:00:00Z'])
      assert.deepEqual(at(`timestamp="${text}"`), ['test_results_invalid']);
    const results = readTestResults(Buffer.from(suite(ALL, 'timestamp="03/04/2026"')), 'junit.xml');
    assert.ok(results.ok);
    const found = checksFrom(results.value, termsFor({ testedAt: AT, exitStatus: 0 }));
    assert.deepEqual(found.ok && found.value.remarks.map(({ code, found: what }) => [code, what]), [
      ['test_time_unread', '03/04/2026'],
    ]);
  });

  test('[T143] results of another day are refused for this run', () => {
    const old = 'timestamp="2026-02-20T05:06:07"';
    assert.deepEqual(at(old, { testedAt: AT }), ['test_results_of_other_time']);
    assert.deepEqual(at('timestamp="2026-11-28T11:50:00"', { testedAt: AT }), ALL_PASSED);
  });

  test('[T143] a start that names its zone cannot be contradicted', () => {
    const started = 'timestamp="2026-11-28T11:00:00Z"';
    assert.deepEqual(at(started, { testedAt: AT }), ['test_results_of_other_time']);
    assert.deepEqual(at(started, { testedAt: AT - 3_600_000 }), ALL_PASSED);
    assert.deepEqual(at(started, { commandStartedAt: AT - 60_000 }), [
      'test_results_of_other_time',
    ]);
  });

  test('[T143] a file without a time is no younger than it was written', () => {
    assert.deepEqual(at('', { testedAt: AT, writtenAt: AT - 3_600_000 }), [
      'test_results_of_other_time',
    ]);
    assert.deepEqual(at('', { testedAt: AT - 3_600_000, writtenAt: AT }), ALL_PASSED);
    assert.deepEqual(at('', { testedAt: AT + 3_600_000 }), ['test_results_of_other_time']);
    // A time without a zone could be of any hour of the day.
    const unzoned = 'timestamp="2026-11-28T11:50:00"';
    assert.deepEqual(at(unzoned, { testedAt: AT, writtenAt: AT - 3_600_000 }), [
      'test_results_of_other_time',
    ]);
  });

  test('a suite without a test that ran has no time', () => {
    const xml = `<testsuites><testsuite name="a" timestamp="2026-11-28T11:55:00Z">${ALL}</testsuite><testsuite name="b" timestamp="2020-01-01T00:00:00Z"><testcase name="c"><skipped/></testcase></testsuite></testsuites>`;
    assert.deepEqual(recordedOf(xml), ALL_PASSED);
  });
});

describe('checks from a list', () => {
  test('each line is a check', () => {
    const list = `# live\nconnect: passed\nrefresh: skipped ${REASON}\nfinal_result: passed post-1\n\nrevoke:failed\r\n`;
    const results = readCheckList(Buffer.from(list), 'checks.txt');
    assert.ok(results.ok);
    assert.deepEqual(
      results.value.cases.map(({ name, outcome, reasons, externalResult }) => [
        name,
        outcome,
        reasons,
        externalResult,
      ]),
      [
        ['connect', 'passed', [], null],
        ['refresh', 'skipped', [REASON], null],
        ['final_result', 'passed', [], 'post-1'],
        ['revoke', 'failed', [], null],
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

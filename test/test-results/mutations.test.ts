import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { often } from '../soak.ts';
import { AT, holds, isRecorded, KINDS, labelledCases, recordedOf } from './corpus.ts';

// Honest files, changed in one place so that they tell of a failure, of a test that was not done, or contradict
// themselves. None of them may end with six checks that hold.

const GREEN = labelledCases().filter(
  ({ before, checks, id, kind }) =>
    kind === 'honest' &&
    before === undefined &&
    // Its honest tries fail once in the file.
    id !== 'gotestsum-rerun' &&
    checks !== undefined &&
    KINDS.every((check) => holds(checks[check])),
);
const XML = GREEN.filter(({ results }) => !results.trimStart().startsWith('{'));
const CTRF = GREEN.filter(
  ({ results }) => results.includes('"reportFormat"') && !results.includes('junit-to-ctrf'),
);

const ELEMENTS = [
  '<failure/>',
  '<error message="x"/>',
  '<x:failure xmlns:x="urn:x"/>',
  '<FAILURE/>',
  '<crashed/>',
  '<warning/>',
  '<incomplete/>',
  '<ignored/>',
  '<pending/>',
  '<todo/>',
  '<skipped/>',
  '<skipped message="no account"/>',
  '<skipped type="pytest.xfail"/>',
  '<inconclusive/>',
  '<anything/>',
  'words',
  '<properties><property name="fail" value=""/></properties>',
  '<system-out><failure/></system-out>',
  '<rerunFailure/>',
];
const ATTRIBUTES = [
  'status="failed"',
  'status="notrun"',
  'status="odd"',
  'status=""',
  'result="skipped"',
  'result="FAIL"',
  'outcome="Failed"',
  'outcome="NotExecuted"',
  'executed="False"',
  'success="False"',
  'failure="x"',
  'errors="1"',
  'disabled="true"',
  'kind="todo"',
  'timestamp="1970-01-01T00:00:00"',
  'conclusion="cancelled"',
  'state="timed out"',
  'verdict="inconclusive"',
  'isSkipped="true"',
  'has-failed="yes"',
  'ran="no"',
  'skipReason="no account"',
];
const COUNTERS = [
  'failures="1"',
  'errors="2"',
  'failed="1"',
  'crashed="1"',
  'aborted="1"',
  'skipped="99"',
  'disabled="99"',
  'ignored="99"',
  'todo="99"',
  'inconclusive="99"',
  'not-run="99"',
  'failures="-1"',
  'failureCount="1"',
  'failed-tests="1"',
  'not_run="99"',
  'total="1000000"',
  'result="failed"',
  'status="ERROR"',
  'success="false"',
  'errors="?"',
  'tests="0"',
  'tests="1000000"',
];
const AROUND = [
  '<testcase name="afterAll"><failure/></testcase>',
  '<testcase name=""><error/></testcase>',
  '<testcase name="tests/a.js"><failure/></testcase>',
  '<error/>',
  '<failure message="set-up"/>',
  '<testsuite name="vitest unhandled errors"><testcase name="x"><error/></testcase></testsuite>',
  '<testsuite name="hooks" failures="1"/>',
];

const CASE = /<testcase\b[^>]*?(\/>|>(?:(?!<testcase)[\s\S])*?<\/testcase>)/g;
const SHOWS = /\sname="(?!begin )[^"]*(?:connect|authoriz|publish|final|refresh|revoke)/i;

function cases(xml: string): readonly string[] {
  return [...xml.matchAll(CASE)]
    .map(([text]) => text)
    .filter((text) => SHOWS.test(text) && !text.includes('<skipped'));
}

/** Puts something into a test case. */
function within(text: string, inner: string): string {
  return text.endsWith('/>')
    ? `${text.slice(0, -2)}>${inner}</testcase>`
    : text.replace(/<\/testcase>$/, `${inner}</testcase>`);
}

/** Gives an element another attribute, in the place of its own of that name. */
function marked(tag: string, attribute: string): string {
  const name = attribute.slice(0, attribute.indexOf('='));
  const without = tag.replace(new RegExp(`\\s${name}=(?:"[^"]*"|'[^']*')`), '');
  return without.replace(/^<[\w:]+/, (start) => `${start} ${attribute}`);
}

/** Files whose classes or suites are named after the checks, too. */
const NAMED_TWICE = /^(?:ctest|jest-nested|newman)/;

interface Mutation {
  readonly what: string;
  readonly results: string;
  readonly exitStatus?: number;
}

/** Every change of one file, with the places of the cases taken in turn. */
function mutationsOf(xml: string): readonly Mutation[] {
  const own = cases(xml);
  const at = (turn: number) => own[turn % own.length] ?? '';
  const changed = (turn: number, to: (text: string) => string) =>
    xml.replace(at(turn), () => to(at(turn)));
  const innermost =
    /<testsuites?\b[^>]*>(?=(?:(?!<testsuite)[\s\S])*?<testcase)/.exec(xml)?.[0] ?? '';
  return [
    ...ELEMENTS.map((one, turn) => ({
      what: one,
      results: changed(turn, (text) => within(text, one)),
    })),
    ...ATTRIBUTES.map((one, turn) => ({
      what: one,
      results: changed(turn, (text) => marked(text, one)),
    })),
    ...COUNTERS.map((one) => ({
      what: one,
      results: xml.replace(innermost, marked(innermost, one)),
    })),
    ...AROUND.map((one) => ({ what: one, results: xml.replace(innermost, `${innermost}${one}`) })),
    ...KINDS.map((_kind, turn) => ({ what: 'a case less', results: changed(turn, () => '') })),
    {
      what: 'another name',
      results: changed(0, (text) => text.replace(/\sname="[^"]*"/, ' name="other"')),
    },
    { what: 'exit status 1', results: xml, exitStatus: 1 },
    { what: 'half the file', results: xml.slice(0, xml.length / 2) },
  ];
}

/** Counters that some tools write for a whole, green run. */
function isHonest(id: string, what: string): boolean {
  return id.startsWith('pytest') && what === 'tests="1000000"';
}

describe('a changed results file', () => {
  for (const [index, { config_checks, id, results }] of XML.entries()) {
    const all = mutationsOf(results).filter(({ what }) => !isHonest(id, what));
    const step = Math.ceil(all.length / often(24, all.length));
    const some = all.filter((_one, at) => (at + index) % step === 0);
    test(`[T141] of ${id} never passes what it tells against: ${some.length} changes`, () => {
      for (const { exitStatus = 0, results: xml, what } of some) {
        const label = recordedOf(xml, { exitStatus, named: config_checks, at: AT });
        const isWhole = isRecorded(label) && KINDS.every((kind) => holds(label[kind]));
        const isSpare = what === 'a case less' && cases(results).length > KINDS.length;
        assert.ok(!isWhole || isSpare || (what === 'another name' && NAMED_TWICE.test(id)), what);
      }
    });
  }

  for (const { id, results } of CTRF)
    test(`[T141] of ${id} never passes what it tells against`, () => {
      const changes: readonly (readonly [from: RegExp, to: string])[] = [
        [/"status":\s*"passed"/, '"status": "failed"'],
        [/"status":\s*"passed"/, '"status": "other"'],
        [/"status":\s*"passed"/, '"status": "PASSED"'],
        [/"status":\s*"passed"/, '"status": null'],
        [/"rawStatus":\s*"passed"/, '"rawStatus": "failed"'],
        [/"rawStatus":\s*"passed"/, '"rawStatus": "run"'],
        [/"failed":\s*0/, '"failed": 1'],
        [/"skipped":\s*0/, '"skipped": 1'],
        [/"pending":\s*0/, '"pending": 2'],
        [/"other":\s*0/, '"other": 1'],
        [/"tests":\s*\d+/, '"tests": 99'],
        [/"passed":\s*\d+/, '"passed": 1'],
        [/"reportFormat":\s*"CTRF"/, '"reportFormat": "other"'],
      ];
      for (const [from, to] of changes) {
        const changed = results.replace(from, to);
        if (changed === results || (to.includes('run"') && !from.test(results))) continue;
        const label = recordedOf(changed, { exitStatus: 0 });
        const isWhole = isRecorded(label) && KINDS.every((kind) => holds(label[kind]));
        assert.ok(!isWhole || to === '"rawStatus": "run"', to);
      }
    });
});

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { proofFaults, threatsPage, type ThreatGroup } from '../../scripts/generate/threats.ts';

const root = join(import.meta.dirname, '../..');

/** A mark, put together: one in a literal would be a mark of this file. */
const mark = (id: string): string => `[${id}]`;
const file = (text: string) => ['test/a.test.ts', text] as const;

const groups: readonly ThreatGroup[] = [
  {
    title: 'Area',
    source: 'specification',
    threats: [
      { id: 'T01', threat: 'one', control: 'a' },
      { id: 'T02', threat: 'other', control: 'b' },
    ],
  },
];

test('every threat has a test, and every test that proves one names one that there is', () => {
  const page = threatsPage(root);
  assert.match(page, /^### T01: /m);
  assert.doesNotMatch(page, /\$\{/);
});

test('a threat without a test is found', () => {
  const one = file(`test('${mark('T01')} it', () => {});`);
  assert.deepEqual(proofFaults(groups, [one]), ['T02 (other) has no test']);
  const both = file(`describe(\`${mark('T01')}${mark('T02')} it\`, () => {});`);
  assert.deepEqual(proofFaults(groups, [both]), []);
});

test('a test without its threat is found', () => {
  const text = ['T01', 'T02', 'T03'].map((id) => `test("${mark(id)} it", () => {});`).join('\n');
  assert.deepEqual(proofFaults(groups, [file(text)]), [
    'test/a.test.ts: "it" proves T03, which is no threat',
  ]);
});

test('a mark that is not at the beginning of a name is found', () => {
  const text = `test('${mark('T01')}${mark('T02')} it', () => {});\n// ${mark('T02')}`;
  assert.deepEqual(proofFaults(groups, [file(text)]), [
    'test/a.test.ts: a mark is not at the beginning of a name in quotes',
  ]);
});

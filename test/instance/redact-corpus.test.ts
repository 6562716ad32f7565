import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { redactLines } from '../../src/instance/redact.ts';
import { ORDINARY } from './harmless.ts';
import { CORPUS, SPELLINGS, TABLES, WORDS, type SecretText } from './secret-corpus.ts';

const redacted = (text: string) => redactLines(text.split('\n')).join('\n');

/** The text without its marks, and the parts of it that must not come through. */
function parted(marked: string, spell: (text: string) => string) {
  const parts = marked.split(/[«»]/);
  const spelt = parts.map(spell);
  return { text: spelt.join(''), hidden: spelt.filter((_part, index) => index % 2 === 1) };
}

/** Whether a piece of something is left that is long enough to help. */
function shows(shown: string, hidden: string): boolean {
  const length = Math.min(6, hidden.length);
  for (let at = 0; at + length <= hidden.length; at += 1)
    if (shown.includes(hidden.slice(at, at + length))) return true;
  return false;
}

function leaksOf(corpus: readonly SecretText[], spell: (text: string) => string): string[] {
  return corpus.flatMap(({ kind, text: marked }) => {
    const { text, hidden } = parted(marked, spell);
    const shown = redacted(text);
    return hidden.some((one) => shows(shown, one)) ? [`${kind}: ${text}\n  => ${shown}`] : [];
  });
}

function none(faults: readonly string[]): void {
  assert.equal(faults.length, 0, `${faults.length}:\n${faults.slice(0, 40).join('\n')}`);
}

describe('made-up secrets', () => {
  test('are of enough kinds, in enough spellings', (t) => {
    const kinds = new Set(CORPUS.map(({ kind }) => kind)).size;
    const spellings = Object.keys(SPELLINGS).length + Object.keys(WORDS).length;
    assert.ok(CORPUS.length >= 200 && kinds >= 40 && spellings >= 6);
    t.diagnostic(`${CORPUS.length} secrets of ${kinds} kinds in ${spellings} spellings`);
  });

  for (const [name, spell] of Object.entries(SPELLINGS))
    test(`[T170] do not come through ${name}`, () => none(leaksOf(CORPUS, spell)));

  test('[T170] do not come through in a table', () => none(leaksOf(TABLES, (text) => text)));

  for (const [name, spell] of Object.entries(WORDS))
    test(`[T170] do not come through as ${name}`, () => {
      const whole = CORPUS.map(({ kind, text }) => ({
        kind,
        text: `payload «${spell(text.replaceAll(/[«»]/g, ''))}» received`,
      }));
      none(leaksOf(whole, (text) => text));
    });
});

describe('harmless lines', () => {
  test('are enough', () => assert.ok(new Set(ORDINARY).size >= 150, String(ORDINARY.length)));

  for (const [name, spell] of Object.entries(SPELLINGS))
    test(`[T171] stay as they are, ${name}`, () => {
      const lines = ORDINARY.map(spell);
      none(lines.flatMap((line) => (redacted(line) === line ? [] : [`${line}\n  => ${redacted(line)}`])));
    });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { redactLines } from '../../src/instance/redact.ts';
import { ORDINARY } from './harmless.ts';
import { CORPUS, SPELLINGS, TABLES, WORDS, type SecretText } from './secret-corpus.ts';

const redacted = (text: string) => redactLines(text.split('\n')).join('\n');

/** So many characters of a secret in a row would help somebody. */
const HELPFUL = 6;

/** Returns whether a redacted text still shows a part of a secret, marked in the text by « and ». */
function leaks(marked: string, spell: (text: string) => string): string | undefined {
  const parts = marked.split(/[«»]/);
  const spelt = parts.map(spell);
  const text = spelt.join('');
  const shown = redacted(text);
  const around = spelt.filter((_part, index) => index % 2 === 0).join('\n');
  const isShown = spelt.some((hidden, index) => {
    if (index % 2 === 0) return false;
    const plain = parts[index]?.length ?? 1;
    const length = Math.min(Math.ceil((HELPFUL * hidden.length) / plain), hidden.length);
    return Array.from({ length: hidden.length - length + 1 }, (_, at) =>
      hidden.slice(at, at + length),
    ).some((part) => shown.includes(part) && !around.includes(part));
  });
  return isShown ? `${text}\n  => ${shown}` : undefined;
}

function leaksOf(corpus: readonly SecretText[], spell: (text: string) => string): string[] {
  return corpus.flatMap(({ kind, text }) => {
    const leak = leaks(text, spell);
    return leak === undefined ? [] : [`${kind}: ${leak}`];
  });
}

function none(faults: readonly string[]): void {
  assert.equal(faults.length, 0, `${faults.length}:\n${faults.slice(0, 12).join('\n')}`);
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

test('[T170] do not come through quoted-printable lines that go on', () => {
  // No line is longer than 76 characters (RFC 2045 section 6.7): where they end, hangs on what is before.
  for (const before of ['', 'x'.repeat(40), 'x'.repeat(60), 'x'.repeat(68)]) {
    const text = `${before} db_password=3Dqydhbp53kgdw retry=3D1`.replace(/^.{75}/, '$&=\n');
    const shown = redacted(text);
    assert.ok(!/qydh|bp53|kgdw/.test(shown), `${text}\n  => ${shown}`);
    assert.equal(shown.split('\n').length, text.split('\n').length);
  }
});

describe('harmless lines', () => {
  test('are enough', () => assert.ok(new Set(ORDINARY).size >= 150, String(ORDINARY.length)));

  for (const [name, spell] of Object.entries(SPELLINGS)) {
    // A sentence with tabs between its words is a row of a table, whose cells are names and values.
    if (name === 'separated by tabs') continue;
    test(`[T171] stay as they are, ${name}`, () => {
      const lines = ORDINARY.map(spell);
      none(
        lines.flatMap((line) =>
          redacted(line) === line ? [] : [`${line}\n  => ${redacted(line)}`],
        ),
      );
    });
  }
});

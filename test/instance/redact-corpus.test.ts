import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { redactLines } from '../../src/instance/redact.ts';
import { fc } from '../fast-check.ts';
import { often } from '../soak.ts';
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

/** Alphabets that secrets are made of; what is long enough of each cannot be guessed. */
const ALPHABETS: readonly (readonly [alphabet: string, least: number])[] = [
  ['abcdefghijklmnopqrstuvwxyz', 8],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 8],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 8],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 8],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_', 8],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', 8],
  ['abcdef0123456789', 8],
  ['0123456789', 6],
  ['abcdefghijklmnopqrstuvwxyz0123456789 !$%&*?~^#@:;,.=()[]{}<>|/\'"`\\', 12],
  ['пароль密码ñéüßabc123', 8],
];

/** Drawn character by character: fast-check mixes names such as `hasOwnProperty` into its own strings. */
const secret = fc.constantFrom(...ALPHABETS).chain(([alphabet, least]) =>
  fc
    .array(fc.constantFrom(...alphabet.split('')), {
      minLength: least,
      maxLength: 64,
      size: 'max',
    })
    .map((characters) => characters.join('')),
);

/** Where a secret stands in a line. */
const context = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => `upstream refused ${text} with status 401`,
  (text) => `2026-11-21T08:30:00Z app[7]: sent ${text}, got 200 in 12 ms`,
  (text) => `state=healthy user=${text} status=200`,
  (text) => `level=info msg="sent ${text} again" port=80`,
  (text) => `password: ${text}`,
  (text) => `heslo je ${text}`,
  (text) => `X-Api-Key,${text}`,
  (text) => `error(${text})`,
  (text) => `error[${text}]: not found`,
  (text) => `GET /api/v1/${text} HTTP/1.1`,
  (text) => `GET /api/v1/ready?state=${text} 200`,
  (text) => `https://claims.example.com/${text}`,
  (text) => `at load (/srv/${text}/index.js:12:34)`,
  (text) => `COPY users (id, name) FROM stdin;\n7\t${text}\t12`,
  (text) => `name="user"\n\n${text}`,
  (text) => `<status>${text}</status>`,
  (text) => JSON.stringify({ level: 'info', status: 200, state: text }),
  (text) => JSON.stringify({ level: 'info', [text]: 'open' }),
  (text) => JSON.stringify({ event: 'request', names: ['Host', text], req: { url: text } }),
  (text) => JSON.stringify({ log: JSON.stringify({ msg: `sent ${text}` }) }),
  (text) => `{"level":"info","state":${JSON.stringify(text)},`,
);

const spelling = fc.constantFrom(...Object.values(SPELLINGS), ...Object.values(WORDS));

test('[T170] random secrets never come through, whatever is around them and however they are spelled', () => {
  const property = fc.property(
    secret,
    context,
    spelling,
    fc.boolean(),
    (text, place, spell, all) => {
      const given = all ? spell(place(text)) : place(spell(text));
      const around = place('');
      const shown = redacted(given);
      for (const hidden of [text, spell(text)])
        for (let at = 0; at + HELPFUL <= hidden.length; at += 1) {
          const part = hidden.slice(at, at + HELPFUL);
          assert.ok(
            !shown.includes(part) || around.includes(part) || spell(around).includes(part),
            `${given}\n  => ${shown}`,
          );
        }
    },
  );
  fc.assert(property, { numRuns: often(3000, 200_000) });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_SURFACE_BYTES } from '../../src/surfaces/index.ts';
import { claim, EMPTY, found, inspect } from './documents.ts';

const scan = (text: string, allowed: readonly string[] = [], file = 'a.md') =>
  found(text, { template: undefined, allowed, file });

test('[T44] a word of claiming near the name of a provider is found, at its line and column', () => {
  assert.deepEqual(scan('We are\ncertified for Pinterest.\n'), ['advertised_without_claim 2:15']);
  for (const text of [
    'Pinterest is officially supported',
    'PINTEREST: certified',
    '**Pinterest** — live-certified',
    'supports\n\nPinterest',
    '| Pinterest | ✓ verified |',
    '<td>Pinterest</td><td>Certified</td>',
    'Publish to Pinterest in one click',
    'Works with Last.fm',
    'Pin\u{ad}terest is certified',
    'Ｐｉｎｔｅｒｅｓｔ is certified',
    'Pinterest is battle-tested',
    'Supported: Telegram',
  ])
    assert.deepEqual(
      scan(text).map((item) => item.split(' ')[0]),
      ['advertised_without_claim'],
      text,
    );
});

test('a heading speaks for everything under it, up to the next one', () => {
  const list = '- one two three four five six seven eight nine ten eleven\n- Pinterest\n';
  assert.deepEqual(scan(`# Certified providers\n\n${list}`), ['advertised_without_claim 4:3']);
  assert.deepEqual(scan(`<h2>Certified</h2>\n${list}`, [], 'a.html'), [
    'advertised_without_claim 3:3',
  ]);
  assert.deepEqual(scan(`# Certified\n\n# Others\n\n${list}`), []);
});

test('names alone, words alone and both far apart are nobody’s business', () => {
  for (const text of [
    'Pinterest',
    'This is certified.',
    'Pinteresting, certified',
    `Pinterest ${'word '.repeat(11)} certified`,
    'certify Pinterest',
  ])
    assert.deepEqual(scan(text), [], text);
});

test('inside of the block the claims speak, outside of it nobody', () => {
  const claims = [claim()];
  const { written = '' } = inspect(EMPTY, {}, claims);
  assert.match(written, /Pinterest/);
  assert.deepEqual(found(`# Certified\n\n${written}`, {}, claims), []);
  assert.deepEqual(found(`${written}Pinterest is certified.\n`, {}, claims), [
    'advertised_without_claim 6:1',
  ]);
});

test('Discord incoming webhooks, a separate mode, may be told; Discord bots may not', () => {
  assert.deepEqual(
    scan('We support Discord incoming webhooks.\nDiscord incoming\nwebhooks are supported.'),
    [],
  );
  assert.deepEqual(scan('Discord bots and Discord incoming webhooks are supported.'), [
    'advertised_without_claim 1:1',
  ]);
  assert.deepEqual(scan('Discord webhooks are supported'), ['advertised_without_claim 1:1']);
});

test('an allowed phrase excuses itself and nothing beside it', () => {
  const phrase = 'Pinterest is not certified';
  assert.deepEqual(scan('Pinterest is *not*\ncertified.', [phrase]), []);
  assert.deepEqual(scan('Pinterest is not certified, Telegram neither.', [phrase]), []);
  assert.deepEqual(scan('Pinterest is certified', [phrase]), ['advertised_without_claim 1:1']);
  assert.deepEqual(scan('Pinterest is certified', ['!?']), ['advertised_without_claim 1:1']);
  assert.ok(inspect(phrase, { allowed: [phrase, 'other words'] }).used.has(phrase));
  assert.ok(!inspect(phrase, { allowed: [phrase, 'other words'] }).used.has('other words'));
});

test('[T46] large documents, made to be slow, are read to their end', () => {
  for (const text of [
    'Pinterest certified ',
    'Pinterest ',
    'certified ',
    '# Certified\n',
    '<!-- claimgate ',
    '<!--   ',
    '```\n',
    'discord incoming ',
    '<h1',
    '\r',
    '\u{ad}',
  ]) {
    const whole = text.repeat(Math.floor(MAX_SURFACE_BYTES / 8 / Buffer.byteLength(text)));
    const codes = found(whole, { allowed: ['discord incoming discord incoming nothing'] });
    assert.ok(codes.length >= 1 && codes.length <= whole.length, JSON.stringify(text));
  }
});

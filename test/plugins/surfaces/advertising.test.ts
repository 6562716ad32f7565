import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_SURFACE_BYTES } from '../../../src/plugins/surfaces/documents.ts';
import { often } from '../../soak.ts';
import { claim, EMPTY, found, inspect } from './documents.ts';

/** Where work that grows with the square of the size takes many seconds, in bytes. */
const LARGE = MAX_SURFACE_BYTES / often(32, 8);

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
    'We support Pinterest.',
    'Connect your Telegram bot.',
    'Pinterest analytics are available.',
    'Telegram is now live.',
    'Publish your photos on Pinterest.',
    'Schedule a month of Pinterest in an hour.',
    'Compatible with Telegram.',
    'Our Pinterest integration is here.',
    'Share to Telegram with one tap.',
    'Link your Pinterest account.',
    'Ready for Telegram.',
    'Tested with Pinterest.',
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
    scan(
      "We support Discord incoming webhooks.\nDiscord incoming\nwebhooks are supported. Discord's incoming webhooks are available; so is a Discord’s incoming webhook.",
    ),
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
    const whole = text.repeat(Math.floor(LARGE / Buffer.byteLength(text)));
    const codes = found(whole, { allowed: ['discord incoming discord incoming nothing'] });
    assert.ok(codes.length >= 1 && codes.length <= whole.length, JSON.stringify(text));
  }
});

const HIDDEN: Readonly<Record<string, readonly string[]>> = {
  'emphasis inside a word': ['Pin*ter*est is certified', 'Pin__ter__est is cer**ti**fied'],
  'characters that nobody sees': [
    'Pin\u{fe0f}terest is certified',
    'Pin\u{34f}terest is certified',
    'Pin\u{3164}terest is certified',
    'Pin\u{200b}terest is cer\u{2060}tified',
    'P\u{336}i\u{336}nterest is certified',
  ],
  'character references': [
    '&#80;interest is certified',
    '&#x50;interest is certified',
    'Pin&shy;terest is certified',
    '&Popf;interest is certified',
    'P&iukcy;nterest is certified',
    'Pi&nacute;terest is certified',
    'Pin&tcy;erest is certified',
    'Pinterest is certi&#102ied',
    'Pinterest is verifie&dstrok;',
    'Pinterest is &#99;ertified',
  ],
  'tags and comments inside a name': [
    'Pin<wbr>terest is certified',
    'Pin<!-- -->terest is certified',
    'Pin<!--\n-->terest is certified',
    '<b>P</b>interest is certified',
    '[Pin](https://example.com/a)terest is certified',
    '[Pin][a]terest is certified',
  ],
  'letters of other alphabets that look the same': [
    'P\u{456}nterest is certified',
    '\u{420}\u{406}NTEREST is certified',
    '\u{3a1}interest is certified',
    '\u{1d5e3}interest is certified',
    'Pinterest is \u{441}ertified',
    'Pinter\u{435}st is certifi\u{435}d',
  ],
  'escaped punctuation': ['Last\\.fm works with us: supported'],
};

for (const [what, texts] of Object.entries(HIDDEN)) {
  test(`[T95] ${what} hide no name`, () => {
    for (const text of texts)
      for (const file of ['a.md', 'a.html']) {
        if (file === 'a.html' && /[*_[\\]/.test(text)) continue;
        assert.equal(scan(text, [], file).length, 1, `${file} ${text}`);
      }
  });
}

test('[T95] a name that markup hides is found where it starts in the source', () => {
  assert.deepEqual(scan('a &amp; b\nc &#80;in<wbr>terest is certified'), [
    'advertised_without_claim 2:3',
  ]);
});

test('comments are invisible, so they do not count as words in between; code shows them', () => {
  const far = 'word '.repeat(11);
  assert.equal(scan(`Pinterest <!-- ${far} --> certified`).length, 1);
  assert.equal(scan('`<!-- Pinterest is certified -->`').length, 1);
  assert.deepEqual(scan(`Pinterest <!-- not closed ${far} certified`), []);
});

const FAR = 'one two three four five six seven eight nine ten eleven';

test('[T95] a Setext heading speaks for everything under it', () => {
  for (const heading of [
    'Certified providers\n===',
    'Certified\nproviders\n---',
    '<h2>\nCertified\n</h2>',
  ])
    assert.equal(scan(`${heading}\n\n- ${FAR}\n- Pinterest\n`).length, 1, heading);
  assert.deepEqual(scan(`Certified\n\n---\n\n- ${FAR}\n- Pinterest\n`), []);
  assert.deepEqual(scan(`Certified\n===\n\nOther\n---\n\n- ${FAR}\n- Pinterest\n`), []);
});

test('[T95] the words of a row and the head of its table speak for it, however wide it is', () => {
  for (const [file, table] of [
    ['a.md', `| Pinterest | ${FAR} | certified |\n`],
    ['a.md', `| Name | Certified |\n| --- | --- |\n| ${FAR} | yes |\n| Pinterest | yes |\n`],
    ['a.html', `<tr><td>Pinterest</td><td>${FAR}</td><td>certified</td></tr>`],
    [
      'a.html',
      `<table><tr><th>Certified</th></tr><tr><td>${FAR}</td></tr><tr><td>Pinterest</td></tr></table>`,
    ],
  ] as const)
    assert.equal(scan(table, [], file).length, 1, table);
  assert.deepEqual(scan(`| Pinterest | ${FAR} |\n| Other | certified |\n`), []);
  assert.deepEqual(scan(`| Certified |\n| --- |\n| ${FAR} |\n\nPinterest\n`), []);
});

test('an allowed phrase is excused where its markup parts it', () => {
  const phrase = 'Pinterest is not certified';
  assert.deepEqual(scan('Pinterest is <b class="a b">not</b> certified', [phrase]), []);
});

test('[T46] documents of markup without end are read to their end', () => {
  for (const text of [
    '<a ',
    '<!-- ',
    '&#',
    '&a',
    '](',
    '][',
    '[',
    '\\',
    '<h2>\n',
    '|',
    '| - ',
    '<tr>',
    '<table>',
    '![',
    'a\n===\n',
    '| a |\n| - |\n',
    '*',
    '\u{3164}',
    '\u{456}',
    '<!-- -->',
    '&#80;',
    '  \t',
  ]) {
    const whole = text.repeat(Math.floor(LARGE / 2 / Buffer.byteLength(text)));
    assert.deepEqual(scan(whole), [], JSON.stringify(text));
  }
});

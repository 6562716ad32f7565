import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOTHING_CLAIMED } from '../../../src/plugins/surfaces/documents.ts';
import { fc } from '../../fast-check.ts';
import { claim, EMPTY, found, inspect } from './documents.ts';

const OPEN = '<!-- claimgate:claims -->';
const CLOSE = '<!-- claimgate:end -->';

test('a block that says what the claims file says has no findings', () => {
  assert.deepEqual(found(`# Title\n\n${EMPTY}\nMore.\n`), []);
  assert.deepEqual(found(EMPTY, { template: 'table' }), []);
  assert.deepEqual(found(EMPTY, { template: 'sentence' }), []);
});

test('each way to make a block unclear has its code and its place', () => {
  assert.deepEqual(found('# Title\n'), ['surface_block_missing']);
  assert.deepEqual(found(''), ['surface_block_missing']);
  assert.deepEqual(found(`a\n${OPEN}\n${CLOSE}\n${OPEN}\n${CLOSE}\n`), [
    'surface_block_doubled 4:1',
  ]);
  assert.deepEqual(found(`${OPEN}\n  ${OPEN}\n${CLOSE}\n`), ['surface_block_nested 2:3']);
  assert.deepEqual(found(`a\n${OPEN}\nb\n`), ['surface_block_unclosed 2:1']);
  assert.deepEqual(found(`a\n${OPEN}`), ['surface_block_unclosed 2:1']);
  assert.deepEqual(found(`${CLOSE}\n`), ['surface_block_unopened 1:1']);
  assert.deepEqual(found(`${OPEN}\n${CLOSE}\n${CLOSE}\n`), ['surface_block_unopened 3:1']);
  for (const marker of [
    '<!-- claimgate:claim -->',
    '<!--claimgate:claims-->',
    '<!-- CLAIMGATE:CLAIMS -->',
    `text ${OPEN}`,
    `${OPEN} text`,
  ])
    assert.equal(found(`${marker}\n${CLOSE}\n`)[0], 'surface_marker_malformed 1:1', marker);
});

test('markers in a fenced code block are an example; inside of a block nothing hides its end', () => {
  for (const fence of ['```', '~~~~', '```html'])
    assert.deepEqual(found(`${fence}\n${EMPTY}${fence.replace(/[a-z]+/, '')}\n`), [
      'surface_block_missing',
    ]);
  assert.deepEqual(found(`\`\`\`\n${OPEN}\n`), ['surface_block_missing']);
  assert.deepEqual(found(`\`\`\` not \`a\` fence\n${EMPTY}`), []);
  assert.deepEqual(found(`${OPEN}\n\`\`\`\n${CLOSE}\n`), ['surface_block_differs 1']);
  // HTML has no fences.
  const html = `<p>\n\`\`\`\n</p>\n${EMPTY.replace(NOTHING_CLAIMED, `<p>${NOTHING_CLAIMED}</p>`)}`;
  assert.deepEqual(found(html, { file: 'a.html' }), []);
});

test('writing changes the inside only, once, and keeps line ends, byte order mark and indent', () => {
  const around = (eol: string, bom: string, indent: string, inside: string) =>
    [
      `${bom}# Title`,
      '',
      `${indent}${OPEN}`,
      inside,
      `${indent}${CLOSE}`,
      'end without a line end',
    ].join(eol);
  for (const eol of ['\n', '\r\n'])
    for (const bom of ['', '\u{feff}'])
      for (const indent of ['', '  ']) {
        const written = inspect(around(eol, bom, indent, 'old')).written;
        assert.equal(
          written,
          around(eol, bom, indent, ['', `${indent}${NOTHING_CLAIMED}`, ''].join(eol)),
        );
        assert.deepEqual(found(written ?? ''), []);
        assert.equal(inspect(written ?? '').written, written);
      }
});

test('an empty inside of a document that starts or ends with its block is written as well', () => {
  assert.equal(inspect(`${OPEN}\n${CLOSE}`).written, EMPTY.trimEnd());
});

test('each template says exactly what is claimed, sorted, equal lines once', () => {
  const claims = [
    claim({ operation: 'publish_scheduled' }),
    claim(),
    claim({ app_fingerprint: `sha256:${'9'.repeat(64)}` }),
    claim({ provider: 'mastodon', output_profile: 'status' }),
  ];
  const inside = (template: 'list' | 'table' | 'sentence', file = 'a.md') =>
    inspect(`${OPEN}\n${CLOSE}\n`, { template, file }, claims).written?.split('\n').slice(2, -3);
  assert.deepEqual(inside('list'), [
    '- Pinterest: image-pin, business account, published immediately, policy mode standard',
    '- Pinterest: image-pin, business account, scheduled, policy mode standard',
    '- mastodon: status, business account, published immediately, policy mode standard',
  ]);
  assert.deepEqual(inside('table'), [
    '| Provider | Format | Account | Operation | Policy mode |',
    '| --- | --- | --- | --- | --- |',
    '| Pinterest | image-pin | business | published immediately | standard |',
    '| Pinterest | image-pin | business | scheduled | standard |',
    '| mastodon | status | business | published immediately | standard |',
  ]);
  assert.match(
    inside('sentence')?.join() ?? '',
    /^Live-certified, exactly so and no further: Pin.*standard\.$/,
  );
  assert.deepEqual(inside('list', 'a.html')?.at(0), '<ul>');
  assert.equal(inside('table', 'a.htm')?.filter((line) => line.includes('<td>')).length, 3);
  assert.match(inside('sentence', 'a.html')?.join() ?? '', /^<p>Live.*<\/p>$/);
});

test('a block with one claim too many, too few or of other words differs', () => {
  const written = inspect(`${OPEN}\n${CLOSE}\n`, {}, [claim()]).written ?? '';
  assert.deepEqual(found(written, {}, [claim()]), []);
  assert.deepEqual(found(written, {}, []), ['surface_block_differs 1']);
  assert.deepEqual(found(EMPTY, {}, [claim()]), ['surface_block_differs 1']);
  assert.deepEqual(found(written.replace('business', 'any'), {}, [claim()]), [
    'surface_block_differs 1',
  ]);
});

test('what is not UTF-8 is not judged', () => {
  assert.deepEqual(found(Buffer.from([0xff, 0xfe, 0x41])), ['surface_not_text']);
});

test('whatever stands around it, a block is found, written and then right', () => {
  const line = fc
    .string({ maxLength: 20 })
    .filter((text) => !/claimgate|^ {0,3}(`{3}|~{3})|\n/i.test(text));
  const lines = fc.array(line, { maxLength: 5 });
  fc.assert(
    fc.property(
      lines,
      lines,
      lines,
      fc.constantFrom('\n', '\r\n'),
      (before, inside, behind, eol) => {
        const text = [...before, OPEN, ...inside, CLOSE, ...behind].join(eol);
        const { written } = inspect(text);
        assert.ok(written !== undefined);
        assert.ok(written.startsWith(before.map((part) => part + eol).join('')));
        assert.ok(written.endsWith([CLOSE, ...behind].join(eol)));
        assert.equal(inspect(written).written, written);
      },
    ),
  );
});

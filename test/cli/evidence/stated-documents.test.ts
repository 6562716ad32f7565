import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Source } from '../../../src/cli/named-file.ts';
import { itemsIn } from '../../../src/cli/evidence/stated-documents.ts';
import { digestOf } from '../../../src/digest/index.ts';
import { MAX_APPEND_BYTES, type AppendItem } from '../../../src/ledger/prepare-record.ts';
import { temporaryFolder } from '../../repositories.ts';

const HOST = { stderr: { isTerminal: false, write: () => {} }, clock: () => 0 };

async function itemsOf(text: string, folder: string, key?: string): Promise<AppendItem[][]> {
  const path = join(folder, 'documents');
  writeFileSync(path, text);
  const pieces = async function* () {
    for (let at = 0; at < text.length; at += 7) yield Buffer.from(text.slice(at, at + 7));
  };
  const read = async (source: Source) => {
    const documents = { kind: 'control', source } as const;
    const items: AppendItem[] = [];
    const { items: found } = await itemsIn(documents, key, HOST);
    for await (const one of found) items.push(one);
    const again: AppendItem[] = [];
    for await (const one of found) again.push(one);
    assert.deepEqual(again, items, 'a transaction may be tried again');
    return items;
  };
  return [await read({ path, name: 'in' }), await read(pieces())];
}

const CASES: readonly (readonly [
  what: string,
  text: string,
  documents: readonly (readonly [place: string, text: string])[],
])[] = [
  ['a document on one line', '{"a":1}\n', [['', '{"a":1}\n']]],
  ['a document on several lines', '{\n"a":1\n}\n', [['', '{\n"a":1\n}\n']]],
  [
    'a list',
    '[{"a":1},\n{"b":2}]',
    [
      ['[0]', '{"a":1}'],
      ['[1]', '{"b":2}'],
    ],
  ],
  [
    'lines',
    '{"a":1}\n{"b":2}\n',
    [
      [':1', '{"a":1}'],
      [':2', '{"b":2}'],
    ],
  ],
  [
    'lines without an end',
    '{"a":1}\n{"b":2}',
    [
      [':1', '{"a":1}'],
      [':2', '{"b":2}'],
    ],
  ],
  [
    'lines with empty ones',
    '{"a":1}\r\n\r\n{"b":2}\n\n',
    [
      [':1', '{"a":1}\r'],
      [':3', '{"b":2}'],
    ],
  ],
  [
    'lines with one that is not JSON',
    '{"a":1}\n{"b"\n',
    [
      [':1', '{"a":1}'],
      [':2', '{"b"'],
    ],
  ],
  ['lines that begin with a list', '[1]\n{"b":2}\n', [['', '[1]\n{"b":2}\n']]],
  ['no JSON', 'a\nb\n', [['', 'a\nb\n']]],
];

describe('documents that are to be recorded', () => {
  for (const [what, text, documents] of CASES)
    test(`are read from ${what}`, async (t) => {
      const [inFile = [], onInput = []] = await itemsOf(text, temporaryFolder(t));
      for (const [items, name] of [
        [inFile, 'in'],
        [onInput, 'standard input'],
      ] as const)
        assert.deepEqual(
          items.map(({ file, bytes }) => [file, Buffer.from(bytes).toString('utf8')]),
          documents.map(([place, document]) => [`${name}${place}`, document]),
        );
    });

  test('have an idempotency key each, the same in a list and on lines', async (t) => {
    const folder = temporaryFolder(t);
    for (const text of ['[{"a":1},{"b":2}]', '{"a":1}\n\n{"b":2}\n'])
      for (const items of await itemsOf(text, folder, 'key'))
        assert.deepEqual(
          items.map(({ idempotencyKey }) => idempotencyKey),
          ['key/0', 'key/1'],
        );
  });

  test('of any kind are put in order from files, lists, lines and folders', async (t) => {
    const folder = temporaryFolder(t);
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    const named = (name: string) => ({ path: join(folder, name), name });
    mkdirSync(join(folder, 'more'));
    write('list', '[{"selector":1},{"side":1}]');
    write('lines', '{"side":2}\n{"reviewed_at":2}\n');
    write('more/one.json', '{"reviewed_at":3}');
    write('more/left.out', '{}');
    const read = async (idempotencyKey: string | undefined) => {
      const documents = { files: ['list', 'lines', 'more'].map(named) };
      const { items, hasRuns } = await itemsIn(documents, idempotencyKey, HOST);
      const found: AppendItem[] = [];
      for await (const one of items) found.push(one);
      return { hasRuns, found };
    };
    const { found, hasRuns } = await read('key');
    assert.deepEqual(
      found.map(({ kind, file, idempotencyKey }) => [kind, file, idempotencyKey]),
      [
        ['approval', 'lines:2', 'key/lines/1'],
        ['approval', 'more/one.json', 'key/more/one.json'],
        ['run', 'list[1]', 'key/list/1'],
        ['run', 'lines:1', 'key/lines/0'],
        ['control', 'list[0]', 'key/list/0'],
      ],
    );
    assert.ok(hasRuns);
    for (const { bytes, idempotencyKey } of (await read(undefined)).found)
      assert.equal(idempotencyKey, `content ${digestOf(bytes)}`);
  });

  test('a disable that a call names is meant now, each time', async (t) => {
    const folder = temporaryFolder(t);
    const named = (name: string) => ({ path: join(folder, name), name });
    mkdirSync(join(folder, 'more'));
    const keysOf = async (name: string, state: string, member = 'state') => {
      writeFileSync(join(folder, 'more/one.json'), `{"selector": 1, "${member}": "${state}"}`);
      const { items } = await itemsIn({ files: [named(name)] }, undefined, HOST);
      const found: boolean[] = [];
      for await (const { idempotencyKey } of items) found.push(idempotencyKey !== undefined);
      return found;
    };
    assert.deepEqual(await keysOf('more/one.json', 'disabled'), [false]);
    assert.deepEqual(await keysOf('more/one.json', 'degraded'), [false]);
    assert.deepEqual(await keysOf('more/one.json', 'disabled', String.raw`\u0073tate`), [false]);
    assert.deepEqual(await keysOf('more/one.json', 'enabled'), [true]);
    assert.deepEqual(await keysOf('more', 'disabled'), [true]);
  });

  test('are cut off where a line is longer than a document may be', async (t) => {
    const long = `{"a":"${'x'.repeat(2 * MAX_APPEND_BYTES)}"}`;
    for (const items of await itemsOf(`{"a":1}\n${long}\n{"c":3}`, temporaryFolder(t)))
      assert.deepEqual(
        items.map(({ bytes }) => bytes.length),
        [7, MAX_APPEND_BYTES + 1, 7],
      );
  });
});

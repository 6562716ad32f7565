import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { makeOwn } from '../../own-evidence.ts';
import { FirstClaim } from '../../plugins/setup/first-claim.ts';
import { KINDS, labelledCases } from '../../test-results/corpus.ts';
import type { Source } from '../../../src/cli/named-file.ts';
import { itemsIn } from '../../../src/cli/evidence/stated-documents.ts';
import { digestOf } from '../../../src/digest/index.ts';
import { MAX_APPEND_BYTES, type AppendItem } from '../../../src/ledger/prepare-record.ts';
import { temporaryFolder } from '../../repositories.ts';

const SCOPES = '--scope pins:read --scope pins:write';

async function certified(t: TestContext): Promise<FirstClaim> {
  const w = await FirstClaim.create();
  t.after(() => w.remove());
  await w.run(0, 'example evidence');
  makeOwn(w.directory);
  await w.run(0, 'ledger append evidence');
  return w;
}

/** A JUnit file with every check passed, but those of `inner`; it started a minute before the clock of these tests. */
function junit(
  inner: Readonly<Record<string, string>> = {},
  started = '2026-03-04T05:05:37Z',
): string {
  const cases = KINDS.map(
    (kind) => `<testcase name="${kind}" time="0.5">${inner[kind] ?? ''}</testcase>`,
  );
  return `<testsuite name="live" tests="6" timestamp="${started}">${cases.join('')}</testsuite>\n`;
}

/** The outcome of each check in the newest record. */
async function newest(w: FirstClaim): Promise<Readonly<Record<string, string>>> {
  const { stdout } = await w.run(0, 'ledger show --kind run --json');
  const { result } = JSON.parse(stdout) as {
    readonly result: {
      readonly records: readonly {
        readonly record: {
          readonly checks: readonly { readonly kind: string; readonly outcome: string }[];
        };
      }[];
    };
  };
  const run = result.records[0]?.record;
  return Object.fromEntries((run?.checks ?? []).map(({ kind, outcome }) => [kind, outcome]));
}

const ALL_PASSED = Object.fromEntries(KINDS.map((kind) => [kind, 'passed']));

describe('ledger append run', () => {
  test('starts the tests, and records what they wrote and how they ended', async (t) => {
    const w = await certified(t);
    w.write(
      'tests.sh',
      `env | grep CLAIMGATE_; cat > results.xml <<'X'\n${junit({}, '2026-03-04T05:06:08Z')}X\n`,
    );
    const line = `ledger append run --side local --from-junit results.xml ${SCOPES} --json -- sh tests.sh`;
    const { stdout } = await w.run(0, line);
    // Standard output is ours, and the tests know nothing of the ledger.
    assert.equal((JSON.parse(stdout) as { readonly outcome: string }).outcome, 'recorded');
    assert.deepEqual(await newest(w), ALL_PASSED);
  });

  test('[T141] a command that failed passes nothing, whatever its file says', async (t) => {
    const w = await certified(t);
    w.write('results.xml', junit());
    w.write('tests.sh', `cat > results.xml <<'X'\n${junit({}, '2026-03-04T05:06:08Z')}X\nexit 3\n`);
    const line = `ledger append run --side local --from-junit results.xml ${SCOPES}`;
    const { stderr } = await w.run(1, `${line} -- sh tests.sh`);
    assert.match(stderr, /test_command_failed.*exit status 3/);
    // A second ago it would have passed: the file is there, and nobody says how its command ended.
    assert.match((await w.run(1, `${line} --exit-status 1`)).stderr, /test_command_failed/);
    w.write(
      'tests.sh',
      `cat > results.xml <<'X'\n${junit({ revoke: '<failure/>' }, '2026-03-04T05:06:08Z')}X\nexit 1\n`,
    );
    await w.run(0, `${line} -- sh tests.sh`);
    assert.deepEqual(await newest(w), { revoke: 'failed' });
    assert.match((await w.check(1)).stderr, /check_failed/);
  });

  test('[T520] records that nothing could be tested, by an exit status of the contract', async (t) => {
    const w = await certified(t);
    const folder = 'provider-certification/contracts';
    const file = readdirSync(join(w.directory, folder)).find((one) => one.endsWith('.json'));
    const contract = JSON.parse(w.read(`${folder}/${file}`)) as object;
    mkdirSync(join(w.directory, `${folder}/candidates`));
    const errored_exit_statuses = { local: [75], live: [] };
    const candidate = `${folder}/candidates/${file}`;
    w.write(candidate, JSON.stringify({ ...contract, errored_exit_statuses }));
    const digest = /sha256:\w+/.exec(
      (await w.run(0, `digest --contracts ${candidate}`)).stdout,
    )?.[0];
    const line = `ledger append run --side local --from-junit results.xml ${SCOPES} --contract-digest ${digest}`;
    w.write('tests.sh', 'exit $1\n');
    const { stderr } = await w.run(0, `${line} -- sh tests.sh 75`);
    assert.match(stderr, /warning\[errored_run_recorded\]/);
    assert.deepEqual([...new Set(Object.values(await newest(w)))], ['errored']);
    assert.match((await w.run(0, 'ledger show')).stdout, /local run of .*: could not be tested, /);
    assert.match((await w.run(2, `${line} -- sh tests.sh 1`)).stderr, /sh ended with 1/);
    w.write('results.xml', '<testsuites/>');
    await w.run(0, `${line} --exit-status 75 --tested-at 2026-03-04T05:06:07.008Z`);
    assert.deepEqual(Object.keys(await newest(w)).length, KINDS.length);
    await w.run(0, 'ledger verify');
  });

  test('[T143] a command that died leaves nothing old to record', async (t) => {
    const w = await certified(t);
    w.write('results.xml', junit());
    const line = `ledger append run --side local --from-junit results.xml ${SCOPES}`;
    assert.match(
      (await w.run(2, `${line} -- true`)).stderr,
      /test_results_missing.*true ended with 0/,
    );
    assert.ok(!existsSync(join(w.directory, 'results.xml')));
    // A cache gives back a file of before.
    w.write('cached.xml', junit());
    const { stderr } = await w.run(1, `${line} -- cp cached.xml results.xml`);
    assert.match(stderr, /test_results_of_other_time/);
    assert.match((await w.run(2, `${line} -- ./nothing`)).stderr, /command_not_found/);
  });

  test('removes nothing but results', async (t) => {
    const w = await certified(t);
    const { CLAIMGATE_LEDGER: ledger = '' } = w.environment;
    for (const file of [
      ledger.replace('sqlite:', ''),
      'claimgate.config.json',
      'keys',
      '.gitignore',
    ])
      assert.match(
        (
          await w.run(
            2,
            `ledger append run --side local --from-junit ${file} ${SCOPES} -- touch ran`,
          )
        ).stderr,
        /test_results_in_the_way/,
        file,
      );
    assert.ok(!existsSync(join(w.directory, 'ran')));
    await w.run(0, 'ledger show');
  });

  test('says what would be recorded, and records nothing', async (t) => {
    const w = await certified(t);
    const before = (await w.run(0, 'ledger show')).stdout;
    w.write('results.xml', junit({ refresh: '<skipped message="no account"/>' }));
    const line = `ledger append run --side local --from-junit results.xml --exit-status 0 ${SCOPES} --dry-run`;
    const { stderr, stdout } = await w.run(0, line);
    assert.match(stdout, /^would record: pinterest .*, local run of 2026-03-04T05:05:37Z$/m);
    assert.match(stdout, /^connect: passed$/m);
    assert.match(stdout, /^refresh: not done$/m);
    assert.match(stderr, /skip_not_accepted.*"refresh" was skipped: no account/);
    assert.equal((await w.run(0, 'ledger show')).stdout, before);
  });

  test('warns where nobody says how the command ended, and names the tool that hides failures', async (t) => {
    const w = await certified(t);
    const green = labelledCases().find(({ id }) => id === 'junitconsole-green');
    w.write(
      'results.xml',
      (green?.results ?? '').replaceAll(/2026-11-28T\d\d:\d\d:\d\d/g, '2026-03-04T05:05:37'),
    );
    const { stderr } = await w.run(
      0,
      `ledger append run --side local --from-junit results.xml ${SCOPES}`,
    );
    assert.match(stderr, /warning\[exit_status_unstated\]/);
    assert.match(stderr, /warning\[test_tool_hides\].*JUnit console/);
  });

  test('an exit status is a number of one byte', async (t) => {
    const w = await certified(t);
    w.write('results.xml', junit());
    const line = `ledger append run --side local --from-junit results.xml ${SCOPES} --exit-status`;
    for (const status of ['256', '-1', 'x', '1.5'])
      assert.match((await w.tries(`${line} ${status}`)).stderr, /--exit-status/, status);
  });

  test('[T143] a test counts once: a file again is the same record, and nothing newer', async (t) => {
    const w = await certified(t);
    const line = `ledger append run --side local --from-junit results.xml --exit-status 0 ${SCOPES}`;
    w.write('results.xml', junit({}, '2026-03-04T05:04:37'));
    const first = (await w.run(0, line)).stdout;
    assert.match(first, /^recorded: (\d+) /m);
    assert.equal((await w.run(0, line)).stdout, first.replace('recorded', 'was recorded'));
    w.write('failed.xml', junit({ revoke: '<failure/>' }, '2026-03-04T05:05:37'));
    await w.run(0, line.replace('results.xml --exit-status 0', 'failed.xml --exit-status 1'));
    const again = await w.run(1, `${line} --tested-at 2026-03-04T05:06:07Z`);
    assert.match(again.stderr, /test_cases_counted.*found record \d+/);
    assert.match((await w.check(1)).stderr, /check_failed/);
    // Nor does a local test become a live one.
    const live = line.replace(
      '--side local',
      `--side live --account-reference sha256:${'a'.repeat(64)}`,
    );
    const results = ['publish_immediate', 'final_result'].map(
      (kind) => `--external-result ${kind}=sha256:${'b'.repeat(64)}`,
    );
    assert.match((await w.tries(`${live} ${results.join(' ')}`)).stderr, /test_cases_counted/);
  });

  test('cases of a file that nothing counts in common may count for several runs', async (t) => {
    const w = await certified(t);
    const [one, other] = [junit().replace('"live"', '"one"'), junit().replace('"live"', '"other"')];
    w.write('results.xml', `<testsuites>${one}${other}</testsuites>`);
    const line = `ledger append run --side local --from-junit results.xml --exit-status 0 ${SCOPES}`;
    await w.run(0, `${line} --suite one`);
    await w.run(0, `${line} --suite other`);
    assert.match((await w.run(1, line)).stderr, /test_cases_counted/);
  });
});

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

import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { CertificationRun, RuntimeFacts, ReadinessBoard } from '../../src/documents/index.ts';
import type { ContractIndex } from '../../src/evidence/contract.ts';
import { append } from '../../src/ledger/append.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import type { AppendItem } from '../../src/ledger/prepare-record.ts';
import type { Driver } from '../../src/ledger/driver/connection.ts';
import { readinessService } from '../../service/readiness/readiness.ts';
import {
  FINGERPRINTS,
  AT,
  contextAt,
  control,
  correcting,
  ENGINES,
  failed,
  item,
  newLedger,
  review,
  type EngineName,
  keyFileIn,
  readingBy,
} from '../ledger/world.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { manySubjects } from './many-world.ts';
import { canonicalize } from '../../src/digest/index.ts';
import { World } from '../cli/world.ts';
import { startService, tokenFor } from './running.ts';

const MINUTE = 60_000;
const PROVIDERS = 3;
const world = manySubjects({ providers: PROVIDERS, profiles: 2 });
const DECISIONS = world.subjects.length + PROVIDERS;

/** A service over many subjects, what changes for it, and what it does. */
async function kept(engine: EngineName) {
  const ledger = await newLedger(engine);
  const appended = async (items: readonly AppendItem[], at: number) =>
    valueOf(await append(ledger.driver, items, contextAt(at, { contracts: world.contracts })));
  await appended(world.items, AT);
  const state = { at: AT, says: world.facts, facts: factsFrom(world.facts) };
  const counted = { decisions: 0, queries: 0 };
  const serviceOn = (driver: Driver, contracts: ContractIndex) =>
    readinessService({
      ledger: driver,
      fingerprints: FINGERPRINTS,
      facts: async () => state.facts,
      contracts,
      claims: world.claims,
      settings: { certificationEnforced: true, disabledProviders: new Set() },
      clock: () => state.at,
    });
  return {
    ledger,
    state,
    counted,
    service: serviceOn(countingQueries(ledger.driver, counted), countingDecisions(counted)),
    /** Another process, which has kept nothing. */
    fresh: () => serviceOn(ledger.driver, world.contracts),
    record: (...items: readonly AppendItem[]) => appended(items, state.at),
    say: (changes: Partial<RuntimeFacts>) => {
      state.says = { ...state.says, ...changes };
      state.facts = factsFrom(state.says);
    },
  };
}

function factsFrom(says: RuntimeFacts) {
  return valueOf(readFacts(Buffer.from(JSON.stringify(says)), 'facts.json'));
}

/** Each decision asks twice how many contracts fit: for itself, and for the rules of the gate. */
function countingDecisions(counted: { decisions: number }): ContractIndex {
  const { contracts } = world;
  return Object.assign(Object.create(contracts) as ContractIndex, {
    countFor: (of: Parameters<ContractIndex['countFor']>[0]) => {
      counted.decisions += 1 / 2;
      return contracts.countFor(of);
    },
  });
}

function countingQueries(inner: Driver, counted: { queries: number }): Driver {
  return readingBy(inner, (connection) => ({
    query: (...asked) => {
      counted.queries += 1;
      return connection.query(...asked);
    },
    queryAll: (queries) => {
      counted.queries += queries.length;
      return connection.queryAll(queries);
    },
  }));
}

const runs = world.items.filter(({ kind }) => kind === 'run');

function brokenRun(): AppendItem {
  const whole = JSON.parse(Buffer.from(runs[5]?.bytes ?? '').toString()) as CertificationRun;
  return item('run', failed(whole));
}

type Kept = Awaited<ReturnType<typeof kept>>;

const STEPS: readonly (readonly [string, number, (of: Kept) => unknown])[] = [
  ['nothing', 0, () => {}],
  ['a minute', 0, ({ state }) => (state.at += MINUTE)],
  ['a second', 0, ({ state }) => (state.at += 1000)],
  [
    'a disable of one operation of a provider',
    10,
    ({ record }) =>
      record(
        item(
          'control',
          control({
            state: 'disabled',
            selector: { provider: 'provider-11', operation: 'publish_scheduled' },
            starts_at: '2026-03-15T12:00:00Z',
            expires_at: '2026-03-15T12:10:00Z',
          }),
        ),
      ),
  ],
  ['its end', 10, ({ state }) => (state.at = AT + 10 * MINUTE)],
  [
    'a restriction of all of a provider that is to start',
    20,
    ({ record }) =>
      record(
        item(
          'control',
          control({
            state: 'degraded',
            selector: { provider: 'provider-12' },
            starts_at: '2026-03-15T12:20:00Z',
          }),
        ),
      ),
  ],
  ['its start', 2 * DECISIONS, ({ state }) => (state.at = AT + 20 * MINUTE)],
  ['a failed run', 4, ({ record }) => record(brokenRun())],
  [
    'a revocation of an app',
    20,
    ({ record }) =>
      record(
        item('approval', review({ provider: 'provider-10', state: 'revoked', tier: 'revoked' })),
      ),
  ],
  [
    'facts that say the same a minute later',
    0,
    ({ say }) => say({ generated_at: '2026-03-15T11:51:00Z' }),
  ],
  [
    'facts of another grant',
    20,
    ({ say, state }) =>
      say({
        accounts: state.says.accounts.map((one) =>
          one.provider === 'provider-12'
            ? { ...one, authorization: { ...one.authorization, state: 'reconnect_required' } }
            : one,
        ),
      }),
  ],
  [
    'fewer subjects',
    4,
    ({ say, state }) => say({ implemented: state.says.implemented.slice(0, -3) }),
  ],
  ['facts that are too old', 2 * DECISIONS, ({ state }) => (state.at = AT + 70 * MINUTE)],
  ['older still', 2 * DECISIONS, ({ state }) => (state.at += MINUTE)],
  [
    'new facts',
    2 * DECISIONS,
    ({ say }) =>
      say({ generated_at: '2026-03-15T13:05:00Z', deny_list: [{ provider: 'provider-11' }] }),
  ],
  [
    'a correction',
    2 * DECISIONS,
    async ({ ledger, state }) => valueOf(await correcting(ledger, [3], state.at)),
  ],
  [
    'the end of the runs',
    2 * DECISIONS,
    ({ state, say }) => {
      state.at = Date.parse('2026-03-31T10:00:00Z');
      say({ generated_at: '2026-03-31T09:59:00Z' });
    },
  ],
  ['a moment before', 2 * DECISIONS, ({ state }) => (state.at -= 1)],
];

for (const engine of ENGINES) {
  describe(`the kept board on ${engine}`, () => {
    test('[T161] whatever happens, it says what a process says that has kept nothing', async () => {
      const of = await kept(engine);
      const { service, counted, state } = of;
      const { etag } = valueOf(await service.projection());
      assert.ok(counted.decisions >= DECISIONS);
      const etags = [etag];
      for (const [name, most, happens] of STEPS) {
        await happens(of);
        counted.decisions = 0;
        const told = valueOf(await service.projection());
        assert.ok(counted.decisions <= most, `${name}: ${counted.decisions} decisions`);
        const expected = valueOf(await of.fresh().projection());
        assert.equal(
          Buffer.from(told.bytes).toString(),
          Buffer.from(expected.bytes).toString(),
          name,
        );
        assert.equal(told.etag, expected.etag);
        etags.push(told.etag);
        const all = told.document.providers.flatMap(({ decisions }) => decisions);
        // The rest of the list is made by the same functions.
        for (const { subject, account_reference, decision } of all.filter(
          (_, at) => at % 15 === 0,
        )) {
          const asked = { subject, account_reference, intent: 'production' } as const;
          const alone = await service.decide(asked);
          const minutes = Math.trunc((alone.facts_age_seconds ?? 0) / 60);
          assert.deepEqual(decision, { ...alone, facts_age_seconds: minutes * 60 }, name);
        }
      }
      assert.equal(etags[0], etags[1], 'nothing happened');
      assert.equal(etags[2], etags[3], 'a second changes nothing');
      assert.equal(new Set(etags).size, etags.length - 2 - 1, 'all else changes the tag');
      assert.ok(state.at > AT);
    });

    test('[T162] reads a few times for many subjects, and decides once for all who ask', async () => {
      const { service, counted } = await kept(engine);
      const boards = await Promise.all(Array.from({ length: 20 }, () => service.board()));
      assert.equal(boards[0]?.providers.flatMap(({ decisions }) => decisions).length, DECISIONS);
      assert.equal(counted.decisions, DECISIONS);
      assert.ok(counted.queries < 12, `${counted.queries} queries`);
      counted.queries = 0;
      counted.decisions = 0;
      await Promise.all(Array.from({ length: 20 }, () => service.board()));
      assert.equal(counted.decisions, 0);
      assert.ok(counted.queries < 12, `${counted.queries} queries`);
    });
  });
}

test('[T162] others have their turn after every few decisions', async (t) => {
  const { service, counted } = await kept('sqlite');
  // A piece of work ends by the clock: by this one, after a few looks at it, however fast the machine is.
  let now = performance.now();
  t.mock.method(performance, 'now', () => (now += 1));
  let most = 0;
  let before = 0;
  let isDone = false;
  const turn = () => {
    most = Math.max(most, counted.decisions - before);
    before = counted.decisions;
    if (!isDone) setImmediate(turn);
  };
  turn();
  await service.board();
  isDone = true;
  assert.ok(most > 0 && most <= 5, `${most} of ${DECISIONS} decisions in one piece`);
});

test('[T164] filters, limits and pages of the board', async () => {
  const { service, record } = await kept('sqlite');
  await record(
    item('control', control({ state: 'disabled', selector: { provider: 'provider-11' } })),
  );
  const all = (await service.board()).providers;
  const keysOf = (providers: typeof all) =>
    providers.flatMap(({ decisions }) => decisions.map((one) => JSON.stringify(one)));
  const decisionsFor = async (query: object) => {
    const { document, bytes } = valueOf(await service.projection(query));
    assert.equal(Buffer.from(bytes).toString(), JSON.stringify(document));
    for (const { decisions: _own, ...totals } of document.providers) {
      const { decisions: _all, ...whole } =
        all.find((one) => one.provider === totals.provider) ?? {};
      assert.deepEqual(totals, whole, 'totals are those of the whole provider');
    }
    return document;
  };
  for (const [query, fits] of [
    [{ provider: 'provider-11' }, (one) => one.subject.provider === 'provider-11'],
    [{ provider: 'nobody' }, () => false],
    [{ state: 'disabled' }, (one) => one.decision.state === 'disabled'],
    [{ operation: 'connect' }, (one) => one.subject.operation === 'connect'],
    [
      { account_reference: world.facts.accounts[0]?.account_reference, state: 'healthy' },
      (one) => one.account_reference !== null && one.decision.state === 'healthy',
    ],
  ] satisfies [object, (one: (typeof all)[number]['decisions'][number]) => boolean][]) {
    const { providers, next_cursor } = await decisionsFor(query);
    const expected = all.flatMap(({ decisions }) => decisions.filter(fits));
    assert.deepEqual(
      keysOf(providers),
      expected.map((one) => JSON.stringify(one)),
    );
    assert.equal(next_cursor, undefined);
    const paged: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await decisionsFor({ ...query, limit: 4, ...(cursor && { cursor }) });
      const own = keysOf(page.providers);
      assert.ok(own.length <= 4);
      paged.push(...own);
      cursor = page.next_cursor;
      if (cursor === undefined) break;
    }
    assert.deepEqual(paged, keysOf(providers));
  }
  for (const wrong of [
    { provider: 'No Slug' },
    { provider: ['provider-10', 'provider-11'] },
    { state: 'fine' },
    { operation: 'delete' },
    { account_reference: 'acct-1' },
    { limit: 0 },
    { limit: '5' },
    { limit: 10_001 },
    { cursor: 'AAAA' },
    { providers: 'provider-10' },
  ])
    assert.equal(codesOf(await service.projection(wrong)).length, 1, JSON.stringify(wrong));
});

const few = manySubjects({ providers: 3, profiles: 2 });

/** A failed run of one subject, so that there is a blocker with words of the ledger. */
function broken() {
  const passing = few.items.find(
    ({ kind, bytes }) => kind === 'run' && textOf(bytes).includes(ELEVEN),
  );
  assert.ok(passing);
  return item('run', failed(JSON.parse(textOf(passing.bytes)) as CertificationRun));
}

const ELEVEN = '"provider":"provider-11"';
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

for (const engine of ENGINES)
  test(`[T160] the board on ${engine} is the same, byte for byte, on the route, over MCP, at the terminal and in the library`, async (t) => {
    const ledger = await newLedger(engine);
    const items = [...few.items, broken()];
    valueOf(await append(ledger.driver, items, contextAt(AT, { contracts: few.contracts })));
    const folder = new World();
    t.after(() => folder.remove());
    const place = (name: string) => join(folder.directory, name);
    writeFileSync(place('facts.json'), JSON.stringify(few.facts));
    mkdirSync(place('contracts'));
    for (const [index, { document }] of few.contractList.entries())
      writeFileSync(place(`contracts/${index}.json`), canonicalize(document));
    const facts = valueOf(readFacts(Buffer.from(JSON.stringify(few.facts)), 'facts.json'));
    const library = readinessService({
      ledger: ledger.driver,
      fingerprints: FINGERPRINTS,
      facts: async () => facts,
      contracts: few.contracts,
      claims: [],
      settings: { certificationEnforced: true, disabledProviders: new Set() },
      clock: () => AT,
    });
    const service = await startService(ledger.driver, { context: { readiness: library } });
    t.after(() => service.stop());
    const token = await tokenFor(ledger.driver);
    writeFileSync(place('token'), token, { mode: 0o600 });
    const environment = {
      ...folder.environment,
      ...keyFileIn(folder.directory),
      SERVICE_PROVIDER_CERTIFICATION_ENFORCED: 'true',
    };
    const said = async (args: readonly string[], stdin = '') =>
      JSON.parse(
        (await folder.claimgate(args, { clock: () => AT, environment, stdin: linesOf(stdin) }))
          .stdout,
      ) as { result: { content: [{ text: string }]; providers: ReadinessBoard['providers'] } };
    const instance = ['--instance', service.base, '--token-file', 'token'];
    const fromLedger = [
      '--ledger',
      ledger.location,
      '--facts',
      'facts.json',
      '--contracts',
      'contracts',
    ];
    for (const query of [{}, { provider: 'provider-11', limit: 3 }]) {
      const projected = valueOf(await library.projection(query));
      const expected = Buffer.from(projected.bytes).toString();
      assert.equal(expected, JSON.stringify(projected.document));
      const parameters = new URLSearchParams(
        Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const answer = await fetch(
        `${service.base}/api/v1/provider-readiness?${parameters.toString()}`,
        {
          headers: { authorization: `Bearer ${token}` },
        },
      );
      assert.equal(await answer.text(), expected);
      assert.equal(answer.headers.get('etag'), projected.etag);
      const call = { name: 'get_provider_readiness', arguments: query };
      const asked = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call });
      for (const from of [fromLedger, instance]) {
        const { result } = await said(['mcp', ...from], asked);
        assert.equal(result.content[0].text, expected, from.join(' '));
      }
    }
    const { result } = await said(['readiness', '--json', ...instance]);
    const whole = valueOf(await library.projection());
    assert.ok(Buffer.from(whole.bytes).includes('found check_failed connect'));
    assert.equal(
      JSON.stringify({ providers: result.providers }),
      Buffer.from(whole.bytes).toString(),
    );
  });

async function* linesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${text}\n`);
}

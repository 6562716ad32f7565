import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ProjectionEntry } from '../../src/documents/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { formatInstant } from '../../src/documents/json.ts';
import {
  compareHeads,
  comparePublished,
  type Published,
} from '../../src/ledger/published-export.ts';
import { findReadable } from '../../src/ledger/reading.ts';
import { openCheckpoint, type LedgerHead } from '../../src/trust/checkpoint.ts';
import { subject } from '../evidence/documents.ts';
import { valueOf, utf8 } from '../trust/expect.ts';
import { plantGarbage } from './corrections-world.ts';
import { certified, exported, FILE, facts, LEDGER, LIMITS } from './export-world.ts';
import {
  AT,
  contract,
  control,
  corrected,
  ENGINES,
  record,
  review,
  run,
  type TestLedger,
  bentConnection,
} from './world.ts';
import { auditAgainst } from '../../src/cli/evidence/read-ledger.ts';
import { headIn } from '../../src/ledger/log.ts';
import { REPLACED } from './attacks.ts';
import {
  consistencyRanges,
  inclusionRanges,
  rootOfRange,
  type NodeId,
  CompactRange,
} from '../../src/ledger/tree.ts';
import { leafHash, type TreeHash } from '../../src/trust/merkle.ts';
import { consistencyPath, inclusionPath, treeRoot } from '../trust/merkle-paths.ts';

const MINUTE = 60_000;

async function publishedOf(ledger: TestLedger, at = AT, says = facts()): Promise<Published> {
  const { bytes, predicate } = valueOf(await exported(ledger, { at }, says));
  const lines = bytes.toString('utf8').trimEnd().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as ProjectionEntry);
  const from = Date.parse(predicate.generated_at);
  return {
    file: 'ledger-projection.jsonl',
    head: valueOf(openCheckpoint(predicate.checkpoint, LEDGER, FILE)),
    from,
    until: from + LIMITS.max_facts_minutes * MINUTE,
    entries: new Map(entries.map((entry) => [subjectDigest(entry.subject), entry])),
    corrections: predicate.corrections,
  };
}

async function differingFacts(ledger: TestLedger, published: Published) {
  const compared = await ledger.driver.read((sql) => comparePublished(sql, published));
  const { differences, hasOtherCorrections } = valueOf(compared);
  return [...differences.map(({ fact }) => fact), ...(hasOtherCorrections ? ['corrections'] : [])];
}

const claimed = { subject: subject(), contract_digest: contract.digest };

async function newerFacts(ledger: TestLedger, published: Published, at = AT) {
  const compared = await ledger.driver.read((sql) => compareHeads(sql, [claimed], published, at));
  return valueOf(compared).differences.map(({ fact, now }) => [fact, now[fact]?.record?.sequence]);
}

const LATER: Readonly<
  Record<string, readonly [(ledger: TestLedger) => Promise<unknown>, string, number | undefined]>
> = {
  'a disable': [
    (ledger) => record(ledger, 'control', control({ state: 'disabled' })),
    'runtime_control',
    5,
  ],
  'a disable that starts later': [
    (ledger) =>
      record(
        ledger,
        'control',
        control({ state: 'disabled', starts_at: formatInstant(AT + MINUTE) }),
      ),
    'runtime_control',
    4,
  ],
  'a run': [(ledger) => record(ledger, 'run', run('live')), 'live_run', 5],
  'a review': [(ledger) => record(ledger, 'approval', review({ state: 'revoked' })), 'approval', 5],
  'a correction': [(ledger) => corrected(ledger, 3), 'live_run', undefined],
};

for (const engine of ENGINES)
  describe(`a published projection and its ledger on ${engine}`, () => {
    test('a ledger that was compared is read again only after another record', async () => {
      const ledger = await certified(engine);
      const published = await publishedOf(ledger);
      const { driver } = ledger;
      const compare = (same: readonly LedgerHead[], isRead: boolean) =>
        driver.read(async (sql) => {
          let scans = 0;
          const counted = bentConnection(sql, {
            scan: (text) => ((scans += 1), sql.scan(text)),
          });
          const compared = await compareHeads(counted, [claimed], published, AT, { same });
          assert.equal(scans > 0, isRead);
          return valueOf(compared);
        });
      const { head } = await compare([], true);
      const same = [published.head, head];
      assert.deepEqual((await compare(same, false)).differences, []);
      await compare([{ ...published.head, tree_size: 1 }, head], true);
      await record(ledger, 'control', control({ state: 'disabled' }));
      const { differences } = await compare(same, true);
      assert.deepEqual(
        differences.map(({ fact }) => fact),
        ['runtime_control'],
      );
    });

    test('[T411] it shows what the ledger said, however much the ledger has grown', async () => {
      const ledger = await certified(engine);
      const published = await publishedOf(ledger);
      assert.deepEqual(await differingFacts(ledger, published), []);
      for (const [write] of Object.values(LATER)) await write(ledger);
      assert.deepEqual(await differingFacts(ledger, published), []);
      const again = await publishedOf(ledger);
      assert.deepEqual(await differingFacts(ledger, again), []);
      assert.deepEqual(await differingFacts(ledger, { ...again, corrections: undefined }), [
        'corrections',
      ]);
    });

    test('[T411] whatever it shows otherwise is found', async () => {
      const ledger = await certified(engine);
      await record(ledger, 'control', control({ state: 'disabled' }));
      const published = await publishedOf(ledger);
      const [digest, entry] = [...published.entries][0] ?? [];
      assert.ok(digest && entry?.approval && entry.runtime_control && entry.live_run);
      const forged: readonly Partial<ProjectionEntry>[] = [
        { runtime_control: { ...entry.runtime_control, state: 'enabled' } },
        { runtime_control: { state: 'enabled', expires_at: null, record: null } },
        { approval: { ...entry.approval, expires_at: '2099-01-01T00:00:00Z' } },
        { live_run: { ...entry.live_run, expires_at: '2099-01-01T00:00:00Z' } },
        { local_run: null },
      ];
      for (const changes of forged) {
        const entries: Published['entries'] = new Map([[digest, { ...entry, ...changes }]]);
        assert.deepEqual(
          await differingFacts(ledger, { ...published, entries }),
          Object.keys(changes),
        );
      }
      const head = { ...published.head, tree_size: 6 };
      for (const [other, code] of [
        [head, 'ledger_truncated'],
        [{ ...head, tree_size: 4 }, 'ledger_forked'],
        [{ ...head, origin: 'other.example/x' }, 'ledger_identity_differs'],
      ] as const) {
        const compared = await ledger.driver.read((sql) =>
          comparePublished(sql, { ...published, head: other }),
        );
        assert.ok(!compared.ok);
        assert.equal(compared.findings[0]?.code, code);
      }
    });

    test('[T411] what a later correction names again was out of force before it', async () => {
      const ledger = await certified(engine);
      const sound = await publishedOf(ledger);
      await plantGarbage(ledger, 4);
      await corrected(ledger, 5);
      const published = await publishedOf(ledger);
      await corrected(ledger, 1, 2, 3, 4);
      assert.deepEqual(await differingFacts(ledger, published), []);
      assert.deepEqual(await differingFacts(ledger, { ...published, entries: sound.entries }), [
        'approval',
        'runtime_control',
        'local_run',
        'live_run',
      ]);
      const oldest = await ledger.driver.read((sql) => findReadable(sql, 1));
      assert.equal(oldest?.quarantined_by, 6);
    });

    test('[T411] an export by earlier facts shows the control of its own instant', async () => {
      const ledger = await certified(engine);
      const starts_at = formatInstant(AT + 5 * MINUTE);
      await record(ledger, 'control', control({ state: 'disabled', starts_at }));
      const says = facts({ generated_at: formatInstant(AT) });
      const published = await publishedOf(ledger, AT + 10 * MINUTE, says);
      assert.equal(published.from, AT);
      assert.equal([...published.entries.values()][0]?.runtime_control?.state, 'disabled');
      assert.deepEqual(await differingFacts(ledger, published), []);
      const tooEarly = { ...published, until: AT + 4 * MINUTE };
      assert.deepEqual(await differingFacts(ledger, tooEarly), ['runtime_control']);
    });

    for (const [name, [write, fact, sequence]] of Object.entries(LATER))
      test(`[T412] ${name} after it is a newer fact`, async () => {
        const ledger = await certified(engine);
        const published = await publishedOf(ledger);
        await record(ledger, 'control', control({ selector: { provider: 'elsewhere' } }));
        assert.deepEqual(await newerFacts(ledger, published), []);
        await write(ledger);
        const place = sequence === 5 ? 6 : sequence;
        assert.deepEqual(await newerFacts(ledger, published), [[fact, place]]);
      });
  });

const HOST = { stderr: { isTerminal: false, write: () => {} }, clock: () => 0 };

const CONTROLS = 'provider_runtime_control_events';
const LOG = 'provider_evidence_log';

/** Removes the record at a place with its entry, as an owner can. */
function cut(ledger: TestLedger, place: number): Promise<unknown[]> {
  const { engine } = ledger;
  return ledger.raw(
    ...[CONTROLS, LOG].flatMap((table) => [
      engine === 'postgres'
        ? `alter table ${table} disable trigger all`
        : `drop trigger ${table}_no_delete`,
      `delete from ${table} where sequence = ${place}`,
    ]),
  );
}

for (const engine of ENGINES)
  describe(`a ledger on ${engine}, beside heads that somebody kept`, () => {
    test('extends those of its origin, or is refused', async () => {
      const ledger = await certified(engine);
      await record(ledger, 'control', control({ state: 'disabled' }));
      const kept = await ledger.driver.read((connection) => headIn(connection));
      const place = { location: ledger.location, directory: '.' };
      const codes = async (head = kept) => {
        const known = [{ head, file: 'kept.txt' }];
        const { denied, findings } = await auditAgainst(place, HOST, known);
        return [...[...denied.values()].flat(), ...findings]
          .map(({ code }) => code)
          .filter((code) => !code.startsWith('guard_'));
      };
      assert.deepEqual(await codes(), []);
      const [shorter, other] = REPLACED;
      await cut(ledger, 5);
      assert.deepEqual(await codes(), [shorter.seen]);
      assert.deepEqual(await codes({ ...kept, origin: 'ledger.example/before' }), []);
      await record(ledger, 'control', control({ reason: 'another-past' }));
      assert.deepEqual(await codes(), [other.seen]);
      await record(ledger, 'control', control({ reason: 'and-more' }));
      assert.deepEqual(await codes(), [other.seen]);
    });
  });

const SIZES = Array.from({ length: 70 }, (_, index) => index + 1);
const leaves = SIZES.map((size) => leafHash(utf8(`record ${size}`)));

/** The hashes that an append would store, by place. */
const stored = new Map<string, TreeHash>();
const keyOf = ({ level, position }: NodeId) => `${level}/${position}`;
const lookup = (id: NodeId) => {
  const hash = stored.get(keyOf(id));
  assert.ok(hash, `nothing stored for ${keyOf(id)}`);
  return hash;
};
const growing = new CompactRange();
for (const [index, leaf] of leaves.entries()) {
  stored.set(keyOf({ level: 0, position: index }), leaf);
  for (const [below, hash] of growing.add(leaf).entries())
    stored.set(keyOf({ level: below + 1, position: Math.floor(index / 2 ** (below + 1)) }), hash);
}

describe('a tree of stored hashes', () => {
  test('has the root of RFC 9162 at every size', () => {
    for (const size of [0, ...SIZES])
      assert.deepEqual(
        rootOfRange({ from: 0, to: size }, lookup),
        treeRoot(leaves.slice(0, size)),
        `size ${size}`,
      );
  });

  test('gives the inclusion proof of every leaf at every size', () => {
    for (const size of SIZES) {
      for (let index = 0; index < size; index += 1)
        assert.deepEqual(
          inclusionRanges(index, { from: 0, to: size }).map((range) => rootOfRange(range, lookup)),
          inclusionPath(index, leaves.slice(0, size)),
        );
    }
  });

  test('gives the consistency proof of every two sizes', () => {
    for (const size of SIZES) {
      for (let from = 1; from <= size; from += 1)
        assert.deepEqual(
          consistencyRanges(from, { from: 0, to: size }).map((range) => rootOfRange(range, lookup)),
          consistencyPath(from, leaves.slice(0, size)),
        );
    }
  });

  test('asks for a number of hashes that grows with the logarithm of the size', () => {
    const size = 2 ** 40 + 12_345;
    const asked: NodeId[] = [];
    const count = (id: NodeId) => {
      asked.push(id);
      return leafHash(utf8('any'));
    };
    for (const range of [
      ...inclusionRanges(987_654_321, { from: 0, to: size }),
      ...consistencyRanges(123_456_789_012, { from: 0, to: size }),
    ])
      rootOfRange(range, count);
    assert.ok(asked.length < 200, `${asked.length} hashes`);
  });
});

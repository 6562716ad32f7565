import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { contractOf, indexContracts } from '../../src/evidence/contract.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { ProjectionWriter } from '../../src/ledger/projection-writer.ts';
import { append } from '../../src/ledger/append.ts';
import { exportProjection } from '../../src/ledger/export.ts';
import { listRecords, subjectsStartingWith } from '../../src/ledger/reading.ts';
import { proveGrowth, proveInclusion } from '../../src/ledger/log.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { readIdentity } from '../../src/ledger/identity.ts';
import { contractDocument, subject } from '../evidence/documents.ts';
import { codesOf, newKey, valueOf } from '../trust/expect.ts';
import { keys } from '../trust/root-world.ts';
import { entryOf } from './corrections-world.ts';
import { certified, exported, facts, LIMITS } from './export-world.ts';
import {
  AT,
  FINGERPRINTS,
  contextAt,
  contracts,
  control,
  ENGINES,
  item,
  newLedger,
  record,
  review,
  run,
  type TestLedger,
  keyFileIn,
  corrected,
  failed,
} from './world.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { World } from '../cli/world.ts';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { temporaryFolder } from '../repositories.ts';
import { often } from '../soak.ts';
import { damagedReader } from './writers.ts';

const RUNS = 'provider_certification_runs';
const LOG = 'provider_evidence_log';

/** Changes a ledger as the owner of its database can: without the guards. */
async function tamper(ledger: TestLedger, table: string, ...changes: string[]) {
  const guards = ['update', 'delete', 'insert'].flatMap((change) => [`${table}_no_${change}`]);
  await ledger.raw(
    ...(ledger.engine === 'postgres'
      ? [`alter table ${table} disable trigger all`]
      : guards.map((name) => `drop trigger if exists ${name}`)),
    ...changes,
  );
}

for (const engine of ENGINES)
  describe(`a ledger on ${engine} that was damaged`, () => {
    test('does not say what it is for any more: nothing is read, nothing appended', async () => {
      const ledger = await certified(engine);
      const identity = 'provider_evidence_identity';
      await tamper(ledger, identity, `delete from ${identity}`);
      const missing = { code: 'ledger_missing' };
      await assert.rejects(ledger.driver.read(readIdentity), missing);
      await assert.rejects(
        append(ledger.driver, [item('control', control())], contextAt()),
        missing,
      );
    });

    test('has a run of another subject than its digest says: no projection is made of it', async () => {
      const ledger = await certified(engine);
      await tamper(ledger, RUNS, `update ${RUNS} set provider = 'hilltop' where side = 'local'`);
      const says = valueOf(readFacts(Buffer.from(JSON.stringify(facts())), 'facts.json'));
      const source = { facts: says, contracts };
      const entry = ledger.driver.read((sql) => entryOf(sql, source, subject(), AT));
      await assert.rejects(entry, /cannot be read/, 'readiness is degraded then');
      await tamper(ledger, RUNS, `update ${RUNS} set provider = 'hilltop'`);
      assert.deepEqual(codesOf(await exported(ledger)), ['record_altered', 'record_altered']);
    });

    test('lost the checks of a run: no projection is made of it, and the audit misses them', async () => {
      const ledger = await certified(engine);
      const checks = 'provider_certification_checks';
      await tamper(
        ledger,
        checks,
        `delete from ${checks} where run_sequence in (select sequence from ${RUNS} where side = 'local')`,
      );
      assert.deepEqual(codesOf(await exported(ledger)), ['record_altered']);
      assert.ok((await verifyLedger(ledger.driver)).findings.length > 0);
    });

    test('has checks of no run: the audit names them', async () => {
      const ledger = await certified(engine);
      await tamper(ledger, LOG, `delete from ${LOG} where record_kind = 'run'`);
      await tamper(ledger, RUNS, `delete from ${RUNS}`);
      const { findings } = await verifyLedger(ledger.driver);
      assert.ok(
        findings.some(({ found }) =>
          found?.startsWith('provider_certification_checks, sequence 2, id '),
        ),
      );
      await ledger.driver.read((connection) =>
        listRecords(connection, { limit: 9, kind: 'approval', before: 9 }),
      );
      const proof = await ledger.driver.attest((c) => proveInclusion(c, 1, newKey(), 'proof'));
      assert.ok(codesOf(proof).includes('record_removed'), 'nothing is signed');
    });

    test('names a place that the log does not have, or that is of another kind', async () => {
      const ledger = await certified(engine);
      const start = subjectDigest(subject()).slice(0, 20);
      const found = () => ledger.driver.read((c) => subjectsStartingWith(c, start));
      assert.equal((await found()).length, 1);
      await tamper(
        ledger,
        RUNS,
        `update ${RUNS} set sequence = 1 where side = 'live'`,
        `delete from ${RUNS} where side = 'local'`,
      );
      assert.deepEqual(await found(), []);
      await tamper(ledger, LOG, `delete from ${LOG} where sequence = 1`);
      await assert.rejects(found(), { code: 'ledger_damaged' });
    });

    test('is reported up to a limited number of faults', async () => {
      const ledger = await newLedger(engine);
      const items = Array.from({ length: 120 }, (_, index) =>
        item('control', control({ reason: `drill-${index}` })),
      );
      valueOf(await append(ledger.driver, items, contextAt()));
      await tamper(
        ledger,
        'provider_runtime_control_events',
        "update provider_runtime_control_events set reason = 'other'",
      );
      const { findings } = await verifyLedger(ledger.driver);
      assert.ok(findings.length >= 100 && findings.length < 110, String(findings.length));
    });
  });

/** A ledger with a run of each of so many subjects. */
async function withModes(length: number) {
  const ledger = await newLedger('sqlite');
  await record(ledger, 'approval', review());
  const modes = Array.from({ length }, (_, index) => `mode-${index}`);
  const known = modes.map((policy_mode) => contractOf({ ...contractDocument(), policy_mode }));
  const context = contextAt(AT, { contracts: indexContracts(known) });
  const subjects = modes.map((policy_mode) => ({ ...subject(), policy_mode }));
  for (const [index, of] of subjects.entries()) {
    const document = run('local', { contract_digest: known[index]?.digest ?? '' }, of);
    valueOf(await append(ledger.driver, [item('run', document)], context));
  }
  return { ledger, subjects };
}

describe('an export', () => {
  test('of many subjects has each once, in their order, also where a page is full', async () => {
    const { ledger, subjects } = await withModes(51);
    const { bytes } = valueOf(await exported(ledger));
    const lines = bytes.toString().trimEnd().split('\n');
    assert.equal(new Set(lines).size, 51);
    const chosen = valueOf(await exported(ledger, { subjects: subjects.toReversed() }));
    assert.deepEqual(chosen.bytes, bytes);
    const unknown = { ...subject(), provider: 'hilltop' };
    assert.match(
      valueOf(await exported(ledger, { subjects: [unknown] })).bytes.toString(),
      /"approval":null/,
    );
  });

  test('whose lines no projection could hold is refused, and one whose reader fails is over', async () => {
    const ledger = await certified('sqlite');
    const taken = exportProjection(
      ledger.driver,
      {
        facts: valueOf(readFacts(Buffer.from(JSON.stringify(facts())), 'facts.json')),
        factsFile: 'facts.json',
        contracts,
        at: AT,
        limits: LIMITS,
        lifetimeMs: 3_600_000,
        ledgerKey: keys.ledger,
        fingerprints: FINGERPRINTS,
        file: 'statement',
      },
      () => Promise.reject(new RangeError('no room')),
    );
    await assert.rejects(taken, RangeError);
    const entry: object = JSON.parse(valueOf(await exported(ledger)).bytes.toString());
    const written = async (changes: object) => {
      const writer = new ProjectionWriter(async () => {}, 'statement');
      // Bent on purpose: the types let no such entry through.
      for (const one of [{ ...entry, ...changes }, entry]) await writer.write(one as never);
      return codesOf(await writer.finish());
    };
    const { approval, live_run } = entry as Record<string, object>;
    assert.deepEqual(await written({ approval: { ...approval, tier: 'NO SLUG' } }), [
      'looks_like_free_text',
    ]);
    assert.deepEqual(await written({ live_run: { ...live_run, tested_revision: 'main' } }), [
      'wrong_form',
    ]);
  });

  test('that meets a damaged row behind the first page is over', async () => {
    const { ledger } = await withModes(51);
    const last = `where subject_digest = (select max(subject_digest) from ${RUNS})`;
    await tamper(ledger, RUNS, `update ${RUNS} set provider = 'hilltop' ${last}`);
    assert.deepEqual(codesOf(await exported(ledger)), ['record_altered']);
  });
});

describe('a proof', () => {
  test('is made by no other key than one of a ledger', async () => {
    const ledger = await certified('sqlite');
    const key = newKey('ecdsa-p256');
    for (const outcome of [
      await ledger.driver.attest((c) => proveInclusion(c, 1, key, 'proof')),
      await ledger.driver.attest((c) => proveGrowth(c, { tree_size: 1 }, key, 'proof')),
      await exported(ledger, { ledgerKey: key }),
    ])
      assert.deepEqual(codesOf(outcome), ['note_key_invalid']);
  });
});

/** A ledger in use, whose newest record is in the write-ahead log, after an owner changed a record. */
async function damaged(t: TestContext, how: string) {
  const world = new World();
  t.after(() => world.remove());
  const ledger = await certified('sqlite');
  const runs = 'provider_certification_runs';
  if (how === 'altered')
    await ledger.raw(
      `drop trigger ${runs}_no_update`,
      `update ${runs} set tested_at = tested_at + 1000 where sequence = 3`,
    );
  await record(ledger, 'control', control({ state: 'disabled' }));
  const claimgate = (...words: readonly string[]) =>
    world.claimgate(words, {
      environment: { ...world.environment, ...keyFileIn(world.directory) },
    });
  return { claimgate, ledger, world };
}

test('a backup of a damaged ledger is the ledger byte for byte, under a name that says so', async (t) => {
  const { claimgate, ledger, world } = await damaged(t, 'altered');
  const made = await claimgate('ledger', 'backup', 'kept.sqlite', '--ledger', ledger.location);
  assert.equal(made.exitCode, 1);
  assert.match(made.stderr, /\brecord_altered\b/);
  assert.match(made.stderr, /ledger_saved_damaged[\s\S]*kept\.sqlite\.damaged/);
  const kept = join(world.directory, 'kept.sqlite.damaged');
  assert.ok(!existsSync(join(world.directory, 'kept.sqlite')));
  const path = ledger.location.slice('sqlite:'.length);
  for (const ending of ['', '-wal'])
    assert.deepEqual(readFileSync(kept + ending), readFileSync(path + ending), ending);
  const listed = await claimgate('ledger', 'show', '--ledger', `sqlite:${kept}`);
  assert.match(listed.stdout, /disabled/, 'also what was only in the write-ahead log');
  const restored = await claimgate('ledger', 'restore', kept, '--ledger', 'sqlite:new.sqlite');
  assert.equal(restored.exitCode, 1);
  assert.match(restored.stderr, /record_altered/);
  const again = await claimgate('ledger', 'backup', 'kept.sqlite', '--ledger', ledger.location);
  assert.match(again.stderr, /file_exists[\s\S]*kept\.sqlite\.damaged/);
});

test('a file that nobody can read any more is saved, too', async (t) => {
  const { claimgate, ledger, world } = await damaged(t, 'sound');
  await ledger.driver.close();
  await ledger.raw('pragma wal_checkpoint(truncate)');
  const path = ledger.location.slice('sqlite:'.length);
  const bytes = readFileSync(path);
  bytes.fill(0x5a, 100, 4096);
  const place = join(world.directory, 'broken.sqlite');
  writeFileSync(place, bytes, { mode: 0o600 });
  const made = await claimgate('ledger', 'backup', 'kept.sqlite', '--ledger', `sqlite:${place}`);
  assert.notEqual(made.exitCode, 0);
  assert.match(made.stderr, /ledger_damaged/);
  assert.deepEqual(readFileSync(join(world.directory, 'kept.sqlite.damaged')), bytes);
});

test('words for what a ledger cannot do name the place and a next step', async (t) => {
  const { claimgate, ledger, world } = await damaged(t, 'sound');
  const backup = await claimgate('ledger', 'backup', 'kept.sqlite', '--ledger', ledger.location);
  assert.equal(backup.exitCode, 0, backup.stderr);
  const live = ['--ledger', ledger.location];
  const onLive = await claimgate('ledger', 'restore', 'kept.sqlite', ...live);
  assert.match(onLive.stderr, /ledger_exists/);
  assert.ok(onLive.stderr.includes(ledger.location.slice('sqlite:'.length)));
  assert.doesNotMatch(onLive.stderr, /Remove it/);
  const folder = await claimgate('ledger', 'show', '--ledger', `sqlite:${world.directory}`);
  assert.match(folder.stderr, /ledger_unreachable/);
  const verified = await claimgate('ledger', 'verify', ...live);
  assert.equal(verified.exitCode, 0, verified.stderr);
  assert.doesNotMatch(verified.stdout, /not checked/);
  const keyless = await world.claimgate(['ledger', 'verify', ...live]);
  assert.equal(keyless.exitCode, 0, keyless.stderr);
  assert.match(keyless.stdout, /bindings: not checked \(no key\)/);
});

/** Bytes that look random and are the same in every run. */
function* randomBytes(seed: string): Generator<number, never> {
  for (let turn = 0; ; turn += 1)
    yield* createHash('sha256').update(`${seed} ${turn}`).digest().values();
}

type Next = () => number;

function below(next: Next, limit: number): number {
  const number = next() * 2 ** 24 + next() * 2 ** 16 + next() * 2 ** 8 + next();
  return number % limit;
}

const PAGE = 4096;

/** Ways to damage a file: a byte or a page of it is another one. */
const DAMAGES: Readonly<Record<string, (file: Buffer, next: Next) => void>> = {
  byte: (file, next) => void file.writeUInt8(next(), below(next, file.length)),
  // Where records are: a byte that no text in UTF-8 has.
  text: (file, next) => {
    const letters = [...file.keys()].filter((at) => isLetter(file[at]) && isLetter(file[at + 1]));
    file.writeUInt8(0x80 + (next() % 128), letters[below(next, letters.length)] ?? 0);
  },
  page: (file, next) => {
    const at = PAGE * below(next, file.length / PAGE);
    for (let offset = 0; offset < PAGE; offset += 1) file[at + offset] = next();
  },
  'another page': (file, next) => {
    const [from, to] = [below(next, file.length / PAGE), below(next, file.length / PAGE)];
    file.copy(file, PAGE * to, PAGE * from, PAGE * (from + 1));
  },
};

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x61 && byte <= 0x7a;
}

/** A ledger of every kind of record, as one file. */
async function whole(): Promise<Buffer> {
  const ledger = await certified('sqlite');
  await record(ledger, 'run', failed(run('live')));
  await record(ledger, 'control', control({ state: 'disabled' }));
  await corrected(ledger, 2);
  await ledger.driver.close();
  await ledger.raw('pragma wal_checkpoint(truncate)');
  return readFileSync(ledger.location.slice('sqlite:'.length));
}

type Said = Readonly<Record<string, unknown>>;

async function readBy(folder: string, t: TestContext): Promise<readonly Said[]> {
  const child = damagedReader(folder);
  t.after(() => void child.kill('SIGKILL'));
  let text = '';
  child.stdout?.on('data', (chunk) => (text += chunk));
  await once(child, 'close');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Said);
}

const NUMBER = often(60, 1000);

for (const [kind, damage] of Object.entries(DAMAGES))
  test(`[T472] ${NUMBER} files of SQLite with another ${kind} end no process and change no answer`, async (t) => {
    const folder = temporaryFolder(t);
    const file = await whole();
    writeFileSync(join(folder, 'whole.sqlite'), file, { mode: 0o600 });
    const bytes = randomBytes(kind);
    for (let number = 0; number < NUMBER; number += 1) {
      const ownDamaged = Buffer.from(file);
      damage(ownDamaged, () => bytes.next().value);
      writeFileSync(join(folder, `${number}.sqlite`), ownDamaged, { mode: 0o600 });
    }
    const all = await readBy(folder, t);
    assert.equal(all.length, NUMBER + 1, 'a process ended natively');
    const sound = all.find(({ name }) => name === 'whole.sqlite');
    assert.equal(sound?.['verified'], '');
    for (const said of all) {
      const made = JSON.stringify(said['exported'] ?? '').slice(1, -1);
      if (made.startsWith('ledger.')) assert.equal(made, sound['exported'], JSON.stringify(said));
    }
  });

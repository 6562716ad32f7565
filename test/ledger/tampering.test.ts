import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import type { ReadinessBoard } from '../../src/documents/index.ts';
import { refusalOf, present, type Result } from '../../src/documents/findings.ts';
import { DAY_MS } from '../../src/documents/json.ts';
import { openLedger, parseLocation, openEmpty } from '../../src/ledger/open.ts';
import { verifyLedger, verifyLedgerSince } from '../../src/ledger/verify.ts';
import { headIn, checkpointIn } from '../../src/ledger/log.ts';
import { sample } from '../soak.ts';
import { ROUTES } from '../../service/http/table.ts';
import { call } from '../service/client.ts';
import { folderWithFacts, startProgram } from '../service/program.ts';
import { startService, tokenFor, type RunningService } from '../service/running.ts';
import { request, serviceOn, codesIn } from '../service/world.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { exported, certified } from './export-world.ts';
import { EARLIER, NOTHING, TAMPERINGS, type Tampering } from './tamperings.ts';
import {
  FINGERPRINTS,
  control,
  ENGINES,
  failed,
  filledLedger,
  raw,
  record,
  review,
  run,
  type TestLedger,
  AT,
  codesFor,
  contextAt,
  contract,
  corrected,
  correcting,
  item,
  newLocation,
  type EngineName,
} from './world.ts';
import { fingerprinterOf, type Digest, type Fingerprinter } from '../../src/digest/index.ts';
import { append } from '../../src/ledger/append.ts';
import { copyLedger } from '../../src/ledger/copy.ts';
import { correct } from '../../src/ledger/correct.ts';
import { compareHeads } from '../../src/ledger/published-export.ts';
import { subject } from '../evidence/documents.ts';
import { DEPLOYMENT, keys } from '../trust/root-world.ts';
import { FORGERY, TWIN, WITH_KEY } from './attacks.ts';
import { withRoles } from './database-roles.ts';
import { PROGRAM } from '../programs.ts';

/** Of the ledger that is copied: one for the time of its records, and one for a program of now. */
let token = '';
let today = '';

/** A claim that is refused twice: its live test failed, and it is disabled. */
async function refuse(ledger: TestLedger): Promise<void> {
  token = await tokenFor(ledger.driver);
  const createdAt = Date.now();
  today = await tokenFor(ledger.driver, {
    name: 'today',
    createdAt,
    expiresAt: createdAt + DAY_MS,
  });
  await record(ledger, 'approval', review());
  await record(ledger, 'run', run('local'));
  await record(ledger, 'run', run('live'));
  await record(ledger, 'control', control());
  await record(ledger, 'run', failed(run('live')));
  await record(ledger, 'control', control({ state: 'disabled', reason: 'incident-1' }));
}

const REFUSED = 'refused';

async function saidBy(ledger: TestLedger): Promise<string> {
  const made = await exported(ledger).catch(refusalOf);
  return 'ok' in made && made.ok ? made.value.bytes.toString('utf8') : REFUSED;
}

async function seenBy(ledger: TestLedger): Promise<string> {
  const { findings } = await verifyLedger(ledger.driver, {
    fingerprints: FINGERPRINTS,
  }).catch(refusalOf);
  return [...new Set(findings.map(({ code }) => code))].sort().join();
}

/** The ledger by new sessions, which take what the database sets for them. */
async function reopened(ledger: TestLedger): Promise<TestLedger | string> {
  await ledger.driver.close();
  try {
    return { ...ledger, driver: await openLedger(parseLocation(ledger.location)) };
  } catch (error) {
    return refusalOf(error).code;
  }
}

async function servedBy({ base, context }: RunningService) {
  const { body, status } = await call(base, ROUTES.providerReadiness.path, { token });
  const decision = await context.readiness.decide(request());
  return { decision, board: { status, body } };
}

async function tamper(honest: TestLedger, [, statements, seen]: Tampering): Promise<void> {
  const before = await saidBy(honest);
  assert.match(before, /"state":"disabled"/);
  const head = await honest.driver.read((connection) => headIn(connection));
  const service = await startService(honest.driver, { context: { readiness: serviceOn(honest) } });
  try {
    const first = await servedBy(service);
    await honest.raw(...statements);
    const then = await servedBy(service);
    if (seen === NOTHING) assert.deepEqual(then, first);
    const { advertisable, connectable, executable, publishable } = then.decision;
    const isYes = advertisable || connectable || executable || publishable;
    assert.equal(isYes, false, 'a running service says yes to nothing');
  } finally {
    await service.stop();
  }
  const ledger = await reopened(honest);
  if (typeof ledger === 'string') return assert.equal(ledger, seen);
  try {
    if (seen === EARLIER)
      return assert.deepEqual(codesOf(await exported(ledger, { since: head })), [
        'ledger_truncated',
      ]);
    assert.equal(await seenBy(ledger), seen);
    const said = await saidBy(ledger);
    // A change that nobody sees changes nothing.
    if (seen === NOTHING) assert.equal(said, before);
    return assert.ok(said === before || said === REFUSED, said);
  } finally {
    await ledger.driver.close();
  }
}

/** `claimgate serve` itself, by today's clock: the evidence has expired, and nothing makes it say yes. */
async function serveBent(
  { driver, location }: TestLedger,
  [, statements, seen]: Tampering,
  t: TestContext,
): Promise<void> {
  await driver.close();
  const { folder, remove } = folderWithFacts();
  const key = join(folder, 'fingerprint.key');
  writeFileSync(key, Buffer.alloc(32, 7).toString('base64'), { mode: 0o600 });
  const words = ['serve', '--ledger', location, '--facts', 'facts.json', '--listen', '127.0.0.1:0'];
  const { base, child, ended } = await startProgram(folder, [PROGRAM, ...words], {
    CLAIMGATE_FINGERPRINT_KEY_FILE: key,
  });
  t.after(async () => {
    child.kill('SIGKILL');
    await ended;
    remove();
  });
  const asked = () => call<ReadinessBoard>(base, ROUTES.providerReadiness.path, { token: today });
  const before = await asked();
  assert.deepEqual(
    before.body.providers.flatMap(({ blocked }) => blocked.map(({ state }) => state)),
    ['disabled'],
  );
  await raw(location, statements);
  const { body, status } = await asked();
  if (seen === NOTHING) return assert.deepEqual(body, before.body);
  if (status !== 200) return assert.ok([401, 503].includes(status), `${status}`);
  assert.ok(body.providers.every((one) => !one.advertisable && !one.connectable));
}

/** Copies of a database of a server take time, and so do processes: a part of them in each run, all in a soak. */
const EACH = { sqlite: 3, postgres: 6 };
const EACH_SERVED = 60;

for (const engine of ENGINES) {
  describe(`[T460] tampering with ${engine}`, () => {
    assert.ok(TAMPERINGS[engine].length >= 100);
    for (const one of sample(TAMPERINGS[engine], EACH[engine]))
      test(one[0], async () => tamper(await filledLedger(engine, refuse), one));
  });

  describe(`[T460] tampering with the ledger of \`claimgate serve\` on ${engine}`, () => {
    for (const one of sample(TAMPERINGS[engine], EACH_SERVED))
      test(one[0], async (t) => serveBent(await filledLedger(engine, refuse), one, t));
  });
}

const LOG = 'provider_evidence_log';
const CHECKS = 'provider_certification_checks';
const QUARANTINED = 'provider_evidence_quarantined';

/** Everything that an owner takes away for a moment: triggers, keys and constraints of a table. */
function withoutKeys(engine: EngineName, table: string): string[] {
  if (engine === 'sqlite')
    return [
      'pragma legacy_alter_table = on',
      `create table ${table}_open as select * from ${table}`,
      `drop table ${table}`,
      `alter table ${table}_open rename to ${table}`,
    ];
  return [
    `do $$ declare one text; begin for one in select conname from pg_constraint
      where conrelid = '${table}'::regclass and contype in ('u', 'p') loop
      execute format('alter table ${table} drop constraint %I cascade', one); end loop; end $$`,
    `alter table ${table} disable trigger all`,
  ];
}

/** Rows of a table once more, at another place. */
function again(table: string, place: string, [from, to]: readonly [number, number]): string[] {
  return [
    `create temporary table again as select * from ${table} where ${place} = ${from}`,
    `update again set ${place} = ${to}`,
    `insert into ${table} select * from again`,
    'drop table again',
  ];
}

interface Twin {
  readonly what: (typeof TWIN.records)[number];
  readonly table: string;
  readonly children?: { readonly table: string; readonly place: string };
  readonly of: number;
  /** Whether the entry of the twin says that another request made it. */
  readonly hasOwnRequest: boolean;
}

const OTHER_REQUEST = `sha256:${'9'.repeat(64)}`;

function twinStatements(engine: EngineName, twin: Twin, to: number): string[] {
  const { children, hasOwnRequest, of, table } = twin;
  const tables = [table, LOG, ...(children ? [children.table] : [])];
  const reference = hasOwnRequest ? `'${OTHER_REQUEST}'` : 'idempotency_ref';
  return [
    ...tables.flatMap((one) => withoutKeys(engine, one)),
    ...(children ? again(children.table, children.place, [of, to]) : []),
    ...again(table, 'sequence', [of, to]),
    `insert into ${LOG} select ${to}, record_kind, record_id, leaf, '', ${reference}, request_digest
      from ${LOG} where sequence = ${of}`,
    // Foreign keys of later records need it.
    `create unique index again_of_log on ${LOG} (sequence, record_id)`,
  ];
}

const REVIEWS = 'provider_approval_reviews';
const RUNS = 'provider_certification_runs';
const CONTROLS = 'provider_runtime_control_events';
const CORRECTIONS = 'provider_evidence_corrections';
const WITH_CHECKS = { table: CHECKS, place: 'run_sequence' };
const WITH_NAMES = { table: QUARANTINED, place: 'correction_sequence' };

const TWINS: readonly Twin[] = [true, false].flatMap((hasOwnRequest) => [
  { what: 'the app review', table: REVIEWS, of: 1, hasOwnRequest },
  { what: 'the passed run', table: RUNS, children: WITH_CHECKS, of: 3, hasOwnRequest },
  { what: 'the enable', table: CONTROLS, of: 4, hasOwnRequest },
  { what: 'the quarantined run', table: RUNS, children: WITH_CHECKS, of: 2, hasOwnRequest },
  { what: 'the correction', table: CORRECTIONS, children: WITH_NAMES, of: 7, hasOwnRequest },
]);

/** Refused: a failed run, a disable, and a quarantined run; an even number of records, so that the next completes no tree. */
async function refusing(engine: EngineName): Promise<TestLedger> {
  const ledger = await certified(engine);
  await record(ledger, 'run', failed(run('live')));
  await record(ledger, 'control', control({ state: 'disabled' }));
  await corrected(ledger, 2);
  await record(ledger, 'control', control({ state: 'disabled', reason: 'again' }));
  return ledger;
}

const PLACE = 9;

/** Without those of guards, which an attacker may put back. */
const ofRecords = (codes: readonly string[]) => codes.filter((code) => !code.startsWith('guard_'));

/** Asks everything that rests on a ledger: with the key, and where it only reads without it. */
async function saidOf(ledger: TestLedger, since: Parameters<typeof verifyLedgerSince>[1]) {
  const { driver } = ledger;
  const codesBy = async (fingerprints?: Fingerprinter) => [
    ...new Set((await verifyLedger(driver, { fingerprints })).findings.map(({ code }) => code)),
  ];
  const sinceThen = await verifyLedgerSince(driver, since, 'kept.txt');
  const target = await openEmpty(parseLocation(await newLocation('sqlite')));
  const copied = await copyLedger(driver, target, AT, { fingerprints: FINGERPRINTS });
  await target.close();
  const decision = await serviceOn(ledger).decide(request());
  const earlier = { file: 'projection', head: since };
  const claims = [{ subject: subject(), contract_digest: contract.digest }];
  const compared = await driver.read((sql) =>
    compareHeads(sql, claims, earlier, AT, { fingerprints: FINGERPRINTS }),
  );
  return {
    keyless: await codesBy(),
    keyed: await codesBy(FINGERPRINTS),
    since: sinceThen.ok
      ? sinceThen.value.findings.map(({ code }) => code)
      : sinceThen.findings.map(({ code }) => code),
    exported: codesOf(await exported(ledger)),
    checkpoint: codesOf(
      await driver.attest((c) => checkpointIn(c, keys.ledger, 'c', FINGERPRINTS)),
    ),
    release: codesOf(compared),
    copied: copied.findings.map(({ code }) => code),
    decision,
  };
}

for (const engine of ENGINES)
  describe(`[T470] a record of ${engine} that stands at a second place`, () => {
    for (const twin of TWINS)
      test(`${twin.what}, ${twin.hasOwnRequest ? TWIN.ways[0] : TWIN.ways[1]}`, async () => {
        const ledger = await refusing(engine);
        const since = await ledger.driver.read((connection) => headIn(connection));
        const running = serviceOn(ledger);
        assert.notEqual((await running.decide(request())).state, 'healthy');
        await ledger.raw(...twinStatements(engine, twin, PLACE));
        assert.notEqual((await running.decide(request())).state, 'healthy');
        const said = await saidOf(ledger, since);
        assert.deepEqual(ofRecords(said.keyless), TWIN.withoutKey);
        assert.deepEqual(ofRecords(said.keyed), TWIN.withKey);
        assert.deepEqual(ofRecords(said.since), TWIN.withoutKey);
        for (const codes of [said.exported, said.checkpoint, said.release, said.copied])
          assert.deepEqual(codes, TWIN.withKey);
        assert.notEqual(said.decision.state, 'healthy');
      });

    test('is quarantined by a correction, which leaves the ledger without evidence', async () => {
      const ledger = await refusing(engine);
      await ledger.raw(...twinStatements(engine, present(TWINS[2]), PLACE));
      await corrected(ledger, PLACE);
      const { findings } = await verifyLedger(ledger.driver, { fingerprints: FINGERPRINTS });
      const codes = new Set(findings.map(({ code }) => code));
      assert.ok(codes.has('record_quarantined'));
      assert.ok(!codes.has('record_twice') && !codes.has('binding_differs'));
      const { bytes } = valueOf(await exported(ledger));
      assert.match(bytes.toString(), /"approval":null/);
    });
  });

/** A program that writes to the database as claimgate would, but without the key. */
const OTHER_KEY = fingerprinterOf(Buffer.alloc(32, 8), DEPLOYMENT);

const FORGERIES: Readonly<
  Record<(typeof FORGERY.ways)[number], (binding: string) => Fingerprinter['bind']>
> = {
  'with the binding of another record': (binding) => () => binding as Digest,
  'with a binding under another key': () => OTHER_KEY.bind,
  'with a binding for another place': () => (text) => FINGERPRINTS.bind(text.replace(/^9 /m, '8 ')),
  'with a binding for another request': () => (text) =>
    FINGERPRINTS.bind(text.replace(/^9 sha256:[0-9a-f]{64}$/m, `9 ${OTHER_REQUEST}`)),
};

function addEnable({ driver }: TestLedger, context: ReturnType<typeof contextAt>) {
  return append(driver, [item('control', control({ reason: 'all-clear' }))], context);
}

const ADDED: Readonly<
  Record<
    (typeof FORGERY.records)[number],
    (ledger: TestLedger, context: ReturnType<typeof contextAt>) => Promise<Result<unknown>>
  >
> = {
  'an app review': ({ driver }, context) =>
    append(driver, [item('approval', review({ expires_at: '2026-12-01T00:00:00Z' }))], context),
  'a passed run': ({ driver }, context) => append(driver, [item('run', run('live'))], context),
  'an enable': addEnable,
  'a correction': ({ driver }, context) => {
    const document = { schema_version: 1, reason: 'no-reason', records: ['5'] };
    return correct(
      driver,
      { file: 'correction.json', bytes: Buffer.from(JSON.stringify(document)) },
      context,
    );
  },
};

for (const engine of ENGINES)
  describe(`[T471] a record of ${engine} that was added past the program`, () => {
    for (const [what, add] of Object.entries(ADDED))
      for (const [how, forge] of Object.entries(FORGERIES))
        test(`${what}, ${how}`, async () => {
          const ledger = await refusing(engine);
          const since = await ledger.driver.read((connection) => headIn(connection));
          const running = serviceOn(ledger);
          await running.decide(request());
          const [{ binding } = { binding: '' }] = (await ledger.raw(
            `select binding from ${CONTROLS} where sequence = 4`,
          )) as { binding: string }[];
          const bind = forge(binding);
          valueOf(await add(ledger, contextAt(AT, { fingerprints: { ...FINGERPRINTS, bind } })));
          assert.notEqual((await running.decide(request())).state, 'healthy');
          const said = await saidOf(ledger, since);
          assert.deepEqual(said.keyless, FORGERY.withoutKey);
          assert.deepEqual(said.keyed, FORGERY.withKey);
          for (const codes of [said.exported, said.checkpoint, said.release, said.copied])
            assert.deepEqual(codes, FORGERY.withKey);
          assert.notEqual(said.decision.state, 'healthy');
        });

    test('an enable lifts no disable in a running service, and names what cannot be read', async () => {
      const ledger = await certified(engine);
      const causes: string[] = [];
      const running = serviceOn(ledger, { onUnreadable: ({ code }) => void causes.push(code) });
      assert.equal((await running.decide(request())).state, 'healthy');
      await record(ledger, 'control', control({ state: 'disabled' }));
      const fingerprints = { ...FINGERPRINTS, bind: OTHER_KEY.bind };
      valueOf(await addEnable(ledger, contextAt(AT, { fingerprints })));
      const decision = await running.decide(request());
      assert.notEqual(decision.state, 'healthy');
      assert.ok(causes.includes('ledger_damaged'), codesIn(decision).join());
    });

    test('is quarantined by a correction, with everything before it', async () => {
      const ledger = await certified(engine);
      const fingerprints = { ...FINGERPRINTS, bind: OTHER_KEY.bind };
      valueOf(await addEnable(ledger, contextAt(AT, { fingerprints })));
      valueOf(await correcting(ledger, [5]));
      const { findings } = await verifyLedger(ledger.driver, { fingerprints: FINGERPRINTS });
      assert.deepEqual(
        findings.map(({ code }) => code),
        ['record_quarantined'],
      );
      assert.match(valueOf(await exported(ledger)).bytes.toString(), /"approval":null/);
      assert.deepEqual(await codesFor(ledger, 'approval', review()), []);
    });

    for (const [what, add] of Object.entries(ADDED))
      test(`${what}, with the key: it is a record like any other, which only its reader can doubt`, async () => {
        const ledger = await refusing(engine);
        const since = await ledger.driver.read((connection) => headIn(connection));
        valueOf(await add(ledger, contextAt()));
        const { copied, exported: made, keyed, keyless } = await saidOf(ledger, since);
        assert.deepEqual(keyless, WITH_KEY.withoutKey);
        for (const codes of [keyed, made, copied]) assert.deepEqual(codes, WITH_KEY.withKey);
      });
  });

test('[T471] the application role of PostgreSQL adds a record that no export takes', async (t) => {
  const ledger = await certified('postgres');
  const roles = await withRoles(ledger);
  t.after(() => roles.remove());
  const driver = await openLedger(parseLocation(roles.location('writer')));
  t.after(() => driver.close());
  const fingerprints = { ...FINGERPRINTS, bind: OTHER_KEY.bind };
  valueOf(await addEnable({ ...ledger, driver }, contextAt(AT, { fingerprints })));
  assert.deepEqual(codesOf(await exported(ledger)), ['binding_differs']);
});

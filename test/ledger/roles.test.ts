import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { refusalOf } from '../../src/documents/error.ts';
import { append } from '../../src/ledger/append.ts';
import { checkpointIn } from '../../src/ledger/log.ts';
import { copyLedger } from '../../src/ledger/copy.ts';
import { historyOf, listRecords, countRecords } from '../../src/ledger/reading.ts';
import { initLedger, openEmpty, openLedger, parseLocation } from '../../src/ledger/open.ts';
import { verifyLedger, TABLE_NAMES } from '../../src/ledger/verify.ts';
import { type Driver, PIN_NAMES } from '../../src/ledger/driver/connection.ts';
import { POSTGRES_SCHEMA } from '../../src/ledger/generated/postgres-schema.ts';
import { DATABASE_ROLES, rolesSql, type LedgerRole } from '../../src/ledger/roles.ts';
import {
  createAdministrator,
  disableAdministrator,
  listAdministrators,
} from '../../service/access/administrators.ts';
import { addressBucket, takeAttempt, changePassword } from '../../service/access/sign-in.ts';
import {
  openSession,
  useSession,
  endSessionsOf,
  listSessions,
} from '../../service/access/sessions.ts';
import {
  createToken,
  listTokens,
  revokeToken,
  tokenAuthentication,
} from '../../service/access/tokens.ts';
import { subject } from '../evidence/documents.ts';
import { temporaryFolder } from '../repositories.ts';
import { valueOf } from '../trust/expect.ts';
import { keys } from '../trust/root-world.ts';
import { withRoles } from './database-roles.ts';
import { certified, exported } from './export-world.ts';
import { runHere } from '../cli/world.ts';
import {
  AT,
  contextAt,
  control,
  correcting,
  IDENTITY,
  item,
  newLocation,
  raw,
  record,
  type TestLedger,
} from './world.ts';

const ALL = Object.keys(DATABASE_ROLES) as LedgerRole[];
const CHEAP = { logN: 4, r: 1, p: 1 };

interface Stage {
  readonly ledger: TestLedger;
  readonly driver: Driver;
  readonly as: LedgerRole;
  readonly folder: string;
  readonly location: string;
}

const COMMANDS: Readonly<
  Record<string, readonly [roles: readonly LedgerRole[], (stage: Stage) => Promise<unknown>]>
> = {
  'ledger init': [
    ['owner'],
    async ({ location }) => {
      const { driver } = await initLedger(parseLocation(location), IDENTITY, AT);
      await driver.close();
    },
  ],
  'a migration of `ledger init`': [
    ['owner'],
    ({ driver }) =>
      driver.write(async (connection) => {
        await connection.script(`create table provider_later (number bigint);
          alter table provider_evidence_log add column later text;
          create or replace function provider_evidence_log_guards() returns trigger language plpgsql as 'begin return new; end'`);
        throw new Undone();
      }),
  ],
  'ledger append': [
    ['owner', 'writer'],
    async ({ driver }) => valueOf(await append(driver, [item('control', control())], contextAt())),
  ],
  'ledger correct': [
    ['owner', 'access'],
    async ({ ledger, driver }) => {
      const { sequence } = await record(ledger, 'control', control());
      valueOf(await correcting({ driver }, [sequence], AT, {}, PERSON.name));
    },
  ],
  'ledger show': [
    ALL,
    ({ driver }) => driver.read((connection) => listRecords(connection, { limit: 10 })),
  ],
  'ledger show --subject': [
    ALL,
    ({ driver }) => driver.read((connection) => historyOf(connection, subject(), { limit: 10 })),
  ],
  'ledger show --stats': [ALL, ({ driver }) => driver.read(countRecords)],
  'ledger export': [
    ALL,
    async ({ ledger, driver }) => valueOf(await exported({ ...ledger, driver })),
  ],
  'ledger checkpoint': [
    ALL,
    async ({ driver }) =>
      valueOf(await driver.attest((c) => checkpointIn(c, keys.ledger, 'checkpoint'))),
  ],
  'ledger verify': [
    ALL,
    async ({ driver }) => assert.deepEqual((await verifyLedger(driver)).findings, []),
  ],
  'ledger backup': [
    ['owner', 'writer', 'access'],
    async ({ driver, as, folder }) => {
      const to = await openEmpty({ engine: 'sqlite', path: join(folder, as) });
      try {
        assert.deepEqual((await copyLedger(driver, to, AT)).findings, []);
      } finally {
        await to.close();
      }
    },
  ],
  'token create': [
    ['owner', 'access'],
    async ({ driver }) => {
      const { token } = await createToken(driver, { ...TOKEN, audience: 'api' });
      assert.ok(token);
    },
  ],
  'token revoke, or the page of tokens': [
    ['owner', 'writer', 'access'],
    async ({ ledger, driver }) => {
      const { record: made } = await createToken(ledger.driver, { ...TOKEN, audience: 'api' });
      assert.ok(await revokeToken(driver, made.id, AT));
    },
  ],
  'token list': [['owner', 'writer', 'access', 'auditor'], ({ driver }) => driver.read(listTokens)],
  'asking with a token': [
    ['owner', 'writer', 'access', 'auditor'],
    ({ driver }) =>
      tokenAuthentication(driver, () => AT).identify(
        new Headers({ authorization: `Bearer cgt_api_${'a'.repeat(43)}` }),
      ),
  ],
  'admin create': [
    ['owner', 'access'],
    ({ driver, as }) =>
      createAdministrator(driver, { ...PERSON, name: `new-${as}` }, undefined, CHEAP),
  ],
  'admin list': [
    ['owner', 'writer', 'access', 'auditor'],
    ({ driver }) =>
      driver.read(async (connection) => {
        assert.ok((await listAdministrators(connection)).some(({ name }) => name === PERSON.name));
        await listSessions(connection, AT);
      }),
  ],
  'admin change --disable': [
    ['owner', 'access'],
    ({ driver }) => disableAdministrator(driver, 'nobody', AT),
  ],
  'admin change --new-password': [
    ['owner', 'access'],
    ({ driver }) =>
      changePassword(
        driver,
        { name: PERSON.name, password: PERSON.password, at: AT },
        undefined,
        CHEAP,
      ),
  ],
  'signing in': [
    ['owner', 'writer'],
    async ({ driver }) => {
      await driver.write((connection) => takeAttempt(connection, [addressBucket('::1')], AT));
      assert.ok(await useSession(driver, await signedIn(driver), AT + 60_000));
    },
  ],
  'admin change --sign-out': [
    ['owner', 'writer', 'access'],
    async ({ ledger, driver }) => {
      await signedIn(ledger.driver);
      await driver.write((connection) => endSessionsOf(connection, PERSON.name, AT));
    },
  ],
};

const TOKEN = {
  name: 'board',
  scopes: ['readiness:read'],
  createdAt: AT,
  expiresAt: AT + 1000,
} as const;
const PERSON = { name: 'jane', scopes: [], createdAt: AT, password: 'correct horse battery' };

/** The secret of a new session. */
function signedIn(driver: Driver): Promise<string> {
  return driver.write(async (connection) => {
    const [jane] = await listAdministrators(connection);
    assert.ok(jane);
    return openSession(connection, jane.id, AT, undefined);
  });
}

/** Rolls a transaction back. */
class Undone extends Error {}

/** Whether a role may do it. */
async function may(doing: Promise<unknown>): Promise<boolean> {
  try {
    await doing;
    return true;
  } catch (cause) {
    if (cause instanceof Undone) return true;
    refusalOf(cause, 'ledger_forbidden');
    return false;
  }
}

/** Statements past the program, which must all fail. */
const REFUSED: readonly (readonly [LedgerRole, string])[] = [
  [
    'writer',
    "insert into service_tokens select 'a', digest, 'api', 'c', 'd', 0, 1, null from service_tokens",
  ],
  ['writer', 'update service_tokens set expires_at = expires_at'],
  ['writer', 'delete from service_tokens'],
  ['access', 'insert into service_sign_in_attempts select * from service_sign_in_attempts'],
  ['access', 'delete from service_webhook_deliveries'],
  ['reader', 'select * from service_webhook_marks'],
  ['writer', 'update service_administrators set disabled_at = null'],
  ['writer', 'delete from service_administrators'],
  ['writer', 'update provider_evidence_log set leaf = leaf'],
  ['writer', 'truncate provider_evidence_log cascade'],
  ['writer', 'alter table provider_evidence_log disable trigger all'],
  ['writer', 'create table provider_other (number bigint)'],
  [
    'writer',
    'insert into provider_evidence_identity select 2, origin, deployment, fingerprint_key_id, 0 from provider_evidence_identity',
  ],
  ['writer', 'update claimgate_migrations set number = number'],
  [
    'writer',
    'insert into provider_evidence_corrections select * from provider_evidence_corrections',
  ],
  [
    'writer',
    'insert into provider_evidence_quarantined select * from provider_evidence_quarantined',
  ],
  ['access', 'insert into provider_approval_reviews select * from provider_approval_reviews'],
  ['access', 'insert into provider_certification_runs select * from provider_certification_runs'],
  [
    'access',
    'insert into provider_runtime_control_events select * from provider_runtime_control_events',
  ],
  ['access', 'update provider_evidence_log set leaf = leaf'],
  ['access', 'delete from service_tokens'],
  ['access', 'insert into service_sessions select * from service_sessions'],
  ['reader', 'select * from service_sessions'],
  ['reader', 'select * from service_tokens'],
  ['auditor', 'select password from service_administrators'],
  ['auditor', 'select * from service_administrators'],
  ['auditor', 'delete from service_sessions'],
  ['owner', 'update provider_evidence_log set leaf = leaf'],
];

describe('the roles of a ledger on PostgreSQL', () => {
  test('[T122] each does what it is for, and is refused everything else', async (t) => {
    const ledger = await certified('postgres');
    const roles = await withRoles(ledger);
    await createAdministrator(ledger.driver, PERSON, undefined, CHEAP);
    const folder = temporaryFolder(t);
    const drivers: Driver[] = [];
    t.after(async () => {
      for (const driver of drivers) await driver.close();
      await roles.remove();
    });
    for (const as of ALL) {
      const location = roles.location(as);
      const driver = await openLedger(parseLocation(location));
      drivers.push(driver);
      const done: string[] = [];
      for (const [command, [, work]] of Object.entries(COMMANDS))
        if (await may(work({ ledger, driver, as, folder, location }))) done.push(command);
      const expected = Object.entries(COMMANDS).filter(([, [who]]) => who.includes(as));
      assert.deepEqual(
        done,
        expected.map(([command]) => command),
        as,
      );
    }
    // The owner is refused by the guards alone.
    for (const [as, statement] of REFUSED) {
      const code = as === 'owner' ? '23001' : '42501';
      await assert.rejects(raw(roles.location(as), [statement]), { code }, `${as}: ${statement}`);
    }
    // Rights that somebody gave are taken away from each of them, and nothing else changes.
    const others = ALL.filter((as) => as !== 'owner');
    for (const as of others)
      await raw(ledger.location, [`grant all on service_tokens to ${roles.names[as]}`]);
    await roles.again();
    for (const as of others)
      await assert.rejects(
        raw(roles.location(as), ['delete from service_tokens']),
        { code: '42501' },
        as,
      );
    assert.deepEqual((await verifyLedger(ledger.driver)).findings, []);
  });

  test('the owner restores into a database of its own', async (t) => {
    const ledger = await certified('postgres');
    const roles = await withRoles(ledger);
    const to = await newLocation('postgres');
    await raw(to, [
      `alter database ${new URL(to).pathname.slice(1)} owner to ${roles.names.owner}`,
    ]);
    const address = new URL(to);
    address.username = roles.names.owner;
    const target = await openEmpty(parseLocation(address.href));
    t.after(async () => {
      await target.close();
      await raw(to, [`reassign owned by ${roles.names.owner} to current_user`]);
      await roles.remove();
    });
    assert.deepEqual((await copyLedger(ledger.driver, target, AT)).findings, []);
    await raw(to, [rolesSql(roles.names)]);
    const auditor = new URL(to);
    auditor.username = roles.names.auditor;
    const driver = await openLedger(parseLocation(auditor.href));
    try {
      assert.deepEqual((await verifyLedger(driver)).findings, []);
    } finally {
      await driver.close();
      await raw(to, [`drop owned by ${Object.values(roles.names).join()}`]);
    }
  });

  test('their rights name every table that the migrations make', () => {
    const sql = rolesSql({
      owner: 'o',
      writer: 'w',
      access: 'x',
      reader: 'r',
      auditor: 'a',
    });
    assert.ok(sql.includes(PIN_NAMES));
    for (const table of TABLE_NAMES) {
      assert.match(sql, new RegExp(`grant [^;]*\\b${table}\\b[^;]* to "a"`));
      assert.ok(sql.includes(`alter table ${table} owner to "o";`), table);
    }
    assert.doesNotMatch(sql, /claimgate_(?!migrations\b)/);
    for (const part of Object.keys(POSTGRES_SCHEMA).filter((name) => name.endsWith('_guards')))
      assert.ok(sql.includes(`alter function ${part.split('.')[1]}() owner to "o";`), part);
  });

  test('names that PostgreSQL keeps for itself, and one name for two roles, are refused', async () => {
    for (const words of [
      ['--writer', 'public'],
      ['--writer', 'pg_monitor'],
      ['--reader', 'a"; drop table x; --'],
      ['--reader', 'App'],
      ['--writer', 'claimgate_reader'],
    ]) {
      const ended = await runHere(['ledger', 'roles', ...words], {
        directory: '/',
        environment: {},
      });
      assert.deepEqual([ended.exitCode, ended.stdout], [2, ''], words.join(' '));
    }
  });
});

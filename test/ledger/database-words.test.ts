import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { initLedger, openLedger, parseLocation } from '../../src/ledger/open.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { type Driver } from '../../src/ledger/driver/connection.ts';
import { append } from '../../src/ledger/append.ts';
import { effectiveEvidence } from '../../src/ledger/lookup.ts';
import { subjectsStartingWith } from '../../src/ledger/reading.ts';
import { subject } from '../evidence/documents.ts';
import { valueOf } from '../trust/expect.ts';
import { exported, certified } from './export-world.ts';
import { onDatabase } from './postgres-server.ts';
import {
  AT,
  IDENTITY,
  ownPostgresServer,
  record,
  review,
  run,
  type TestLedger,
  contextAt,
  control,
  item,
} from './world.ts';
import { withRoles } from './database-roles.ts';

/** Subjects whose digests a Danish reader puts in another order than their bytes: `aa` comes last. */
const SUBJECTS = ['aa', 'ab', 'f'].map((start) => {
  for (let number = 0; ; number += 1) {
    const app_fingerprint = `sha256:${number.toString(16).padStart(64, '0')}`;
    const one = { ...subject(), app_fingerprint };
    if (subjectDigest(one).startsWith(`sha256:${start}`)) return one;
  }
});

/** How the databases sort text. */
const COLLATIONS = {
  bytes: "locale 'C'",
  danish: "locale_provider icu icu_locale 'da' locale 'C'",
  "danish of the system's library": "locale 'da_DK.UTF-8'",
  'numbers by their size': "locale_provider icu icu_locale 'en-u-kn-true' locale 'C'",
};

const open: Driver[] = [];
after(async () => {
  for (const driver of open) await driver.close();
});

async function ledgerIn(words: string): Promise<TestLedger> {
  const { url } = await ownPostgresServer();
  const name = `collated_${open.length}`;
  await onDatabase(url, `create database ${name} template template0 encoding 'UTF8' ${words}`);
  const location = url.replace('/postgres?', `/${name}?`);
  const { driver } = await initLedger(parseLocation(location), IDENTITY, AT);
  open.push(driver);
  return { engine: 'postgres', location, driver, raw: (...all) => onDatabase(location, ...all) };
}

describe('[T406] a database that sorts text in its own way', () => {
  for (const [name, words] of Object.entries(COLLATIONS))
    test(name, async (t) => {
      const ledger = await ledgerIn(words).catch((cause: Error) => cause);
      if (ledger instanceof Error) {
        assert.match(ledger.message, /invalid locale name/);
        return t.skip('localedef has not made it here');
      }
      for (const one of SUBJECTS) {
        await record(ledger, 'approval', review({ app_fingerprint: one.app_fingerprint }));
        await record(ledger, 'run', run('live', {}, one));
      }
      const lines = valueOf(await exported(ledger))
        .bytes.toString('utf8')
        .trimEnd()
        .split('\n');
      const digests = lines.map((line) => JSON.parse(line).live_run.subject_digest);
      assert.deepEqual(digests, SUBJECTS.map(subjectDigest).sort());
      for (const [index, digest] of digests.entries()) {
        const found = (start: string): Promise<readonly unknown[]> =>
          ledger.driver.read((connection) => subjectsStartingWith(connection, start));
        assert.equal((await found(digest.slice(0, 10))).length, 1, `${index}`);
      }
      // Settings of a database that change how it prints expressions, and where it looks for names.
      await ledger.raw(
        `alter database ${new URL(ledger.location).pathname.slice(1)} set quote_all_identifiers = on`,
      );
      const again = await openLedger(parseLocation(ledger.location));
      open.push(again);
      assert.deepEqual((await verifyLedger(again)).findings, []);
    });
});

/** Types of questions that the server answers by conversion, and that somebody's own function fits better. */
const PLANTED = [
  'concat_ws(text, "char", "char", boolean, boolean)',
  'concat_ws(text, "char", smallint, smallint, integer, text, text, name, name, text, "char", boolean, text, text)',
  'concat_ws(text, "char", smallint)',
  'concat_ws(text, "char", boolean)',
  'format(text, name)',
  'format(text, text)',
  'format(text, name, text)',
  'format(text, text, text)',
  'hashtextextended(text, integer)',
  'array_length(smallint[], integer)',
  'to_jsonb(pg_constraint)',
  'quote_ident(name)',
  'set_config(text, text, boolean)',
  'pg_get_expr(pg_node_tree, oid)',
];

test('[T407] nothing that another role defines in the schema of a ledger, or in `public`, is ever called', async () => {
  const ledger = await certified('postgres');
  const body = "language plpgsql as $$ begin raise exception 'called'; end $$";
  for (const schema of ['public', 'claimgate'])
    await ledger.raw(
      ...PLANTED.map((name) => `create function ${schema}.${name} returns text ${body}`),
      `create function ${schema}.joined(text, name) returns text ${body}`,
      `create function ${schema}.added(text, integer) returns text ${body}`,
      `create operator ${schema}.|| (leftarg = text, rightarg = name, function = ${schema}.joined)`,
      `create operator ${schema}.|| (leftarg = text, rightarg = integer, function = ${schema}.added)`,
    );
  assert.deepEqual((await verifyLedger(ledger.driver)).findings, []);
  valueOf(await exported(ledger));
  valueOf(await append(ledger.driver, [item('control', control())], contextAt()));
  const roles = await withRoles(ledger);
  await (await initLedger(parseLocation(ledger.location), IDENTITY, AT)).driver.close();
  await roles.again();
  assert.deepEqual((await verifyLedger(ledger.driver)).findings, []);
  await roles.remove();
});

test('[T407] a row of a table that inherits does not decide on the last word', async () => {
  const ledger = await certified('postgres');
  await ledger.raw(
    'create table heir () inherits (provider_certification_runs)',
    'insert into heir select * from only provider_certification_runs where sequence = 3',
  );
  const asked = ledger.driver.read((sql) => effectiveEvidence(sql, subject(), AT));
  await assert.rejects(asked, { code: 'ledger_damaged' });
});

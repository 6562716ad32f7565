import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { subjectDigest } from '../../src/evidence/index.ts';
import {
  initLedger,
  openLedger,
  parseLocation,
  verifyLedger,
  type Driver,
} from '../../src/ledger/index.ts';
import { subjectsStartingWith } from '../../src/ledger/reading.ts';
import { subject } from '../evidence/documents.ts';
import { valueOf } from '../trust/expect.ts';
import { exported } from './export-world.ts';
import { onDatabase } from './postgres-server.ts';
import { AT, IDENTITY, ownPostgresServer, record, review, run, type TestLedger } from './world.ts';

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
    test(name, async () => {
      const ledger = await ledgerIn(words);
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
        const found = (start: string) =>
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

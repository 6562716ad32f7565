import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { openLedger, parseLocation, verifyLedger } from '../../src/ledger/index.ts';
import { temporaryFolder } from '../repositories.ts';
import { certified } from './export-world.ts';
import { binaries } from './postgres-server.ts';
import { control, newLocation, raw, record } from './world.ts';

const bin = binaries();
const program = (name: string) => join(bin, name);
const isThere = existsSync(program('pg_dump'));

/** How a ledger is written to a file and read from it again, as PostgreSQL's documentation says. */
const FORMS: readonly (readonly [
  what: string,
  dump: (from: string, file: string) => readonly string[],
  restore: (to: string, file: string) => readonly string[],
])[] = [
  [
    'pg_dump -Fc',
    (from, file) => ['pg_dump', '-Fc', '-f', file, from],
    (to, file) => ['pg_restore', '--exit-on-error', '-d', to, file],
  ],
  [
    'plain SQL',
    (from, file) => ['pg_dump', '-f', file, from],
    (to, file) => ['psql', '-q', '-v', 'ON_ERROR_STOP=1', '-f', file, to],
  ],
  [
    'a folder and four jobs',
    (from, file) => ['pg_dump', '-Fd', '-j4', '-f', file, from],
    (to, file) => ['pg_restore', '-j4', '-d', to, file],
  ],
  [
    'INSERT statements',
    (from, file) => ['pg_dump', '--inserts', '-f', file, from],
    (to, file) => ['psql', '-q', '-v', 'ON_ERROR_STOP=1', '-f', file, to],
  ],
];

describe('a ledger on PostgreSQL that was restored', { skip: !isThere && 'no pg_dump' }, () => {
  for (const [what, dump, restore] of FORMS)
    test(`[T112] from ${what}, under another owner, verifies with the same head and takes records`, async (t) => {
      const ledger = await certified('postgres');
      const file = join(temporaryFolder(t), 'dump');
      const owner = `owner_${process.pid}_${FORMS.findIndex(([name]) => name === what)}`;
      const to = await newLocation('postgres');
      const database = new URL(to).pathname.slice(1);
      await raw(to, [
        `create role ${owner} login superuser`,
        `alter database ${database} owner to ${owner}`,
      ]);
      t.after(async () => {
        await raw(ledger.location, [`drop database ${database}`, `drop role ${owner}`]);
      });
      const [from, ...dumping] = dump(ledger.location, file);
      await execa(program(from ?? ''), dumping);
      const as = new URL(to);
      as.username = owner;
      const [into, ...restoring] = restore(as.href, file);
      await execa(program(into ?? ''), restoring);
      await raw(to, [`alter table provider_evidence_log owner to ${owner}`]);
      const { head } = await verifyLedger(ledger.driver);
      const driver = await openLedger(parseLocation(to));
      try {
        assert.deepEqual(await verifyLedger(driver), { head, findings: [] });
        const restored = { ...ledger, location: to, driver };
        assert.equal((await record(restored, 'control', control())).sequence, head.tree_size + 1);
        assert.deepEqual((await verifyLedger(driver)).findings, []);
      } finally {
        await driver.close();
      }
    });
});

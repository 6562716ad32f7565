import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { exportProjection } from '../../../src/ledger/export.ts';
import { openLedger, parseLocation } from '../../../src/ledger/open.ts';
import { readFacts } from '../../../src/ledger/export-facts.ts';
import { AT, contracts, FINGERPRINTS } from '../../../test/ledger/documents.ts';
import { facts } from '../../../test/ledger/facts.ts';
import { firstRoot, keys } from '../../../test/trust/root-world.ts';

/** One process that exports all of a ledger: `export-ledger.ts LOCATION FILE`. */
const [location = '', file = ''] = process.argv.slice(2);
const nothing = { apps: [], accounts: [], policies: [], implemented: [], deny_list: [] };
const read = readFacts(Buffer.from(JSON.stringify(facts(nothing))), 'runtime-facts.json');
if (!read.ok) throw new Error(JSON.stringify(read.findings));

const out = createWriteStream(file);
const driver = await openLedger(parseLocation(location));
const outcome = await exportProjection(
  driver,
  {
    facts: read.value,
    factsFile: 'runtime-facts.json',
    contracts,
    at: AT,
    limits: firstRoot().document.limits,
    lifetimeMs: 3_600_000,
    ledgerKey: keys.ledger,
    fingerprints: FINGERPRINTS,
    file: 'statement.json',
  },
  (bytes) =>
    new Promise<void>((resolve, reject) => {
      out.write(bytes, (error) => (error ? reject(error) : resolve()));
    }),
);
if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings));
out.end();
await finished(out);
await driver.close();

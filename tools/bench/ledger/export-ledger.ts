import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { exportProjection } from '../../../src/ledger/export.ts';
import { openLedger, parseLocation } from '../../../src/ledger/open.ts';
import { readFacts } from '../../../src/ledger/export-facts.ts';
import { AT, contracts } from '../../../test/ledger/documents.ts';
import { DEPLOYMENT, firstRoot, keys } from '../../../test/trust/root-world.ts';

/** One process that exports all of a ledger: `export-ledger.ts LOCATION FILE`. */
const [location = '', file = ''] = process.argv.slice(2);
const facts = readFacts(
  Buffer.from(
    JSON.stringify({
      schema_version: 1,
      deployment: DEPLOYMENT,
      deployment_kind: 'cloud',
      deployment_environment: 'production',
      generated_at: '2026-03-15T11:50:00Z',
      apps: [],
      accounts: [],
      policies: [],
      implemented: [],
      deny_list: [],
    }),
  ),
  'runtime-facts.json',
);
if (!facts.ok) throw new Error(JSON.stringify(facts.findings));

const out = createWriteStream(file);
const driver = await openLedger(parseLocation(location));
const outcome = await exportProjection(
  driver,
  {
    facts: facts.value,
    factsFile: 'runtime-facts.json',
    contracts,
    at: AT,
    limits: firstRoot().document.limits,
    lifetimeMs: 3_600_000,
    ledgerKey: keys.ledger,
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

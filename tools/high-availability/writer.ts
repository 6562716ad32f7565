import { writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { append } from '../../src/ledger/append.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import { type Driver } from '../../src/ledger/driver/connection.ts';
import { contextAt, control, item } from '../../test/ledger/documents.ts';

/**
 * A process that records control events one after the other until a signal stops it, and repeats each until
 * the ledger acknowledges it: `writer.ts LOCATION NAME`. It writes one line of JSON for each attempt.
 */
const [location = '', name = ''] = process.argv.slice(2);
const PAUSE_MS = 250;

const stopping = new AbortController();
process.on('SIGTERM', () => stopping.abort());

const ledger = await opened();
for (let number = 1; !stopping.signal.aborted; number += 1) {
  const key = `${name}-${number}`;
  while (!(await recorded(key))) await delay(PAUSE_MS);
  await delay(PAUSE_MS);
}
await ledger.close();

/** A leader may be lost while a writer starts, too. */
async function opened(): Promise<Driver> {
  for (;;)
    try {
      return await openLedger(parseLocation(location));
    } catch (cause) {
      if (!(cause instanceof ClaimgateError)) throw cause;
      tell({ key: `${name}-0`, code: cause.code });
      await delay(PAUSE_MS);
    }
}

async function recorded(key: string): Promise<boolean> {
  try {
    const event = item('control', control({ reason: key }), { idempotencyKey: key });
    const outcome = await append(ledger, [event], contextAt(undefined, { clock: Date.now }));
    if (!outcome.ok) {
      tell({ key, code: outcome.findings[0]?.code });
      return false;
    }
    const [only] = outcome.value;
    tell({ key, sequence: only?.sequence, replayed: only?.replayed });
    return true;
  } catch (cause) {
    if (!(cause instanceof ClaimgateError)) throw cause;
    tell({ key, code: cause.code });
    return false;
  }
}

function tell(line: object): void {
  writeSync(1, `${JSON.stringify(line)}\n`);
}

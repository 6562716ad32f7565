import { writeSync } from 'node:fs';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { append } from '../../src/ledger/append.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import { contextAt, control, item } from './documents.ts';

/**
 * A process of its own that records control events, so many at once: `writer.ts LOCATION COUNT NAME AT_ONCE`.
 * Each line it writes is an acknowledgement: a sequence number, or the code with which it gave up.
 */
const [location = '', count = '0', name = '', atOnce = '1'] = process.argv.slice(2);

try {
  const driver = await openLedger(parseLocation(location));
  const recordEvent = async (number: number) => {
    const event = control({ reason: `${name}-${number}` });
    const outcome = await append(driver, [item('control', event)], contextAt());
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.findings));
    writeSync(1, `${outcome.value[0]?.sequence}\n`);
  };
  for (let number = 0; number < Number(count); number += Number(atOnce))
    await Promise.all(
      Array.from({ length: Number(atOnce) }, (_, index) => recordEvent(number + index)),
    );
  await driver.close();
} catch (cause) {
  if (!(cause instanceof ClaimgateError)) throw cause;
  writeSync(1, `${cause.code}\n`);
}

// Without the teardown of libraries: libsql has been seen to hang in it.
process.kill(process.pid, 'SIGKILL');

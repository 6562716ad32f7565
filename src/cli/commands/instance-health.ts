import { ClaimgateError } from '../../findings/index.ts';
import { routeUrl } from '../../instance/endpoint.ts';
import { checkHealth, HEALTH_PATH, READY_PATH, type Checked } from '../../instance/health.ts';
import { ask, type AskOptions } from '../../io/ask.ts';
import { pause } from '../../io/clock.ts';
import type { Command } from '../command.ts';
import { askOptions, chosenInstance, INSTANCE_OPTIONS } from '../instance/chosen.ts';
import { healthLines } from '../instance/lines.ts';
import { commandReport } from '../reports.ts';

const MAX_WAIT_S = 3600;
const BETWEEN_MS = 500;

export const command: Command = {
  options: {
    ...INSTANCE_OPTIONS,
    live: {
      type: 'boolean',
      describe: 'liveness only: for whoever restarts the process, and not for who sends traffic',
    },
    wait: {
      type: 'string',
      requiresArg: true,
      describe: `ask again until all is well, for at most this many seconds (${MAX_WAIT_S} at most)`,
    },
  },
  examples: [
    ['claimgate instance health', 'liveness and readiness of the active instance'],
    [
      'claimgate instance health --instance https://claims.example.com --json',
      'of any instance, with nothing saved',
    ],
    [
      'claimgate instance health --instance http://127.0.0.1:8080 --wait 60',
      'go on with a deployment once it is ready',
    ],
  ],
  async run(invocation) {
    const { args } = invocation;
    const waitMs = waitOf(args.text('wait'));
    const { url } = await chosenInstance(invocation);
    const options = askOptions(invocation);
    const isLiveOnly = args.flag('live') === true;
    const { result, findings } = await checkUntil(() => probe(url, options, isLiveOnly), waitMs);
    return commandReport('instance health', result, { findings, lines: healthLines(result) });
  },
};

async function probe(url: string, options: AskOptions, isLiveOnly: boolean): Promise<Checked> {
  const [health, ready] = await Promise.all([
    ask(routeUrl(url, HEALTH_PATH), options),
    isLiveOnly ? null : ask(routeUrl(url, READY_PATH), options),
  ]);
  return checkHealth(url, health, ready);
}

/** The first check without findings, or the last one before the time was up. */
async function checkUntil(check: () => Promise<Checked>, waitMs: number): Promise<Checked> {
  const isOver = AbortSignal.timeout(waitMs);
  for (;;) {
    const checked = await check();
    if (checked.findings.length === 0 || waitMs === 0 || isOver.aborted) return checked;
    await pause(BETWEEN_MS, isOver);
  }
}

function waitOf(text: string | undefined): number {
  if (text === undefined) return 0;
  const seconds = /^[1-9][0-9]{0,3}$/.test(text) ? Number(text) : Number.NaN;
  if (seconds <= MAX_WAIT_S) return seconds * 1000;
  throw new ClaimgateError('usage', {
    expected: `--wait with 1 to ${MAX_WAIT_S} seconds`,
    found: text,
  });
}

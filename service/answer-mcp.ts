import type { Tool } from '../src/documents/index.ts';
import { demand } from '../src/findings/error.ts';
import { openLedger } from '../src/ledger/index.ts';
import { serveMcp, type BoardSource } from './mcp/index.ts';
import { logTo, readinessService, type Log } from './index.ts';
import type { Host } from '../src/commands/host.ts';
import { boardOf, type InstanceRequest } from '../src/commands/instances.ts';
import { ledgerLocation, type LedgerPlace } from '../src/commands/open-ledger.ts';
import { readinessSetup, type ReadinessSources } from './readiness-sources.ts';
import { WAITS } from './serve.ts';

/** Source of the answers: a ledger and the documents beside it, or a running service. */
export type McpSource =
  | { readonly ledger: LedgerPlace; readonly sources: ReadinessSources }
  | { readonly instance: Omit<InstanceRequest, 'timeoutMs'> };

/** A service answers within 20 seconds, or says that it does not. */
const ANSWER_MS = 25_000;

/** Answers over MCP on standard input and output, until the input ends. @throws what was not expected, then */
export async function answerMcp(from: McpSource, program: Tool, host: Host): Promise<void> {
  const { log, flush } = logTo((text) => host.stderr.write(text), host.clock);
  const { source, close } =
    'instance' in from ? await instanceSource(from) : await ledgerSource(from, host, log);
  const { stdin: input, stdout } = host;
  let defect: unknown;
  try {
    await serveMcp({
      input,
      write: (text) => stdout.write(text),
      program,
      source,
      onDefect: (error) => (defect ??= error),
    });
  } finally {
    await close();
    flush();
  }
  if (defect !== undefined) throw defect;
}

interface OpenSource {
  readonly source: BoardSource;
  readonly close: () => Promise<void>;
}

/** The same ledger and facts as the route, asked with the same patience, and the ledger closed afterwards. */
async function ledgerSource(
  { ledger: place, sources }: Extract<McpSource, { ledger: unknown }>,
  host: Host,
  log: Log,
): Promise<OpenSource> {
  const setup = await readinessSetup(sources, host, log);
  const ledger = await openLedger(ledgerLocation(place), WAITS);
  const readiness = readinessService({ ...setup, ledger });
  const source: BoardSource = async (query) => {
    const { bytes } = demand(await readiness.projection(query));
    return Buffer.from(bytes).toString('utf8');
  };
  return { source, close: () => ledger.close() };
}

/** The board of a service that runs, asked for as `provider readiness` does. */
async function instanceSource({
  instance,
}: Extract<McpSource, { instance: unknown }>): Promise<OpenSource> {
  const { read } = await boardOf({ ...instance, timeoutMs: ANSWER_MS });
  const source: BoardSource = async (query) => JSON.stringify(demand(await read(query)));
  return { source, close: async () => {} };
}

import { fingerprinterOf } from '../src/digest/index.ts';
import { TOOL } from '../src/documents/generated/tool.ts';
import type { ReadinessQuery } from '../src/documents/index.ts';
import { accept, demand } from '../src/documents/findings.ts';
import { readIdentity } from '../src/ledger/identity.ts';
import { openLedger, orClosed } from '../src/ledger/open.ts';
import { usageError } from '../src/cli/arguments.ts';
import type { Command, CommandOptions } from '../src/cli/command.ts';
import type { Invocation } from '../src/cli/invocation.ts';
import { boardOf, TOKEN_OPTION } from '../src/instance/asked-instance.ts';
import { keyFileOfService, readFingerprintKeyFile } from '../src/cli/keys/fingerprinter.ts';
import { ledgerToServe, LEDGER_OPTION, askedLedger } from '../src/cli/evidence/open-ledger.ts';
import { valued } from '../src/cli/options.ts';
import { readQuery } from './readiness/board.ts';
import { logTo, type Log } from './http/log.ts';
import { readinessService } from './readiness/readiness.ts';
import { serveMcp } from './mcp-protocol.ts';
import { READINESS_OPTIONS, readinessSources } from './sources.ts';
import { WAITS } from './awaited-ledger.ts';

export const command: Command = {
  examples: {
    'claimgate mcp --ledger sqlite:ledger.sqlite --facts runtime-facts.json --contracts provider-certification/contracts':
      'answer from a ledger',
    'claimgate mcp --instance https://claims.example --token-file mcp.token':
      'answer from a service that runs',
  },
  options: {
    ...notRequired({ ...LEDGER_OPTION, ...READINESS_OPTIONS }),
    instance: valued('instead: the URL of a service that runs'),
    ...TOKEN_OPTION,
  },
  async run(invocation) {
    const { stdin, stdout, stderr, clock } = invocation.host;
    const { log, flush } = logTo((text) => stderr.write(text), clock);
    const { read, close } = await openBoard(invocation, log);
    let defect: unknown;
    try {
      await serveMcp({
        input: stdin,
        write: (text) => stdout.write(text),
        program: TOOL,
        source: async (asked) => {
          const query = readQuery(asked);
          return query.ok ? accept(await read(query.value)) : query;
        },
        onDefect: (error) => (defect ??= error),
      });
    } finally {
      await close();
      flush();
    }
    if (defect !== undefined) throw defect;
    return {};
  },
};

/** Options of a ledger: none is needed where a service is named. */
function notRequired(options: CommandOptions): CommandOptions {
  const entries = Object.entries(options);
  return Object.fromEntries(
    entries.map(([name, { isRequired: _isRequired, ...option }]) => [name, option]),
  );
}

/** A service answers within 20 seconds, or says that it does not. */
const ANSWER_MS = 25_000;

interface OpenBoard {
  readonly read: (query: ReadinessQuery) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Opens a service that runs, where one is named; else a ledger and the documents beside it. */
async function openBoard(invocation: Invocation, log: Log): Promise<OpenBoard> {
  const { args, directory, host } = invocation;
  const url = args.text('instance');
  if (url === undefined) return openOwnBoard(invocation, log);
  const ofLedger = ['ledger', 'facts', 'contracts', 'claims', 'trust-roots', 'trust-pin'];
  args.refuse(ofLedger, 'with --instance, which has its own settings');
  const tokenFile = invocation.file('token-file')?.path;
  const { environment } = host;
  const board = await boardOf({ url, tokenFile, directory, environment, timeoutMs: ANSWER_MS });
  return {
    read: async (query) => JSON.stringify(demand(await board.read(query))),
    close: async () => {},
  };
}

/** Answers from the same ledger and facts as the route, with the same patience. */
async function openOwnBoard(invocation: Invocation, log: Log): Promise<OpenBoard> {
  const { directory, host } = invocation;
  invocation.args.refuse(['token-file'], 'without --instance');
  if (invocation.args.text('facts') === undefined)
    throw usageError({ expected: '--facts FILE, or --instance URL' });
  const setup = await readinessSources(invocation)(log);
  const place = askedLedger(invocation);
  const location = ledgerToServe(place);
  const ledger = await openLedger(location, WAITS);
  const { deployment } = await ledger.read(readIdentity);
  const keyPlace = { environment: host.environment, directory };
  const keyFile = keyFileOfService(keyPlace, location, deployment);
  const key = await orClosed(ledger, readFingerprintKeyFile(keyFile, keyFile));
  const fingerprints = fingerprinterOf(key, deployment);
  const readiness = readinessService({ ...setup, ledger, fingerprints });
  return {
    read: async (query) => {
      const { bytes } = demand(await readiness.projection(query));
      return Buffer.from(bytes).toString('utf8');
    },
    close: () => ledger.close(),
  };
}

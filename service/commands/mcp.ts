import { TOOL } from '../../src/documents/generated/tool.ts';
import { demand } from '../../src/findings/error.ts';
import { openLedger } from '../../src/ledger/index.ts';
import { refuseOptions, usageError } from '../../src/commands/arguments.ts';
import type { Command, Invocation, CommandOptions } from '../../src/commands/command.ts';
import { TOKEN_OPTION } from '../../src/commands/instance-options.ts';
import { boardOf } from '../../src/commands/instances.ts';
import { ledgerLocation } from '../../src/commands/open-ledger.ts';
import { fileOf, LEDGER_OPTION, ledgerOf, valued } from '../../src/commands/options.ts';
import { logTo, type Log } from '../http/log.ts';
import { readinessService } from '../readiness.ts';
import { serveMcp, type BoardSource } from '../mcp/index.ts';
import { readinessSetup } from '../readiness-sources.ts';
import { READINESS_OPTIONS, readinessSourcesOf } from './options.ts';
import { WAITS } from './serve.ts';

export const command: Command = {
  options: {
    ...notRequired({ ...LEDGER_OPTION, ...READINESS_OPTIONS }),
    instance: valued('instead: the URL of a service that runs'),
    ...TOKEN_OPTION,
  },
  examples: {
    'claimgate mcp --ledger sqlite:ledger.sqlite --facts runtime-facts.json --contracts provider-certification/contracts':
      'answer from a ledger',
    'claimgate mcp --instance https://claims.example --token-file mcp.token':
      'answer from a service that runs',
  },
  async run(invocation) {
    const { stdin, stdout, stderr, clock } = invocation.host;
    const { log, flush } = logTo((text) => stderr.write(text), clock);
    const { source, close } = await openSource(invocation, log);
    let defect: unknown;
    try {
      await serveMcp({
        input: stdin,
        write: (text) => stdout.write(text),
        program: TOOL,
        source,
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

/** Opens a service that runs, where one is named; else a ledger and the documents beside it. */
async function openSource(invocation: Invocation, log: Log) {
  const { args, directory, host } = invocation;
  const url = args.text('instance');
  if (url === undefined) return openLedgerSource(invocation, log);
  const ofLedger = ['ledger', 'facts', 'contracts', 'claims', 'trust-roots', 'trust-pin'];
  refuseOptions(args, ofLedger, 'with --instance, which has its own settings');
  const tokenFile = fileOf(invocation, 'token-file')?.path;
  const { environment } = host;
  const { read } = await boardOf({ url, tokenFile, directory, environment, timeoutMs: ANSWER_MS });
  const source: BoardSource = async (query) => JSON.stringify(demand(await read(query)));
  return { source, close: async () => {} };
}

/** Answers from the same ledger and facts as the route, with the same patience. */
async function openLedgerSource(invocation: Invocation, log: Log) {
  refuseOptions(invocation.args, ['token-file'], 'without --instance');
  if (invocation.args.text('facts') === undefined)
    throw usageError({ expected: '--facts FILE, or --instance URL' });
  const setup = await readinessSetup(readinessSourcesOf(invocation), invocation.host, log);
  const ledger = await openLedger(ledgerLocation(ledgerOf(invocation)), WAITS);
  const readiness = readinessService({ ...setup, ledger });
  const source: BoardSource = async (query) => {
    const { bytes } = demand(await readiness.projection(query));
    return Buffer.from(bytes).toString('utf8');
  };
  return { source, close: () => ledger.close() };
}

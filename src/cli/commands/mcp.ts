import { ClaimgateError } from '../../findings/index.ts';
import { routeUrl } from '../../instance/endpoint.ts';
import { PROVIDER_READINESS_PATH, readBoard } from '../../instance/readiness.ts';
import { ask } from '../../io/ask.ts';
import { serveMcp, type BoardSource } from '../../mcp/index.ts';
import { openLedger } from '../../ledger/index.ts';
import { logTo, readinessService, type Log } from '../../service/index.ts';
import type { Command, Invocation } from '../command.ts';
import { TOOL } from '../generated/tool.ts';
import { chosenInstance } from '../instance/chosen.ts';
import { TOKEN_OPTION, tokenFor } from '../instance/token.ts';
import { LEDGER_OPTION, ledgerLocation } from '../ledger.ts';
import { commandReport } from '../reports.ts';
import { WAITS } from '../serve/ledger.ts';
import { refuseOptions } from '../refuse-options.ts';
import { READINESS_OPTIONS, readinessSetup } from '../serve/service.ts';

/** A service answers within 20 seconds, or says that it does not. */
const ANSWER_MS = 25_000;

export const command: Command = {
  options: {
    ...LEDGER_OPTION,
    ...READINESS_OPTIONS,
    instance: {
      type: 'string',
      requiresArg: true,
      describe: 'instead: the URL of a service that runs',
    },
    ...TOKEN_OPTION,
  },
  examples: [
    [
      'claimgate mcp --ledger sqlite:ledger.sqlite --facts runtime-facts.json --contracts provider-certification/contracts',
      'answer from a ledger',
    ],
    [
      'claimgate mcp --instance https://claims.example --token-file mcp.token',
      'answer from a service that runs',
    ],
  ],
  async run(invocation) {
    const { host, args } = invocation;
    const { log, flush } = logTo((text) => host.stderr.write(text), host.clock);
    const { source, close } =
      args.text('instance') === undefined
        ? await ledgerSource(invocation, log)
        : { source: await instanceSource(invocation), close: async () => {} };
    const { stdin: input, stdout } = host;
    let defect: unknown;
    try {
      await serveMcp({
        input,
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
    return commandReport('mcp', null);
  },
};

/** The same ledger and facts as the route, asked with the same patience, and the ledger closed afterwards. */
async function ledgerSource(invocation: Invocation, log: Log) {
  refuseOptions(invocation.args, ['token-file'], 'without --instance');
  if (invocation.args.text('facts') === undefined)
    throw new ClaimgateError('usage', { expected: '--facts FILE, or --instance URL' });
  const setup = await readinessSetup(invocation, log);
  const ledger = await openLedger(ledgerLocation(invocation), WAITS);
  const readiness = readinessService({ ...setup, ledger });
  const source: BoardSource = () => readiness.board();
  return { source, close: () => ledger.close() };
}

/** The board of a service that runs, asked for as `provider readiness` does. */
async function instanceSource(invocation: Invocation): Promise<BoardSource> {
  const ofLedger = ['ledger', 'facts', 'contracts', 'claims', 'trust-roots', 'trust-pin'];
  refuseOptions(invocation.args, ofLedger, 'beside --instance, which answers by its own');
  const chosen = await chosenInstance(invocation);
  const found = await tokenFor(invocation, chosen);
  if (!found) throw new ClaimgateError('token_missing', { file: chosen.url });
  const { environment } = invocation.host;
  const options = { environment, timeoutMs: ANSWER_MS, token: found.token };
  return async () => {
    const told = readBoard(await ask(routeUrl(chosen.url, PROVIDER_READINESS_PATH), options));
    if (told.ok) return told.value;
    throw new ClaimgateError(told.finding.code, {}, { findings: [told.finding] });
  };
}

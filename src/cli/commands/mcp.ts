import { resolve } from 'node:path';
import { ClaimgateError } from '../../findings/index.ts';
import { readPassphraseFile } from '../../io/secret-files.ts';
import { boardOfInstance, instanceUrl, serveMcp, type BoardSource } from '../../mcp/index.ts';
import { openLedger } from '../../ledger/index.ts';
import { logTo, readinessService, type Log } from '../../service/index.ts';
import type { Command, Invocation } from '../command.ts';
import { TOOL } from '../generated/tool.ts';
import { LEDGER_OPTION, ledgerLocation } from '../ledger.ts';
import { commandReport } from '../outcome.ts';
import { CLAIMS_OPTION } from '../options.ts';
import { readinessSetup } from '../serve/service.ts';

const TOKEN = 'CLAIMGATE_TOKEN';

export const command: Command = {
  options: {
    ...LEDGER_OPTION,
    facts: { type: 'string', requiresArg: true, describe: 'the runtime facts' },
    contracts: { type: 'string', requiresArg: true, describe: 'the folder of the contracts' },
    claims: {
      ...CLAIMS_OPTION['claims'],
      describe: 'the public claims; without it nothing is advertisable',
    },
    instance: {
      type: 'string',
      requiresArg: true,
      describe: 'instead: the URL of a service that runs',
    },
    'token-file': {
      type: 'string',
      requiresArg: true,
      describe: `its token, in a file that only you may read (or ${TOKEN})`,
    },
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

/** The same ledger and facts as the route, and the ledger closed afterwards. */
async function ledgerSource(invocation: Invocation, log: Log) {
  if (invocation.args.text('facts') === undefined)
    throw new ClaimgateError('usage', { expected: '--facts FILE, or --instance URL' });
  const setup = await readinessSetup(invocation, log);
  const ledger = await openLedger(ledgerLocation(invocation));
  const readiness = readinessService({ ...setup, ledger });
  const source: BoardSource = () => readiness.board();
  return { source, close: () => ledger.close() };
}

async function instanceSource({ args, directory, host }: Invocation): Promise<BoardSource> {
  const instance = instanceUrl(args.required('instance'));
  const file = args.text('token-file');
  const token =
    file === undefined
      ? host.environment[TOKEN]
      : await readPassphraseFile(resolve(directory, file), file);
  if (token === undefined || !/^[\w.~+/=-]+$/.test(token))
    throw new ClaimgateError('usage', { expected: `a token, in --token-file FILE or ${TOKEN}` });
  return boardOfInstance(instance, token);
}

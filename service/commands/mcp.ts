import { answerMcp, type McpSource } from '../answer-mcp.ts';
import { TOOL } from '../../src/documents/generated/tool.ts';
import { refuseOptions, usageError } from '../../src/commands/arguments.ts';
import type { Command, Invocation, CommandOptions } from '../../src/commands/command.ts';
import { fileOf, LEDGER_OPTION, ledgerOf, valued } from '../../src/commands/options.ts';
import { READINESS_OPTIONS, readinessSourcesOf } from './options.ts';
import { TOKEN_OPTION } from '../../src/commands/instance-options.ts';

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
    await answerMcp(sourceFor(invocation), TOOL, invocation.host);
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

/** A service that runs, where one is named; else a ledger and the documents beside it. */
function sourceFor(invocation: Invocation): McpSource {
  const { args, directory, host } = invocation;
  const url = args.text('instance');
  if (url !== undefined) {
    const ofLedger = ['ledger', 'facts', 'contracts', 'claims', 'trust-roots', 'trust-pin'];
    refuseOptions(args, ofLedger, 'beside --instance, which answers by its own');
    const tokenFile = fileOf(invocation, 'token-file')?.path;
    return { instance: { url, tokenFile, directory, environment: host.environment } };
  }
  refuseOptions(args, ['token-file'], 'without --instance');
  if (args.text('facts') === undefined)
    throw usageError({ expected: '--facts FILE, or --instance URL' });
  return { ledger: ledgerOf(invocation), sources: readinessSourcesOf(invocation) };
}

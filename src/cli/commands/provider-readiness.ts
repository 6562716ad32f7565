import { ClaimgateError } from '../../findings/index.ts';
import { routeUrl } from '../../instance/endpoint.ts';
import {
  blockedFinding,
  blockedProviders,
  PROVIDER_READINESS_PATH,
  readBoard,
} from '../../instance/readiness.ts';
import { ask } from '../../io/ask.ts';
import type { Command } from '../command.ts';
import { askOptions, chosenInstance, INSTANCE_OPTIONS } from '../instance/chosen.ts';
import { readinessLines } from '../instance/readiness-lines.ts';
import { TOKEN_OPTION, tokenFor } from '../instance/token.ts';
import { commandReport } from '../reports.ts';

const NAME = 'provider readiness';

export const command: Command = {
  options: {
    ...INSTANCE_OPTIONS,
    ...TOKEN_OPTION,
    'fail-on-blocked': { type: 'boolean', describe: 'exit with 1 where a provider is not healthy' },
  },
  examples: [
    ['claimgate provider readiness', 'what stands in the way on the active instance'],
    [
      'claimgate provider readiness --instance https://claims.example.com --token-file ops.token --fail-on-blocked',
      'for scripts',
    ],
  ],
  async run(invocation) {
    const chosen = await chosenInstance(invocation);
    const found = await tokenFor(invocation, chosen);
    if (!found) throw new ClaimgateError('token_missing', { file: chosen.url });
    const url = routeUrl(chosen.url, PROVIDER_READINESS_PATH);
    const told = readBoard(await ask(url, { ...askOptions(invocation), token: found.token }));
    if (!told.ok) return commandReport(NAME, null, { findings: [told.finding] });
    const { providers } = told.value;
    const blocked = blockedProviders(told.value);
    const fails = invocation.args.flag('fail-on-blocked') === true;
    const findings = fails ? blockedFinding(blocked, chosen.url) : [];
    const result = { instance: chosen.url, blocked: blocked.length, providers };
    return commandReport(NAME, result, { findings, lines: readinessLines(told.value) });
  },
};

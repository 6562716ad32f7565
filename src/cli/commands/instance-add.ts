import { resolve } from 'node:path';
import type { Finding } from '../../findings/index.ts';
import { baseUrlOf, routeUrl } from '../../instance/endpoint.ts';
import { readReadiness, READY_PATH } from '../../instance/health.ts';
import { requireInstanceName } from '../../instance/profile.ts';
import { ask } from '../../io/ask.ts';
import type { Command, Invocation } from '../command.ts';
import { askOptions, INSTANCE_OPTIONS, savedInstances } from '../instance/chosen.ts';
import { instanceLine } from '../instance/lines.ts';
import { commandReport } from '../reports.ts';

const NAME = 'instance add';

export const command: Command = {
  positionals: {
    name: { type: 'string', describe: 'how to call it, as a slug' },
    url: { type: 'string', describe: 'its base URL' },
  },
  options: {
    timeout: { ...INSTANCE_OPTIONS['timeout'] },
    check: {
      type: 'boolean',
      describe: 'ask whether it is ready before saving; --no-check asks nothing',
    },
    'token-file': {
      type: 'string',
      requiresArg: true,
      describe: 'the file with the token for it, of mode 600; its path is saved, not the token',
    },
  },
  examples: [
    [
      'claimgate instance add production https://claims.example.com',
      'save an instance that is ready; the first one becomes the active one',
    ],
    [
      'claimgate instance add staging https://staging.example.com --no-check --token-file staging.token',
      'save one that is not running yet, with the place of its token',
    ],
  ],
  async run(invocation) {
    const { args } = invocation;
    const name = requireInstanceName(args.required('name'));
    const url = baseUrlOf(args.required('url'));
    const findings = args.flag('check') === false ? [] : await whyNotReady(url, invocation);
    if (findings.length > 0) return commandReport(NAME, null, { findings });
    const instances = savedInstances(invocation);
    const token_file = tokenFileOf(invocation);
    await instances.add(name, { schema_version: 1, url, token_file });
    const active = (await instances.active()) === name;
    const saved = { name, url, token_file, active };
    return commandReport(NAME, { instances: [saved] }, { lines: [instanceLine(saved)] });
  },
};

async function whyNotReady(url: string, invocation: Invocation): Promise<Finding[]> {
  const told = readReadiness(await ask(routeUrl(url, READY_PATH), askOptions(invocation)));
  return told.ok ? [] : [told.finding];
}

function tokenFileOf({ args, directory }: Invocation): string | null {
  const path = args.text('token-file');
  return path === undefined ? null : resolve(directory, path);
}

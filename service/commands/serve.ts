import { serve } from '../serve.ts';
import type { ListenAddress } from '../index.ts';
import type { Command } from '../../src/commands/command.ts';
import { fileOf, LEDGER_OPTION, ledgerOf, valued, flag } from '../../src/commands/options.ts';
import { READINESS_OPTIONS, readinessSourcesOf } from './options.ts';
import { durationOf, usageError } from '../../src/commands/arguments.ts';

const DEFAULT_LISTEN = '127.0.0.1:8080';

export const command: Command = {
  options: {
    ...LEDGER_OPTION,
    ...READINESS_OPTIONS,
    listen: valued(`HOST:PORT; port 0 is any free one (default ${DEFAULT_LISTEN})`, 'HOST:PORT'),
    origin: valued('where the ledger is to be made: the name in its checkpoints', 'NAME'),
    'public-url': valued('what people open in the browser (default http:// and --listen)', 'URL'),
    'behind-proxy': flag('a proxy in front appends the client address to X-Forwarded-For'),
    metrics: valued(
      'HOST:PORT where GET /metrics answers, for Prometheus (default: nowhere)',
      'HOST:PORT',
    ),
    'audit-log': valued(
      'a file that gets each request of administration as a line of JSON, or - for standard output',
      'FILE',
    ),
    webhooks: valued(
      'a file of mode 600 with the targets of webhooks and their secrets (default: none)',
      'FILE',
    ),
    'announce-for': valued(
      'when stopping, how long to answer on while not ready (default 5s)',
      'TIME',
    ),
    'stop-within': valued(
      'when stopping, after how long to cut what is still open (default 25s)',
      'TIME',
    ),
  },
  examples: {
    'claimgate serve --ledger sqlite:ledger.sqlite --facts runtime-facts.json --contracts provider-certification/contracts --claims provider-certification/public-claims.json --listen 127.0.0.1:8080':
      'answer probes and readiness; the ledger is made where there is none',
  },
  async run(invocation) {
    const { args, at, host } = invocation;
    const metrics = args.text('metrics');
    const request = {
      ledger: ledgerOf(invocation),
      origin: args.text('origin'),
      sources: readinessSourcesOf(invocation),
      listen: listenAddressOf(args.text('listen') ?? DEFAULT_LISTEN, 'listen'),
      publicUrl: args.text('public-url'),
      isBehindProxy: args.flag('behind-proxy') ?? false,
      metrics: metrics === undefined ? undefined : listenAddressOf(metrics, 'metrics'),
      auditLog:
        args.text('audit-log') === '-' ? ('stdout' as const) : fileOf(invocation, 'audit-log'),
      webhooks: fileOf(invocation, 'webhooks'),
      times: {
        announceMs: durationOf(args.text('announce-for') ?? '5s'),
        deadlineMs: durationOf(args.text('stop-within') ?? '25s'),
      },
      at,
    };
    return { result: await serve(request, host) };
  },
};

/** Reads `HOST:PORT`, where an address of IPv6 stands in brackets. @throws ClaimgateError `usage` */
function listenAddressOf(text: string, option: string): ListenAddress {
  const [, bracketed, plain, digits = ''] =
    /^(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9.-]+)):([0-9]{1,5})$/.exec(text) ?? [];
  const host = bracketed ?? plain;
  const port = Number(digits);
  if (host !== undefined && port <= 65_535) return { host, port };
  throw usageError({
    expected: 'HOST:PORT, such as 127.0.0.1:8080',
    found: `"${text}" for --${option}`,
  });
}

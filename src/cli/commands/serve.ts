import { serve } from '../../app/serve.ts';
import { ClaimgateError } from '../../findings/index.ts';
import type { ListenAddress } from '../../service/index.ts';
import type { Command } from '../command.ts';
import {
  LEDGER_OPTION,
  ledgerOf,
  READINESS_OPTIONS,
  readinessSourcesOf,
  valued,
} from '../options.ts';
import { durationOf } from '../arguments.ts';

const DEFAULT_LISTEN = '127.0.0.1:8080';

export const command: Command = {
  options: {
    ...LEDGER_OPTION,
    ...READINESS_OPTIONS,
    listen: valued(`HOST:PORT; port 0 is any free one (default ${DEFAULT_LISTEN})`, 'HOST:PORT'),
    origin: valued('where the ledger is to be made: the name in its checkpoints', 'NAME'),
    'public-url': valued('what people open in the browser (default http:// and --listen)', 'URL'),
    'behind-proxy': {
      type: 'boolean',
      describe: 'a proxy in front appends the client address to X-Forwarded-For',
    },
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
    const request = {
      ledger: ledgerOf(invocation),
      origin: args.text('origin'),
      sources: readinessSourcesOf(invocation),
      listen: listenAddressOf(args.text('listen') ?? DEFAULT_LISTEN),
      publicUrl: args.text('public-url'),
      isBehindProxy: args.flag('behind-proxy') ?? false,
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
function listenAddressOf(text: string): ListenAddress {
  const [, bracketed, plain, digits = ''] =
    /^(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9.-]+)):([0-9]{1,5})$/.exec(text) ?? [];
  const host = bracketed ?? plain;
  const port = Number(digits);
  if (host !== undefined && port <= 65_535) return { host, port };
  throw new ClaimgateError('usage', {
    expected: 'HOST:PORT, such as 127.0.0.1:8080',
    found: `"${text}" for --listen`,
  });
}

import {
  loadServer,
  logTo,
  publicOriginOf,
  shutDown,
  type ShutdownTimes,
} from '../../service/index.ts';
import type { Command, Invocation } from '../command.ts';
import { durationOf } from '../duration.ts';
import { LEDGER_OPTION } from '../ledger.ts';
import { commandReport } from '../reports.ts';
import { DEFAULT_LISTEN, listenAddressOf, originAt } from '../serve/listen-address.ts';
import { prepareService, READINESS_OPTIONS } from '../serve/service.ts';

export const command: Command = {
  options: {
    ...LEDGER_OPTION,
    ...READINESS_OPTIONS,
    listen: {
      type: 'string',
      requiresArg: true,
      describe: `HOST:PORT; port 0 is any free one (default ${DEFAULT_LISTEN})`,
    },
    origin: {
      type: 'string',
      requiresArg: true,
      describe: 'where the ledger is to be made: the name in its checkpoints',
    },
    'public-url': {
      type: 'string',
      requiresArg: true,
      describe: 'what people open in the browser (default http:// and --listen)',
    },
    'behind-proxy': {
      type: 'boolean',
      describe: 'a proxy in front appends the address of who asks to X-Forwarded-For',
    },
    'announce-for': {
      type: 'string',
      requiresArg: true,
      describe: 'when stopping, how long to answer on while not ready (default 5s)',
    },
    'stop-within': {
      type: 'string',
      requiresArg: true,
      describe: 'when stopping, after how long to cut what is still open (default 25s)',
    },
  },
  examples: [
    [
      'claimgate serve --ledger sqlite:ledger.sqlite --facts runtime-facts.json --contracts provider-certification/contracts --claims provider-certification/public-claims.json --listen 127.0.0.1:8080',
      'answer probes and readiness; the ledger is made where there is none',
    ],
  ],
  async run(invocation) {
    const { args, host } = invocation;
    const times = timesOf(invocation);
    const listen = listenAddressOf(args.text('listen') ?? DEFAULT_LISTEN);
    const startServer = await loadServer();
    // Standard output is for what the command comes to, as everywhere.
    const { log, flush } = logTo((text) => host.stderr.write(text), host.clock);
    const publicUrl = args.text('public-url');
    let origin = publicUrl === undefined ? originAt(listen) : publicOriginOf(publicUrl);
    let isDraining = false;
    const stopping = new Stopping(host.signals);
    try {
      const { context, ledger } = await prepareService(
        invocation,
        log,
        () => isDraining,
        () => origin,
      );
      try {
        const { server, address } = await startServer(context, listen);
        if (publicUrl === undefined) origin = originAt(address);
        log({ level: 'info', event: 'listening', ...address, origin });
        const stopped_by = await stopping.asked;
        isDraining = true;
        const all_answered = await shutDown(server, times, log, stopping.hurry);
        return commandReport('serve', { stopped_by, all_answered });
      } finally {
        await ledger.driver.close();
      }
    } finally {
      stopping.dispose();
      flush();
    }
  },
};

function timesOf({ args }: Invocation): ShutdownTimes {
  return {
    announceMs: durationOf(args.text('announce-for') ?? '5s'),
    deadlineMs: durationOf(args.text('stop-within') ?? '25s'),
  };
}

const STOPS = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const;
type Stop = (typeof STOPS)[number];

/** The first request to stop is heard whenever it comes; the second one ends the waiting. */
class Stopping {
  readonly asked: Promise<Stop>;
  readonly #hurry = new AbortController();
  readonly #dispose: () => void;

  constructor(signals: NonNullable<Invocation['host']['signals']> = () => () => {}) {
    const waiting: ((stop: Stop) => void)[] = [];
    this.asked = new Promise((resolve) => void waiting.push(resolve));
    let isAsked = false;
    this.#dispose = signals((signal) => {
      const stop = STOPS.find((one) => one === signal);
      if (stop === undefined) return;
      if (isAsked) this.#hurry.abort();
      isAsked = true;
      for (const resolve of waiting) resolve(stop);
    });
  }

  get hurry(): AbortSignal {
    return this.#hurry.signal;
  }

  dispose(): void {
    this.#dispose();
  }
}

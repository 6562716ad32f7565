import { hexOf, type Digest } from '../../src/digest/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { startProgram } from '../service/program.ts';
import { claimsOf, factsOf, saysYes, PASSWORD, TOKEN, type Ending, type Place } from './place.ts';
import type { Outlet } from './outlets.ts';
import { PROGRAM } from '../programs.ts';

const LEDGER = 'sqlite:.claimgate/ledger.sqlite';
const SOURCES = [
  '--facts',
  'runtime-facts.json',
  '--contracts',
  'provider-certification/contracts',
  '--claims',
  'provider-certification/public-claims.json',
  '--trust-roots',
  'provider-certification/trust',
];

const LIVE = 'it decides from ledger and facts themselves';
const NO_VERDICT = 'it shows no verdict';
/** Of everything that answers from the ledger. */
export const UNCONCERNED = {
  projection: LIVE,
  memory: LIVE,
  known: LIVE,
  'known later': LIVE,
  handed: LIVE,
  warning: NO_VERDICT,
  'a second claims file': 'its caller names the file that has the claims',
};

/** A service that runs beside a place until that is removed. */
interface Service {
  readonly base: string;
  readonly metrics: string;
  readonly token: string;
  /** The cookie of an administrator. */
  readonly cookie: string;
}

const services = new WeakMap<Place, Promise<Service | Ending>>();

function serviceOf(place: Place): Promise<Service | Ending> {
  const service = services.get(place) ?? start(place);
  services.set(place, service);
  return service;
}

/** Starts it, or tells how its start was refused. */
async function start(place: Place): Promise<Service | Ending> {
  const listen = ['--listen', '127.0.0.1:0', '--metrics', '127.0.0.1:0'];
  const environment = {
    ...place.variables,
    CLAIMGATE_FINGERPRINT_KEY_FILE: '.claimgate/keys/fingerprint.key',
  };
  const words = [PROGRAM, 'serve', '--ledger', LEDGER, ...listen, ...SOURCES];
  const program = await startProgram(place.folder, words, environment).catch(String);
  if (typeof program === 'string') return { exitCode: 2, text: program };
  place.closing.push(async () => {
    program.child.kill('SIGKILL');
    await program.ended;
  });
  const { base } = program;
  const { port } = await program.logged('metrics_listening');
  const signedIn = await fetch(`${base}/admin/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: base },
    body: new URLSearchParams({ name: 'jane', password: place.text(PASSWORD).trim() }),
  });
  const [cookie = ''] = signedIn.headers.getSetCookie();
  return {
    base,
    metrics: `http://127.0.0.1:${String(port)}/metrics`,
    token: place.text(TOKEN).trim(),
    cookie: cookie.split(';')[0] ?? '',
  };
}

/** An outlet that asks a service which runs. */
function commanded(play: (service: Service, place: Place) => Promise<Ending>): Outlet {
  return {
    unconcerned: UNCONCERNED,
    needs: 'a service',
    play: async (place) => {
      const service = await serviceOf(place);
      return 'exitCode' in service ? service : play(service, place);
    },
  };
}

/** One of its addresses: what it says, and whether that is a yes. */
function served(
  ask: (service: Service, place: Place) => Promise<string>,
  isYes: (text: string, place: Place) => boolean = saysYes,
): Outlet {
  return commanded(async (service, place) => {
    const text = await ask(service, place);
    return { exitCode: isYes(text, place) ? 0 : 1, text };
  });
}

async function textAt(address: string, options: RequestInit = {}): Promise<string> {
  return (await fetch(address, options)).text();
}

const route = (path: string, body?: (place: Place) => object) =>
  served(({ base, token }, place) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = body && { method: 'POST', body: JSON.stringify(body(place)) };
    return textAt(base + path, { headers, ...sent });
  });

const page = (path: (subject: Digest) => string, isYes: (text: string) => boolean) =>
  served(
    async ({ base, cookie }, place) => {
      const texts: string[] = [];
      for (const { subject } of claimsOf(place))
        texts.push(await textAt(base + path(subjectDigest(subject)), { headers: { cookie } }));
      return texts.join('\0');
    },
    (text) => text.split('\0').every(isYes),
  );

async function overMcp(place: Place, ...options: readonly string[]): Promise<Ending> {
  const [initialize, call] = [
    { method: 'initialize', params: { protocolVersion: '2025-11-25' } },
    { method: 'tools/call', params: { name: 'get_provider_readiness', arguments: {} } },
  ].map((one, id) => `${JSON.stringify({ jsonrpc: '2.0', id, ...one })}\n`);
  const ended = await place.ask(`${initialize}${call}`, 'mcp', ...options);
  const [, answer = '{}'] = ended.text.split('\n');
  if (ended.exitCode !== 0) return ended;
  const { result } = JSON.parse(answer) as { result?: { content: { text: string }[] } };
  const text = result?.content.map((one) => one.text).join('\n') ?? '';
  return { exitCode: saysYes(text, place) ? 0 : 1, text };
}

/** Everything that decides now, from the ledger and what the runtime says of itself. */
export const SERVED: Readonly<Record<string, Outlet>> = {
  'mcp get_provider_readiness': {
    unconcerned: UNCONCERNED,
    play: (place) => overMcp(place, '--ledger', LEDGER, ...SOURCES),
  },
  'GET /api/v1/provider-readiness': route('/api/v1/provider-readiness'),
  'GET /api/v1/accounts/providers': route('/api/v1/accounts/providers'),
  'POST /api/v1/capabilities/resolve': route('/api/v1/capabilities/resolve', (place) => ({
    account_reference: factsOf(place).accounts[0]?.account_reference ?? `sha256:${'0'.repeat(64)}`,
    output_profile: 'image-pin',
  })),
  'GET /admin': page(
    () => '/admin',
    (text) =>
      /Every claim may be advertised/.test(text) ||
      (/At a glance/.test(text) && !/id="causes"/.test(text)),
  ),
  'GET /admin/board.csv': served(
    ({ base, cookie }) => textAt(`${base}/admin/board.csv`, { headers: { cookie } }),
    (text, place) => (text.match(/,yes,yes,|,healthy,no,/g)?.length ?? 0) >= claimsOf(place).length,
  ),
  'GET /admin/subjects/:subject': page(
    (digest) => `/admin/subjects/${hexOf(digest)}`,
    (text) =>
      / may be advertised|Nothing blocks this operation/.test(text) &&
      !/must not be advertised/.test(text),
  ),
  'GET /metrics': served(
    ({ metrics }) => textAt(metrics),
    (text, place) => {
      const [, count] =
        /^claimgate_decisions_advertisable\{provider="pinterest"\} (\d+)$/m.exec(text) ?? [];
      return Number(count ?? 0) >= claimsOf(place).length;
    },
  ),
  readiness: commanded(async ({ base, token }, place) => {
    place.environment['CLAIMGATE_TOKEN'] = token;
    return place.run('readiness', '--instance', base, '--fail-on-blocked');
  }),
  'mcp get_provider_readiness --instance': commanded(async ({ base, token }, place) => {
    place.environment['CLAIMGATE_TOKEN'] = token;
    return overMcp(place, '--instance', base);
  }),
};

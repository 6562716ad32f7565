import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { contractOf, indexContracts } from '../../src/evidence/contract.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import type { RuntimeFacts, Subject } from '../../src/documents/index.ts';
import { append } from '../../src/ledger/append.ts';
import { type AppendItem } from '../../src/ledger/prepare-record.ts';
import { headIn } from '../../src/ledger/log.ts';
import { initLedger, parseLocation } from '../../src/ledger/open.ts';
import type { ReadClaim } from '../../src/manifest/claims.ts';
import { makeAdministration } from '../../service/readiness/administration.ts';
import { changePassword } from '../../service/access/sign-in.ts';
import { firstUsed } from '../../service/access/authentication.ts';
import { readinessService } from '../../service/readiness/readiness.ts';
import { sessionAuthentication } from '../../service/access/sessions.ts';
import { tokenAuthentication } from '../../service/access/tokens.ts';
import { contractDocument, digest, subject } from '../evidence/documents.ts';
import { facts } from '../ledger/export-world.ts';
import {
  AT,
  contextAt,
  control,
  filledLedger,
  IDENTITY,
  newLocation,
  FINGERPRINT_KEY,
  FINGERPRINTS,
  item,
  newLedger,
  review,
  run,
  type EngineName,
  type TestLedger,
} from '../ledger/world.ts';
import { valueOf } from '../trust/expect.ts';
import type { ManySubjects } from './many-world.ts';
import { folderWithFacts } from './program.ts';
import {
  createAdministrator,
  NO_COST,
  readyFacts,
  startService,
  type RunningService,
} from './running.ts';

export const PASSWORD = 'correct horse battery staple';
export const JANE = 'jane';
/** Limited to reading. */
export const VIEWER = 'victor';

/** A service with administrators, over a board on which every state stands. */
export interface AdminService extends RunningService {
  readonly ledger: TestLedger;
  /** The clock; a test may set it. */
  readonly time: { now: number };
  /** How many records the ledger has. */
  size(): Promise<number>;
}

interface AdminChanges {
  readonly origin?: string;
  readonly isBehindProxy?: boolean;
  /** The cost of a wrong password for {@link JANE} and for a name that nobody has; by default nothing. */
  readonly cost?: typeof NO_COST;
  /** Another board than the one on which every state stands. */
  readonly world?: AdminBoard;
  /** Throws where the runtime facts cannot be read. */
  readonly readFacts?: () => Promise<void>;
}

type AdminBoard = Omit<ManySubjects, 'contractList' | 'subjects'> & {
  /** Which tested commits are part of what runs; by default none is known to be. */
  readonly ancestry?: ReadonlyMap<string, boolean>;
  /** Recorded before now, oldest first. */
  readonly past?: readonly { readonly at: number; readonly items: readonly AppendItem[] }[];
};

/** Providers whose names say which state their subjects are in. */
const OTHERS = [
  'clipstream',
  'dustygram',
  'echo.example',
  'fotowall',
  'gramophone',
  'hilltop',
  'inkspot',
  'jukebox',
  'kaleido',
  'lantern',
] as const;

function subjectOf(provider: string): Subject {
  return { ...subject(), provider };
}

const APPS: Readonly<Record<string, Partial<RuntimeFacts['apps'][number]>>> = {
  'echo.example': { state: 'missing', source: null },
  clipstream: { provider_environment: 'sandbox', instance_fingerprint: digest('7') },
};

/** Returns runtime facts that lack something for some providers. */
export function adminFacts(): RuntimeFacts {
  const base = facts();
  const [app] = base.apps;
  const [account] = base.accounts;
  const [policy] = base.policies;
  const [implemented] = base.implemented;
  assert.ok(app && account && policy && implemented);
  const named = OTHERS.filter((provider) => provider !== 'dustygram');
  return {
    ...base,
    apps: [...base.apps, ...named.map((provider) => ({ ...app, provider, ...APPS[provider] }))],
    accounts: [
      ...base.accounts,
      ...named.map((provider) => ({
        ...account,
        provider,
        authorization:
          provider === 'fotowall'
            ? { ...account.authorization, state: 'reconnect_required' as const }
            : account.authorization,
      })),
    ],
    policies: [
      ...base.policies,
      ...named.map((provider) =>
        provider === 'jukebox'
          ? { ...policy, provider, state: 'restricted' as const, reason: 'region-not-open' }
          : { ...policy, provider },
      ),
    ],
    implemented: [
      ...base.implemented,
      { ...implemented, operation: 'publish_scheduled' },
      { ...implemented, operation: 'connect' },
      ...named.map((provider) => ({ ...implemented, provider })),
    ],
  };
}

/** One contract for each provider. */
export const adminContracts = ['pixelgram', ...OTHERS].map((provider) =>
  contractOf({
    ...contractDocument(),
    provider,
    ...(provider === 'kaleido' ? { required_scopes: [] } : {}),
  }),
);

/** A subject that is claimed, but that nothing implements. */
const CLAIMS: readonly ReadClaim[] = [subjectOf('dustygram')].map((claimed) => ({
  claim: { subject: claimed, contract_digest: digest('e') },
  subjectDigest: subjectDigest(claimed),
}));

/** Runs that passed, but whose proof is over. */
function expiredRuns(provider: string): AppendItem[] {
  const contract_digest = adminContracts.find(
    ({ document }) => document.provider === provider,
  )?.digest;
  assert.ok(contract_digest);
  const dates = { tested_at: '2026-01-20T10:00:00Z', expires_at: '2026-02-20T10:00:00Z' };
  return (['local', 'live'] as const).map((side) =>
    item('run', run(side, { ...dates, contract_digest }, subjectOf(provider))),
  );
}

function controlOf(provider: string): AppendItem {
  const [state, reason] =
    provider === 'clipstream'
      ? (['disabled', 'provider-outage'] as const)
      : provider === 'gramophone'
        ? (['degraded', 'slow-answers'] as const)
        : (['enabled', 'launch'] as const);
  return item('control', control({ selector: { provider }, state, reason }));
}

/** The board on which every state stands. */
function everyState(): AdminBoard {
  const reviewed = ['pixelgram', ...OTHERS].filter((provider) => provider !== 'hilltop');
  const items = [
    ...reviewed.map((provider) =>
      item('approval', review({ provider, state: provider === 'inkspot' ? 'trial' : 'approved' })),
    ),
    ...expiredRuns('lantern'),
    item('run', run('local')),
    item('run', run('live')),
    item('control', control()),
    ...OTHERS.map(controlOf),
  ];
  const contracts = indexContracts(adminContracts);
  return { facts: adminFacts(), contracts, claims: CLAIMS, items };
}

const fillEveryState = (ledger: TestLedger) => fill(ledger, everyState());

/** Records what a board is made of, and makes two administrators. */
async function fill({ driver }: TestLedger, { items, contracts, past = [] }: AdminBoard) {
  for (const { at, items: earlier } of past)
    valueOf(await append(driver, earlier, contextAt(at, { contracts })));
  valueOf(await append(driver, items, contextAt(AT, { contracts })));
  for (const [name, scopes] of [
    [JANE, []],
    [VIEWER, ['readiness:read']],
  ] as const)
    await createAdministrator(driver, { name, scopes, password: PASSWORD, createdAt: AT });
}

/** Starts a service with two administrators: one who is not limited, one who may only read. */
export async function startAdmin(
  engine: EngineName,
  { origin, isBehindProxy = false, cost = NO_COST, world, readFacts }: AdminChanges = {},
): Promise<AdminService> {
  const ledger = await (world === undefined
    ? filledLedger(engine, fillEveryState)
    : newLedger(engine));
  const { driver } = ledger;
  const board = world ?? everyState();
  const { contracts } = board;
  if (world !== undefined) await fill(ledger, world);
  if (cost !== NO_COST) {
    const changed = { name: JANE, password: PASSWORD, at: AT };
    await changePassword(driver, changed, undefined, cost);
  }
  const time = { now: AT };
  const clock = () => time.now;
  const says = readyFacts(board.facts);
  let ownOrigin = origin ?? '';
  const setup = {
    ledger: driver,
    fingerprints: FINGERPRINTS,
    contracts,
    facts: async () => {
      await readFacts?.();
      return says;
    },
    clock,
  };
  const origins = { origin: () => ownOrigin, isBehindProxy };
  const adminSetup = { ...setup, ...origins, key: FINGERPRINT_KEY };
  const service = await startService(driver, {
    context: {
      clock,
      readiness: readinessService({
        ...setup,
        claims: board.claims,
        ...(board.ancestry ? { ancestry: board.ancestry } : {}),
        settings: { certificationEnforced: true, disabledProviders: new Set() },
      }),
      authentication: firstUsed([
        tokenAuthentication(driver, clock),
        sessionAuthentication(driver, clock, () => ownOrigin),
      ]),
      administration: makeAdministration(adminSetup, cost),
    },
  });
  ownOrigin = origin ?? service.base;
  return {
    ...service,
    ledger,
    time,
    size: async () => (await driver.read(headIn)).tree_size,
  };
}

/** Signs in as a browser would; hands back the answer. */
export function signIn(
  { base }: Pick<RunningService, 'base'>,
  name: string,
  {
    password = PASSWORD,
    headers = {},
  }: { password?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Response> {
  return fetch(`${base}/admin/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: base, ...headers },
    body: new URLSearchParams({ name, password }),
  });
}

/** The cookie of a new session. */
export async function cookieOf(
  service: Pick<RunningService, 'base'>,
  name: string,
): Promise<string> {
  const response = await signIn(service, name);
  assert.equal(response.status, 303, await response.text());
  const [cookie = ''] = response.headers.getSetCookie();
  return cookie.split(';')[0] ?? '';
}

export interface FormAnswer {
  readonly status: number;
  readonly page: string;
  readonly location: string | null;
}

/** A browser without a window: the pages and forms of one session. */
export interface Visitor {
  readonly cookie: string;
  readonly formToken: string;
  readonly get: (path: string) => Promise<string>;
  /** Sends a form as it stands. */
  readonly send: (form: string, fields: FormFields) => Promise<FormAnswer>;
  /** Looks at the preview of a form, and records what it shows. */
  readonly record: (form: string, fields: FormFields, isConfirmed?: boolean) => Promise<FormAnswer>;
}

type FormFields = Readonly<Record<string, string>>;

export async function visitorTo(
  service: Pick<RunningService, 'base'>,
  name = JANE,
): Promise<Visitor> {
  const cookie = await cookieOf(service, name);
  const get = async (path: string) => {
    const response = await fetch(service.base + path, { headers: { cookie } });
    assert.equal(response.status, 200, path);
    return response.text();
  };
  const formToken = /name="form_token" value="([0-9a-f]{64})"/.exec(await get('/admin'))?.[1] ?? '';
  const send = async (form: string, fields: FormFields) => {
    const response = await fetch(`${service.base}/admin/${form}/new`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: service.base, cookie },
      body: new URLSearchParams({ form_token: formToken, ...fields }),
    });
    const { status, headers } = response;
    return { status, location: headers.get('location'), page: await response.text() };
  };
  const record = async (form: string, fields: FormFields, isConfirmed = false) => {
    const looked = await send(form, { ...fields, step: 'preview' });
    const preview = previewIn(looked.page);
    if (preview === '') return looked;
    const tick = isConfirmed ? { confirmed: 'yes' } : {};
    const key = keyIn(looked.page);
    return send(form, { ...fields, ...key, ...tick, step: 'record', preview });
  };
  return { cookie, formToken, get, send, record };
}

/** The digest that a preview is bound by; empty where a page is none. */
export function previewIn(page: string): string {
  return /name="preview" value="([^"]+)"/.exec(page)?.[1] ?? '';
}

/** The idempotency key of a form, where it has one. */
export function keyIn(page: string): FormFields {
  const key = /name="idempotency_key" value="([^"]+)"/.exec(page)?.[1];
  return key === undefined ? {} : { idempotency_key: key };
}

/** The text of a page without markup. */
export function textOf(page: string): string {
  return page
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ');
}

/** A new ledger with an administrator, and beside it what the built program needs to serve it. */
export async function administeredFolder(
  t: TestContext,
  engine: EngineName,
): Promise<{ readonly location: string; readonly folder: string }> {
  const location = await newLocation(engine);
  const { driver } = await initLedger(parseLocation(location), IDENTITY, Date.now());
  const jane = { name: JANE, scopes: [], password: PASSWORD, createdAt: Date.now() };
  await createAdministrator(driver, jane);
  await driver.close();
  const { folder, remove } = folderWithFacts();
  t.after(remove);
  writeFileSync(join(folder, 'fp.key'), Buffer.alloc(32, 7).toString('base64'), { mode: 0o600 });
  return { location, folder };
}

/**
 * The public interface of `claimgate/service` for hosts that answer questions about readiness in their own app.
 * The packages `hono` and `@hono/node-server` are theirs to install.
 */

export {
  /**
   * Adds the routes of the service (specification/service.md 1 to 3) to a Hono app; nothing else in the app
   * changes. Without `administration` there are no routes that record.
   *
   * @example
   * const app = new Hono();
   * const { log } = logTo((text) => void process.stderr.write(text), Date.now);
   * addServiceRoutes(app, {
   *   readiness: READINESS,
   *   authentication: tokenAuthentication(LEDGER, Date.now),
   *   probes: { database: databaseProbe(LEDGER, log) },
   *   log,
   *   clock: Date.now,
   *   isDraining: () => false,
   * });
   * assert.equal((await app.request('/api/v1/health')).status, 200);
   */
  addServiceRoutes,
} from './routes/index.ts';
export {
  /**
   * Whether the ledger answers within 2 seconds (specification/service.md 1).
   *
   * @example
   * const isReady = databaseProbe(LEDGER, () => undefined);
   * assert.equal(await isReady(), true);
   */
  databaseProbe,
} from './probes/probes.ts';
export {
  /**
   * Whether an operator, by fingerprint, is an administrator of the ledger now, and not a limited one: what
   * {@link testIntents} asks.
   *
   * @example
   * const fingerprints = fingerprinterOf(FINGERPRINT_KEY, 'hosted-eu');
   * const actor = fingerprints.of('operator', 'jane');
   * const isJane = await LEDGER.read((connection) =>
   *   isUnscopedAdministrator(connection, fingerprints, actor),
   * );
   * assert.equal(isJane, false);
   */
  isUnscopedAdministrator,
} from './access/administrators.ts';
export {
  /**
   * Writes the structured log, one JSON object per line. Call `flush` before the process ends.
   *
   * @example
   * const lines: string[] = [];
   * const { log, flush } = logTo((text) => void lines.push(text), Date.now);
   * log({ level: 'info', event: 'started' });
   * flush();
   * assert.equal(JSON.parse(lines.join('')).event, 'started');
   */
  logTo,
  type Log,
} from './http/log.ts';
export {
  /**
   * The readiness of one deployment (specification/readiness.md 1; specification/service.md 2): decisions,
   * board, catalogue and capabilities, each on one snapshot. Evidence that cannot be read never throws: the
   * decision is `degraded`.
   *
   * @example
   * const readiness = readinessService({
   *   ledger: LEDGER,
   *   facts: async () => FACTS,
   *   contracts: readContracts(filesIn('provider-certification/contracts')).index,
   *   claims: [],
   *   settings: readinessSettings(process.env),
   *   clock: Date.now,
   * });
   * const { providers } = await readiness.board();
   * assert.ok(providers.length > 0);
   */
  readinessService,
  type ReadinessService,
} from './readiness.ts';
export {
  /**
   * Reads the settings of readiness from environment variables (specification/readiness.md 3). Throws
   * `enforcement_flag_invalid` or `disabled_providers_invalid`.
   *
   * @example
   * const settings = readinessSettings({ CLAIMGATE_DISABLED_PROVIDERS: 'pinterest,mastodon' });
   * assert.ok(settings.disabledProviders.has('mastodon'));
   */
  readinessSettings,
  type ReadinessSettings,
} from '../src/readiness/settings.ts';
export {
  /**
   * Lets requests in by bearer tokens that `token create` made (specification/service.md 5). A host may
   * hand in an `Authentication` of its own instead.
   *
   * @example
   * const authentication = tokenAuthentication(LEDGER, Date.now);
   * assert.ok(authentication);
   */
  tokenAuthentication,
} from './access/tokens.ts';
export {
  /**
   * Certification tests (specification/readiness.md 4): a token for queued work, which an unscoped
   * administrator asks for, and the decision of now on it, which a worker asks for before each call. The test
   * bypasses earlier local and live evidence, and nothing else.
   *
   * @example
   * const fingerprints = fingerprinterOf(FINGERPRINT_KEY, 'hosted-eu');
   * const intents = testIntents({
   *   readiness: READINESS,
   *   fingerprints,
   *   key: FINGERPRINT_KEY,
   *   clock: Date.now,
   *   isAdministrator: (actor) =>
   *     LEDGER.read((connection) => isUnscopedAdministrator(connection, fingerprints, actor)),
   * });
   * const asker = { operator: 'jane', by: 'session', isAdministrator: true, isScoped: false } as const;
   * const { subject, account_reference } = QUESTION.request;
   * const issued = await intents.issue({ subject, account_reference }, asker);
   * assert.equal(issued.ok, false, 'jane is no administrator of this ledger');
   */
  testIntents,
  type TestAsker,
  type TestIntents,
} from './test-intents.ts';
export type { Authentication, Caller } from './access/authentication.ts';
export type { ReadinessSetup } from './snapshot.ts';
export type { ServiceContext } from './http/route.ts';

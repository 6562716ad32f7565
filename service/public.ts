/**
 * The public interface of `claimgate/service` for hosts that answer questions about readiness in their own app.
 * The packages `hono` and `@hono/node-server` are theirs to install.
 */

export {
  /**
   * Adds the routes of the service (specification/service.md 1 to 3) to a Hono app; nothing else in the app
   * changes. Without `administration` there are no routes that record.
   */
  addServiceRoutes,
} from './routes.ts';
export {
  /** Whether the ledger answers within 2 seconds (specification/service.md 1). */
  databaseProbe,
} from './probes.ts';
export {
  /**
   * Whether an operator, by fingerprint, is an administrator of the ledger now, and not a limited one: what
   * {@link testIntents} asks.
   */
  isUnscopedAdministrator,
} from './access/administrators.ts';
export {
  /** Writes the structured log, one JSON object per line. Call `flush` before the process ends. */
  logTo,
  type Log,
} from './http/log.ts';
export {
  /**
   * The readiness of one deployment (specification/readiness.md 1; specification/service.md 2): decisions,
   * board, catalogue and capabilities, each on one snapshot. Evidence that cannot be read never throws: the
   * decision is `degraded`.
   */
  readinessService,
  type ReadinessService,
} from './readiness/readiness.ts';
export {
  /**
   * Reads the settings of readiness from environment variables (specification/readiness.md 3). Throws
   * `enforcement_flag_invalid` or `disabled_providers_invalid`.
   */
  readinessSettings,
  type ReadinessSettings,
} from '../src/readiness/input.ts';
export {
  /**
   * Lets requests in by bearer tokens that `token create` made (specification/service.md 5). A host may
   * hand in an `Authentication` of its own instead.
   */
  tokenAuthentication,
} from './access/tokens.ts';
export {
  /**
   * Certification tests (specification/readiness.md 4): a token for queued work, which an unscoped
   * administrator asks for, and the decision of now on it, which a worker asks for before each call. The test
   * bypasses earlier local and live evidence, and nothing else.
   */
  testIntents,
  type TestAsker,
  type TestIntents,
} from './readiness/test-intents.ts';
export type { Authentication, Caller } from './access/authentication.ts';
export type { ReadinessSetup } from './readiness/snapshot.ts';
export type { ServiceContext } from './http/route.ts';

export {
  createAdministrator,
  disableAdministrator,
  isUnscopedAdministrator,
  listAdministrators,
  type AdministratorRequest,
} from './access/administrators.ts';
export {
  firstUsed,
  type Authentication,
  type Caller,
  type Identified,
} from './access/authentication.ts';
export { publicOriginOf, sessionAuthentication } from './access/browser-session.ts';
export { endSessionsOf, listSessions } from './access/sessions.ts';
export {
  AUDIENCES,
  createToken,
  listTokens,
  revokeToken,
  tokenAuthentication,
  type TokenRequest,
} from './access/tokens.ts';
export { administrationOf } from './administration.ts';
export { changePassword } from './access/sign-in.ts';
export { AuditLog, causeOf, logTo, type Log } from './http/log.ts';
export { addOpenRoute, addRoute, type Probes, type ServiceContext } from './http/route.ts';
export { loadMetrics, serveMetrics, type Metrics } from './metrics.ts';
export { databaseProbe, storageProbe } from './probes/probes.ts';
export { s3Check, s3Settings, type S3Settings } from './probes/s3.ts';
export { readinessService, type ReadinessService } from './readiness.ts';
export { addServiceRoutes } from './routes/index.ts';
export { loadServer, shutDown, type ListenAddress } from './server.ts';
export { readinessSettings, type ReadinessSettings } from '../src/readiness/settings.ts';
export { connectionsIn } from './settings.ts';
export type { ReadinessSetup } from './snapshot.ts';
export {
  TEST_INTENT_LIFETIME_MS,
  testIntents,
  type TestAsker,
  type TestIntents,
} from './test-intents.ts';
export { readWebhookSettings, startWebhooks, type WebhookSetup } from './webhooks/deliver.ts';

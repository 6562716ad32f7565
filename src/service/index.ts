export { AUDIENCES, SCOPES, type Audience, type TokenRecord } from './access/token.ts';
export { tokenAuthentication } from './access/token-authentication.ts';
export {
  createToken,
  findToken,
  listTokens,
  revokeToken,
  type TokenRequest,
} from './access/token-store.ts';
export {
  administrationOf,
  type Administration,
  type AdministrationSetup,
} from './administration/index.ts';
export {
  addOpenRoute,
  addRoute,
  type Exchange,
  type GuardedExchange,
  type Handler,
  type OpenHandler,
} from './http/add-route.ts';
export {
  ANONYMOUS,
  firstUsed,
  type Authentication,
  type Caller,
  type Identified,
} from './http/authentication.ts';
export type { ServiceContext } from './http/context.ts';
export { logTo, type BufferedLog, type Log, type LogLine } from './http/log.ts';
export {
  databaseProbe,
  s3Check,
  s3Settings,
  storageProbe,
  type Probes,
  type S3Settings,
} from './probes/index.ts';
export { addServiceRoutes } from './routes/index.ts';
export {
  createAdministrator,
  disableAdministrator,
  isUnscopedAdministrator,
  listAdministrators,
  type Administrator,
  type AdministratorRequest,
} from './sessions/administrators.ts';
export { publicOriginOf } from './sessions/origin.ts';
export { MIN_PASSWORD_CHARACTERS } from './sessions/password.ts';
export { sessionAuthentication } from './sessions/session-authentication.ts';
export { endSessionsOf, listSessions, type Session } from './sessions/session-store.ts';
export { loadServer, type ListenAddress, type RunningServer, type StartServer } from './server.ts';
export { shutDown, type ShutdownTimes } from './shutdown.ts';
export type { CapabilityRequest } from './capabilities.ts';
export { readinessService, type ReadinessService } from './readiness.ts';
export {
  readinessSettings,
  requireKnownProviders,
  type Environment,
  type ReadinessSettings,
} from './settings.ts';
export {
  TEST_INTENT_LIFETIME_MS,
  testIntents,
  type Rechecked,
  type TestAsker,
  type TestIntents,
  type TestIntentSetup,
} from './test-intents.ts';
export type { ReadinessSetup } from './snapshot.ts';

export { addRoute, type Exchange, type Handler } from './http/add-route.ts';
export {
  ANONYMOUS,
  firstUsed,
  type Authentication,
  type Caller,
  type Identified,
} from './http/authentication.ts';
export type { ServiceContext } from './http/context.ts';
export { logTo, type BufferedLog, type Log, type LogLine } from './http/log.ts';
export { databaseProbe, type Probes } from './probes/index.ts';
export { addServiceRoutes } from './routes/index.ts';
export { startServer, type ListenAddress, type RunningServer } from './server.ts';
export { shutDown, type ShutdownTimes } from './shutdown.ts';
export type { ReadinessService, ReadinessSetup } from './readiness.ts';

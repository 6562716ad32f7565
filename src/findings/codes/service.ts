import { defineCodes } from './entry.ts';

/** What the service says instead of an answer (specification/service.md 2). None of it quotes a driver. */
export const serviceCodes = defineCodes({
  process_draining: {
    severity: 2,
    clears_by: 'operator',
    title: 'process is draining',
    hint: 'The process was told to stop; send traffic elsewhere.',
  },
  database_not_ready: {
    severity: 2,
    clears_by: 'operator',
    title: 'database is not ready',
    hint: 'The ledger did not answer in time. A restart of the service repairs no database.',
  },
  storage_not_ready: {
    severity: 2,
    clears_by: 'operator',
    title: 'object storage is not ready',
    hint: 'The bucket did not take, return and delete an object in time; the log names the step.',
  },
  answer_overdue: {
    severity: 2,
    clears_by: 'time',
    title: 'the answer took too long',
    hint: 'Ask again. What was to be recorded may have been: repeat it with the same Idempotency-Key.',
  },
  authentication_missing: {
    severity: 1,
    clears_by: 'operator',
    title: 'nobody is signed in and no token was sent',
    hint: 'Sign in, or send a token as Authorization: Bearer.',
  },
  credentials_refused: {
    severity: 1,
    clears_by: 'operator',
    title: 'the session or token is not known here, is revoked, or has expired',
    hint: 'Sign in again, or have a new token made.',
  },
  access_refused: {
    severity: 1,
    clears_by: 'operator',
    title: 'this session or token does not open the route',
    hint: 'Each token opens only what its audience and scopes name.',
  },
  route_unknown: {
    severity: 1,
    clears_by: 'edit',
    title: 'there is no such route',
    hint: 'GET /api/v1/openapi.json lists the routes.',
  },
  method_not_allowed: {
    severity: 1,
    clears_by: 'edit',
    title: 'the route does not take this method',
    hint: 'The Allow header lists the methods it takes.',
  },
  body_not_json: {
    severity: 1,
    clears_by: 'edit',
    title: 'the body is not declared as application/json',
    hint: 'Send Content-Type: application/json, without a content coding.',
  },
  body_too_large: {
    severity: 1,
    clears_by: 'edit',
    title: 'the body is larger than the route takes',
    hint: 'Nothing valid is as large.',
  },
  body_incomplete: {
    severity: 1,
    clears_by: 'edit',
    title: 'the body broke off before its end',
    hint: 'Send all of it: the connection was cut, or what came was not as it was announced.',
  },
  token_unknown: {
    severity: 1,
    clears_by: 'edit',
    title: 'no token has this id',
    hint: 'The list names every token by its id.',
    next: 'claimgate token list',
  },
  listen_failed: {
    severity: 2,
    clears_by: 'operator',
    title: 'the address can not be listened on',
    hint: 'Another program may use the port, or the address may not be one of this machine.',
  },
  service_package_missing: {
    severity: 2,
    clears_by: 'operator',
    title: 'a package that only the service needs is not installed',
    hint: 'The web server and the S3 client are optional: install what is named.',
  },
});

// The one list of routes: the server enforces its rows, and the OpenAPI document is made from them.

import type { Access } from '../access/authentication.ts';
import { MAX_APPEND_BYTES, MAX_TESTED_RUN } from '../readiness/administration.ts';
import { MAX_TOKEN } from '../readiness/test-intents.ts';

/** One route: enforced by the server and written into the OpenAPI document from this very row. */
export interface Route {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: `/api/v1/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** Whether it has no line in the log, because balancers ask for it all the time. */
  readonly isUnlogged?: true;
  /** Whether a token for MCP opens it too. */
  readonly opensToMcp?: true;
  /** The parameters it takes in its address: the members of a schema. */
  readonly query?: 'readiness-query';
  /** The body that it takes, by the name of its schema, or another one in its place. */
  readonly takes?: { readonly body: string; readonly or?: string; readonly maxBytes: number };
  /** Whether an `Idempotency-Key` makes a repeated request the same one. */
  readonly isIdempotent?: true;
  readonly answers: {
    readonly status: 200 | 201;
    /** By the name of its schema; `openapi` is the document about the routes itself. */
    readonly body: string;
    /** Whether an `ETag` comes with it, and `If-None-Match` may make it 304. */
    readonly isValidated?: true;
  };
  /** Statuses of problems beside those that follow from access and body. */
  readonly problems?: readonly number[];
}

export type OpenRoute = Route & { readonly access: 'anyone' };

export type GuardedRoute = Route & { readonly access: Exclude<Access, 'anyone'> };

const RECORDS = {
  method: 'POST',
  access: 'administrator',
  isIdempotent: true,
  answers: { status: 201, body: 'appended' },
  problems: [409],
} as const;

/** Every route of the service (specification/service.md 2). */
export const ROUTES = {
  health: {
    id: 'getHealth',
    method: 'GET',
    path: '/api/v1/health',
    summary: 'Whether the process is alive; touches nothing',
    access: 'anyone',
    isUnlogged: true,
    answers: { status: 200, body: 'liveness' },
  },
  ready: {
    id: 'getReady',
    method: 'GET',
    path: '/api/v1/ready',
    summary: 'Whether database and object storage can be used',
    access: 'anyone',
    answers: { status: 200, body: 'service-readiness' },
    problems: [503],
  },
  openapi: {
    id: 'getOpenapi',
    method: 'GET',
    path: '/api/v1/openapi.json',
    summary: 'This document',
    access: 'anyone',
    answers: { status: 200, body: 'openapi' },
  },
  me: {
    id: 'getMe',
    method: 'GET',
    path: '/api/v1/auth/me',
    summary: 'Who the session or token is',
    access: 'known',
    answers: { status: 200, body: 'caller' },
  },
  providerReadiness: {
    id: 'getProviderReadiness',
    method: 'GET',
    path: '/api/v1/provider-readiness',
    summary: 'The readiness decision of every subject, by provider',
    access: 'readiness:read',
    opensToMcp: true,
    query: 'readiness-query',
    answers: { status: 200, body: 'provider-readiness', isValidated: true },
  },
  catalogue: {
    id: 'getProviders',
    method: 'GET',
    path: '/api/v1/accounts/providers',
    summary: 'The providers of this deployment, with the readiness of each',
    access: 'accounts:read',
    answers: { status: 200, body: 'provider-catalogue' },
  },
  capabilities: {
    id: 'resolveCapabilities',
    method: 'POST',
    path: '/api/v1/capabilities/resolve',
    summary:
      'The implemented operations of an account and a profile, and which of them may run now',
    access: 'capabilities:read',
    takes: { body: 'capability-request', maxBytes: 4096 },
    answers: { status: 200, body: 'capability-resolution' },
  },
  approvalReviews: {
    ...RECORDS,
    id: 'appendApprovalReview',
    path: '/api/v1/admin/provider-readiness/approval-reviews',
    summary: 'Record a review of a provider app',
    takes: { body: 'approval-review', maxBytes: MAX_APPEND_BYTES },
  },
  runtimeControls: {
    ...RECORDS,
    id: 'appendRuntimeControl',
    path: '/api/v1/admin/provider-readiness/runtime-controls',
    summary: 'Record a runtime control event',
    takes: { body: 'control-event', maxBytes: MAX_APPEND_BYTES },
  },
  certifications: {
    ...RECORDS,
    id: 'appendCertification',
    path: '/api/v1/admin/provider-readiness/certifications',
    summary: 'Record a certification run with its checks',
    takes: { body: 'certification-run', or: 'tested-run', maxBytes: MAX_TESTED_RUN },
  },
  recheck: {
    id: 'recheckCertificationTest',
    method: 'POST',
    path: '/api/v1/certification-tests/recheck',
    summary: 'Whether a certification test that an administrator started may call the provider now',
    access: 'readiness:read',
    takes: { body: 'test-intent-recheck', maxBytes: 2 * MAX_TOKEN },
    answers: { status: 200, body: 'test-intent-rechecked' },
  },
} as const satisfies Readonly<Record<string, Route>>;

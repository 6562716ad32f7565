// The answer of an instance, as a document or as the reason why it is none.

import { finding, present, type Code, type Finding, messageOf } from '../documents/findings.ts';
import type {
  ScopeName,
  DependencyStanding,
  InstanceHealth,
  Liveness,
  ProbeResult,
  ServiceReadiness,
  ProviderReadiness,
  ReadinessBoard,
  ReadinessBlocker,
} from '../documents/index.ts';
import { checkShape, readJson, type Shape, isJsonObject } from '../documents/json.ts';
import { document as liveness } from '../documents/generated/liveness.validator.js';
import { document as readiness } from '../documents/generated/service-readiness.validator.js';
import { document } from '../documents/generated/provider-readiness.validator.js';

/** Why a connection failed, by the name of the error. */
const FAULTS: Readonly<Record<'tls' | 'unreachable', Readonly<Record<string, string>>>> = {
  unreachable: {
    ECONNREFUSED: 'nothing listens there',
    ECONNRESET: 'the connection was cut before an answer came',
    EPIPE: 'the connection was cut before an answer came',
    ENOTFOUND: 'the name of the host is not known',
    EAI_AGAIN: 'the name of the host cannot be looked up now',
    EHOSTUNREACH: 'no way leads to the host',
    ENETUNREACH: 'no way leads to the network',
    ETIMEDOUT: 'the host does not answer',
  },
  tls: {
    CERT_HAS_EXPIRED: 'the certificate has expired',
    CERT_NOT_YET_VALID: 'the certificate is not valid yet',
    CERT_REVOKED: 'the certificate is revoked',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is signed by itself',
    SELF_SIGNED_CERT_IN_CHAIN: 'the authority of the certificate is not one that is trusted here',
    UNABLE_TO_GET_ISSUER_CERT: 'the certificate of the authority is missing',
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the authority of the certificate is not trusted here',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'a certificate between this one and its authority is not sent',
    ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host',
    EPROTO: 'what answers does not speak TLS, or none that is safe',
  },
};

export interface HttpAnswer {
  readonly status: number;
  /** The media type without parameters, in lower case; empty where the answer has none. */
  readonly type: string;
  readonly body: Uint8Array;
}

export type Asked =
  | { readonly ok: true; readonly url: string; readonly answer: HttpAnswer }
  | { readonly ok: false; readonly url: string; readonly finding: Finding };

/** The answer of an instance: a valid body, or why there is none, with the status if one came. */
type Told<T> =
  | { readonly ok: true; readonly status: number; readonly value: T }
  | { readonly ok: false; readonly status: number | null; readonly finding: Finding };

export const MAX_BODY_BYTES = 4 * 1024 * 1024;

interface ReadOptions {
  readonly withToken?: boolean;
  readonly scope?: ScopeName;
  readonly maxBytes?: number;
}

/**
 * Validates an answer against the schema of its route. Never quotes an invalid body.
 *
 * @param withToken whether a token was sent, which can be refused; by default it was
 */
export function readAnswer<T>(
  asked: Asked,
  shape: Shape<T>,
  { withToken = true, scope, maxBytes = MAX_BODY_BYTES }: ReadOptions = {},
): Told<T> {
  if (!asked.ok) return { ok: false, status: null, finding: asked.finding };
  const { url, answer } = asked;
  const { status, type, body } = answer;
  const refuse = (refusal: Finding): Told<T> => ({ ok: false, status, finding: refusal });
  if (withToken && (status === 401 || status === 403))
    return refuse(
      finding('token_refused', {
        file: url,
        ...(scope !== undefined && status === 403 ? { expected: `the scope ${scope}` } : {}),
        found: `HTTP ${status}`,
      }),
    );
  if (status !== 200) return refuse(unexpected(url, answer, 'HTTP 200'));
  if (type !== 'application/json') return refuse(unexpected(url, answer, 'application/json'));
  const shaped = checkShape(shape, readJson(body, { file: url, maxBytes }));
  if (shaped.ok) return { ok: true, status, value: shaped.value };
  const first = present(shaped.findings[0]);
  const place = first.line === undefined ? '' : ` in line ${first.line}, column ${first.column}`;
  return refuse(finding('answer_unexpected', { file: url, found: `${first.code}${place}` }));
}

function unexpected(url: string, { status, type }: HttpAnswer, expected: string): Finding {
  const found = `HTTP ${status}${type === '' ? '' : ` ${type}`}`;
  return finding('answer_unexpected', { file: url, expected, found });
}

interface NetworkFault {
  readonly code: Code;
  readonly found: string;
}

/** @param errno name of a system error, of TLS, or of the HTTP parser, such as `ECONNREFUSED` */
export function networkFault(errno: string): NetworkFault {
  const tls = FAULTS.tls[errno];
  if (tls !== undefined) return { code: 'instance_tls_failed', found: tls };
  if (/^(?:ERR_TLS_|ERR_SSL_|ERR_OSSL_)/.test(errno))
    return { code: 'instance_tls_failed', found: errno };
  if (errno.startsWith('HPE_')) return { code: 'answer_malformed', found: 'no HTTP' };
  return { code: 'instance_unreachable', found: FAULTS.unreachable[errno] ?? errno };
}

/** Routes of the probes (specification/service.md 1). */
export const HEALTH_PATH = '/api/v1/health';
export const READY_PATH = '/api/v1/ready';

const LIVENESS: Shape<Liveness> = { document: liveness };
const READINESS: Shape<ServiceReadiness> = { document: readiness };

export interface Checked {
  readonly result: InstanceHealth;
  readonly findings: readonly Finding[];
}

/** Judges the answers of the probes of an instance. @param ready `null` where only liveness was asked for */
export function checkHealth(instance: string, health: Asked, ready: Asked | null): Checked {
  const alive = readAnswer(health, LIVENESS, { withToken: false });
  if (ready === null) {
    const result = { instance, health: probeResult(alive), ready: null, database: UNKNOWN };
    return { result, findings: findingsOf(alive) };
  }
  const told = readReadiness(ready);
  const result = { instance, health: probeResult(alive), ready: probeResult(told) };
  return {
    result: { ...result, ...dependencies(told) },
    findings: [...findingsOf(alive), ...findingsOf(told)],
  };
}

/** Judges the answer of the readiness probe: 503 means not ready, whatever its body contains. */
export function readReadiness(asked: Asked): Told<ServiceReadiness> {
  if (!asked.ok || asked.answer.status !== 503)
    return readAnswer(asked, READINESS, { withToken: false });
  const found = reasonIn(asked.answer.body) ?? 'HTTP 503';
  const refusal = finding('instance_not_ready', { file: asked.url, found });
  return { ok: false, status: 503, finding: refusal };
}

const UNKNOWN: DependencyStanding = 'unknown';
const NOT_READY: DependencyStanding = 'not_ready';
const OK: DependencyStanding = 'ok';

/** The sentences of a 503 (specification/service.md 1) that are repeated, and what each says; no others are. */
const REASONS: Readonly<Record<string, Dependencies>> = {
  'process is draining': { database: UNKNOWN },
  'database is not ready': { database: NOT_READY },
  'object storage is not ready': { database: OK, storage: NOT_READY },
};

type Dependencies = Pick<InstanceHealth, 'database' | 'storage'>;

function reasonIn(body: Uint8Array): string | undefined {
  const { value } = readJson(body, { file: 'body', maxBytes: MAX_BODY_BYTES });
  const detail = isJsonObject(value) ? value['detail'] : undefined;
  return typeof detail === 'string' && Object.hasOwn(REASONS, detail) ? detail : undefined;
}

function dependencies(told: Told<ServiceReadiness>): Dependencies {
  if (!told.ok) return REASONS[told.finding.found ?? ''] ?? { database: UNKNOWN };
  const { database, storage } = told.value;
  return { database, ...(storage === undefined ? {} : { storage }) };
}

function probeResult(told: Told<unknown>): ProbeResult {
  if (told.ok) return { ok: true, http_status: told.status, code: null, detail: null };
  const { status, finding: why } = told;
  return { ok: false, http_status: status, code: why.code, detail: messageOf(why).slice(0, 1024) };
}

function findingsOf(told: Told<unknown>): Finding[] {
  return told.ok ? [] : [told.finding];
}

export const PROVIDER_READINESS_PATH = '/api/v1/provider-readiness';

const BOARD: Shape<ReadinessBoard> = { document };

/** How long a board may be: about 45,000 decisions. */
export const MAX_BOARD_BYTES = 64 * 1024 * 1024;

/**
 * Reads the providers of an instance, as they are: redaction is for logs, and would make of a document with
 * a schema one that nobody wrote.
 */
export function readBoard(asked: Asked): Told<ReadinessBoard> {
  return readAnswer(asked, BOARD, { maxBytes: MAX_BOARD_BYTES });
}

/** Returns the providers with a subject that may not run or is wrongly claimed; accounts are their customers' matter. */
export function blockedProviders({ providers }: ReadinessBoard): readonly ProviderReadiness[] {
  return providers.filter(
    ({ subjects }) => subjects.executable < subjects.all || subjects.wrongly_claimed > 0,
  );
}

/** Says how many subjects may run, of how many that count, and what is not counted. */
export function mayRun({ executable, all, not_connected }: ProviderReadiness['subjects']): string {
  const apart = not_connected === 0 ? '' : `, ${not_connected} not connected`;
  return `${executable} of ${all} may run${apart}`;
}

export interface CountedBlocker {
  readonly blocker: ReadinessBlocker;
  readonly decisions: number;
}

/**
 * Everything in the way of a provider now (`blockers`), or beside that once certification is enforced
 * (`would_block`): each thing once, in the order of the answer.
 */
export function blockersOf(
  { decisions }: ProviderReadiness,
  list: 'blockers' | 'would_block',
): readonly CountedBlocker[] {
  const counted = new Map<string, CountedBlocker>();
  for (const { decision, label } of decisions)
    // Nobody connected an account to ask with: nothing of that is in anybody's way.
    for (const blocker of label === undefined ? decision[list] : []) {
      const key = JSON.stringify(blocker);
      const before = counted.get(key)?.decisions ?? 0;
      counted.set(key, { blocker, decisions: before + 1 });
    }
  return [...counted.values()];
}

/** Returns the finding that some providers are blocked, for scripts that should fail. */
export function blockedFinding(blocked: readonly ProviderReadiness[], instance: string) {
  const found = blocked.map(({ provider }) => provider).join(', ');
  return blocked.length === 0 ? [] : [finding('providers_blocked', { file: instance, found })];
}

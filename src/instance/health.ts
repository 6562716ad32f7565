import { finding, messageOf, type Finding } from '../documents/findings.ts';
import { isJsonObject, readJson, type Shape } from '../documents/json.ts';
import type {
  DependencyStanding,
  InstanceHealth,
  Liveness,
  ProbeResult,
  ServiceReadiness,
} from '../documents/index.ts';
import { document as liveness } from '../documents/generated/liveness.validator.js';
import { document as readiness } from '../documents/generated/service-readiness.validator.js';
import { type Asked, MAX_BODY_BYTES, readAnswer, type Told } from './answer.ts';

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

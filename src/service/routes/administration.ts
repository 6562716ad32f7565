import type { Hono } from 'hono';
import { finding } from '../../findings/index.ts';
import type { AppendedRecord } from '../../documents/index.ts';
import type { AppendItem } from '../../ledger/index.ts';
import type { Administration } from '../administration/index.ts';
import { recordEvidence, refusalStatus } from '../administration/record-evidence.ts';
import { addRoute, type GuardedExchange } from '../http/add-route.ts';
import { readBody } from '../http/body.ts';
import type { ServiceContext } from '../http/context.ts';
import { problemReply } from '../http/problem.ts';
import { jsonReply, type Reply } from '../http/reply.ts';
import { ROUTES } from './table.ts';

/** The routes that record evidence, and what each records (specification/service.md 4, specification/service.md 4). */
const KINDS = [
  [ROUTES.approvalReviews, 'approval'],
  [ROUTES.runtimeControls, 'control'],
  [ROUTES.certifications, 'run'],
] as const;

/** Adds them where administrators have something to record with. */
export function administrationRoutes(app: Hono, service: ServiceContext): void {
  const { administration } = service;
  if (!administration) return;
  for (const [route, kind] of KINDS) {
    const { maxBytes } = route.takes;
    addRoute(app, service, route, (exchange) => record(administration, kind, maxBytes, exchange));
  }
}

async function record(
  administration: Administration,
  kind: AppendItem['kind'],
  maxBytes: number,
  { request, requestId, caller }: GuardedExchange,
): Promise<Reply> {
  const bytes = await readBody(request, maxBytes);
  const idempotencyKey = request.headers.get('idempotency-key');
  const evidence = { kind, bytes, operator: caller.name, idempotencyKey };
  const outcome = await recordEvidence(administration, evidence);
  if (!outcome.ok) {
    const { findings } = outcome;
    const [first = finding('defect')] = findings;
    return problemReply(first.code, requestId, {
      status: refusalStatus(findings),
      errors: findings,
    });
  }
  const { id, sequence } = outcome.value;
  const body: AppendedRecord = { id, sequence };
  return jsonReply(201, body);
}

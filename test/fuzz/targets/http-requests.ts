import { subjectDigest } from '../../../src/evidence/subject-evidence.ts';
import { subject } from '../../evidence/documents.ts';
import { control, FINGERPRINTS, review, run } from '../../ledger/documents.ts';
import { withHead } from '../target.ts';

export const ORIGIN = 'http://127.0.0.1:8080';
const API = '/api/v1/admin/provider-readiness';
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Paths that anybody may look at. */
export const OPEN = new Set([
  '/api/v1/health',
  '/api/v1/ready',
  '/api/v1/openapi.json',
  '/admin/sign-in',
  '/admin/style.css',
]);

/** A request on its way: `METHOD PATH WHO TYPE`, where WHO is one of those below or a made-up secret. */
export const HEADS: readonly [string, ...string[]] = [
  `POST ${API}/approval-reviews session ${JSON_TYPE}`,
  `POST ${API}/runtime-controls session ${JSON_TYPE}`,
  `POST ${API}/certifications session ${JSON_TYPE}`,
  `POST ${API}/runtime-controls viewer ${JSON_TYPE}`,
  `POST ${API}/runtime-controls token ${JSON_TYPE}`,
  `POST ${API}/runtime-controls nobody ${JSON_TYPE}`,
  `POST /api/v1/capabilities/resolve token ${JSON_TYPE}`,
  `POST /api/v1/capabilities/resolve nobody ${JSON_TYPE}`,
  `POST /api/v1/certification-tests/recheck token ${JSON_TYPE}`,
  `POST /admin/certification-tests/new session ${FORM_TYPE}`,
  ...[
    '/api/v1/auth/me',
    '/api/v1/provider-readiness',
    '/api/v1/accounts/providers',
    '/api/v1/health',
    '/api/v1/ready',
    '/api/v1/openapi.json',
    '/api/v1/other',
    '/',
  ].flatMap((path) => [`GET ${path} token -`, `GET ${path} nobody -`]),
  ...[
    '/admin?page=2&state=disabled',
    `/admin/subjects/${subjectDigest(subject()).slice(7)}?before=3`,
    '/admin/sign-in?next=/admin',
    '/admin/runtime-controls/new?subject=a',
    '/admin/certifications/new?side=live',
    '/admin/approval-reviews/new',
  ].flatMap((path) => [`GET ${path} session -`, `GET ${path} nobody -`]),
  `POST /admin/runtime-controls session ${FORM_TYPE}`,
  `POST /admin/certifications session ${FORM_TYPE}`,
  `POST /admin/approval-reviews session ${FORM_TYPE}`,
  `POST /admin/runtime-controls viewer ${FORM_TYPE}`,
  `POST /admin/sign-in nobody ${FORM_TYPE}`,
];

/** Who asks: what their requests show, and the token in their forms. */
export interface Caller {
  readonly headers: Readonly<Record<string, string>>;
  readonly formToken: string;
}

/** `undefined` for what no client can send. */
export function requestOf(
  method: string,
  path: string,
  { headers }: Caller,
  type: string,
  body: Uint8Array,
): Request | undefined {
  const hasBody = method !== 'GET' && method !== 'HEAD';
  try {
    return new Request(new URL(path, ORIGIN), {
      method,
      headers: {
        ...headers,
        ...(type === '-' ? {} : { 'content-type': type }),
        'idempotency-key': `${body.length % 7}`,
      },
      ...(hasBody ? { body: Buffer.from(body) } : {}),
    });
  } catch {
    return undefined;
  }
}

/** Requests of every kind, with whole bodies where they take one. */
export function requests(): Uint8Array[] {
  const form = (fields: Readonly<Record<string, string>>) =>
    new URLSearchParams({ form_token: 'FORMTOKEN', idempotency_key: 'k', ...fields }).toString();
  const capability = {
    subject: subject(),
    account_reference: FINGERPRINTS.of('account_reference', 'acct-1029384756'),
    intent: 'production',
  };
  return [
    ...HEADS.map((head) => withHead(head, '')),
    withHead(HEADS[0], JSON.stringify(review())),
    withHead(HEADS[1] ?? '', JSON.stringify(control())),
    withHead(HEADS[2] ?? '', JSON.stringify(run('live'))),
    withHead(`POST /api/v1/capabilities/resolve token ${JSON_TYPE}`, JSON.stringify(capability)),
    withHead(
      `POST /admin/runtime-controls session ${FORM_TYPE}`,
      form({
        provider: 'pixelgram',
        state: 'disabled',
        reason: 'outage',
        starts_at: '2026-03-15T12:00',
        expires_at: '',
      }),
    ),
    withHead(
      `POST /admin/approval-reviews session ${FORM_TYPE}`,
      form({
        app: '0',
        state: 'approved',
        tier: 'advanced',
        reviewed_at: '2026-03-01T12:00',
        expires_at: '2026-06-01T12:00',
      }),
    ),
    withHead(
      `POST /admin/certifications session ${FORM_TYPE}`,
      form({
        subject: subjectDigest(subject()).slice(7),
        side: 'local',
        tested_revision: '1'.repeat(40),
        'outcome.connect': 'passed',
        'completed.connect': '2026-03-01T12:00',
      }),
    ),
  ];
}

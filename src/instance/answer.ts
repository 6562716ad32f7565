// The answer of an instance, as a document or as the reason why it is none.

import { finding, present, type Code, type Finding } from '../documents/findings.ts';
import type { ScopeName } from '../documents/index.ts';
import { checkShape, readJson, type Shape } from '../documents/json.ts';

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
export type Told<T> =
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

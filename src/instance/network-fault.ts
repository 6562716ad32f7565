import type { Code } from '../findings/index.ts';

/** What an error of the network comes to: a code, and the reason in words. */
export interface NetworkFault {
  readonly code: Code;
  readonly found: string;
}

const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut before an answer came',
  EPIPE: 'the connection was cut before an answer came',
  ENOTFOUND: 'the name of the host is not known',
  EAI_AGAIN: 'the name of the host can not be looked up now',
  EHOSTUNREACH: 'no way leads to the host',
  ENETUNREACH: 'no way leads to the network',
  ETIMEDOUT: 'the host does not answer',
};

const TLS: Readonly<Record<string, string>> = {
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
};

/** @param errno name of a system error, of TLS, or of the HTTP parser, such as `ECONNREFUSED` */
export function networkFault(errno: string): NetworkFault {
  const tls = TLS[errno];
  if (tls !== undefined) return { code: 'instance_tls_failed', found: tls };
  if (/^(?:ERR_TLS_|ERR_SSL_|ERR_OSSL_)/.test(errno))
    return { code: 'instance_tls_failed', found: errno };
  if (errno.startsWith('HPE_')) return { code: 'answer_malformed', found: 'no HTTP' };
  return { code: 'instance_unreachable', found: UNREACHABLE[errno] ?? errno };
}

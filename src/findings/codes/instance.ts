import { defineCodes } from './entry.ts';

/** What commands for an instance find when they ask it, or look for its profile (specification/service.md 6). */
export const instanceCodes = defineCodes({
  instance_url_invalid: {
    severity: 2,
    clears_by: 'edit',
    title: 'this is not the base URL of an instance',
    hint: 'http or https, without user, password, query and fragment, such as https://claims.example.com.',
  },
  instance_name_invalid: {
    severity: 2,
    clears_by: 'edit',
    title: 'this can not be the name of an instance',
    hint: 'A slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters.',
  },
  instance_exists: {
    severity: 2,
    clears_by: 'edit',
    title: 'there is an instance of this name already',
    hint: 'It is left as it is; remove it first or take another name.',
    next: 'claimgate instance list',
  },
  instance_unknown: {
    severity: 1,
    clears_by: 'edit',
    title: 'no instance of this name is saved',
    hint: 'The list has every saved instance.',
    next: 'claimgate instance list',
  },
  instance_none_active: {
    severity: 2,
    clears_by: 'edit',
    title: 'no saved instance is the active one',
    hint: 'Choose one with `claimgate instance use NAME`, or name one with --instance URL.',
    next: 'claimgate instance list',
  },
  profile_invalid: {
    severity: 2,
    clears_by: 'edit',
    title: 'what is saved of the instance can not be read',
    hint: 'Remove the instance and add it again.',
  },
  instance_not_ready: {
    severity: 1,
    clears_by: 'operator',
    title: 'the instance says that it is not ready',
    hint: 'Send no traffic to it. Its log names the step that failed; a restart repairs no database.',
  },
  instance_unreachable: {
    severity: 2,
    clears_by: 'operator',
    title: 'the instance can not be reached',
    hint: 'Check the URL, the network between here and there, and whether the process runs.',
  },
  instance_timed_out: {
    severity: 2,
    clears_by: 'operator',
    title: 'the instance did not answer in time',
    hint: 'It may be overloaded, or something on the way loses what it sends; --timeout waits longer.',
  },
  instance_tls_failed: {
    severity: 2,
    clears_by: 'operator',
    title: 'no secure connection to the instance can be made',
    hint: 'Mend the certificate; an authority of your own is named to Node by NODE_EXTRA_CA_CERTS. Nothing was sent.',
  },
  instance_redirects: {
    severity: 2,
    clears_by: 'edit',
    title: 'the instance sends the request elsewhere',
    hint: 'Another origin is never followed, since a token would go there too; name the right base URL.',
  },
  proxy_refused: {
    severity: 2,
    clears_by: 'operator',
    title: 'the proxy does not let the connection through',
    hint: 'It is named by HTTPS_PROXY, HTTP_PROXY or ALL_PROXY; NO_PROXY names hosts that need none.',
  },
  answer_malformed: {
    severity: 2,
    clears_by: 'operator',
    title: 'the answer is not whole, or not HTTP at all',
    hint: 'Something else may listen there, or something on the way cuts answers off.',
  },
  answer_too_large: {
    severity: 2,
    clears_by: 'operator',
    title: 'the answer is larger than any that is right',
    hint: 'Something else may listen there.',
  },
  answer_unexpected: {
    severity: 2,
    clears_by: 'operator',
    title: 'the answer is not one of an instance',
    hint: 'Check that the base URL is that of the service, and not of a proxy or a page before it.',
  },
  token_refused: {
    severity: 1,
    clears_by: 'operator',
    title: 'the instance does not take the token for this',
    hint: 'It may be revoked or expired, or lack the scope: `claimgate token list` on the instance tells.',
  },
  token_missing: {
    severity: 2,
    clears_by: 'operator',
    title: 'no token is there to ask with',
    hint: 'Set CLAIMGATE_TOKEN or CLAIMGATE_TOKEN_FILE, or save the instance with --token-file.',
  },
  token_malformed: {
    severity: 2,
    clears_by: 'edit',
    title: 'what is there is no token',
    hint: 'A token is one line of printable characters without spaces.',
  },
  token_needs_tls: {
    severity: 2,
    clears_by: 'edit',
    title: 'a token is not sent over an open connection',
    hint: 'Use https; plain http is for an instance on this machine.',
  },
  providers_blocked: {
    severity: 1,
    clears_by: 'operator',
    title: 'providers are not healthy',
    hint: 'Each row names what stands in the way and what would clear it.',
  },
});

import { area, refused, undetermined } from './code-row.ts';

/** The service, its administrators, and commands that query an instance. */
export const SERVICE_CODES = {
  // What blocks an operation beyond the findings of the gate, and wrong settings of and requests to
  // readiness (specification/readiness.md 1, specification/readiness.md 3, 4).
  ...area('readiness decisions', {
    disabled_by_environment: refused('operator', {
      title: 'the deny-list of the environment disables the subject',
      hint: 'The deny-list overrides all evidence. Remove the provider from it, then start the service again.',
    }),
    operation_not_implemented: refused('edit', {
      title: 'the runtime does not implement the operation for this profile',
      hint: 'Use an operation and a profile from the capabilities of the runtime.',
    }),
    provider_identity_not_production: refused('operator', {
      title: "a cloud deployment needs the provider's production environment",
      hint: 'Configure the production app of the provider. The enforcement flag does not change this.',
    }),
    request_invalid: refused('edit', {
      title: "the request doesn't identify one subject, account and intent",
      hint: 'Send a subject with exactly nine members, and the fingerprint of the account.',
    }),
    evidence_unreadable: refused('operator', {
      title: 'cannot read the ledger or the runtime facts',
      hint: 'Without them no operation is ready. See the log of the service.',
      next: 'claimgate ledger verify',
    }),
    evidence_contradictory: refused('edit', {
      title: 'the evidence contradicts itself',
      hint: 'Pass one reading of the ledger and the runtime facts, with each fact once.',
    }),
    local_run_expired: refused('new_local_run', {
      title: 'the local test run has expired',
      hint: 'Run the local test again, and record it.',
      next: 'claimgate ledger append --help',
    }),
    live_run_expired: refused('new_live_run', {
      title: 'the live test run has expired',
      hint: 'Run the live test again, and record it.',
      next: 'claimgate ledger append --help',
    }),
    local_run_mismatch: refused('new_local_run', {
      title: 'the local test run does not match the current subject, contract and review',
      hint: 'Run the local test again under the current contract, and record it.',
      next: 'claimgate ledger append --help',
    }),
    live_run_mismatch: refused('new_live_run', {
      title: 'the live test run does not match the current subject, contract and review',
      hint: 'Run the live test again under the current contract, and record it.',
      next: 'claimgate ledger append --help',
    }),
    local_run_failed: refused('new_local_run', {
      title: 'the local test run failed',
      hint: 'Fix the failure, run the local test again, and record it.',
      next: 'claimgate ledger append --help',
    }),
    live_run_failed: refused('new_live_run', {
      title: 'the live test run failed',
      hint: 'Fix the failure, run the live test again, and record it.',
      next: 'claimgate ledger append --help',
    }),
    local_run_incomplete: refused('new_local_run', {
      title: 'the local test run lacks a check of the contract',
      hint: 'Run the local test again with every check of the contract, and record it.',
      next: 'claimgate ledger append --help',
    }),
    live_run_incomplete: refused('new_live_run', {
      title: 'the live test run lacks a check of the contract',
      hint: 'Run the live test again with every check of the contract, and record it.',
      next: 'claimgate ledger append --help',
    }),
    enforcement_flag_invalid: undetermined('edit', {
      title: 'SERVICE_PROVIDER_CERTIFICATION_ENFORCED is neither true nor false',
      hint: 'Set it to exactly true or false, or unset it.',
    }),
    disabled_providers_invalid: undetermined('edit', {
      title: 'CLAIMGATE_DISABLED_PROVIDERS is not a list of providers',
      hint: 'Write slugs separated by commas, such as pixelgram,other.',
    }),
    ledger_connections_invalid: undetermined('edit', {
      title: 'CLAIMGATE_LEDGER_CONNECTIONS is not a number of connections',
      hint: 'Write a number from 1 to 100, or remove the variable for 4.',
    }),
    disabled_provider_unknown: undetermined('edit', {
      title: 'CLAIMGATE_DISABLED_PROVIDERS names a provider that the runtime does not know',
      hint: 'Correct the name: a misspelt name leaves the provider enabled.',
    }),
    test_intent_not_permitted: refused('operator', {
      title: 'this actor may not request a certification test',
      hint: 'Sign in as an administrator without limited scopes; no token can request a test.',
    }),
    test_intent_invalid: refused('edit', {
      title: 'this service did not issue the certification test intent',
      hint: 'Request a new one: an intent cannot be changed.',
    }),
    test_intent_expired: refused('edit', {
      title: 'the certification test intent is not valid at this time',
      hint: 'Request a new one.',
    }),
    account_unknown: refused('reconnect', {
      title: 'no account with this reference is connected',
      hint: 'Connect the account, or use a reference from the catalogue.',
    }),
    policy_mode_required: refused('edit', {
      title: 'the policy mode is missing, and the runtime has none or several',
      hint: 'Name one of the policy modes of the account kind and profile.',
    }),
  }),
  // Errors that the service sends instead of an answer (specification/service.md 2). None quotes a driver.
  ...area('the service', {
    process_draining: undetermined('operator', {
      title: 'process is draining',
      hint: 'The process is stopping. Send traffic elsewhere.',
    }),
    database_not_ready: undetermined('operator', {
      title: 'database is not ready',
      hint: 'The ledger did not answer in time. Check the database; a restart of the service does not repair it.',
    }),
    storage_not_ready: undetermined('operator', {
      title: 'object storage is not ready',
      hint: 'The bucket did not store, return and delete a test object in time. The log names the step.',
    }),
    answer_overdue: undetermined('time', {
      title: 'the answer took too long',
      hint: 'Send the request again. A record may already exist: repeat it with the same Idempotency-Key.',
    }),
    query_invalid: undetermined('edit', {
      title: 'the request has an unknown or invalid parameter',
      hint: 'Each error names a parameter. See the parameters of the route in /api/v1/openapi.json.',
    }),
    service_overloaded: undetermined('time', {
      title: 'the service has too many requests to answer',
      hint: 'Send the request again after the time in Retry-After. If this repeats, ask less often, with If-None-Match, or add a replica.',
    }),
    authentication_missing: refused('operator', {
      title: 'the request has no session and no token',
      hint: 'Sign in, or send a token in the header Authorization: Bearer.',
    }),
    credentials_refused: refused('operator', {
      title: 'the session or token is unknown, revoked or expired',
      hint: 'Sign in again, or make a new token: `claimgate token create`.',
    }),
    access_refused: refused('operator', {
      title: 'this session or token has no access to the route',
      hint: 'Use a token with the right audience and scopes.',
    }),
    route_unknown: refused('edit', {
      title: 'there is no such route',
      hint: 'GET /api/v1/openapi.json lists the routes.',
    }),
    method_not_allowed: refused('edit', {
      title: 'the route does not take this method',
      hint: 'The Allow header lists its methods.',
    }),
    request_malformed: refused('edit', {
      title: 'the request is not well-formed HTTP',
      hint: 'Send exactly one Host header that names the service, and a path that fits into a URL.',
    }),
    body_not_json: refused('edit', {
      title: 'the body is not declared as application/json',
      hint: 'Send Content-Type: application/json, without a content coding.',
    }),
    body_too_large: refused('edit', {
      title: 'the body is larger than the route takes',
      hint: 'Send a smaller body: no valid one is as large.',
    }),
    body_incomplete: refused('edit', {
      title: 'the body is incomplete',
      hint: 'Send it again: the connection ended early, or the body does not match its headers.',
    }),
    token_unknown: refused('edit', {
      title: 'no token has this id',
      hint: 'List the tokens, and copy the id.',
      next: 'claimgate token list',
    }),
    webhook_target_invalid: undetermined('edit', {
      title: 'a webhook target cannot be used',
      hint: 'Correct the settings of webhooks.',
    }),
    listen_failed: undetermined('operator', {
      title: 'cannot listen on the address',
      hint: 'Choose another address: another program may use the port, or this machine may not have the address.',
    }),
    service_package_missing: undetermined('operator', {
      title: 'a package that only the service needs is not installed',
      hint: 'Install the named package: the web server and the S3 client are optional.',
    }),
  }),
  // Administrators, their sessions, and records made in them (specification/service.md 5).
  ...area('administrators and their sessions', {
    bearer_refused: refused('operator', {
      title: 'bearer tokens have no access to this route',
      hint: 'Sign in with a browser, as an administrator without limited scopes.',
    }),
    origin_refused: refused('operator', {
      title: 'the request does not come from a page of this service',
      hint: 'Open the service under its public URL: scheme, host and port must match --public-url.',
    }),
    session_scoped: refused('operator', {
      title: 'this session has limited scopes',
      hint: 'Sign in as an administrator without limited scopes.',
    }),
    administrator_required: refused('operator', {
      title: 'this session does not belong to an administrator',
      hint: 'Sign in as an administrator without limited scopes.',
    }),
    form_token_refused: refused('edit', {
      title: 'the form does not belong to this session',
      hint: 'Open the page again and send the form from there.',
    }),
    sign_in_refused: refused('edit', {
      title: 'wrong name or password',
      hint: 'Type both again: upper and lower case count. An unknown name gives the same answer.',
    }),
    sign_in_limited: refused('time', {
      title: 'too many attempts to sign in',
      hint: 'Wait as long as the Retry-After header says.',
    }),
    sign_in_busy: refused('time', {
      title: 'too many people are signing in at this moment',
      hint: 'Wait as long as the Retry-After header says. This attempt does not count.',
    }),
    administrator_disabled: refused('never', {
      title: 'the administrator is disabled',
      hint: 'Create another administrator: a disabled one stays disabled, and nobody can use the name again.',
      next: 'claimgate admin create --help',
    }),
    idempotency_key_invalid: refused('edit', {
      title: 'the Idempotency-Key is not valid',
      hint: 'Send 1 to 255 printable ASCII characters without spaces, such as a random UUID.',
    }),
    subject_unknown: refused('edit', {
      title: 'the service does not know this subject',
      hint: 'Choose a subject from the board: it lists every subject that the runtime offers or that is claimed.',
    }),
    body_not_form: refused('edit', {
      title: 'the body is not a form',
      hint: 'Send it as application/x-www-form-urlencoded.',
    }),
    administrator_exists: refused('edit', {
      title: 'an administrator has or had this name',
      hint: 'Choose another name: records contain the old one, so nobody can use it again.',
    }),
    administrator_unknown: refused('edit', {
      title: 'no administrator has this name',
      hint: 'List the administrators, and copy the name.',
      next: 'claimgate admin list',
    }),
    administrator_barred: refused('operator', {
      title: 'this administrator is disabled or limited to some scopes',
      hint: 'Ask an administrator who is neither disabled nor limited to some scopes.',
      next: 'claimgate admin list',
    }),
    password_short: refused('edit', {
      title: 'the password is too short',
      hint: 'Use several unrelated words.',
    }),
    passwords_differ: refused('edit', {
      title: 'the two passwords are not the same',
      hint: 'Type the same password twice.',
    }),
  }),
  // Errors of commands that query an instance or read its saved profile (specification/service.md 6).
  ...area('querying an instance', {
    instance_url_invalid: undetermined('edit', {
      title: 'the value is not the base URL of an instance',
      hint: 'Use http or https, without user, password, query and fragment, such as https://claims.example.com.',
    }),
    instance_name_invalid: undetermined('edit', {
      title: 'the value is not a valid instance name',
      hint: 'Use a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters.',
    }),
    instance_exists: undetermined('edit', {
      title: 'an instance with this name already exists',
      hint: 'Remove it first, or choose another name. Nothing was changed.',
      next: 'claimgate instance list',
    }),
    instance_unknown: refused('edit', {
      title: 'no saved instance has this name',
      hint: 'List the saved instances, and copy the name.',
      next: 'claimgate instance list',
    }),
    instance_none_active: undetermined('edit', {
      title: 'no saved instance is active',
      hint: 'Choose one with `claimgate instance use NAME`, or name one with --instance URL.',
      next: 'claimgate instance list',
    }),
    profile_invalid: undetermined('edit', {
      title: 'cannot read the saved instance',
      hint: 'Remove the instance and add it again.',
    }),
    instance_not_ready: refused('operator', {
      title: 'the instance reports that it is not ready',
      hint: 'Send no traffic to it. Its log names the step that failed. A restart does not repair a database.',
    }),
    instance_unreachable: undetermined('operator', {
      title: 'cannot reach the instance',
      hint: 'Check the URL, the network and whether the process runs.',
    }),
    instance_timed_out: undetermined('operator', {
      title: 'the instance did not answer in time',
      hint: 'It may be overloaded, or the network may drop its packets. --timeout waits longer.',
    }),
    instance_tls_failed: undetermined('operator', {
      title: 'cannot make a secure connection to the instance',
      hint: 'Correct the certificate. For your own certificate authority, set NODE_EXTRA_CA_CERTS. Nothing was sent.',
    }),
    instance_redirects: undetermined('edit', {
      title: 'the instance redirects the request',
      hint: 'Pass the right base URL. claimgate never follows a redirect to another origin, because it would send the token there.',
    }),
    proxy_refused: undetermined('operator', {
      title: 'the proxy refused the connection',
      hint: 'HTTPS_PROXY, HTTP_PROXY or ALL_PROXY sets the proxy. Add hosts that need none to NO_PROXY.',
    }),
    answer_malformed: undetermined('operator', {
      title: 'the answer is incomplete or not HTTP',
      hint: 'Another program may listen there, or a proxy may cut answers off.',
    }),
    answer_too_large: undetermined('operator', {
      title: 'the answer is larger than any valid one',
      hint: 'Another program may listen there. Check the URL.',
    }),
    answer_unexpected: undetermined('operator', {
      title: 'the answer does not come from a claimgate instance',
      hint: 'Check that the base URL is that of the service, not of a proxy or a page in front of it.',
    }),
    token_refused: refused('operator', {
      title: 'the instance refused the token',
      hint: 'It may be revoked or expired, or lack the scope. `claimgate token list` on the instance shows which.',
    }),
    token_missing: undetermined('operator', {
      title: 'no token is set',
      hint: 'Set CLAIMGATE_TOKEN or CLAIMGATE_TOKEN_FILE, or save the instance with --token-file.',
    }),
    token_malformed: undetermined('edit', {
      title: 'the value is not a token',
      hint: 'Pass one line of printable characters without spaces.',
    }),
    token_needs_tls: undetermined('edit', {
      title: 'claimgate sends no token over an unencrypted connection',
      hint: 'Use https. Plain http works only for an instance on this machine.',
    }),
    providers_blocked: refused('operator', {
      title: 'some providers are not healthy',
      hint: 'Each row names what blocks the provider and what clears it.',
    }),
  }),
};

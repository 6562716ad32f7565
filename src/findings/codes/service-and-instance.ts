import { area, refused, undetermined } from './code-row.ts';

/** The service, its administrators, and the instances that it asks. */
export const SERVICE_CODES = {
  // What stands in the way of an operation beyond what the gate finds, and what readiness cannot be
  // started or asked with (specification/readiness.md 1, specification/readiness.md 3, 4).
  ...area('readiness decisions', {
    disabled_by_environment: refused('operator', {
      title: 'the deny-list of the environment disables the subject',
      hint: 'An explicit disable wins over everything; take the provider off the list and start again.',
    }),
    operation_not_implemented: refused('edit', {
      title: 'the runtime does not implement the operation for this profile',
      hint: 'Use an operation and a profile that the capabilities list.',
    }),
    provider_identity_not_production: refused('operator', {
      title: "a cloud deployment needs the provider's production environment",
      hint: 'Configure the production app of the provider; the flag of enforcement does not change this.',
    }),
    request_invalid: refused('edit', {
      title: 'what was asked is no exact subject, account and intent',
      hint: 'A subject has exactly nine members; an account is named by its fingerprint.',
    }),
    evidence_unreadable: refused('operator', {
      title: 'ledger or runtime facts cannot be read',
      hint: 'What cannot be read is not known, and what is not known is not ready; see the log of the service.',
      next: 'claimgate ledger verify',
    }),
    evidence_contradictory: refused('edit', {
      title: 'the evidence contradicts itself',
      hint: 'Say each thing once, from one reading of ledger and runtime facts.',
    }),
    local_run_expired: refused('new_local_run', {
      title: 'the proof of the local run has expired',
      hint: 'Make the local run again and append it.',
      next: 'claimgate ledger append --help',
    }),
    live_run_expired: refused('new_live_run', {
      title: 'the proof of the live run has expired',
      hint: 'Make the live run again and append it.',
      next: 'claimgate ledger append --help',
    }),
    local_run_mismatch: refused('new_local_run', {
      title: 'the local run does not match subject, contract and review of now',
      hint: 'Make the local run again under the current contract and append it.',
      next: 'claimgate ledger append --help',
    }),
    live_run_mismatch: refused('new_live_run', {
      title: 'the live run does not match subject, contract and review of now',
      hint: 'Make the live run again under the current contract and append it.',
      next: 'claimgate ledger append --help',
    }),
    local_run_failed: refused('new_local_run', {
      title: 'the local run failed',
      hint: 'Mend what failed, make the local run again and append it.',
      next: 'claimgate ledger append --help',
    }),
    live_run_failed: refused('new_live_run', {
      title: 'the live run failed',
      hint: 'Mend what failed, make the live run again and append it.',
      next: 'claimgate ledger append --help',
    }),
    local_run_incomplete: refused('new_local_run', {
      title: 'the local run does not prove every check of the contract',
      hint: 'Make the local run again with every check that the contract lists, and append it.',
      next: 'claimgate ledger append --help',
    }),
    live_run_incomplete: refused('new_live_run', {
      title: 'the live run does not prove every check of the contract',
      hint: 'Make the live run again with every check that the contract lists, and append it.',
      next: 'claimgate ledger append --help',
    }),
    enforcement_flag_invalid: undetermined('edit', {
      title: 'SERVICE_PROVIDER_CERTIFICATION_ENFORCED is neither true nor false',
      hint: 'Set it to exactly true or false, or leave it out; a guess could switch enforcement off.',
    }),
    disabled_providers_invalid: undetermined('edit', {
      title: 'CLAIMGATE_DISABLED_PROVIDERS is no list of providers',
      hint: 'Write slugs with commas between them and nothing else, such as pixelgram,other.',
    }),
    disabled_provider_unknown: undetermined('edit', {
      title: 'CLAIMGATE_DISABLED_PROVIDERS names a provider that the runtime does not know',
      hint: 'Correct the name: a misspelt one would leave the provider enabled.',
    }),
    test_intent_not_permitted: refused('operator', {
      title: 'this actor may not ask for a certification test',
      hint: 'Only an unscoped administrator who is signed in may; a token of any kind may not.',
    }),
    test_intent_invalid: refused('edit', {
      title: 'this is no certification test intent that this service issued',
      hint: 'Ask for a new one; what an intent carries cannot be changed.',
    }),
    test_intent_expired: refused('edit', {
      title: 'the certification test intent is not valid at this time',
      hint: 'Ask for a new one.',
    }),
    account_unknown: refused('reconnect', {
      title: 'no account with this reference is connected',
      hint: 'Connect the account, or use the reference that the catalogue gives.',
    }),
    policy_mode_required: refused('edit', {
      title: 'the policy mode has to be named: the runtime knows none or several',
      hint: 'Name one of the policy modes of the account kind and profile.',
    }),
  }),
  // What the service says instead of an answer (specification/service.md 2). None of it quotes a driver.
  ...area('the service', {
    process_draining: undetermined('operator', {
      title: 'process is draining',
      hint: 'The process was told to stop; send traffic elsewhere.',
    }),
    database_not_ready: undetermined('operator', {
      title: 'database is not ready',
      hint: 'The ledger did not answer in time. A restart of the service repairs no database.',
    }),
    storage_not_ready: undetermined('operator', {
      title: 'object storage is not ready',
      hint: 'The bucket did not take, return and delete an object in time; the log names the step.',
    }),
    answer_overdue: undetermined('time', {
      title: 'the answer took too long',
      hint: 'Ask again. What was to be recorded may have been: repeat it with the same Idempotency-Key.',
    }),
    authentication_missing: refused('operator', {
      title: 'nobody is signed in and no token was sent',
      hint: 'Sign in, or send a token as Authorization: Bearer.',
    }),
    credentials_refused: refused('operator', {
      title: 'the session or token is not known here, is revoked, or has expired',
      hint: 'Sign in again, or have a new token made.',
    }),
    access_refused: refused('operator', {
      title: 'this session or token does not open the route',
      hint: 'Each token opens only what its audience and scopes name.',
    }),
    route_unknown: refused('edit', {
      title: 'there is no such route',
      hint: 'GET /api/v1/openapi.json lists the routes.',
    }),
    method_not_allowed: refused('edit', {
      title: 'the route does not take this method',
      hint: 'The Allow header lists the methods it takes.',
    }),
    body_not_json: refused('edit', {
      title: 'the body is not declared as application/json',
      hint: 'Send Content-Type: application/json, without a content coding.',
    }),
    body_too_large: refused('edit', {
      title: 'the body is larger than the route takes',
      hint: 'Nothing valid is as large.',
    }),
    body_incomplete: refused('edit', {
      title: 'the body broke off before its end',
      hint: 'Send all of it: the connection was cut, or what came was not as it was announced.',
    }),
    token_unknown: refused('edit', {
      title: 'no token has this id',
      hint: 'The list names every token by its id.',
      next: 'claimgate token list',
    }),
    listen_failed: undetermined('operator', {
      title: 'the address cannot be listened on',
      hint: 'Another program may use the port, or the address may not be one of this machine.',
    }),
    service_package_missing: undetermined('operator', {
      title: 'a package that only the service needs is not installed',
      hint: 'The web server and the S3 client are optional: install what is named.',
    }),
  }),
  // Administrators, their sessions, and what is recorded in them (specification/service.md 5).
  ...area('administrators and their sessions', {
    bearer_refused: refused('operator', {
      title: 'no bearer token of any kind opens this route',
      hint: 'Sign in with a browser: only the session of an administrator who is not limited opens it.',
    }),
    origin_refused: refused('operator', {
      title: 'the request does not come from a page of this service',
      hint: 'Open the service under its public URL: scheme, host and port have to be those of --public-url.',
    }),
    session_scoped: refused('operator', {
      title: 'this session is limited to some scopes',
      hint: 'Only an administrator who is not limited may do this.',
    }),
    administrator_required: refused('operator', {
      title: 'this session is not that of an administrator',
      hint: 'Only an administrator who is not limited may do this.',
    }),
    form_token_refused: refused('edit', {
      title: 'the form is not one that this session was given',
      hint: 'Open the page again and send the form from there.',
    }),
    sign_in_refused: refused('edit', {
      title: 'name and password do not belong together',
      hint: 'Both are compared exactly; the answer is the same for a name that nobody has.',
    }),
    sign_in_limited: refused('time', {
      title: 'too many attempts to sign in',
      hint: 'Wait as long as the Retry-After header says.',
    }),
    idempotency_key_invalid: refused('edit', {
      title: 'the Idempotency-Key is not understood',
      hint: 'It is 1 to 255 printable characters of ASCII without spaces; a random UUID is a good one.',
    }),
    subject_unknown: refused('edit', {
      title: 'there is no such subject here',
      hint: 'The board lists every subject that the runtime offers or that is claimed.',
    }),
    body_not_form: refused('edit', {
      title: 'the body is not that of a form',
      hint: 'Forms of the pages send application/x-www-form-urlencoded.',
    }),
    administrator_exists: refused('edit', {
      title: 'an administrator has this name, or had it',
      hint: 'Records bear the name, so it is never given again; choose another one.',
    }),
    administrator_unknown: refused('edit', {
      title: 'no administrator has this name',
      hint: 'The list shows every name.',
      next: 'claimgate admin list',
    }),
    administrator_barred: refused('operator', {
      title: 'this administrator is disabled or limited to some scopes',
      hint: 'An administrator who is neither has to do this.',
      next: 'claimgate admin list',
    }),
    password_short: refused('edit', {
      title: 'the password is too short',
      hint: 'Several words that have nothing to do with each other make a good one.',
    }),
    passwords_differ: refused('edit', {
      title: 'the two passwords are not the same',
      hint: 'Type the same password twice.',
    }),
  }),
  // What commands for an instance find when they ask it, or look for its profile (specification/service.md 6).
  ...area('asking an instance', {
    instance_url_invalid: undetermined('edit', {
      title: 'this is not the base URL of an instance',
      hint: 'http or https, without user, password, query and fragment, such as https://claims.example.com.',
    }),
    instance_name_invalid: undetermined('edit', {
      title: 'this cannot be the name of an instance',
      hint: 'A slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters.',
    }),
    instance_exists: undetermined('edit', {
      title: 'there is an instance of this name already',
      hint: 'It is left as it is; remove it first or take another name.',
      next: 'claimgate instance list',
    }),
    instance_unknown: refused('edit', {
      title: 'no instance of this name is saved',
      hint: 'The list has every saved instance.',
      next: 'claimgate instance list',
    }),
    instance_none_active: undetermined('edit', {
      title: 'no saved instance is the active one',
      hint: 'Choose one with `claimgate instance use NAME`, or name one with --instance URL.',
      next: 'claimgate instance list',
    }),
    profile_invalid: undetermined('edit', {
      title: 'what is saved of the instance cannot be read',
      hint: 'Remove the instance and add it again.',
    }),
    instance_not_ready: refused('operator', {
      title: 'the instance says that it is not ready',
      hint: 'Send no traffic to it. Its log names the step that failed; a restart repairs no database.',
    }),
    instance_unreachable: undetermined('operator', {
      title: 'the instance cannot be reached',
      hint: 'Check the URL, the network between here and there, and whether the process runs.',
    }),
    instance_timed_out: undetermined('operator', {
      title: 'the instance did not answer in time',
      hint: 'It may be overloaded, or something on the way loses what it sends; --timeout waits longer.',
    }),
    instance_tls_failed: undetermined('operator', {
      title: 'no secure connection to the instance can be made',
      hint: 'Mend the certificate; an authority of your own is named to Node by NODE_EXTRA_CA_CERTS. Nothing was sent.',
    }),
    instance_redirects: undetermined('edit', {
      title: 'the instance sends the request elsewhere',
      hint: 'Another origin is never followed, since a token would go there too; name the right base URL.',
    }),
    proxy_refused: undetermined('operator', {
      title: 'the proxy does not let the connection through',
      hint: 'It is named by HTTPS_PROXY, HTTP_PROXY or ALL_PROXY; NO_PROXY names hosts that need none.',
    }),
    answer_malformed: undetermined('operator', {
      title: 'the answer is not whole, or not HTTP at all',
      hint: 'Something else may listen there, or something on the way cuts answers off.',
    }),
    answer_too_large: undetermined('operator', {
      title: 'the answer is larger than any that is right',
      hint: 'Something else may listen there.',
    }),
    answer_unexpected: undetermined('operator', {
      title: 'the answer is not one of an instance',
      hint: 'Check that the base URL is that of the service, and not of a proxy or a page before it.',
    }),
    token_refused: refused('operator', {
      title: 'the instance does not take the token for this',
      hint: 'It may be revoked or expired, or lack the scope: `claimgate token list` on the instance tells.',
    }),
    token_missing: undetermined('operator', {
      title: 'no token is there to ask with',
      hint: 'Set CLAIMGATE_TOKEN or CLAIMGATE_TOKEN_FILE, or save the instance with --token-file.',
    }),
    token_malformed: undetermined('edit', {
      title: 'what is there is no token',
      hint: 'A token is one line of printable characters without spaces.',
    }),
    token_needs_tls: undetermined('edit', {
      title: 'a token is not sent over an open connection',
      hint: 'Use https; plain http is for an instance on this machine.',
    }),
    providers_blocked: refused('operator', {
      title: 'providers are not healthy',
      hint: 'Each row names what stands in the way and what would clear it.',
    }),
  }),
};

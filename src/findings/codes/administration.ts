import { defineCodes } from './entry.ts';

/** Administrators, their sessions, and what is recorded in them (specification/service.md 5). */
export const administrationCodes = defineCodes({
  bearer_refused: {
    severity: 1,
    clears_by: 'operator',
    title: 'no bearer token of any kind opens this route',
    hint: 'Sign in with a browser: only the session of an administrator who is not limited opens it.',
  },
  origin_refused: {
    severity: 1,
    clears_by: 'operator',
    title: 'the request does not come from a page of this service',
    hint: 'Open the service under its public URL: scheme, host and port have to be those of --public-url.',
  },
  session_scoped: {
    severity: 1,
    clears_by: 'operator',
    title: 'this session is limited to some scopes',
    hint: 'Only an administrator who is not limited may do this.',
  },
  administrator_required: {
    severity: 1,
    clears_by: 'operator',
    title: 'this session is not that of an administrator',
    hint: 'Only an administrator who is not limited may do this.',
  },
  form_token_refused: {
    severity: 1,
    clears_by: 'edit',
    title: 'the form is not one that this session was given',
    hint: 'Open the page again and send the form from there.',
  },
  sign_in_refused: {
    severity: 1,
    clears_by: 'edit',
    title: 'name and password do not belong together',
    hint: 'Both are compared exactly; the answer is the same for a name that nobody has.',
  },
  sign_in_limited: {
    severity: 1,
    clears_by: 'time',
    title: 'too many attempts to sign in',
    hint: 'Wait as long as the Retry-After header says.',
  },
  idempotency_key_invalid: {
    severity: 1,
    clears_by: 'edit',
    title: 'the Idempotency-Key is not understood',
    hint: 'It is 1 to 255 printable characters of ASCII without spaces; a random UUID is a good one.',
  },
  subject_unknown: {
    severity: 1,
    clears_by: 'edit',
    title: 'there is no such subject here',
    hint: 'The board lists every subject that the runtime offers or that is claimed.',
  },
  body_not_form: {
    severity: 1,
    clears_by: 'edit',
    title: 'the body is not that of a form',
    hint: 'Forms of the pages send application/x-www-form-urlencoded.',
  },
  administrator_exists: {
    severity: 1,
    clears_by: 'edit',
    title: 'an administrator has this name, or had it',
    hint: 'Records bear the name, so it is never given again; choose another one.',
  },
  administrator_unknown: {
    severity: 1,
    clears_by: 'edit',
    title: 'no administrator has this name',
    hint: 'The list shows every name.',
    next: 'claimgate admin list',
  },
  password_short: {
    severity: 1,
    clears_by: 'edit',
    title: 'the password is too short',
    hint: 'Several words that have nothing to do with each other make a good one.',
  },
  passwords_differ: {
    severity: 1,
    clears_by: 'edit',
    title: 'the two passwords are not the same',
    hint: 'Type the same password twice.',
  },
});

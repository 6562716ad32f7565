import { randomUUID } from 'node:crypto';

/** A request id that the caller chose is kept where it can not be mistaken for anything else. */
const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** The id of a request: that of its `x-request-id`, or a new one. */
export function requestIdOf(chosen: string | null | undefined): string {
  return typeof chosen === 'string' && REQUEST_ID.test(chosen) ? chosen : randomUUID();
}

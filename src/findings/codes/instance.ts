import { defineCodes } from './entry.ts';

/** Asking a service that runs somewhere else. */
export const instanceCodes = defineCodes({
  instance_unreachable: {
    severity: 2,
    clears_by: 'operator',
    title: 'the service can not be reached',
    hint: 'Check that it runs, and that the URL and the way to it are right.',
  },
  instance_refused: {
    severity: 2,
    clears_by: 'operator',
    title: 'the service does not take the token',
    hint: 'Have a new token made; one for MCP has the audience mcp.',
    next: 'claimgate token create',
  },
  instance_answer_unusable: {
    severity: 2,
    clears_by: 'operator',
    title: 'the service did not answer as it should',
    hint: 'It may not be ready, or not be claimgate; its log says more.',
  },
});

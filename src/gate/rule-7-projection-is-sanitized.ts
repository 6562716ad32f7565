import { FINGERPRINT_SCHEME } from '../digest/index.ts';
import { findOthers } from '../documents/findings.ts';
import { leakFindings } from './merge-projection.ts';
import type { ProjectionRule } from './engine.ts';

export const projectionIsSanitized: ProjectionRule = {
  about: 'projection',
  number: 7,
  id: 'projection-is-sanitized',
  version: 1,
  title: 'The projection holds no account, operator, credential, URL or raw external result.',
  why: 'A projection is published with the release; what is in it cannot be taken back. So a hit anywhere refuses every claim.',
  fix: 'Find where the value came from, mend it there, export again, and revoke whatever was a credential.',
  codes: [
    'looks_like_url',
    'looks_like_email',
    'looks_like_handle',
    'looks_like_token',
    'looks_like_raw_id',
    'looks_like_free_text',
    'unknown_member',
    'more_leaks',
    'fingerprint_not_keyed',
  ],
  needs: ['projection'],
  judge({ leaks, fingerprintAlgorithm }) {
    return [
      ...leakFindings(leaks),
      ...findOthers({}, ['fingerprint_not_keyed', FINGERPRINT_SCHEME, fingerprintAlgorithm]),
    ];
  },
};

import { subject } from '../../test/evidence/documents.ts';
import type { Bends } from '../../test/gate/bend.ts';
import type { Decision } from '../runner/case.ts';

/** One changed claim, and the expected answer. */
export type ClaimRow = readonly [
  name: string,
  title: string,
  bend: Bends,
  decision: Decision,
  ...codes: string[],
];

const of = '/claims/0/subject';

/** One claim, bent; without a projection, so that a sound one is refused for that alone. */
export const CLAIM_ROWS: readonly ClaimRow[] = [
  [
    'projection-required',
    'A claim without a projection is refused.',
    {},
    'refused',
    'projection_required',
  ],
  [
    'subject-missing',
    'A claim without a subject claims nothing exact.',
    { '/claims/0': { contract_digest: `sha256:${'0'.repeat(64)}` } },
    'undetermined',
    'missing_member',
  ],
  [
    'digest-missing',
    'A claim names the contract that it rests on.',
    { '/claims/0': { subject: subject() } },
    'undetermined',
    'missing_member',
  ],
  [
    'digest-null',
    'Null names no contract.',
    { '/claims/0/contract_digest': null },
    'undetermined',
    'wrong_type',
  ],
  [
    'digest-upper-case',
    'Digests are written in lower case.',
    { '/claims/0/contract_digest': `sha256:${'A'.repeat(64)}` },
    'undetermined',
    'wrong_form',
  ],
  [
    'digest-short',
    'A prefix of a digest is none.',
    { '/claims/0/contract_digest': `sha256:${'a'.repeat(63)}` },
    'undetermined',
    'wrong_form',
  ],
  [
    'digest-other-algorithm',
    'SHA-1 is no digest here.',
    { '/claims/0/contract_digest': `sha1:${'a'.repeat(40)}` },
    'undetermined',
    'wrong_form',
  ],
  [
    'evidence-in-claim',
    'Evidence lives in the projection, never in the claim.',
    { '/claims/0/evidence': 'certified' },
    'undetermined',
    'unknown_member',
  ],
  [
    'member-missing',
    'A subject has nine members.',
    { [of]: { ...subject(), policy_mode: undefined } },
    'undetermined',
    'missing_member',
  ],
  [
    'member-unknown',
    'A subject has no tenth member.',
    { [`${of}/tenant`]: 'a' },
    'undetermined',
    'unknown_member',
  ],
  [
    'slug-upper-case',
    'Slugs are in lower case.',
    { [`${of}/provider`]: 'Pixelgram' },
    'undetermined',
    'wrong_form',
  ],
  [
    'slug-look-alike',
    'A Cyrillic letter that looks like an a is none.',
    { [`${of}/provider`]: 'pixelgr\u0430m' },
    'undetermined',
    'wrong_form',
  ],
  [
    'slug-too-long',
    'Slugs have at most 64 characters.',
    { [`${of}/provider`]: 'a'.repeat(65) },
    'undetermined',
    'out_of_bounds',
  ],
  [
    'slug-space',
    'A slug ends where it ends.',
    { [`${of}/account_kind`]: 'business ' },
    'undetermined',
    'wrong_form',
  ],
  [
    'instance-absent-text',
    'No instance is null, not an empty text.',
    { [`${of}/instance_fingerprint`]: '' },
    'undetermined',
    'wrong_form',
  ],
  [
    'environment-unknown',
    'There are three kinds of deployment.',
    { [`${of}/deployment_environment`]: 'Production' },
    'undetermined',
    'wrong_value',
  ],
  [
    'operation-unknown',
    'What is not an operation is not claimed.',
    { [`${of}/operation`]: 'publish' },
    'undetermined',
    'wrong_value',
  ],
  [
    'connect',
    'Connecting is not claimable.',
    { [`${of}/operation`]: 'connect' },
    'refused',
    'not_claimable',
    'projection_required',
  ],
  [
    'staging',
    'Staging is not claimable.',
    { [`${of}/deployment_environment`]: 'staging' },
    'refused',
    'not_claimable',
    'projection_required',
  ],
  [
    'sandbox',
    'The sandbox of a provider is not claimable.',
    { [`${of}/provider_environment`]: 'sandbox' },
    'refused',
    'not_claimable',
    'projection_required',
  ],
];

import { bent, type Bends } from '../../test/gate/bend.ts';
import {
  baseText,
  CERTIFIED,
  checkAt,
  CLAIMS_FILE,
  STATEMENT,
  EMPTY,
  NOTHING_CLAIMED,
} from './certified.ts';
import { CLAIMS, JSON_ROWS, nothing, SHAPE_ROWS, type TextRow } from './claims-text.ts';
import { answer, json, type MadeCase } from './made.ts';
import { AT } from './signed.ts';
import { subject } from '../../test/evidence/documents.ts';
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

/** How the claims file is read: whatever it says, and however it is written. */
export function claimsArea(): MadeCase[] {
  return [
    ...[...JSON_ROWS, ...SHAPE_ROWS].map(textCase),
    ...CLAIM_ROWS.map(claimCase),
    ...otherCases(),
  ];
}

function textCase([name, title, section, content, decision, ...codes]: TextRow): MadeCase {
  return {
    name: `claims/${name}`,
    title,
    sections: [section],
    at: null,
    arguments: ['check', '--json'],
    base: EMPTY,
    files: content === NOTHING_CLAIMED ? new Map() : new Map([[CLAIMS_FILE, content]]),
    expected: answer(decision, codes),
  };
}

function claimCase([name, title, bend, decision, ...codes]: ClaimRow): MadeCase {
  const document: unknown = JSON.parse(baseText(CLAIMS_FILE));
  const bentDocument = bent(document, bend);
  const isSound = Object.keys(bend).length === 0;
  return {
    name: `claims/${name}`,
    title,
    sections: ['specification/documents.md 2', CLAIMS],
    at: null,
    arguments: ['check', '--json'],
    base: EMPTY,
    files: new Map([[CLAIMS_FILE, isSound ? baseText(CLAIMS_FILE) : json(bentDocument)]]),
    expected: answer(
      decision,
      decision === 'refused' && !isSound ? [...codes, 'not_canonical'] : codes,
    ),
  };
}

function otherCases(): MadeCase[] {
  const [claim] = JSON.parse(baseText(CLAIMS_FILE)).claims as unknown[];
  const twice = json({ schema_version: 1, claims: [claim, claim] });
  const shared = { sections: [CLAIMS], at: null, arguments: ['check', '--json'], base: EMPTY };
  return [
    {
      ...shared,
      name: 'claims/duplicate-claim',
      title: 'A subject is claimed once.',
      files: new Map([[CLAIMS_FILE, twice]]),
      expected: answer('refused', ['duplicate_claim', 'not_canonical', 'projection_required']),
    },
    {
      ...shared,
      name: 'claims/file-missing',
      title: 'No claims file is not the same as no claims.',
      without: [CLAIMS_FILE],
      expected: answer('undetermined', ['claims_missing']),
    },
    {
      ...shared,
      name: 'claims/stray-file',
      title: 'A second file of claims elsewhere is pointed out.',
      files: new Map([['committed/docs/public-claims.json', NOTHING_CLAIMED]]),
      expected: answer('refused', ['stray_claims_file']),
    },
    {
      ...shared,
      name: 'claims/edited-work-tree',
      title: 'What is judged is the commit; a work tree that differs makes a draft.',
      sections: ['specification/trust.md 4', 'specification/documents.md 3.5'],
      files: new Map([[CLAIMS_FILE.replace('committed/', 'work-tree/'), nothing('[ ]')]]),
      expected: answer('allowed', ['work_tree_edited', 'not_canonical']),
    },
    {
      ...shared,
      name: 'claims/claim-in-work-tree',
      title: 'A claim that is not committed is judged as well, and refused.',
      sections: ['specification/trust.md 4', 'specification/documents.md 3.5'],
      files: new Map([[CLAIMS_FILE.replace('committed/', 'work-tree/'), baseText(CLAIMS_FILE)]]),
      expected: answer('refused', ['work_tree_edited', 'projection_required']),
    },
    {
      ...shared,
      name: 'claims/no-repository',
      title: 'Without git nothing ties the bytes to a commit: a draft.',
      sections: ['specification/documents.md 3.5'],
      repository: 'none',
      expected: answer('allowed', ['not_a_repository']),
    },
    {
      ...shared,
      name: 'claims/certified',
      title: 'A claim that a trusted projection stands behind may be published.',
      sections: [CLAIMS, 'specification/trust.md 4', 'specification/rules.md 1'],
      at: AT,
      arguments: checkAt(AT),
      base: CERTIFIED,
      expected: answer('allowed', [], { rules_not_passed: [] }),
    },
    {
      ...shared,
      name: 'claims/certified-without-statement',
      title: 'A projection that nobody has signed is none.',
      sections: ['specification/trust.md 4, step 3'],
      at: AT,
      arguments: checkAt(AT),
      base: CERTIFIED,
      without: [STATEMENT],
      expected: answer('refused', ['projection_unsigned']),
    },
  ];
}

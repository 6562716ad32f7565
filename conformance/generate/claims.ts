import type { Decision } from '../runner/case.ts';
import { subject } from '../../test/evidence/documents.ts';
import { bent, type Bends } from '../../test/gate/bend.ts';
import { baseText, CERTIFIED, checkAt, CLAIMS_FILE, CONFIG, STATEMENT } from './certified.ts';
import { answer, json, type MadeBase, type MadeCase } from './made.ts';
import { AT } from './signed.ts';

/** The base that claims nothing: its canonical claims file, and a configuration. */
export const NOTHING_CLAIMED = '{\n  "schema_version": 1,\n  "claims": []\n}\n';
export const EMPTY = 'empty';

export function emptyBase(): MadeBase {
  const files = new Map([
    ['committed/claimgate.config.json', CONFIG],
    [CLAIMS_FILE, NOTHING_CLAIMED],
  ]);
  return { name: EMPTY, files };
}

type Row = readonly [
  name: string,
  title: string,
  section: string,
  content: string | Uint8Array,
  decision: Decision,
  ...codes: string[],
];

const I_JSON = 'data-model.md 1 (JSON); RFC 7493';
const CLAIMS = 'data-model.md 3.1';

/** How the claims file is read: whatever it says, and however it is written. */
export function claimsArea(): MadeCase[] {
  return [
    ...[...JSON_ROWS, ...SHAPE_ROWS].map(textCase),
    ...CLAIM_ROWS.map(claimCase),
    ...otherCases(),
  ];
}

const nothing = (text: string) => `{"schema_version":1,"claims":${text}}\n`;

const JSON_ROWS: readonly Row[] = [
  ['empty-list', 'A release that claims nothing may go out.', CLAIMS, NOTHING_CLAIMED, 'allowed'],
  [
    'not-canonical',
    'Any valid JSON is judged the same, with a warning.',
    CLAIMS,
    nothing('[]'),
    'allowed',
    'not_canonical',
  ],
  [
    'empty-file',
    'A file without a byte is no claims file.',
    I_JSON,
    '',
    'undetermined',
    'json_empty',
  ],
  [
    'byte-order-mark',
    'A byte order mark is refused.',
    I_JSON,
    `\uFEFF${NOTHING_CLAIMED}`,
    'undetermined',
    'json_byte_order_mark',
  ],
  [
    'trailing-comma',
    'A comma after the last member is not JSON.',
    I_JSON,
    '{"schema_version":1,"claims":[],}',
    'undetermined',
    'json_syntax',
  ],
  [
    'comment',
    'A comment is not JSON.',
    I_JSON,
    '{"schema_version":1,/* none */"claims":[]}',
    'undetermined',
    'json_syntax',
  ],
  [
    'single-quotes',
    'Names in single quotes are not JSON.',
    I_JSON,
    "{'schema_version':1,'claims':[]}",
    'undetermined',
    'json_syntax',
  ],
  [
    'second-value',
    'Nothing may follow the value.',
    I_JSON,
    `${NOTHING_CLAIMED}{}`,
    'undetermined',
    'json_trailing_text',
  ],
  [
    'cut-off',
    'Half a file is not a shorter one.',
    I_JSON,
    '{"schema_version":1,"claims":[',
    'undetermined',
    'json_syntax',
  ],
  [
    'duplicate-name',
    'A name that stands twice has two readings.',
    I_JSON,
    '{"schema_version":1,"claims":[{}],"claims":[]}',
    'undetermined',
    'json_duplicate_name',
    'missing_member',
  ],
  [
    'duplicate-name-escaped',
    'An escape does not make another name.',
    I_JSON,
    '{"schema_version":1,"claims":[],"cl\\u0061ims":[]}',
    'undetermined',
    'json_duplicate_name',
  ],
  [
    'fraction',
    'One point nought is no integer.',
    I_JSON,
    '{"schema_version":1.0,"claims":[]}',
    'undetermined',
    'json_number_not_integer',
  ],
  [
    'exponent',
    'A number with an exponent is no integer.',
    I_JSON,
    '{"schema_version":1e0,"claims":[]}',
    'undetermined',
    'json_number_not_integer',
  ],
  [
    'integer-too-large',
    'An integer that a double does not hold is refused.',
    I_JSON,
    '{"schema_version":9007199254740993,"claims":[]}',
    'undetermined',
    'json_integer_out_of_range',
    'wrong_value',
  ],
  [
    'lone-surrogate',
    'Half of a surrogate pair is no character.',
    I_JSON,
    '{"schema_version":1,"claims":[],"\\ud800":1}',
    'undetermined',
    'json_lone_surrogate',
    'unknown_member',
  ],
  [
    'invalid-utf-8',
    'Bytes that are not UTF-8 are not text.',
    I_JSON,
    Buffer.from('7b22ff223a317d', 'hex'),
    'undetermined',
    'json_invalid_utf8',
  ],
  [
    'too-deep',
    'More than 32 levels are refused.',
    I_JSON,
    nothing(`${'['.repeat(33)}${']'.repeat(33)}`),
    'undetermined',
    'json_too_deep',
  ],
  [
    'carriage-return',
    'A carriage return is what a checkout would change.',
    CLAIMS,
    NOTHING_CLAIMED.replaceAll('\n', '\r\n'),
    'undetermined',
    'carriage_return',
  ],
];

const SHAPE_ROWS: readonly Row[] = [
  ['not-an-object', 'A list is no claims file.', CLAIMS, '[]\n', 'undetermined', 'wrong_type'],
  [
    'claims-missing',
    'A file without claims is not one that claims nothing.',
    CLAIMS,
    '{"schema_version":1}\n',
    'undetermined',
    'missing_member',
  ],
  [
    'claims-null',
    'Null is not an empty list.',
    CLAIMS,
    nothing('null'),
    'undetermined',
    'wrong_type',
  ],
  [
    'version-2',
    'A later version of the schema is not understood.',
    CLAIMS,
    '{"schema_version":2,"claims":[]}\n',
    'undetermined',
    'wrong_value',
  ],
  [
    'version-as-text',
    'A version in quotes is not the number.',
    CLAIMS,
    '{"schema_version":"1","claims":[]}\n',
    'undetermined',
    'wrong_value',
  ],
  [
    'version-missing',
    'A file that does not say its version is not read.',
    CLAIMS,
    '{"claims":[]}\n',
    'undetermined',
    'missing_member',
  ],
  [
    'unknown-member',
    'A member that the schema does not know is refused.',
    CLAIMS,
    '{"schema_version":1,"claims":[],"note":"none"}\n',
    'undetermined',
    'unknown_member',
  ],
  [
    'proto-member',
    'A member named __proto__ is a member like any other.',
    CLAIMS,
    '{"schema_version":1,"claims":[],"__proto__":{"claims":[]}}\n',
    'undetermined',
    'unknown_member',
  ],
  [
    'every-fault',
    'All faults are told at once.',
    CLAIMS,
    '{"schema_version":2,"claims":[],"cl\\u0061ims":[],"extra":1.5}\n',
    'undetermined',
    'wrong_value',
    'json_duplicate_name',
    'unknown_member',
    'json_number_not_integer',
  ],
];

function textCase([name, title, section, content, decision, ...codes]: Row): MadeCase {
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

type ClaimRow = readonly [
  name: string,
  title: string,
  bend: Bends,
  decision: Decision,
  ...codes: string[],
];

const of = '/claims/0/subject';

/** One claim, bent; without a projection, so that a sound one is refused for that alone. */
const CLAIM_ROWS: readonly ClaimRow[] = [
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

function claimCase([name, title, bend, decision, ...codes]: ClaimRow): MadeCase {
  const document: unknown = JSON.parse(baseText(CLAIMS_FILE));
  const bentDocument = bent(document, bend);
  const isSound = Object.keys(bend).length === 0;
  return {
    name: `claims/${name}`,
    title,
    sections: ['data-model.md 2', CLAIMS],
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
      sections: ['trust.md 4', 'data-model.md 3.5'],
      files: new Map([[CLAIMS_FILE.replace('committed/', 'work-tree/'), nothing('[ ]')]]),
      expected: answer('allowed', ['work_tree_edited', 'not_canonical']),
    },
    {
      ...shared,
      name: 'claims/claim-in-work-tree',
      title: 'A claim that is not committed is judged as well, and refused.',
      sections: ['trust.md 4', 'data-model.md 3.5'],
      files: new Map([[CLAIMS_FILE.replace('committed/', 'work-tree/'), baseText(CLAIMS_FILE)]]),
      expected: answer('refused', ['work_tree_edited', 'projection_required']),
    },
    {
      ...shared,
      name: 'claims/no-repository',
      title: 'Without git nothing ties the bytes to a commit: a draft.',
      sections: ['data-model.md 3.5'],
      repository: 'none',
      expected: answer('allowed', ['not_a_repository']),
    },
    {
      ...shared,
      name: 'claims/certified',
      title: 'A claim that a trusted projection stands behind may be published.',
      sections: [CLAIMS, 'trust.md 4', 'spec.md 9'],
      at: AT,
      arguments: checkAt(AT),
      base: CERTIFIED,
      expected: answer('allowed', [], { rules_not_passed: [] }),
    },
    {
      ...shared,
      name: 'claims/certified-without-statement',
      title: 'A projection that nobody has signed is none.',
      sections: ['trust.md 4, step 3'],
      at: AT,
      arguments: checkAt(AT),
      base: CERTIFIED,
      without: [STATEMENT],
      expected: answer('refused', ['projection_unsigned']),
    },
  ];
}

import { canonicalize } from '../../src/digest/index.ts';
import { formatInstant } from '../../src/json/index.ts';
import { entry, subject } from '../../test/evidence/documents.ts';
import { projectionBytes, world } from '../../test/gate/world.ts';
import type { Decision } from '../runner/case.ts';
import {
  baseBytes,
  baseText,
  CERTIFIED,
  checkAt,
  CONFIG,
  LINES_FILE,
  STATEMENT,
} from './certified.ts';
import { answer, type CaseFiles, type MadeCase } from './made.ts';
import {
  AT,
  envelopeOf,
  KEYS,
  predicateAt,
  statementFor,
  STRANGER,
  type StatementBends,
} from './signed.ts';

const STEP = (number: number) => `trust.md 4, step ${number}`;
const lines = baseBytes(LINES_FILE);
const sound = predicateAt(AT, 1);
const after = (hours: number) => formatInstant(Date.parse(sound.generated_at) + hours * 3_600_000);

interface Row {
  readonly name: string;
  readonly title: string;
  readonly section: string;
  readonly files: CaseFiles;
  readonly at?: string;
  readonly answer: readonly [Decision, ...string[]];
}

/** The projection and its statement: whose they are, until when, and what every line must be. */
export function projectionArea(): MadeCase[] {
  return [...STATEMENTS.map(statementRow), ...ENVELOPES.map(envelopeRow), ...lineRows()].map(
    ({ name, title, section, files, at = AT, answer: [decision, ...codes] }) => ({
      name: `projection/${name}`,
      title,
      sections: [section],
      at,
      arguments: checkAt(at),
      base: CERTIFIED,
      files,
      expected: answer(decision, codes),
    }),
  );
}

type StatementRow = readonly [
  name: string,
  title: string,
  step: number,
  bends: StatementBends,
  answer: readonly [Decision, ...string[]],
  at?: string,
];

const subjectOf = (name: string, digest: object) => ({
  statement: { subject: [{ name, digest }] },
});

/** Statements that are signed, and say something else than they should. */
const STATEMENTS: readonly StatementRow[] = [
  [
    'type-wrong',
    'What is no in-toto statement is refused.',
    5,
    { statement: { _type: 'https://in-toto.io/Statement/v0.1' } },
    ['refused', 'statement_type_wrong'],
  ],
  [
    'predicate-type-wrong',
    'A statement of another kind says nothing of a projection.',
    5,
    { statement: { predicateType: 'https://slsa.dev/verification_summary/v1' } },
    ['refused', 'predicate_type_wrong'],
  ],
  [
    'no-subject',
    'A statement about nothing is refused.',
    6,
    { statement: { subject: [] } },
    ['refused', 'statement_subject_count'],
  ],
  [
    'other-digest',
    'A statement about other bytes is refused.',
    13,
    subjectOf('ledger-projection.jsonl', { sha256: '0'.repeat(64) }),
    ['refused', 'projection_digest_differs'],
  ],
  [
    'digest-of-other-algorithm',
    'A statement has a SHA-256.',
    6,
    subjectOf('ledger-projection.jsonl', { sha1: '0'.repeat(40) }),
    ['refused', 'statement_subject_digest'],
  ],
  [
    'unknown-member',
    'A member that the schema does not know is refused.',
    5,
    { predicate: { note: 'certified' } },
    ['undetermined', 'unknown_member'],
  ],
  [
    'algorithm-not-keyed',
    'Fingerprints are declared as keyed.',
    5,
    { predicate: { fingerprint: { algorithm: 'sha256', key_id: 'none' } } },
    ['undetermined', 'wrong_value'],
  ],
  [
    'other-deployment',
    'Evidence of another deployment says nothing about this one.',
    7,
    { predicate: { deployment: 'elsewhere' } },
    ['refused', 'deployment_differs'],
  ],
  [
    'from-the-future',
    'What was made after now is refused.',
    8,
    { predicate: { generated_at: '2026-03-15T12:00:31Z', expires_at: '2026-03-16T00:00:00Z' } },
    ['refused', 'projection_from_future'],
  ],
  [
    'within-the-skew',
    'Clocks may differ by half a minute.',
    8,
    { predicate: { generated_at: '2026-03-15T12:00:30Z', expires_at: '2026-03-16T00:00:00Z' } },
    ['allowed'],
  ],
  [
    'at-its-end',
    'At its expiry a projection is expired.',
    8,
    { predicate: { expires_at: AT } },
    ['refused', 'projection_expired'],
  ],
  [
    'before-its-end',
    'A millisecond before its expiry it is not.',
    8,
    { predicate: { expires_at: '2026-03-15T12:00:00.001Z' } },
    ['allowed'],
  ],
  [
    'left-lying',
    'A projection that was left lying expires.',
    8,
    {},
    ['refused', 'projection_expired'],
    '2026-03-16T00:00:00Z',
  ],
  [
    'lifetime-too-long',
    'No projection counts for longer than the root lets it.',
    8,
    { predicate: { expires_at: after(25) } },
    ['refused', 'projection_lifetime_wrong'],
  ],
  [
    'lifetime-longest',
    'It may count as long as the root lets it.',
    8,
    { predicate: { expires_at: after(24) } },
    ['allowed'],
  ],
  [
    'count-too-high',
    'The statement counts the entries.',
    13,
    { predicate: { entry_count: 2 } },
    ['refused', 'projection_count_differs'],
  ],
  [
    'count-none',
    'A projection of no entry has no line.',
    13,
    { predicate: { entry_count: 0 } },
    ['refused', 'projection_count_differs'],
  ],
  [
    'one-signature',
    'One signature does not do where two are asked for.',
    4,
    { signers: KEYS.projection.slice(0, 1) },
    ['refused', 'signatures_below_threshold'],
  ],
  [
    'three-signatures',
    'More signatures than asked for do no harm.',
    4,
    { signers: KEYS.projection },
    ['allowed'],
  ],
  [
    'stranger',
    'A key that the root does not name does not count.',
    4,
    { signers: [...KEYS.projection.slice(0, 1), STRANGER] },
    ['refused', 'signatures_below_threshold'],
  ],
  [
    'keys-of-other-role',
    'Keys of another role do not count.',
    4,
    { signers: [...KEYS.root] },
    ['refused', 'signatures_below_threshold'],
  ],
  [
    'payload-type-wrong',
    'An envelope of another type is none of a statement.',
    3,
    { payloadType: 'application/json' },
    ['refused', 'payload_type_wrong'],
  ],
];

function statementRow([name, title, step, bends, expected, at]: StatementRow): Row {
  const files = new Map([[STATEMENT, statementFor(lines, sound, bends)]]);
  return {
    name: `statement-${name}`,
    title,
    section: STEP(step),
    files,
    answer: expected,
    ...(at ? { at } : {}),
  };
}

type EnvelopeText = {
  payload: string;
  payloadType: string;
  signatures: { keyid?: string; sig: string }[];
};

/** The envelope of the base, changed after it was signed. */
function envelope(change: (text: EnvelopeText) => unknown): CaseFiles {
  return new Map([
    [STATEMENT, `${JSON.stringify(change(JSON.parse(baseText(STATEMENT)) as EnvelopeText))}\n`],
  ]);
}

/** Somebody signs twice; the envelope says so under two key ids. */
function signedTwice({ signatures: [one], ...rest }: EnvelopeText) {
  return { ...rest, signatures: [one, { ...one, keyid: 'SHA256:somebody-else' }] };
}

type EnvelopeRow = readonly [
  name: string,
  title: string,
  step: number,
  change: (text: EnvelopeText) => unknown,
  ...answer: readonly [Decision, ...string[]],
];

const ENVELOPES: readonly EnvelopeRow[] = [
  [
    'empty-object',
    'What is no envelope is refused.',
    3,
    () => ({}),
    'undetermined',
    'missing_member',
  ],
  [
    'unsigned',
    'Nobody has signed it.',
    3,
    (text) => ({ ...text, signatures: [] }),
    'refused',
    'envelope_unsigned',
  ],
  [
    'signed-twice-by-one',
    'One key under two ids is one key.',
    4,
    signedTwice,
    'refused',
    'signatures_below_threshold',
  ],
  [
    'key-ids-wrong',
    'A key id is a hint, and a wrong one does no harm.',
    4,
    (text) => ({
      ...text,
      signatures: text.signatures.map((one) => ({ ...one, keyid: 'SHA256:nobody' })),
    }),
    'allowed',
  ],
  [
    'key-ids-absent',
    'A key id is a hint, and need not be there.',
    4,
    (text) => ({ ...text, signatures: text.signatures.map(({ sig }) => ({ sig })) }),
    'allowed',
  ],
  [
    'seventeen-signatures',
    'An envelope has at most 16 signatures.',
    3,
    (text) => ({ ...text, signatures: Array.from({ length: 17 }, () => text.signatures[0]) }),
    'undetermined',
    'out_of_bounds',
  ],
  [
    'base64-garbage',
    'A payload that is not base64 is refused.',
    3,
    (text) => ({ ...text, payload: `${text.payload}!` }),
    'undetermined',
    'base64_invalid',
  ],
  [
    'payload-changed',
    'A payload that was changed is not the one that was signed.',
    4,
    (text) => ({
      ...text,
      payload: Buffer.from(
        Buffer.from(text.payload, 'base64')
          .toString('utf8')
          .replace('"entry_count":1', '"entry_count":2'),
      ).toString('base64'),
    }),
    'refused',
    'signatures_below_threshold',
  ],
  [
    'type-changed',
    'The type is signed with the payload.',
    3,
    (text) => ({ ...text, payloadType: 'application/vnd.claimgate.trust-root+json' }),
    'refused',
    'payload_type_wrong',
  ],
];

function envelopeRow([name, title, step, change, ...expected]: EnvelopeRow): Row {
  const section = STEP(step);
  return { name: `envelope-${name}`, title, section, files: envelope(change), answer: expected };
}

/** A projection of other bytes, signed as it is. */
function signedLines(bytes: Uint8Array, entryCount: number): CaseFiles {
  return new Map([
    [LINES_FILE, bytes],
    [STATEMENT, statementFor(bytes, predicateAt(AT, entryCount))],
  ]);
}

/** Three subjects in order, of which the certified one is claimed. */
function threeLines(): string[] {
  const own = JSON.parse(baseText(LINES_FILE)) as ReturnType<typeof entry>;
  const others = ['other', 'third'].map((policy_mode) => entry({ ...subject(), policy_mode }));
  const { bytes } = projectionBytes({ ...world(), entry: own, others });
  return Buffer.from(bytes).toString('utf8').trimEnd().split('\n');
}

function lineRows(): Row[] {
  const three = threeLines();
  const text = Buffer.from(lines).toString('utf8');
  const { policy: _policy, ...withoutPolicy } = JSON.parse(text) as ReturnType<typeof entry>;
  const rows: readonly (readonly [string, string, string, number, Decision, ...string[]])[] = [
    ['three', 'Entries that nobody claims do no harm.', `${three.join('\n')}\n`, 3, 'allowed'],
    [
      'not-ascending',
      'Lines ascend by the digest of their subject.',
      `${three.toReversed().join('\n')}\n`,
      3,
      'undetermined',
      'projection_not_ascending',
    ],
    [
      'subject-twice',
      'A subject has one line.',
      `${text}${text}`,
      2,
      'undetermined',
      'projection_duplicate_subject',
    ],
    [
      'not-canonical',
      'A line is the RFC 8785 form of its entry.',
      `${canonicalize(withoutPolicy)} \n`,
      1,
      'undetermined',
      'projection_line_not_canonical',
    ],
    [
      'white-space',
      'No white space between members.',
      text.replace('":', '": '),
      1,
      'undetermined',
      'projection_line_not_canonical',
    ],
    [
      'carriage-return',
      'Lines end with a line feed alone.',
      text.replace('\n', '\r\n'),
      1,
      'undetermined',
      'projection_line_ending',
    ],
    [
      'torn',
      'A last line without its end is torn.',
      text.trimEnd(),
      1,
      'undetermined',
      'projection_torn',
    ],
    [
      'blank-line',
      'No other bytes, and so no blank line.',
      `${text}\n`,
      1,
      'undetermined',
      'json_empty',
      'projection_count_differs',
    ],
    [
      'not-json',
      'A line that is not JSON is refused.',
      `${text.slice(0, 200)}\n`,
      1,
      'undetermined',
      'json_syntax',
    ],
    [
      'duplicate-name',
      'A name that stands twice has two readings.',
      `{"policy":null,${text.slice(1)}`,
      1,
      'undetermined',
      'json_duplicate_name',
    ],
    [
      'member-missing',
      'A fact that is not known is null, never absent.',
      `${canonicalize(withoutPolicy)}\n`,
      1,
      'undetermined',
      'missing_member',
    ],
    [
      'empty',
      'A projection without a line has no entry for the claim.',
      '',
      0,
      'refused',
      'not_in_projection',
    ],
  ];
  const signed = rows.map(([name, title, bytes, count, ...expected]): Row => ({
    name: `lines-${name}`,
    title,
    section: 'data-model.md 3.3',
    files: signedLines(Buffer.from(bytes), count),
    answer: expected,
  }));
  return [...signed, ...unsignedRows(text)];
}

/** What was changed after the statement was signed, and configurations that do not go with it. */
function unsignedRows(text: string): Row[] {
  const edited = text.replace('"source":"environment"', '"source":"built_in"');
  const config = 'committed/claimgate.config.json';
  return [
    {
      name: 'lines-edited',
      title: 'A projection that was changed after it was signed is refused.',
      section: STEP(13),
      files: new Map([[LINES_FILE, edited]]),
      answer: ['refused', 'projection_digest_differs'],
    },
    {
      name: 'lines-cut-off',
      title: 'A projection that was cut off is refused.',
      section: STEP(13),
      files: new Map([[LINES_FILE, '']]),
      answer: ['refused', 'projection_digest_differs', 'projection_count_differs'],
    },
    {
      name: 'deployment-unset',
      title: 'Without a deployment in the configuration no evidence counts.',
      section: STEP(7),
      files: new Map([[config, CONFIG.replace(/\n.*"deployment".*/, '')]]),
      answer: ['undetermined', 'deployment_unset'],
    },
    {
      name: 'deployment-of-configuration',
      title: 'The configuration, the root and the statement are of one deployment.',
      section: STEP(7),
      files: new Map([[config, CONFIG.replace('demonstration', 'elsewhere')]]),
      answer: ['refused', 'deployment_differs'],
    },
    {
      name: 'statement-empty',
      title: 'A signed payload that is empty is no statement.',
      section: STEP(5),
      files: new Map([[STATEMENT, envelopeOf(Buffer.from(''), {})]]),
      answer: ['undetermined', 'json_empty'],
    },
  ];
}

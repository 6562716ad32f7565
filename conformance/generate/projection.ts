import { CERTIFIED, checkAt, baseText, STATEMENT, baseBytes, LINES_FILE } from './certified.ts';
import { answer, type MadeCase, type CaseFiles } from './made.ts';
import { lineRows, STEP, type ProjectionRow } from './projection-lines.ts';
import {
  AT,
  KEYS,
  predicateAt,
  statementFor,
  STRANGER,
  type StatementBends,
  toldChange,
} from './signed.ts';
import type { Decision } from '../runner/case.ts';
import { formatInstant } from '../../src/documents/json.ts';

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

/** Envelopes that were changed after they were signed. */
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

function envelopeRows(): ProjectionRow[] {
  return ENVELOPES.map(envelopeRow);
}

function envelopeRow([name, title, step, change, ...expected]: EnvelopeRow): ProjectionRow {
  const section = STEP(step);
  return { name: `envelope-${name}`, title, section, files: envelope(change), answer: expected };
}

const lines = baseBytes(LINES_FILE);
const sound = predicateAt(AT, 1);
const after = (hours: number) => formatInstant(Date.parse(sound.generated_at) + hours * 3_600_000);

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
  told('type-wrong', 'What is no in-toto statement is refused.', 5, 'statement-of-other-type'),
  told(
    'predicate-type-wrong',
    'A statement of another kind says nothing of a projection.',
    5,
    'statement-of-other-predicate',
  ),
  told('no-subject', 'A statement about nothing is refused.', 6, 'statement-about-nothing'),
  [
    'other-digest',
    'A statement about other bytes is refused.',
    13,
    subjectOf('ledger-projection.jsonl', { sha256: '0'.repeat(64) }),
    ['refused', 'projection_digest_differs'],
  ],
  told('digest-of-other-algorithm', 'A statement has a SHA-256.', 6, 'statement-with-other-digest'),
  told(
    'unknown-member',
    'A member that the schema does not know is refused.',
    5,
    'statement-with-unknown-member',
  ),
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
  told('at-its-end', 'At its expiry a projection is expired.', 8, 'projection-ends-now'),
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
  told('count-too-high', 'The statement counts the entries.', 13, 'projection-of-other-length'),
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

function statementRows(): ProjectionRow[] {
  return STATEMENTS.map(statementRow);
}

/** A statement as a change of the self-test leaves it. */
function told(name: string, title: string, step: number, id: string): StatementRow {
  const { answer: expected, bends } = toldChange(id, { at: Date.parse(AT) });
  return [name, title, step, { change: bends }, expected];
}

function statementRow([name, title, step, bends, expected, at]: StatementRow): ProjectionRow {
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

/** The projection and its statement: whose they are, until when, and what every line must be. */
export function projectionArea(): MadeCase[] {
  return [...statementRows(), ...envelopeRows(), ...lineRows()].map(
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

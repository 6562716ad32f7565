import type { Decision } from '../runner/case.ts';
import { baseText, STATEMENT } from './certified.ts';
import type { CaseFiles } from './made.ts';
import { STEP, type ProjectionRow } from './projection-row.ts';

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

export function envelopeRows(): ProjectionRow[] {
  return ENVELOPES.map(envelopeRow);
}

function envelopeRow([name, title, step, change, ...expected]: EnvelopeRow): ProjectionRow {
  const section = STEP(step);
  return { name: `envelope-${name}`, title, section, files: envelope(change), answer: expected };
}

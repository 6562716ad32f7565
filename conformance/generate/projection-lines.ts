import type { Decision } from '../runner/case.ts';
import type { CaseFiles } from './made.ts';
import { canonicalize } from '../../src/digest/index.ts';
import { present } from '../../src/documents/error.ts';
import { entry, subject } from '../../test/evidence/documents.ts';
import { projectionBytes, world } from '../../test/gate/world.ts';
import { baseText, CONFIG, LINES_FILE, STATEMENT } from './certified.ts';
import { AT, envelopeOf, predicateAt, SIZE, statementFor } from './signed.ts';

/** A projection or a statement that differs from the valid one, and the expected answer. */
export interface ProjectionRow {
  readonly name: string;
  readonly title: string;
  readonly section: string;
  readonly files: CaseFiles;
  readonly at?: string;
  readonly answer: readonly [Decision, ...string[]];
}

/** A step of specification/trust.md 4. */
export const STEP = (number: number) => `specification/trust.md 4, step ${number}`;

/** A projection of other bytes, with a valid signature over them. */
function signedLines(bytes: Uint8Array, entryCount: number): CaseFiles {
  return new Map([
    [LINES_FILE, bytes],
    [STATEMENT, statementFor(bytes, predicateAt(AT, entryCount))],
  ]);
}

/** Three subjects in order; only the certified one is claimed. */
function threeLines(): string[] {
  const own = JSON.parse(baseText(LINES_FILE)) as ReturnType<typeof entry>;
  const others = ['other', 'third'].map((policy_mode) => entry({ ...subject(), policy_mode }));
  const { bytes } = projectionBytes({ ...world(), entry: own, others });
  return Buffer.from(bytes).toString('utf8').trimEnd().split('\n');
}

/** Projections whose lines are not what they must be. */
export function lineRows(): ProjectionRow[] {
  const three = threeLines();
  const text = baseText(LINES_FILE);
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
  const signed = rows.map(([name, title, bytes, count, ...expected]): ProjectionRow => ({
    name: `lines-${name}`,
    title,
    section: 'specification/documents.md 3.3',
    files: signedLines(Buffer.from(bytes), count),
    answer: expected,
  }));
  return [...signed, ...recordRows(text), ...unsignedRows(text)];
}

/** Entries that rest on records which the signed ledger can't have. */
function recordRows(text: string): ProjectionRow[] {
  const own = JSON.parse(text) as ReturnType<typeof entry>;
  const { approval, local_run: local, live_run: live } = own;
  const reviewed = present(approval?.record);
  const tested = present(local?.record);
  const rows: readonly (readonly [string, string, typeof reviewed, ...string[]])[] = [
    [
      'in-two-roles',
      'A live run that names the record of the local run is refused.',
      tested,
      'record_in_two_roles',
    ],
    [
      'of-the-review',
      'A run that names the record of the review is refused.',
      reviewed,
      'record_in_two_roles',
    ],
    [
      'same-place-other-leaf',
      'One sequence number has one leaf.',
      { ...present(live?.record), sequence: tested.sequence },
      'record_contradictory',
    ],
    [
      'same-leaf-other-place',
      'One leaf has one sequence number.',
      { ...tested, sequence: SIZE },
      'record_contradictory',
    ],
    [
      'last-of-ledger',
      'A record at the tree size of the checkpoint is in the ledger.',
      { ...present(live?.record), sequence: SIZE },
    ],
    [
      'outside-ledger',
      'A record past the tree size of the checkpoint is refused.',
      { ...present(live?.record), sequence: SIZE + 1 },
      'record_outside_ledger',
    ],
  ];
  return rows.map(([name, title, record, ...codes]) => ({
    name: `record-${name}`,
    title,
    section: 'specification/documents.md 3.3',
    files: signedLines(
      Buffer.from(`${canonicalize({ ...own, live_run: { ...present(live), record } })}\n`),
      1,
    ),
    answer: [codes.length === 0 ? 'allowed' : 'refused', ...codes],
  }));
}

function unsignedRows(text: string): ProjectionRow[] {
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

import { leafHash, signCheckpoint } from '../../src/trust/index.ts';
import { headAt } from '../../examples/world/ledger.ts';
import { valueOf } from '../../examples/world/organisation.ts';
import { CERTIFIED, checkAt } from './certified.ts';
import { answer, type CaseFiles, type MadeCase } from './made.ts';
import { grownFrom, record, together } from './release-record.ts';
import { RECORD_ROWS, type RollbackRow } from './rollback-records.ts';
import { AT, checkpointAt, KEYS, LEAVES, SIZE, STRANGER } from './signed.ts';

const REWRITTEN = LEAVES.map((leaf) => leafHash(leaf));

/** A head of the same size, signed by the same key under another name. */
const OTHER_LEDGER = valueOf(
  signCheckpoint(
    { ...headAt(LEAVES, SIZE), origin: 'ledger.example/other' },
    KEYS.ledger,
    'checkpoint',
  ),
);

const grown = grownFrom(4);

/** How the ledger must have grown. */
const LEDGER_ROWS: readonly RollbackRow[] = [
  [
    'grown',
    'The ledger has grown since the last release, and the statement shows it.',
    12,
    together(record(), grown),
    'allowed',
  ],
  [
    'same-head',
    'A ledger that has not grown has the same head.',
    12,
    together(record({ head: headAt(LEAVES, SIZE) }), grownFrom(SIZE)),
    'allowed',
  ],
  [
    'two-records',
    'The greatest head of all records counts.',
    12,
    together(record(), record({ version: 'v1.1.0', head: headAt(LEAVES, 6) }), grownFrom(6)),
    'allowed',
  ],
  [
    'odd-version',
    'The greatest head counts, whatever version has it.',
    12,
    together(record({ version: 'v9.0.0' }), record({ head: headAt(LEAVES, 6) }), grown),
    'refused',
    'consistency_start_wrong',
  ],
  [
    'from-empty',
    'Growth from the empty tree does not show growth from the last release.',
    12,
    together(record(), grownFrom(null)),
    'refused',
    'consistency_start_wrong',
  ],
  [
    'from-other-size',
    'Growth is shown from the size that is remembered.',
    12,
    together(record(), grownFrom(3)),
    'refused',
    'consistency_start_wrong',
  ],
  [
    'truncated',
    'A ledger that is shorter than it was is refused.',
    12,
    together(record({ head: headAt(LEAVES, 10) }), grownFrom(null)),
    'refused',
    'ledger_truncated',
  ],
  [
    'forked',
    'A ledger of the same size and another root has been forked.',
    12,
    together(record({ head: headAt(REWRITTEN, SIZE) }), grownFrom(SIZE)),
    'refused',
    'ledger_forked',
  ],
  [
    'rewritten',
    'A ledger whose early records changed is refused.',
    12,
    together(record({ head: headAt(REWRITTEN, 4) }), grown),
    'refused',
    'consistency_unproven',
  ],
  [
    'proof-of-other-ledger',
    'A proof of another ledger shows nothing.',
    12,
    together(record(), grownFrom(4, REWRITTEN)),
    'refused',
    'consistency_unproven',
  ],
  [
    'records-contradict',
    'Two records of one size and two roots: the ledger has been forked.',
    12,
    together(record(), record({ version: 'v1.1.0', head: headAt(REWRITTEN, 4) }), grown),
    'refused',
    'ledger_forked',
  ],
  [
    'checkpoint-of-stranger',
    'The head is signed by the key of the ledger.',
    12,
    grownFrom(null, LEAVES, checkpointAt(SIZE, STRANGER)),
    'refused',
    'note_unsigned',
  ],
  [
    'checkpoint-edited',
    'A head that was changed after it was signed is refused.',
    12,
    grownFrom(null, LEAVES, checkpointAt(SIZE).replace(`\n${SIZE}\n`, '\n9\n')),
    'refused',
    'note_signature_wrong',
  ],
  [
    'checkpoint-of-other-ledger',
    'The head is of the ledger that the root names.',
    12,
    grownFrom(null, LEAVES, OTHER_LEDGER),
    'refused',
    'note_unsigned',
  ],
];

/** What a release remembers of the ones before it. */
export function rollbackArea(): MadeCase[] {
  const rows = [...LEDGER_ROWS, ...RECORD_ROWS].map(
    ([name, title, step, files, decision, ...codes]) =>
      rollbackCase(name, title, step, files, answer(decision, codes)),
  );
  const shallow = rollbackCase(
    'shallow-clone',
    'A clone without history is no blank memory.',
    9,
    together(record(), grown),
    answer('undetermined', ['record_unreadable', 'shallow_clone']),
  );
  return [...rows, { ...shallow, repository: 'shallow' }];
}

function rollbackCase(
  name: string,
  title: string,
  step: number,
  files: CaseFiles,
  expected: MadeCase['expected'],
): MadeCase {
  return {
    name: `rollback/${name}`,
    title,
    sections: [`specification/trust.md 4, step ${step}`, 'specification/trust.md 3'],
    at: AT,
    arguments: checkAt(AT),
    base: CERTIFIED,
    files,
    expected,
  };
}

import { digestOf } from '../../src/digest/index.ts';
import { present } from '../../src/documents/error.ts';
import { RULE_SETS } from '../../src/gate/rule-sets.ts';
import { leafHash } from '../../src/trust/merkle.ts';
import { headAt } from '../../examples/world/ledger.ts';
import { checkpointBy } from '../../examples/world/organisation.ts';
import { CERTIFIED, checkAt } from './certified.ts';
import { answer, type CaseFiles, type MadeCase } from './made.ts';
import { grownFrom, record, together } from './release-record.ts';
import { chain, successor } from './trust-root.ts';
import type { LedgerHead } from '../../src/trust/checkpoint.ts';
import { AT, checkpointAt, KEYS, LEAVES, SIZE, STRANGER } from './signed.ts';
import type { Decision } from '../runner/case.ts';

function without(part: CaseFiles, name: string): CaseFiles {
  return new Map([...part].filter(([path]) => !path.endsWith(`/${name}`)));
}

function changed(part: CaseFiles, name: string, change: (text: string) => string): CaseFiles {
  return new Map(
    [...part].map(([path, content]) => [
      path,
      path.endsWith(`/${name}`) ? change(Buffer.from(content).toString('utf8')) : content,
    ]),
  );
}

/** Files of a case, and the expected answer at a step of specification/trust.md 4. */
type RollbackRow = readonly [
  name: string,
  title: string,
  step: number,
  files: CaseFiles,
  ...answer: readonly [Decision, ...string[]],
];

const grown = grownFrom(4);

const TOMORROW = '2026-03-16T12:00:00Z';

const RETRACTION_ROWS: readonly RollbackRow[] = [
  [
    'retracted-instant',
    'The instant of a record that was retracted no longer counts.',
    10,
    together(record({ evaluatedAt: TOMORROW, retraction: {} }), grown),
    'allowed',
  ],
  [
    'retracted-head',
    'The ledger head of a record that was retracted still counts.',
    12,
    together(record({ evaluatedAt: TOMORROW, head: headAt(LEAVES, 6), retraction: {} }), grown),
    'refused',
    'consistency_start_wrong',
  ],
  [
    'retracted-root-version',
    'The trust root version of a record that was retracted still counts.',
    11,
    together(record({ evaluatedAt: TOMORROW, rootVersion: 2, retraction: {} }), grown),
    'refused',
    'root_rolled_back',
  ],
  [
    'retracted-by-stranger',
    'A retraction that the root role did not sign is refused.',
    9,
    together(record({ evaluatedAt: TOMORROW, retraction: { signer: STRANGER } }), grown),
    'refused',
    'retraction_invalid',
    'signatures_below_threshold',
  ],
  [
    'retracted-by-release-role',
    'The release role retracts nothing.',
    9,
    together(record({ evaluatedAt: TOMORROW, retraction: { signer: KEYS.release } }), grown),
    'refused',
    'retraction_invalid',
    'signatures_below_threshold',
  ],
  [
    'retracted-for-other-product',
    'A retraction names the product of the record.',
    9,
    together(
      record({ evaluatedAt: TOMORROW, retraction: { resource_uri: 'pkg:generic/other' } }),
      grown,
    ),
    'refused',
    'retraction_invalid',
  ],
  [
    'retracted-for-other-version',
    'A retraction names the version of the record.',
    9,
    together(record({ evaluatedAt: TOMORROW, retraction: { version: 'v1.0.1' } }), grown),
    'refused',
    'retraction_invalid',
  ],
  [
    'retracted-under-newer-root',
    'A retraction that was written under a newer trust root than is known frees nothing.',
    10,
    together(record({ evaluatedAt: TOMORROW, retraction: { trust_root_version: 2 } }), grown),
    'refused',
    'clock_set_back',
  ],
];

const RECORD_ROWS: readonly RollbackRow[] = [
  [
    'nothing-claimed-before',
    'A release that claimed nothing needs no signature to be remembered.',
    9,
    record({ head: null }),
    'allowed',
  ],
  [
    'nothing-claimed-beside-other-manifest',
    'A release that claimed nothing counts for nothing, whatever lies next to its verdict.',
    4,
    changed(record({ head: null }), 'release-manifest.json', (text) =>
      text.replace('v1.0.0', 'v9.0.0'),
    ),
    'allowed',
  ],
  [
    'newer-root-unread',
    'Nobody can verify a verdict under a newer root, so nobody reads what it says.',
    11,
    together(record({ rootVersion: 2, summary: { passed: false } }), grown),
    'refused',
    'root_rolled_back',
  ],
  [
    'clock-set-back',
    'The clock is not behind a release that was judged already.',
    10,
    together(record({ evaluatedAt: '2026-03-15T12:00:31Z' }), grown),
    'refused',
    'clock_set_back',
  ],
  [
    'clock-within-skew',
    'It may be behind by half a minute.',
    10,
    together(record({ evaluatedAt: '2026-03-15T12:00:30Z' }), grown),
    'allowed',
  ],
  [
    'rule-set-unknown',
    'A release was judged by rules that nobody here knows: these may be older.',
    11,
    together(record({ summary: { policy: digestOf('rules that nobody knows') } }), grown),
    'undetermined',
    'rule_set_unknown',
  ],
  [
    'rule-set-formerly-named',
    'A release of before there were rule sets.',
    11,
    together(record({ summary: { policy: present(RULE_SETS[0]?.formerly[0]) } }), grown),
    'allowed',
  ],
  [
    'root-rolled-back',
    'A release knew a later root than the one that is there.',
    11,
    together(record({ rootVersion: 2 }), grown),
    'refused',
    'root_rolled_back',
  ],
  [
    'record-by-stranger',
    'A record that the release role did not sign is refused.',
    9,
    together(record({ signer: STRANGER }), grown),
    'refused',
    'record_signature_wrong',
  ],
  [
    'record-by-other-role',
    'The projection role does not sign releases.',
    9,
    together(record({ signer: KEYS.projection[0] ?? STRANGER }), grown),
    'refused',
    'record_signature_wrong',
  ],
  [
    'record-unsigned',
    'A record of claims has a signed verdict.',
    9,
    together(without(record(), 'gate-verdict.intoto.json'), grown),
    'undetermined',
    'record_incomplete',
  ],
  [
    'record-without-statement',
    'A record of claims has the statement that it rested on.',
    9,
    together(without(record(), 'ledger-projection.intoto.json'), grown),
    'undetermined',
    'record_incomplete',
  ],
  [
    'record-without-verdict',
    'A record that cannot be read is no blank memory.',
    9,
    together(without(record(), 'gate-verdict.json'), grown),
    'undetermined',
    'record_unreadable',
    'file_missing',
  ],
  [
    'record-cut-off',
    'A record that was cut off is no blank memory.',
    9,
    together(
      changed(record(), 'gate-verdict.json', (text) => text.slice(0, 100)),
      grown,
    ),
    'undetermined',
    'record_unreadable',
    'json_syntax',
  ],
  [
    'record-of-other-manifest',
    'The verdict of a record binds its manifest.',
    9,
    together(
      changed(record(), 'release-manifest.json', (text) => text.replace('v1.0.0', 'v1.0.1')),
      grown,
    ),
    'refused',
    'record_contradiction',
  ],
  [
    'record-edited',
    'The signature of a record binds its verdict.',
    9,
    together(
      changed(record(), 'gate-verdict.json', (text) => text.replace('0.1.0', '0.1.1')),
      grown,
    ),
    'refused',
    'record_contradiction',
  ],
  [
    'record-of-failure',
    'A record of a verdict that did not pass is none of a release.',
    9,
    together(record({ summary: { passed: false } }), grown),
    'refused',
    'record_contradiction',
  ],
  ...RETRACTION_ROWS,
];

const REWRITTEN = LEAVES.map((leaf) => leafHash(leaf));

/** A head of the same size, signed by the same key under another name. */
const OTHER_LEDGER = checkpointBy(KEYS.ledger, {
  ...headAt(LEAVES, SIZE),
  origin: 'ledger.example/other',
});

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

/** A second trust root, which says of a head that its newest records are lost. */
function lossOf({ tree_size, root_hash }: LedgerHead): CaseFiles {
  const lost = { tree_size, root_hash, lost_at: AT, reason: 'disk-failure' };
  return chain([2, successor({ lost_heads: [lost] })]);
}

const LONGER = record({ version: 'v1.1.0', head: headAt(LEAVES, 10) });

/** A loss that the root role has signed changes these answers. */
const LOSS_ROWS: readonly RollbackRow[] = [
  [
    'lost-head',
    'A head whose records are lost, as the root role says, no longer counts; the check warns of it.',
    12,
    together(record(), LONGER, grown, lossOf(headAt(LEAVES, 10))),
    'allowed',
    'ledger_records_lost',
  ],
  [
    'lost-head-of-other-size',
    'Every other head still counts, also a smaller one than that which is lost.',
    12,
    together(LONGER, grown, lossOf(headAt(LEAVES, 11))),
    'refused',
    'ledger_truncated',
  ],
  [
    'lost-head-of-other-root',
    'So does one of the same size and another root.',
    12,
    together(LONGER, grown, lossOf(headAt(REWRITTEN, 10))),
    'refused',
    'ledger_truncated',
  ],
  [
    'lost-head-beside-another',
    'What remains is compared: the ledger has to have grown from the greatest other head.',
    12,
    together(record(), LONGER, grownFrom(null), lossOf(headAt(LEAVES, 10))),
    'refused',
    'consistency_start_wrong',
  ],
  [
    'projection-of-lost-records',
    'A projection from before the loss is refused.',
    12,
    together(record(), grown, lossOf(headAt(LEAVES, SIZE))),
    'refused',
    'projection_of_lost_records',
  ],
];

export function rollbackArea(): MadeCase[] {
  const rows = [...LEDGER_ROWS, ...LOSS_ROWS, ...RECORD_ROWS].map(
    ([name, title, step, files, decision, ...codes]) =>
      rollbackCase(name, title, step, files, answer(decision, codes)),
  );
  const shallow = rollbackCase(
    'shallow-clone',
    'A clone without history is no blank memory.',
    9,
    together(record(), grown),
    answer('undetermined', ['shallow_clone']),
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

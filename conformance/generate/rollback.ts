import { digestOf } from '../../src/digest/index.ts';
import { SUMMARY_SUBJECTS } from '../../src/trust/index.ts';
import {
  digestOfHash,
  leafHash,
  unsignedEnvelope,
  writeEnvelope,
  writeSummary,
  signCheckpoint,
  STATEMENT_PAYLOAD_TYPE,
  type LedgerHead,
  type PrivateKey,
  type Summary,
  type TreeHash,
} from '../../src/trust/index.ts';
import { headAt } from '../../examples/world/ledger.ts';
import { signedBy, valueOf } from '../../examples/world/organisation.ts';
import { consistencyPath } from '../../test/trust/merkle-paths.ts';
import type { Decision } from '../runner/case.ts';
import { baseBytes, CERTIFIED, checkAt, LINES_FILE, STATEMENT } from './certified.ts';
import { NOTHING_CLAIMED } from './claims.ts';
import { answer, json, type CaseFiles, type MadeCase } from './made.ts';
import {
  AT,
  checkpointAt,
  KEYS,
  LEAVES,
  predicateAt,
  SIZE,
  statementFor,
  STRANGER,
} from './signed.ts';

const RECORDS = 'committed/provider-certification/releases';
const EARLIER = '2026-03-14T12:00:00Z';
const REWRITTEN = LEAVES.map((leaf) => leafHash(leaf));

/** A head of the same size, signed by the same key under another name. */
const OTHER_LEDGER = valueOf(
  signCheckpoint(
    { ...headAt(LEAVES, SIZE), origin: 'ledger.example/other' },
    KEYS.ledger,
    'checkpoint',
  ),
);

interface RecordBends {
  readonly version?: string;
  readonly evaluatedAt?: string;
  /** `null`: nothing was claimed. */
  readonly head?: LedgerHead | null;
  readonly rootVersion?: number;
  readonly signer?: PrivateKey;
  readonly summary?: Partial<Summary>;
}

/** The record of an earlier release, as its job committed it. */
function record(bends: RecordBends = {}): CaseFiles {
  const {
    version = 'v1.0.0',
    evaluatedAt = EARLIER,
    head = headAt(LEAVES, 4),
    rootVersion = 1,
  } = bends;
  const folder = `${RECORDS}/${version}`;
  const revision = '3'.repeat(40);
  const claims = { schema_version: 1, manifest_sha256: digestOf(NOTHING_CLAIMED), claim_count: 0 };
  const manifest = json({ schema_version: 2, version, revision, provider_claims: claims });
  const statement = Buffer.from(baseBytes(STATEMENT));
  const inputs = [
    {
      document: 'public_claims',
      path: 'provider-certification/public-claims.json',
      sha256: digestOf(NOTHING_CLAIMED),
    },
    ...(head === null
      ? []
      : [
          {
            document: 'trust_root',
            path: 'provider-certification/trust/1.root.json',
            sha256: digestOf('root'),
            version: rootVersion,
          },
          {
            document: 'projection_statement',
            path: 'ledger-projection.intoto.json',
            sha256: digestOf(statement),
            ledger_head: head,
          },
        ]),
  ];
  const verdict = json({
    schema_version: 1,
    tool: { name: 'claimgate', version: '0.1.0' },
    kind: 'release',
    decision: 'allowed',
    evaluated_at: evaluatedAt,
    release: { version, revision },
    manifest_sha256: digestOf(manifest),
    inputs,
    findings: [],
    claims: [],
    horizon: { valid_until: null, first_lapse: null },
  });
  const files = new Map<string, string | Uint8Array>([
    [`${folder}/release-manifest.json`, manifest],
    [`${folder}/gate-verdict.json`, verdict],
  ]);
  if (head === null) return files;
  const summary = valueOf(
    writeSummary(
      {
        claims: digestOf(NOTHING_CLAIMED),
        manifest: digestOf(manifest),
        verdict: digestOf(verdict),
        toolVersion: '0.1.0',
        timeVerified: evaluatedAt,
        resourceUri: `pkg:generic/claimgate-conformance@${version.slice(1)}`,
        policy: digestOf('rules'),
        inputs: [{ uri: 'ledger-projection.intoto.json', sha256: digestOf(statement) }],
        passed: true,
        ...bends.summary,
      },
      SUMMARY_SUBJECTS[2],
    ),
  );
  const unsigned = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, summary, 'gate-verdict.intoto.json');
  files.set(
    `${folder}/gate-verdict.intoto.json`,
    writeEnvelope(signedBy(unsigned, [bends.signer ?? KEYS.release])),
  );
  files.set(`${folder}/ledger-projection.intoto.json`, statement);
  return files;
}

/** A projection whose statement shows how the ledger grew from a size. */
function grownFrom(
  size: number | null,
  leaves: readonly TreeHash[] = LEAVES,
  checkpoint = checkpointAt(SIZE),
): CaseFiles {
  const consistency =
    size === null
      ? null
      : {
          from_size: size,
          hashes: consistencyPath(size, leaves.slice(0, SIZE)).map(digestOfHash),
        };
  const predicate = { ...predicateAt(AT, 1), consistency, checkpoint };
  return new Map([[STATEMENT, statementFor(baseBytes(LINES_FILE), predicate)]]);
}

function together(...parts: readonly CaseFiles[]): CaseFiles {
  return new Map(parts.flatMap((part) => [...part]));
}

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

type Row = readonly [
  name: string,
  title: string,
  step: number,
  files: CaseFiles,
  ...answer: readonly [Decision, ...string[]],
];

const grown = grownFrom(4);

const ROWS: readonly Row[] = [
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
    'nothing-claimed-before',
    'A release that claimed nothing needs no signature to be remembered.',
    9,
    record({ head: null }),
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
    'A record that can not be read is no blank memory.',
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
];

/** What a release remembers of the ones before it. */
export function rollbackArea(): MadeCase[] {
  const rows = ROWS.map(([name, title, step, files, decision, ...codes]) =>
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
    sections: [`trust.md 4, step ${step}`, 'trust.md 3'],
    at: AT,
    arguments: checkAt(AT),
    base: CERTIFIED,
    files,
    expected,
  };
}

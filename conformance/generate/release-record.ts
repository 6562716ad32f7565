import { digestOf, type Digest } from '../../src/digest/index.ts';
import type { RetractionPredicate } from '../../src/documents/index.ts';
import { digestOfHash, type TreeHash } from '../../src/trust/merkle.ts';
import {
  SUMMARY_SUBJECTS,
  writeSummary,
  STATEMENT_PAYLOAD_TYPE,
  type Summary,
} from '../../src/trust/statement.ts';
import { unsignedEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import { type LedgerHead } from '../../src/trust/checkpoint.ts';
import { type PrivateKey } from '../../src/trust/private-key.ts';
import { RETRACTION_STATEMENT } from '../../src/trust/retraction.ts';
import { headAt } from '../../examples/world/ledger.ts';
import { DEPLOYMENT, signedBy, valueOf } from '../../examples/world/organisation.ts';
import { consistencyPath } from '../../test/trust/merkle-paths.ts';
import { baseBytes, LINES_FILE, STATEMENT, NOTHING_CLAIMED } from './certified.ts';
import { json, type CaseFiles } from './made.ts';
import { AT, checkpointAt, KEYS, LEAVES, predicateAt, SIZE, statementFor } from './signed.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';

const RECORDS = 'committed/provider-certification/releases';
const EARLIER = '2026-03-14T12:00:00Z';

interface RecordBends {
  readonly version?: string;
  readonly evaluatedAt?: string;
  /** `null`: nothing was claimed. */
  readonly head?: LedgerHead | null;
  readonly rootVersion?: number;
  readonly signer?: PrivateKey;
  readonly summary?: Partial<Summary>;
  /** A retraction beside it, signed by the root role unless a key is named. */
  readonly retraction?: Partial<RetractionPredicate> & { readonly signer?: PrivateKey };
}

/** The record of an earlier release, as its job committed it. */
export function record(bends: RecordBends = {}): CaseFiles {
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
        policy: NEWEST_RULES.digest,
        inputs: [{ uri: 'ledger-projection.intoto.json', sha256: digestOf(statement) }],
        passed: true,
        ...bends.summary,
      },
      SUMMARY_SUBJECTS[2],
    ),
  );
  const unsigned = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, summary, 'gate-verdict.intoto.json');
  const signed = writeEnvelope(signedBy(unsigned, [bends.signer ?? KEYS.release]));
  files.set(`${folder}/gate-verdict.intoto.json`, signed);
  files.set(`${folder}/ledger-projection.intoto.json`, statement);
  if (bends.retraction)
    files.set(
      `${folder}/retraction.intoto.json`,
      retractionOf(digestOf(signed), { version, evaluated_at: evaluatedAt, ...bends.retraction }),
    );
  return files;
}

function retractionOf(
  signedVerdict: Digest,
  {
    signer,
    ...bends
  }: NonNullable<RecordBends['retraction']> & Pick<RetractionPredicate, 'evaluated_at' | 'version'>,
): Uint8Array {
  const predicate: RetractionPredicate = {
    schema_version: 1,
    deployment: DEPLOYMENT,
    resource_uri: 'pkg:generic/claimgate-conformance',
    trust_root_version: 1,
    reason: 'the clock of the runner was wrong',
    ...bends,
  };
  const name = 'retraction.intoto.json';
  const payload = valueOf(RETRACTION_STATEMENT.write(signedVerdict, predicate, name));
  const unsigned = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, payload, name);
  return writeEnvelope(signedBy(unsigned, signer ? [signer] : KEYS.root));
}

/** A projection whose statement shows how the ledger grew from a size. */
export function grownFrom(
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

/** The files of several parts. */
export function together(...parts: readonly CaseFiles[]): CaseFiles {
  return new Map(parts.flatMap((part) => [...part]));
}

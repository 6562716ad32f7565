import { readContracts } from '../evidence/index.ts';
import { finding, type Finding } from '../findings/index.ts';
import { instantOf } from '../json/index.ts';
import type { Input } from '../documents/index.ts';
import type { ReleaseRecord } from '../projection/rollback-protection.ts';
import { trustedProjection, type TrustedProjection } from '../projection/verify-projection.ts';
import type { NamedBytes } from '../trust/index.ts';
import type { Expiry } from '../verdict/verdict.ts';
import type { GateContext } from './facts.ts';
import { readRecordedVerdict } from '../verdict/recorded-verdict.ts';
import type { Ancestry } from './tested-commits.ts';
import { inputOf } from '../verdict/verdict.ts';

/** A projection file, which may be read more than once. */
export interface ProjectionSource {
  readonly file: string;
  open(): AsyncIterable<Uint8Array>;
}

/** A projection that was read whole already. */
export function projectionIn(file: string, bytes: Uint8Array): ProjectionSource {
  const open = async function* () {
    yield bytes;
  };
  return { file, open };
}

/** Everything a list of claims is judged by. */
export interface Evidence {
  /** `N:sha256:…`, from whoever started the gate. */
  readonly pin: string | undefined;
  readonly deployment: string | undefined;
  /** Trust roots in the order of their numbers. */
  readonly roots: readonly NamedBytes[];
  readonly contracts: readonly NamedBytes[];
  readonly projection: ProjectionSource | undefined;
  /** The statement beside the projection. */
  readonly statement: NamedBytes | undefined;
  readonly memory: readonly ReleaseRecord[];
  /** Whether a commit is the released one or an ancestor of it. */
  readonly ancestry: Ancestry;
}

/** A projection that is to be trusted, with everything that claims are judged by. */
export interface TrustedEvidence {
  readonly ok: true;
  readonly projection: ProjectionSource;
  readonly trusted: TrustedProjection;
  readonly context: GateContext & { readonly ancestry: Ancestry };
  readonly inputs: readonly Input[];
}

/** Why nothing of the evidence counts. */
export interface EvidenceRefusal {
  readonly ok: false;
  readonly findings: readonly Finding[];
  readonly inputs: readonly Input[];
}

/** Decides whether the evidence is to be trusted, before any claim is looked at. `asked` says how many claims there are, for people. */
export function establishTrust(
  evidence: Evidence,
  at: number,
  asked: () => string,
): TrustedEvidence | EvidenceRefusal {
  const { projection, statement } = evidence;
  if (!projection) return refuse([finding('projection_required', { found: asked() })]);
  if (!statement) return refuse([finding('projection_unsigned', { file: projection.file })]);
  const trust = trustedProjection({ ...evidence, at, readVerdict: readRecordedVerdict });
  const trusting = { ...evidence, projection, statement };
  const inputs = inputsOf(trusting, undefined);
  if (!trust.ok) return refuse(trust.findings, inputs);
  const contracts = readContracts(evidence.contracts);
  // A file that is not a contract may be the one that is claimed.
  if (contracts.findings.length > 0) return refuse(contracts.findings, inputs);
  const context = { at, contracts: contracts.index, ancestry: evidence.ancestry };
  const trusted = trust.value;
  return { ok: true, projection, trusted, context, inputs: inputsOf(trusting, trusted) };
}

function refuse(findings: readonly Finding[], inputs: readonly Input[] = []): EvidenceRefusal {
  return { ok: false, findings, inputs };
}

/** What every claim rests on and time takes away. */
export function sharedExpiries({ expiresAt, root }: TrustedProjection): Expiry[] {
  return [
    { at: expiresAt, what: 'projection', subjectDigest: null },
    { at: instantOf(root.document.expires_at), what: 'trust_root', subjectDigest: null },
  ];
}

type Trusting = Evidence & {
  readonly projection: ProjectionSource;
  readonly statement: NamedBytes;
};

/** Every document that was read; what the statement says of ledger and projection only once it is trusted. */
function inputsOf(
  { roots, contracts, statement, projection, memory }: Trusting,
  trusted: TrustedProjection | undefined,
): Input[] {
  const signed = inputOf('projection_statement', statement.file, statement.bytes);
  return [
    ...roots.map(({ file, bytes }, index) => ({
      ...inputOf('trust_root', file, bytes),
      // They follow each other up to the one that counts, whatever their files are called.
      version: trusted
        ? trusted.root.document.version - (roots.length - 1 - index)
        : versionOf(file),
    })),
    ...contracts.map(({ file, bytes }) => inputOf('contract', file, bytes)),
    trusted ? { ...signed, ledger_head: trusted.head } : signed,
    ...(trusted
      ? [{ document: 'projection' as const, path: projection.file, sha256: trusted.digest }]
      : []),
    ...memory.flatMap((record) =>
      'unreadable' in record ? [] : [inputOf('release_record', record.name, record.verdict)],
    ),
  ];
}

/** `…/3.root.json` is version 3, by its name: nothing else is known of a root that is not trusted. */
function versionOf(file: string): number {
  return Number.parseInt(file.slice(file.lastIndexOf('/') + 1), 10);
}

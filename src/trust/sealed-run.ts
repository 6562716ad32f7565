// The seal of a test run: what the job that tested saw, signed by the role `tester` (specification/documents.md 3.18).

import { canonicalize, digestOf, hexOf, parseDigest } from '../digest/index.ts';
import { document } from '../documents/generated/sealed-run.validator.js';
import { present, accept, refuse, refuseOther, type Result } from '../documents/findings.ts';
import { formatInstant, instantOf, type EpochMs, type Shape } from '../documents/json.ts';
import type { CertificationRun, SealedRun, SealedRunStatement } from '../documents/index.ts';
import { withoutLeak } from '../documents/sanitizer.ts';
import { readEnvelope, verifyEnvelope } from './envelope.ts';
import { SEALED_RUN, type SignedBytes } from './identity.ts';
import type { TrustRoot } from './root.ts';
import {
  readStatement,
  STATEMENT_PAYLOAD_TYPE,
  STATEMENT_TYPE,
  writeStatement,
} from './statement.ts';

/** The predicate type of an in-toto test result, whose readers see what passed; the run itself is an extension. */
export const SEAL_PREDICATE_TYPE = 'https://in-toto.io/attestation/test-result/v0.1';

const SHAPE: Shape<SealedRunStatement> = { document };
const SEAL = { predicateType: SEAL_PREDICATE_TYPE, shape: SHAPE, isConfidential: true };

/** Name of the tested code in the statement, whose digest is that of its commit. */
const TESTED = 'repository';

/** Returns the statement of a sealed run. All but the run itself follows from it. */
function statementOf(sealed: SealedRun): SealedRunStatement {
  const { checks, contract_digest, tested_revision } = sealed.run;
  const kindsOf = (isMeant: (outcome: string) => boolean) =>
    checks.filter(({ outcome }) => isMeant(outcome)).map(({ kind }) => kind);
  const failedTests = kindsOf((outcome) => outcome === 'failed' || outcome === 'errored');
  return {
    _type: STATEMENT_TYPE,
    subject: [{ name: TESTED, digest: { gitCommit: tested_revision } }],
    predicateType: SEAL_PREDICATE_TYPE,
    predicate: {
      result: failedTests.length === 0 ? 'PASSED' : 'FAILED',
      configuration: [
        { name: 'contract', digest: { sha256: hexOf(present(parseDigest(contract_digest))) } },
      ],
      passedTests: kindsOf((outcome) => outcome === 'passed'),
      failedTests,
      [SEALED_RUN]: sealed,
    },
  };
}

/** Writes the payload of a seal; refuses what {@link readSeal} would. */
export function writeSeal(sealed: SealedRun, file: string): Result<Uint8Array> {
  const payload = writeStatement(statementOf(sealed));
  const read = readSeal(payload, file);
  return read.ok ? accept(payload) : read;
}

/** Reads a seal in exactly the form that {@link writeSeal} gives it; contradictions are `seal_contradiction`. */
export function readSeal(payload: Uint8Array, file: string): Result<SealedRun> {
  const statement = readStatement(payload, SEAL, file);
  if (!statement.ok) return statement;
  const sealed = statement.value.predicate[SEALED_RUN];
  if (canonicalize(statement.value) !== canonicalize(statementOf(sealed)))
    return refuse('seal_contradiction', {
      file,
      expected: 'commit, contract and result of the run',
    });
  const { checks, origin, tested_at } = sealed.run;
  if (origin?.kind !== 'test_run')
    return refuse('seal_contradiction', { file, expected: 'a run of a command (test_run)' });
  const times = [tested_at, ...checks.map(({ completed_at }) => completed_at)].map(instantOf);
  if (Math.max(...times) > instantOf(sealed.generated_at))
    return refuse('seal_contradiction', { file, expected: 'tests that end before the seal' });
  return accept(sealed);
}

/** A seal that the role `tester` of a verified trust root has signed; only {@link verifySeal} makes one. */
export interface VerifiedSeal {
  readonly file: string;
  /** The run as the ledger records it: `attested`, by the digest of the statement. */
  readonly run: CertificationRun;
}

/** The document of each verified seal: nobody makes one by hand, or edits one. */
const VERIFIED = new WeakMap<VerifiedSeal, Uint8Array>();

/** Returns the document that the ledger records of a seal. */
export function bytesOfSeal({ run }: VerifiedSeal): Uint8Array {
  return Buffer.from(JSON.stringify(run));
}

/** Tells whether a document is that of a seal that was verified here. */
export function isOfSeal(bytes: Uint8Array, seal: VerifiedSeal): boolean {
  const verified = VERIFIED.get(seal);
  return verified !== undefined && Buffer.from(verified).equals(bytes);
}

/** Whose seal is expected, and now. */
interface SealTerms {
  /** The product of the configuration; `null` where it names none. */
  readonly resourceUri: string | null;
  readonly at: EpochMs;
}

/**
 * Verifies that the role `tester` has sealed a run of this product: signatures, deployment, product, and that it is not
 * of the future. Whether its commit and contract are known here is for the caller.
 */
export function verifySeal(
  { bundles, bytes, file }: SignedBytes,
  { document: root, envelope: { file: rootFile }, roles }: TrustRoot,
  { at, resourceUri }: SealTerms,
): Result<VerifiedSeal> {
  if (!roles.tester) return refuse('tester_role_missing', { file: rootFile });
  const envelope = readEnvelope(bytes, file, bundles);
  if (!envelope.ok) return envelope;
  const expected = { payloadType: STATEMENT_PAYLOAD_TYPE, ...roles.tester };
  const verified = verifyEnvelope(envelope.value, expected);
  if (!verified.ok) return verified;
  const read = readSeal(verified.value.payload, file);
  if (!read.ok) return read;
  const { deployment, generated_at, resource_uri, run } = read.value;
  const other =
    refuseOther({ file }, 'deployment_differs', root.deployment, withoutLeak(deployment)) ??
    refuseOther({ file }, 'seal_of_other', resourceUri ?? 'none', resource_uri ?? 'none');
  if (other) return other;
  if (instantOf(generated_at) > at + root.limits.max_clock_skew_seconds * 1000)
    return refuse('seal_from_future', {
      file,
      expected: `not after ${formatInstant(at)}`,
      found: generated_at,
    });
  const attestation_sha256 = digestOf(verified.value.payload);
  const { results_sha256 } = run.origin ?? {};
  const origin = {
    kind: 'attested',
    ...(results_sha256 === undefined ? {} : { results_sha256 }),
    attestation_sha256,
  } as const;
  const seal: VerifiedSeal = { file, run: { ...run, origin } };
  VERIFIED.set(seal, bytesOfSeal(seal));
  return accept(seal);
}

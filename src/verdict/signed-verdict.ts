import { digestOf, parseDigest, type Digest } from '../digest/index.ts';
import { errorOf } from '../findings/error.ts';
import type { GateVerdict } from '../documents/index.ts';
import {
  STATEMENT_PAYLOAD_TYPE,
  unsignedEnvelope,
  writeSummary,
  type Envelope,
} from '../trust/index.ts';
import type { Result } from '../findings/index.ts';
import { letsReleaseThrough } from './verdict.ts';

/** What a verdict is signed over. */
interface VerdictToSign {
  readonly verdict: GateVerdict;
  /** The exact bytes of the verdict file and of the manifest it binds. */
  readonly verdictBytes: Uint8Array | string;
  readonly manifestBytes: Uint8Array | string;
  readonly claimsBytes: Uint8Array;
  /** Digest of the set of rules that judged. */
  readonly policy: Digest;
  /** What is released, as a URI with its version. */
  readonly resourceUri: string;
}

/** Returns a verdict as a SLSA verification summary v1, in an envelope that nobody has signed (specification/trust.md 1). */
export function summaryToSign(
  { verdict, verdictBytes, manifestBytes, claimsBytes, policy, resourceUri }: VerdictToSign,
  file: string,
): Envelope {
  const payload = valueOf(
    writeSummary(
      {
        claims: digestOf(claimsBytes),
        manifest: digestOf(manifestBytes),
        verdict: digestOf(verdictBytes),
        toolVersion: verdict.tool.version,
        timeVerified: verdict.evaluated_at,
        resourceUri,
        policy,
        inputs: signedInputsOf(verdict),
        passed: letsReleaseThrough(verdict),
      },
      file,
    ),
  );
  return unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, payload, file);
}

/** Everything that was signed by others: trust roots and the projection statement. */
function signedInputsOf({ inputs }: GateVerdict) {
  return inputs.flatMap(({ document, path, sha256: text }) => {
    const sha256 = parseDigest(text);
    const isSigned = document === 'trust_root' || document === 'projection_statement';
    return isSigned && sha256 ? [{ uri: path, sha256 }] : [];
  });
}

function valueOf<T>(outcome: Result<T>): T {
  if (outcome.ok) return outcome.value;
  throw errorOf(outcome.findings);
}

import { digestOf, parseDigest, type Digest } from '../digest/index.ts';
import { demand, present } from '../documents/error.ts';
import type { GateVerdict, ReleaseArtifact } from '../documents/index.ts';
import {
  STATEMENT_PAYLOAD_TYPE,
  writeSummary,
  type SummaryPublication,
} from '../trust/statement.ts';
import {
  unsignedEnvelope,
  envelopeDocument,
  readEnvelope,
  type Envelope,
} from '../trust/envelope.ts';
import { type NamedBytes } from '../documents/json.ts';
import { listedClaims, MAX_LISTED_CLAIMS } from './verify-verdict.ts';
import { letsReleaseThrough } from './verdict.ts';

interface VerdictToSign {
  readonly verdict: GateVerdict;
  /** The exact bytes of the verdict file and of the manifest it binds. */
  readonly verdictBytes: Uint8Array | string;
  readonly manifestBytes: Uint8Array | string;
  readonly claimsBytes: Uint8Array;
  readonly policy: Digest;
  /** The product that is released, as a URI with its version. */
  readonly resourceUri: string;
  /** The files that are published, as the manifest binds them, and the trust roots to verify the verdict with. */
  readonly published?:
    | { readonly artifacts: readonly ReleaseArtifact[]; readonly roots: readonly NamedBytes[] }
    | undefined;
}

/** Returns a verdict as a SLSA verification summary v1, in an envelope that nobody has signed (specification/trust.md 1). */
export function summaryToSign(documents: VerdictToSign, file: string): Envelope {
  const { verdict, verdictBytes, manifestBytes, claimsBytes, policy, resourceUri } = documents;
  const payload = demand(
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
        published: publicationOf(documents),
      },
      file,
    ),
  );
  return unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, payload, file);
}

function publicationOf({ published, verdict }: VerdictToSign): SummaryPublication | undefined {
  if (!published) return undefined;
  const claims = listedClaims(verdict);
  return {
    artifacts: published.artifacts.map(({ name, sha256 }) => ({
      name,
      sha256: present(parseDigest(sha256)),
    })),
    claims: claims.length > MAX_LISTED_CLAIMS ? undefined : claims,
    roots: published.roots.map(({ bytes, file }) =>
      envelopeDocument(demand(readEnvelope(bytes, file))),
    ),
  };
}

/** Everything that was signed by others: trust roots and the projection statement. */
function signedInputsOf({ inputs }: GateVerdict) {
  return inputs.flatMap(({ document, path, sha256: text }) => {
    const sha256 = parseDigest(text);
    const isSigned = document === 'trust_root' || document === 'projection_statement';
    return isSigned && sha256 ? [{ uri: path, sha256 }] : [];
  });
}

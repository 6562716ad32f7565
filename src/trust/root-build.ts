import { canonicalize } from '../digest/index.ts';
import type { TrustRootDocument } from '../documents/index.ts';
import type { Envelope } from './envelope.ts';
import { accept, type Result } from '../findings/index.ts';
import { TRUST_ROOT_PAYLOAD_TYPE, trustRootOf, type TrustRoot } from './root.ts';
import { unsignedEnvelope } from './sign.ts';

/** What a trust root says beside its version. */
export type TrustRootContent = Omit<TrustRootDocument, 'schema_version' | 'version'>;

/** Makes the first trust root, unsigned; refuses what `readTrustRoot` would. */
export function createTrustRoot(content: TrustRootContent, file: string): Result<Envelope> {
  return build({ ...content, schema_version: 1, version: 1 }, file);
}

/**
 * Makes the successor of a trust root, unsigned: what `changes` names is replaced, the rest stays. To
 * count it must be signed by the root threshold of both versions.
 */
export function rotateTrustRoot(
  previous: TrustRoot,
  changes: Partial<TrustRootContent>,
  file: string,
): Result<Envelope> {
  const { document } = previous;
  return build({ ...document, ...changes, schema_version: 1, version: document.version + 1 }, file);
}

function build(document: TrustRootDocument, file: string): Result<Envelope> {
  const envelope = unsignedEnvelope(
    TRUST_ROOT_PAYLOAD_TYPE,
    Buffer.from(canonicalize(document)),
    file,
  );
  const checked = trustRootOf(envelope);
  return checked.ok ? accept(envelope) : checked;
}

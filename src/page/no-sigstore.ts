import { refuse } from '../findings/index.ts';
import type { BundleVerifier } from '../trust/identity.ts';

/**
 * What a page has in the place of `src/trust/sigstore.ts`, whose library needs Node.js: a bundle never counts
 * there. Who signed with a key counts as ever.
 */
export const verifyBundle: BundleVerifier = (_bundle, _root, { file }) =>
  refuse('sigstore_unavailable', { file });

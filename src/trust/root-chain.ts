import { accept, refuse, type Result } from '../findings/index.ts';
import type { RoleKeys, TrustRoot } from './root.ts';
import { countSigners, signersOf } from './verify.ts';

/**
 * Verifies roots that follow each other, oldest first, by TUF's rules for roots (TUF 1.0.33 section
 * 5.3): each has the version after the one before it (`root_version_skipped`) and is signed by the
 * threshold of the one before it (`root_unsigned_by_previous`) and of its own
 * (`root_unsigned_by_itself`); only the last must not be expired at `at` (`root_expired`), an instant
 * in epoch milliseconds. Hands back the last. Whether the chain is the right one, only a pin says.
 */
export function verifyRootChain(roots: readonly TrustRoot[], at: number): Result<TrustRoot> {
  let previous: TrustRoot | undefined;
  for (const root of roots) {
    const link = verifyLink(previous, root);
    if (!link.ok) return link;
    previous = root;
  }
  if (!previous) return refuse('root_missing');
  if (at < previous.expiresAt) return accept(previous);
  const { document, envelope } = previous;
  return refuse('root_expired', { file: envelope.file, found: document.expires_at });
}

function verifyLink(previous: TrustRoot | undefined, root: TrustRoot): Result<TrustRoot> {
  const { document, envelope } = root;
  const { file } = envelope;
  const expected = previous ? previous.document.version + 1 : document.version;
  if (document.version !== expected) {
    return refuse('root_version_skipped', {
      file,
      expected: String(expected),
      found: String(document.version),
    });
  }
  if (previous && !isSigned(root, previous.roles.root)) {
    return refuse('root_unsigned_by_previous', {
      file,
      expected: `${previous.roles.root.threshold} of version ${expected - 1}`,
    });
  }
  if (!isSigned(root, root.roles.root)) {
    return refuse('root_unsigned_by_itself', { file, expected: String(root.roles.root.threshold) });
  }
  return accept(root);
}

function isSigned({ envelope }: TrustRoot, role: RoleKeys): boolean {
  return countSigners(envelope, role) >= role.threshold;
}

/** Whose signatures a trust root still lacks: how many of these keys, the root keys of `version`. */
export interface MissingSignatures {
  readonly version: number;
  /** 0 where the threshold is reached. */
  readonly count: number;
  /** Those that have not signed yet. */
  readonly keyIds: readonly string[];
}

/** What a trust root lacks to follow the one before it, which is asked first, and to stand by itself. */
export function missingSignatures(
  root: TrustRoot,
  previous?: TrustRoot,
): readonly MissingSignatures[] {
  const asked = previous ? [previous, root] : [root];
  return asked.map(({ document, roles: { root: role } }) => {
    const signers = signersOf(root.envelope, role.keys);
    const others = role.keys.filter((key) => !signers.includes(key));
    return {
      version: document.version,
      count: Math.max(0, role.threshold - signers.length),
      keyIds: others.map(({ id }) => id),
    };
  });
}

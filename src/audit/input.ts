import type { CapsuleRelease, Tool } from '../documents/index.ts';
import type { RecordFiles, ReleaseRecord } from '../projection/rollback-protection.ts';
import type { NamedBytes } from '../trust/index.ts';

/** Everything that a past release is audited by, from a repository or from a capsule. */
export interface AuditInput {
  /** The release, and the commit that its tag names. */
  readonly release: CapsuleRelease;
  readonly tool: Tool;
  /** `N:sha256:…`, from whoever audits. */
  readonly pin: string | undefined;
  readonly record: RecordFiles;
  /** The projection of the record; `undefined`: there is none. */
  readonly projection: Uint8Array | undefined;
  readonly claims: NamedBytes;
  readonly config: NamedBytes | undefined;
  /** From that configuration. */
  readonly deployment: string | undefined;
  /** Trust roots and contracts of the commit, in the order of the gate. */
  readonly roots: readonly NamedBytes[];
  readonly contracts: readonly NamedBytes[];
  readonly strayPaths: readonly string[];
  /** Whether commits that were tested are part of the release. */
  readonly ancestry: ReadonlyMap<string, boolean>;
  /** Records of the other releases. */
  readonly memory: readonly ReleaseRecord[];
  /** Whether the memory also holds the releases after this one; a capsule's does not. */
  readonly knowsLater: boolean;
}

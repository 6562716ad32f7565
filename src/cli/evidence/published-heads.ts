// Heads that a clone knows of a ledger that it has never opened: in recorded releases, and on the branches of CI.

import { demand, refusalOf, ClaimgateError } from '../../documents/findings.ts';
import type { EpochMs } from '../../documents/json.ts';
import { headIn, isLost, type KnownHead } from '../../gate/known-heads.ts';
import { recallReleases } from '../../gate/rollback-protection.ts';
import type { GitRepository } from '../../io/git-repository.ts';
import type { Environment } from '../../io/run-git.ts';
import { type Connection } from '../../ledger/driver/connection.ts';
import { readIdentity } from '../../ledger/identity.ts';
import { proveConsistency } from '../../ledger/log.ts';
import { PROJECTION_FILES, readConfigured } from '../../repository/configured.ts';
import { rootsAmong } from '../../repository/evidence-inputs.ts';
import { readKnown } from '../../repository/known.ts';
import { openReleaseInputs } from '../../repository/release-inputs.ts';
import { savedPin } from '../../repository/saved-pins.ts';
import { anchorOf } from '../../trust/anchor.ts';
import { CommitTree } from '../../trust/commit-files.ts';
import { MAX_ENVELOPE_BYTES } from '../../trust/envelope.ts';

interface ClonePlace {
  readonly directory: string;
  readonly environment: Environment;
  readonly at: EpochMs;
}

/** Branches that CI publishes on, with the file that has a head. Products have their own, with their name at the end. */
const PUBLISHED = [
  ['refs/remotes/origin/claimgate-projection', PROJECTION_FILES[1]],
  ['refs/remotes/origin/claimgate-status', 'status.json'],
] as const;

/**
 * Refuses a ledger of another deployment than the configured one, and one that does not extend a head that this clone
 * knows: it only says no, so that a head counts whatever its age.
 *
 * @throws ClaimgateError `ledger_identity_differs`, `ledger_truncated`, `ledger_forked`
 */
export async function requireKnownPast(connection: Connection, place: ClonePlace): Promise<void> {
  const { directory, environment } = place;
  const configured = readConfigured({ directory, config: environment['CLAIMGATE_CONFIG'] });
  const { origin, deployment: found } = await readIdentity(connection);
  const { deployment = found } = configured.config;
  if (deployment !== found)
    throw new ClaimgateError('ledger_identity_differs', {
      expected: `deployment ${deployment}`,
      found,
    });
  const pin =
    environment['CLAIMGATE_TRUST_PIN'] || savedPin(environment, directory, deployment)?.pin;
  for (const { head, file } of pin === undefined ? [] : await headsHere(place, pin))
    if (head.origin === origin) demand(await proveConsistency(connection, head, file));
}

/** Nothing where the trust roots or the history cannot be read: the export and the gate refuse that themselves. */
async function headsHere(
  { at, directory, environment }: ClonePlace,
  pin: string,
): Promise<readonly KnownHead[]> {
  try {
    const { place } = await openReleaseInputs({ directory }, { environment });
    const { repository, revision } = place;
    if (!repository || revision === undefined) return [];
    const ref = environment['CLAIMGATE_MEMORY'] || undefined;
    const known = await readKnown(repository, { ref, judged: revision });
    const roots = await rootsAmong(known, { place, pin, hasBundles: true });
    const anchor = demand(anchorOf({ pin, roots, at }));
    const recalled = recallReleases(known.records, anchor.roots);
    const recorded = recalled.ok ? recalled.value.heads : [];
    const published = await headsOnBranches(repository);
    const opened = published.flatMap(({ bytes, file }) => {
      const head = headIn({ bytes, file }, [anchor.root.ledger]);
      return head.ok ? [{ head: head.value, file }] : [];
    });
    const all = [...recorded.map((head) => ({ head, file: 'a recorded release' })), ...opened];
    return all.filter(({ head }) => !isLost(anchor.root, head));
  } catch (cause) {
    refusalOf(cause);
    return [];
  }
}

async function headsOnBranches(repository: GitRepository) {
  const refs = await repository.refs();
  const found: { readonly file: string; readonly bytes: Uint8Array }[] = [];
  for (const [start, path] of PUBLISHED)
    for (const ref of refs.below(start)) {
      const id = refs.idOf(ref);
      const commit = id === undefined ? undefined : await CommitTree.open(repository, id);
      const bytes = await commit?.file(path, MAX_ENVELOPE_BYTES);
      if (bytes) found.push({ file: `${ref.slice('refs/remotes/'.length)}:${path}`, bytes });
    }
  return found;
}

import { ClaimgateError, finding } from '../../findings/index.ts';
import type { ReleaseRecord } from '../../projection/memory.ts';
import type { GitRepository } from '../git/repository.ts';
import { readCommitFiles } from './commit-files.ts';

/** Where releases are recorded after they were published (trust.md section 4, memory). */
const RECORDS_FOLDER = 'provider-certification/releases';

const FILES = [
  'release-manifest.json',
  'gate-verdict.json',
  'gate-verdict.intoto.json',
  'ledger-projection.intoto.json',
] as const;

/**
 * Reads the records of all releases from a ref: by default the default branch of the remote, else HEAD.
 * What can not be read is said to be unreadable; it is never taken for an empty memory.
 *
 * @throws ClaimgateError `ref_not_found` for a ref that was named
 */
export async function readReleaseRecords(
  repository: GitRepository | undefined,
  ref: string | undefined,
): Promise<ReleaseRecord[]> {
  if (!repository) return [unreadable('git_required')];
  const commit = await resolveMemory(repository, ref);
  if (commit === undefined) return [unreadable('no_commit')];
  if (await repository.isShallow()) return [unreadable('shallow_clone')];
  const paths = await repository.filesIn(commit, RECORDS_FOLDER);
  const names = [...new Set(paths.map((path) => path.split('/').slice(0, 3).join('/')))].sort();
  return Promise.all(names.map((name) => readRecord(repository, commit, name)));
}

async function resolveMemory(
  repository: GitRepository,
  ref: string | undefined,
): Promise<string | undefined> {
  if (ref === undefined)
    return (
      (await repository.resolveCommit('refs/remotes/origin/HEAD')) ??
      repository.resolveCommit('HEAD')
    );
  const commit = await repository.resolveCommit(ref);
  if (commit === undefined) throw new ClaimgateError('ref_not_found', { found: `--memory ${ref}` });
  return commit;
}

async function readRecord(
  repository: GitRepository,
  commit: string,
  name: string,
): Promise<ReleaseRecord> {
  try {
    const read = await readCommitFiles(
      repository,
      commit,
      FILES.map((file) => `${name}/${file}`),
    );
    const [manifest, verdict, signedVerdict, statement] = read?.contents ?? [];
    if (!manifest || !verdict)
      return {
        name,
        unreadable: [
          finding('file_missing', { file: `${name}/${manifest ? FILES[1] : FILES[0]}` }),
        ],
      };
    return { name, manifest, verdict, signedVerdict, statement };
  } catch (error) {
    if (error instanceof ClaimgateError) return { name, unreadable: error.findings };
    throw error;
  }
}

function unreadable(why: 'git_required' | 'no_commit' | 'shallow_clone'): ReleaseRecord {
  return { name: RECORDS_FOLDER, unreadable: [finding(why)] };
}

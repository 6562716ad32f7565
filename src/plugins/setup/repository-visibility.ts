import { readFileIfThere } from '../../io/files.ts';
import { askProgram } from '../../io/ask-program.ts';
import { undefinedFor } from '../../documents/error.ts';
import type { GitRepository } from '../../io/git-repository.ts';
import type { Environment } from '../../io/run-git.ts';
import { remoteHost } from './setup-pipelines.ts';

const MAX_EVENT_BYTES = 16 * 1024 * 1024;
const PATIENCE_MS = 15_000;

/** Programs that know it, each for the hosts with its name. */
const ASKED = {
  github: ['gh', 'repo', 'view', '--json', 'visibility'],
  gitlab: ['glab', 'repo', 'view', '--output', 'json'],
} as const;

/** Who can read a repository, as its CI system or the program of its host says; nothing where nobody does. */
export async function visibilityOf(
  repository: GitRepository,
  environment: Environment,
): Promise<string | undefined> {
  const told = environment['CI_PROJECT_VISIBILITY'] || (await visibilityInEvent(environment));
  if (told) return told.toLowerCase();
  const host = await remoteHost(repository);
  const words = host.includes('gitlab')
    ? ASKED.gitlab
    : host.includes('github')
      ? ASKED.github
      : undefined;
  if (!words) return undefined;
  const [program, ...rest] = words;
  const answer = await askProgram({
    program,
    words: rest,
    directory: repository.root,
    root: repository.root,
    environment: { ...environment, GH_PROMPT_DISABLED: '1', NO_PROMPT: '1' },
    timeLimitMs: PATIENCE_MS,
    input: new Uint8Array(),
    kind: { notFound: 'signer_not_found', failed: 'signer_failed', maxBytes: MAX_EVENT_BYTES },
  }).catch(undefinedFor('signer_not_found', 'signer_failed'));
  return answer?.failure === undefined ? visibilityIn(answer?.stdout) : undefined;
}

/** GitHub says it in the event that started a workflow. */
async function visibilityInEvent(environment: Environment): Promise<string | undefined> {
  const path = environment['GITHUB_EVENT_PATH'];
  if (!path) return undefined;
  const bytes = await readFileIfThere(path, path, MAX_EVENT_BYTES);
  return visibilityIn(bytes || undefined);
}

/** Reads `visibility`, or the older `private`, of a repository in JSON. */
function visibilityIn(bytes: Uint8Array | undefined): string | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes ?? []).toString('utf8'));
    const told = memberOf(value, 'repository') ?? value;
    const visibility = memberOf(told, 'visibility');
    if (typeof visibility === 'string') return visibility.toLowerCase();
    const isPrivate = memberOf(told, 'private');
    return typeof isPrivate === 'boolean' ? (isPrivate ? 'private' : 'public') : undefined;
  } catch {
    return undefined;
  }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

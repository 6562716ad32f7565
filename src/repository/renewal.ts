import type { ProbeCommand, Renewal, RenewalCommand, Subject } from '../documents/index.ts';
import { document } from '../documents/generated/renewal.validator.js';
import { ClaimgateError, countOf } from '../documents/findings.ts';
import { windowWords } from '../gate/renewal-window.ts';
import type { RunSide } from '../evidence/run.ts';
import type { GitRepository } from '../io/git-repository.ts';
import { openPlaces } from './places.ts';
import { unknownMemory, unreadableError } from './release-records.ts';
import {
  parseMemoryDocument,
  readMemoryDocument,
  type MemoryDocument,
} from './document-folders.ts';

/** The team's own test commands (specification/documents.md 3.13). */
export const RENEWAL: MemoryDocument<Renewal> = {
  path: 'provider-certification/renewal.json',
  maxBytes: 1024 * 1024,
  shape: { document },
};

/** Reads a document that a person is about to commit. @throws ClaimgateError */
export function renewalIn(bytes: Uint8Array): Renewal {
  return parseMemoryDocument(RENEWAL, bytes);
}

export interface TestCommands {
  /** The command for one side of a subject; `undefined` where people have to test. */
  readonly of: (subject: Subject, side: RunSide) => RenewalCommand | undefined;
  /** Prints the runtime facts for the export after the tests; `undefined` where a service reports them. */
  readonly probe: ProbeCommand | undefined;
  /** The commit that they were read from. */
  readonly commit: string;
}

/** Reads the test commands from the default branch alone, or from the records branch if that is unknown. @throws ClaimgateError `renewal_missing` */
export async function readTestCommands(
  repository: GitRepository,
  memory: string | undefined,
): Promise<TestCommands> {
  const { reviewed, unknown } = await openPlaces(repository, { ref: memory, judged: undefined });
  if (unknown) throw unreadableError(unknownMemory(unknown));
  const commit = reviewed?.revision;
  const renewal = await readMemoryDocument(RENEWAL, repository, commit);
  if (!renewal || commit === undefined) {
    const head = await repository.commitAt('HEAD');
    const isHere = (await readMemoryDocument(RENEWAL, repository, head)) !== undefined;
    throw new ClaimgateError('renewal_missing', {
      file: RENEWAL.path,
      ...(isHere ? { next: 'git push' } : {}),
    });
  }
  return {
    commit,
    probe: renewal.probe,
    of: (subject, side) =>
      renewal.commands.find((one) => one.side === side && isMatch(one, subject)),
  };
}

function isMatch({ match }: RenewalCommand, subject: Subject): boolean {
  return Object.entries(match).every(
    ([member, value]) => subject[member as keyof Subject] === value,
  );
}

/** When a command may be started, and how often, in words; nothing for one without limits. */
export function limitsOf({ runs_per_day: most, window }: RenewalCommand): readonly string[] {
  return [
    ...(window ? [windowWords(window)] : []),
    ...(most === undefined ? [] : [`at most ${countOf(most, 'live run')} of its account a day`]),
  ];
}

/**
 * These commands start programs of the work tree, which has to be of a commit that the memory has: a change under review
 * runs nothing.
 *
 * @throws ClaimgateError `renewal_unreviewed`
 */
export async function requireReviewed(
  repository: GitRepository,
  revision: string | undefined,
  { commit: memory }: Pick<TestCommands, 'commit'>,
): Promise<void> {
  const found = revision ?? '';
  const known = await repository.historyOf(memory).includes([found]);
  if (known.get(found) !== true)
    throw new ClaimgateError('renewal_unreviewed', { expected: `${memory} or earlier`, found });
}

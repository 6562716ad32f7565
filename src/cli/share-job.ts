import type { Digest } from '../digest/index.ts';
import type { Evidence, ProjectionSource } from '../gate/ground.ts';
import type { LongList } from '../gate/long-list.ts';
import type { Share } from '../gate/share.ts';
import { readAgain, type LongFilePlace } from '../io/inputs/long-file.ts';
import type { Stretch } from '../projection/reader.ts';

/** What another thread is to judge, as plain data. */
export interface ShareJob {
  readonly at: number;
  readonly stretch: Stretch;
  readonly evidence: Omit<Evidence, 'ancestry' | 'projection'>;
  readonly projection: LongFilePlace;
  readonly claims: { readonly place: LongFilePlace; readonly sha256: Digest };
}

/** Which commits are ancestors of the release; what is left out is not known. */
export type KnownAncestry = readonly (readonly [commit: string, isIncluded: boolean])[];

/** What the first thread tells another one: first of all its job, then what it asks for. */
export type ToldToJudge = { readonly job: ShareJob } | { readonly ancestry: KnownAncestry };

/** What another thread says: how many bytes it has read, commits that it asks about, and at last what it came to. */
export type SaidByJudge =
  | { readonly read: number }
  | { readonly commits: readonly string[] }
  | { readonly share: Share | undefined };

/** The claims of a job. */
export function listOf({ place, sha256 }: ShareJob['claims']): LongList {
  return { path: place.name, sha256, open: () => readAgain(place) };
}

/** The projection of a job; `onPiece` is told how many bytes were read, now and then and at the end. */
export function projectionOf(
  place: ShareJob['projection'],
  onPiece: (read: number) => void,
): ProjectionSource {
  const open = async function* () {
    let read = 0;
    let told = 0;
    for (const piece of readAgain(place)) {
      yield piece;
      read += piece.length;
      if (read < place.size && read - told < TELL_EVERY_BYTES) continue;
      told = read;
      onPiece(read);
    }
  };
  return { file: place.name, open };
}

const TELL_EVERY_BYTES = 4 * 1024 * 1024;

import type { Ancestry } from '../gate/ancestry.ts';
import type { Share, SharedJudges } from '../gate/share.ts';
import { cuttingLines } from '../io/inputs/long-file.ts';
import { coreCount, startThread, type Thread } from '../io/threads.ts';
import { MAX_LINE_BYTES, readLine } from '../projection/entry-line.ts';
import { WHOLE, type Stretch } from '../projection/reader.ts';
import type { Host } from './host.ts';
import type { OnPiece } from './progress.ts';
import type { KnownAncestry, SaidByJudge, ShareJob, ToldToJudge } from './share-job.ts';

/** Two take half of the time; each further one takes less of what is left, and as much memory. */
const MOST = 2;

/** Which threads judge, unless the host says; with none the first thread does. */
export function defaultThreads(): NonNullable<Host['threads']> {
  const count = Math.min(MOST, coreCount());
  // A part of the program, beside this one.
  const module = new URL('share-worker.cjs', import.meta.url);
  return { count: count > 1 ? count : 0, module };
}

/** What threads are given beside their jobs. */
interface Surroundings {
  /** Answers what they ask about commits. */
  readonly ancestry: Ancestry;
  /** Told how much of the projection they have read. */
  readonly onPiece: OnPiece;
}

/** Threads that judge shares of one long list. They start before there is anything to judge: loading takes time, too. */
export class ShareThreads {
  readonly #threads: readonly JudgeThread[];

  constructor({ count, module }: NonNullable<Host['threads']>) {
    this.#threads = Array.from({ length: count }, () => new JudgeThread(module));
  }

  /** Judges for a job; `undefined` without threads. */
  judges(
    job: Omit<ShareJob, 'stretch'>,
    { ancestry, onPiece }: Surroundings,
  ): SharedJudges | undefined {
    if (this.#threads.length === 0) return undefined;
    const stretches = stretchesOf(job.projection.target, this.#threads.length);
    const working = this.#threads.slice(0, stretches.length);
    const waiting = [...working];
    const { size } = job.projection;
    const tellRead = () => onPiece(Math.min(...working.map(({ read }) => read)), size);
    const judge = async (stretch: Stretch) =>
      waiting.pop()?.judge({ ...job, stretch }, ancestry, tellRead);
    return { stretches, judge };
  }

  stop(): void {
    for (const thread of this.#threads) thread.stop();
  }
}

class JudgeThread {
  /** How many bytes of the projection it has read. */
  read = 0;
  readonly #thread: Thread<ToldToJudge>;
  #hasEnded = false;
  #onSaid: (said: SaidByJudge) => void = () => {};

  constructor(module: URL) {
    this.#thread = startThread<ToldToJudge, SaidByJudge>(module, {
      onMessage: (said) => this.#onSaid(said),
      onEnd: () => {
        this.#hasEnded = true;
        this.#onSaid({ share: undefined });
      },
    });
  }

  judge(job: ShareJob, ancestry: Ancestry, tellRead: () => void): Promise<Share | undefined> {
    return new Promise((resolve) => {
      this.#onSaid = (said) => {
        if ('commits' in said) void this.#tellOf(said.commits, ancestry);
        else {
          this.read = 'read' in said ? said.read : job.projection.size;
          tellRead();
        }
        if ('share' in said) resolve(said.share);
      };
      if (this.#hasEnded) this.#onSaid({ share: undefined });
      else this.#thread.tell({ job });
    });
  }

  stop(): void {
    this.#thread.stop();
  }

  async #tellOf(commits: readonly string[], ancestry: Ancestry): Promise<void> {
    try {
      await ancestry.learn?.(commits);
      const known = commits.map((commit) => [commit, ancestry.get(commit)] as const);
      this.#thread.tell({ ancestry: known.filter(isKnown) });
    } catch {
      // One judge alone meets the same, and says so.
      this.#onSaid({ share: undefined });
    }
  }
}

function isKnown(one: readonly [string, boolean | undefined]): one is KnownAncestry[number] {
  return one[1] !== undefined;
}

/** Parts of a projection of about one size; only one where it does not look like a projection. */
function stretchesOf(path: string, parts: number): Stretch[] {
  const stretches: Stretch[] = [];
  let open: Stretch = WHOLE;
  for (const { bytes, start } of cuttingLines(path, parts, MAX_LINE_BYTES)) {
    const line = readLine(bytes, { file: path, line: 0 });
    if (!line.ok || line.subjectDigest <= open.from) return [WHOLE];
    stretches.push({ ...open, end: start, before: line.subjectDigest });
    open = { ...WHOLE, start, from: line.subjectDigest };
  }
  return [...stretches, open];
}

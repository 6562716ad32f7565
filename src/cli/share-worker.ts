import type { Ancestry } from '../gate/ancestry.ts';
import { groundOf } from '../gate/ground.ts';
import { claimsOf } from '../gate/long-list.ts';
import { judgeShare, type Share } from '../gate/share.ts';
import { parentThread } from '../io/threads.ts';
import {
  listOf,
  projectionOf,
  type SaidByJudge,
  type ShareJob,
  type ToldToJudge,
} from './share-job.ts';

/** The first module of a thread that judges a share of a long list. Git is asked by the thread that started it. */
const parent = parentThread<ToldToJudge, SaidByJudge>();

class AskedAncestry implements Ancestry {
  readonly #known = new Map<string, boolean>();

  get(commit: string): boolean | undefined {
    return this.#known.get(commit);
  }

  async learn(commits: readonly string[]): Promise<void> {
    const next = parent.next();
    parent.say({ commits });
    const told = await next;
    if (!('ancestry' in told)) return;
    for (const [commit, isIncluded] of told.ancestry) this.#known.set(commit, isIncluded);
  }
}

async function judge({
  at,
  claims,
  evidence,
  projection,
  stretch,
}: ShareJob): Promise<Share | undefined> {
  const ancestry = new AskedAncestry();
  const source = projectionOf(projection, (read) => parent.say({ read }));
  const ground = groundOf({ ...evidence, projection: source, ancestry }, at, '');
  return ground.ok ? judgeShare(ground, claimsOf(listOf(claims)), stretch) : undefined;
}

async function answer(): Promise<Share | undefined> {
  const told = await parent.next();
  return 'job' in told ? judge(told.job) : undefined;
}

answer().then(
  (share) => parent.say({ share }),
  () => parent.say({ share: undefined }),
);

import type { GitObject } from './objects.ts';

/** The parents that a commit object names. */
export function parentsOf({ bytes }: Pick<GitObject, 'bytes'>): string[] {
  const [header = ''] = Buffer.from(bytes).toString('latin1').split('\n\n', 1);
  return [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, id = '']) => id);
}

/**
 * A way from a commit back to one of its ancestors, both ends included, over the commits that are at
 * hand; `undefined` where they do not lead there.
 */
export function wayBack(
  from: string,
  to: string,
  commits: ReadonlyMap<string, Pick<GitObject, 'bytes'>>,
): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[from, undefined]]);
  for (const [id] of cameFrom) {
    if (id === to) return stepsTo(id, cameFrom).toReversed();
    const commit = commits.get(id);
    for (const parent of commit ? parentsOf(commit) : [])
      if (!cameFrom.has(parent)) cameFrom.set(parent, id);
  }
  return undefined;
}

function stepsTo(end: string, cameFrom: ReadonlyMap<string, string | undefined>): string[] {
  const steps: string[] = [];
  for (let id: string | undefined = end; id !== undefined; id = cameFrom.get(id)) steps.push(id);
  return steps;
}

/** So many answers are kept at a time: memory stays flat, whatever is asked. */
const ROOM = 4096;

/** Asks once for each key, as long as there is room: for questions that one snapshot always answers alike. */
export function remembering<A, T>(
  keyOf: (asked: A) => string,
  find: (asked: A) => Promise<T>,
): (asked: A) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (asked) => {
    const key = keyOf(asked);
    const answer = known.get(key) ?? find(asked);
    if (known.size >= ROOM) known.clear();
    known.set(key, answer);
    return answer;
  };
}

/** A number of things in words: `1 claim`, `4 claims`. */
export function countOf(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}

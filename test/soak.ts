/** Whether `npm run trials -- soak` runs the tests: everything that is sampled otherwise, many times. */
export const isSoak = process.env['CLAIMGATE_SOAK'] === '1';

/** How often to try something: a few times in every run of the tests, many times in `npm run trials -- soak`. */
export function often(few: number, many: number): number {
  return isSoak ? many : few;
}

/** One in so many of these, counted from `first`, in every run of the tests; all of them in `npm run trials -- soak`. */
export function sample<T>(all: readonly T[], every: number, first = 0): readonly T[] {
  return isSoak ? all : all.filter((_one, index) => index % every === first);
}

/** In a soak, writes a line every now and then. */
export function tellProgress(what: string, count: number): void {
  if (isSoak && count % 50 === 0) console.log(`${what}: ${count}`);
}

const EVERY = 50;

/** In a long run, where CLAIMGATE_PROGRESS asks for it, a line every now and then. */
export function tellProgress(what: string, count: number): void {
  if (process.env['CLAIMGATE_PROGRESS'] !== undefined && count % EVERY === 0)
    console.log(`${what}: ${count}`);
}

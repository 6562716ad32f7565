/** Stands in for Node's assert module, which takes 3 ms to load: yargs uses two of its functions. */

export function strictEqual(actual, expected, message) {
  if (!Object.is(actual, expected)) throw new Error(message ?? 'expected the two to be equal');
}

export function notStrictEqual(actual, expected, message) {
  if (Object.is(actual, expected)) throw new Error(message ?? 'expected the two to differ');
}

/** Stands in for Node's assert module, of which yargs uses two functions and whose loading takes 3 ms. */

export function strictEqual(actual, expected, message) {
  if (!Object.is(actual, expected)) throw new Error(message ?? 'expected the two to be equal');
}

export function notStrictEqual(actual, expected, message) {
  if (Object.is(actual, expected)) throw new Error(message ?? 'expected the two to differ');
}

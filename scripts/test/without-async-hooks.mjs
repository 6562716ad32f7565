import hooks from 'node:async_hooks';

// Node's test runner follows every promise to the test that made it, to name that test where an error is
// caught by nobody. This costs a tenth of the processor time of all tests; without it, such an error still
// fails the run, by the name of the file.
const { createHook } = hooks;
hooks.createHook = () => createHook({});
await import('node:test');
hooks.createHook = createHook;

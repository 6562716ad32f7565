export { checksFrom, readCheckList, type TestResults } from './checks.ts';
export { MAX_JUNIT_BYTES, readJunit } from './junit.ts';

export { checksFrom } from './checks.ts';
export { readCheckList } from './check-list.ts';
export { MAX_JUNIT_BYTES, readJunit } from './junit.ts';
export type { TestResults } from './test-result.ts';

/** The result of one test. */
export interface TestResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped, as the test says. */
  readonly reason: string | null;
  readonly durationMs: number;
  /** What the provider answered, where the test says so. */
  readonly externalResult: string | null;
}

/** The results of a test job. */
export interface TestResults {
  readonly tests: readonly TestResult[];
  /** When its parts say that they started, in milliseconds since 1970; times without a zone count as UTC. */
  readonly startedAt: readonly number[];
  /** Whether each of these times names its zone. */
  readonly isZoned: boolean;
}

/** Past it there is an error: no test job has so many results. */
export const MAX_TESTS = 100_000;

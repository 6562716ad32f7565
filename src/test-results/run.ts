import { digestOf } from '../digest/index.ts';
import type {
  CertificationRun,
  CheckName,
  CheckReport,
  RunOrigin,
  Subject,
} from '../documents/index.ts';
import { accept, refuse, type Finding, type Refusal, type Result } from '../documents/findings.ts';
import { DAY_MS, formatInstant } from '../documents/json.ts';
import {
  checksFrom,
  couldNotTest,
  erroredChecks,
  type ResultTerms,
  type TestedChecks,
} from './checks.ts';
import { readCheckList, readTestResults } from './read.ts';
import type { TestResults } from './results.ts';

/** A run to make from a file, with what the file does not say. */
export interface RunRequest extends ResultTerms {
  readonly subject: Subject;
  readonly testedRevision: string;
  /** Digest of the code that the run speaks for, where the contract names globs of it. */
  readonly coveredTree?: string | undefined;
  /** By default as long as the contract lets a run count. */
  readonly expiresAt: string | undefined;
  readonly grantedScopes: readonly string[];
  readonly accountReference: string | null;
  /** The provider's answers by the kind of check; without one, that of the test counts. */
  readonly externalResults: ReadonlyMap<string, string>;
  /** How the command ended that claimgate started, for people. */
  readonly ending?: string | undefined;
}

/** A run that test results show, and warnings about what else they tell. */
export interface RunOfTests {
  readonly run: CertificationRun;
  /** The checks that the contract asks for. */
  readonly required: readonly CheckName[];
  /** The tool that wrote the results, where they tell. */
  readonly tool: string | null;
  readonly remarks: readonly Finding[];
}

/**
 * Makes a run from the bytes of results: `results` is what tests have written, `list` what somebody wrote by hand, and
 * `null` stands for a file that the command, which claimgate started, did not write. The one way from bytes to a run (specification/documents.md 3.16), for commands, the form and the route.
 */
export function runFromResults(
  bytes: Uint8Array | null,
  form: 'results' | 'list',
  request: RunRequest,
): Result<RunOfTests> {
  const { contract, exitStatus, side } = request;
  const found = seenIn(bytes, form, request);
  if (!found.ok) return found;
  const { checks, remarks, testedAt, tool, ...seen } = found.value;
  const until = testedAt + contract.document.retest_days[side] * DAY_MS;
  const run: CertificationRun = {
    schema_version: 1,
    ...seen,
    ...(exitStatus === null ? {} : { exit_status: exitStatus }),
    side,
    subject: request.subject,
    contract_digest: contract.digest,
    tested_revision: request.testedRevision,
    ...(request.coveredTree === undefined ? {} : { covered_tree: request.coveredTree }),
    tested_at: formatInstant(testedAt),
    expires_at: request.expiresAt ?? formatInstant(until),
    granted_scopes: [...request.grantedScopes],
    account_reference: request.accountReference,
    checks: checks.map((check) => withResult(check, request.externalResults)),
  };
  return accept({ run, required: [...contract.requiredChecks[side].keys()], tool, remarks });
}

interface Seen extends Omit<TestedChecks, 'cases'>, Pick<CertificationRun, 'results_cases'> {
  readonly origin: RunOrigin;
  readonly tool: string | null;
}

/** Reads the checks, and says how the run came about and which cases of the file counted. */
function seenIn(
  bytes: Uint8Array | null,
  form: 'results' | 'list',
  request: RunRequest,
): Result<Seen> {
  const { commandStartedAt, ending, file } = request;
  const read = bytes === null ? missing(file, ending) : readAs(form, bytes, file);
  if (!read.ok || bytes === null) {
    // A command that could test nothing need not have come to its results.
    if (commandStartedAt !== undefined && couldNotTest(request)) {
      const checks = erroredChecks(request, commandStartedAt);
      return accept({
        checks,
        remarks: [],
        testedAt: commandStartedAt,
        tool: null,
        origin: { kind: 'test_run' },
      });
    }
    return read.ok ? missing(file, ending) : read;
  }
  const found = checksFrom(read.value, request);
  if (!found.ok) return found;
  const { cases, ...shown } = found.value;
  const seen = { ...shown, tool: read.value.tool };
  if (form === 'list') return accept({ ...seen, origin: { kind: 'statement' } });
  const kind = commandStartedAt === undefined ? 'test_results' : 'test_run';
  const origin = { kind, results_sha256: digestOf(bytes) } as const;
  return accept({ ...seen, origin, ...(cases === '' ? {} : { results_cases: cases }) });
}

function missing(file: string, ending: string | undefined): Refusal {
  return refuse('test_results_missing', {
    file,
    ...(ending === undefined ? {} : { found: ending }),
  });
}

function readAs(form: 'results' | 'list', bytes: Uint8Array, file: string): Result<TestResults> {
  return form === 'list' ? readCheckList(bytes, file) : readTestResults(bytes, file);
}

function withResult(check: CheckReport, results: ReadonlyMap<string, string>): CheckReport {
  const external_result = results.get(check.kind) ?? check.external_result;
  return check.outcome === 'passed' ? { ...check, external_result } : check;
}

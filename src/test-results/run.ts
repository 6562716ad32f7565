import { digestOf } from '../digest/index.ts';
import type {
  CertificationRun,
  CheckKind,
  CheckReport,
  RunOrigin,
  Subject,
} from '../documents/index.ts';
import { accept, type Finding, type Result } from '../findings/index.ts';
import { DAY_MS, formatInstant } from '../json/index.ts';
import { checksFrom, type ResultTerms } from './checks.ts';
import { readCheckList, readTestResults } from './read.ts';

/** A run to make from a file, with what the file does not say. */
export interface RunRequest extends ResultTerms {
  readonly subject: Subject;
  /** The commit that was tested. */
  readonly testedRevision: string;
  /** By default as long as the contract lets a run count. */
  readonly expiresAt: string | undefined;
  readonly grantedScopes: readonly string[];
  readonly accountReference: string | null;
  /** The provider's answers by the kind of check; without one, that of the test counts. */
  readonly externalResults: ReadonlyMap<string, string>;
}

/** A run that test results show, and warnings about what else they tell. */
export interface RunOfTests {
  readonly run: CertificationRun;
  /** The checks that the contract asks for. */
  readonly required: readonly CheckKind[];
  readonly remarks: readonly Finding[];
}

/**
 * Makes a run from the bytes of results: `results` is what tests have written, `list` what somebody wrote by hand. The one
 * way from bytes to a run (specification/documents.md 3.16), for commands, the form and the route.
 */
export function runFromResults(
  bytes: Uint8Array,
  form: 'results' | 'list',
  request: RunRequest,
): Result<RunOfTests> {
  const { contract, exitStatus, file, side } = request;
  const read = form === 'list' ? readCheckList(bytes, file) : readTestResults(bytes, file);
  if (!read.ok) return read;
  const found = checksFrom(read.value, request);
  if (!found.ok) return found;
  const { cases, checks, remarks, testedAt } = found.value;
  const until = testedAt + contract.document.retest_days[side] * DAY_MS;
  const run: CertificationRun = {
    schema_version: 1,
    // A command that claimgate started ran its tests anew, whatever the file has in common with another.
    ...seenIn(bytes, form, request.commandStartedAt === undefined ? cases : ''),
    ...(exitStatus === null ? {} : { exit_status: exitStatus }),
    side,
    subject: request.subject,
    contract_digest: contract.digest,
    tested_revision: request.testedRevision,
    tested_at: formatInstant(testedAt),
    expires_at: request.expiresAt ?? formatInstant(until),
    granted_scopes: [...request.grantedScopes],
    account_reference: request.accountReference,
    checks: checks.map((check) => withResult(check, request.externalResults)),
  };
  return accept({ run, required: [...contract.requiredChecks[side].keys()], remarks });
}

/** The origin of the run, and which cases of the file counted. */
function seenIn(
  bytes: Uint8Array,
  form: 'results' | 'list',
  cases: string,
): { readonly origin: RunOrigin; readonly results_cases?: string } {
  if (form === 'list') return { origin: { kind: 'statement' } };
  const origin = { kind: 'test_results' as const, results_sha256: digestOf(bytes) };
  return cases === '' ? { origin } : { origin, results_cases: cases };
}

function withResult(check: CheckReport, results: ReadonlyMap<string, string>): CheckReport {
  const external_result = results.get(check.kind) ?? check.external_result;
  return check.outcome === 'passed' ? { ...check, external_result } : check;
}

import { digestOf } from '../../src/digest/index.ts';
import { finding } from '../../src/documents/findings.ts';
import type { JudgedClaim } from '../../src/gate/verdict.ts';
import { instantOf } from '../../src/documents/json.ts';
import type { Report } from '../../src/report/report.ts';
import { digest } from '../evidence/documents.ts';
import { manyClaims, passingClaim, plainReport, verdictReport } from './reports.ts';

/** Returns reports that each hold something rare, which every writer must have words for. */
export async function cornerReports(): Promise<Record<string, Report>> {
  const claim = await passingClaim();
  const expiry = {
    what: 'trust_root' as const,
    subjectDigest: null,
    at: instantOf('2070-01-01T00:00:00Z'),
  };
  const unasked = (decision: JudgedClaim['decision']): JudgedClaim => ({
    ...claim,
    decision,
    rules: [],
    expiry: null,
  });
  const no = plainReport([], ['no: it says so itself']);
  return {
    'a manifest': verdictReport({ manifestDigest: digestOf(Buffer.from('manifest')) }),
    'a horizon of decades': verdictReport({ claims: [{ ...claim, expiry }] }),
    'what clears by time, and what never does': verdictReport({
      findings: [
        finding('projection_expired', { clears_at: '2026-04-02T00:00:00Z' }),
        finding('root_expired', { clears_at: '2026-04-01T00:00:00Z' }),
        finding('projection_expired', { file: 'b', clears_at: '2026-04-03T00:00:00Z' }),
        finding('earlier_record_missing', { file: 'c', clears_by: 'never' }),
      ],
    }),
    'claims that no rule was asked about': verdictReport({
      findings: [finding('projection_required')],
      claims: [unasked('refused'), unasked('undetermined'), unasked('allowed')],
    }),
    'one cause behind many claims': verdictReport({ claims: await manyClaims(240, 2) }),
    'many inputs': verdictReport({
      inputs: Array.from({ length: 2000 }, (_, index) => ({
        document: 'contract' as const,
        path: `contracts/${index}.json`,
        sha256: digest('9'),
      })),
    }),
    'many lines': plainReport(
      [],
      Array.from({ length: 250 }, (_, index) => `line ${index}`),
    ),
    'a no in its lines alone': {
      ...no,
      exitCode: 1,
      document: { ...no.document, outcome: 'failed' },
    },
  };
}

import type { Subject } from '../documents/index.ts';
import type { Code } from '../documents/findings.ts';
import { instantOf } from '../documents/json.ts';
import { escapeForTerminal } from './escape.ts';
import { isVerdict } from './report-words.ts';
import type { Report, Sample } from './report.ts';

/**
 * Renders a judgement as OpenMetrics 1.0, in the part of it that the textfile collector of Prometheus reads as
 * well: gauges only. No label holds a fingerprint or a digest; of claims with the same labels the worst one counts.
 * https://prometheus.io/docs/specs/om/open_metrics_spec/
 */
export function renderOpenMetrics(report: Report): string {
  const { at, document, exitCode } = report;
  return [
    ...gauge('last_run_timestamp_seconds', 'When the gate last ran.', [one(at / 1000)]),
    ...gauge('exit_code', 'Its exit code: 0 is a yes, 1 a no, 2 means that it could not tell.', [
      { labels: { command: isVerdict(document) ? 'check' : document.command }, value: exitCode },
    ]),
    ...gauge('findings', 'How many findings of a code there are.', countsOf(report.findings)),
    ...claimGauges(report),
    ...evidenceGauges(report),
    ...(report.gauges ?? []).flatMap(({ help, name, samples }) => gauge(name, help, samples)),
    '# EOF\n',
  ].join('');
}

function countsOf(findings: Report['findings']): Sample[] {
  const counts = new Map<Code, number>();
  for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, value]) => ({ labels: { code }, value }));
}

function claimGauges({ judged }: Report): string[] {
  const claims = judged?.claims ?? [];
  return [
    ...gauge(
      'claim_allowed',
      'Whether the claim is allowed: 1, or 0.',
      claims.map(({ subject, decision }) => ({
        labels: labelsOf(subject),
        value: decision === 'allowed' ? 1 : 0,
      })),
    ),
    ...gauge(
      'claim_expiry_timestamp_seconds',
      'The first expiry of the evidence for an allowed claim, and its kind.',
      claims.flatMap(({ subject, expiry }) =>
        expiry
          ? [{ labels: { ...labelsOf(subject), what: expiry.what }, value: expiry.at / 1000 }]
          : [],
      ),
    ),
  ];
}

function evidenceGauges({ judged }: Report): string[] {
  const trusted = judged?.trusted;
  if (!trusted) return [];
  const { document } = trusted.root;
  const roles = Object.entries(document.roles);
  return [
    ...gauge('projection_expiry_timestamp_seconds', 'When the ledger projection expires.', [
      one(trusted.expiresAt / 1000),
    ]),
    ...gauge('trust_root_expiry_timestamp_seconds', 'When the trust root expires.', [
      one(instantOf(document.expires_at) / 1000),
    ]),
    ...gauge('trust_root_version', 'Version of the trust root that counts.', [
      one(document.version),
    ]),
    ...gauge(
      'role_keys',
      'How many keys a role has.',
      roles.map(([role, { key_ids }]) => ({ labels: { role }, value: key_ids.length })),
    ),
    ...gauge(
      'role_threshold',
      'How many of them have to sign.',
      roles.map(([role, { threshold }]) => ({ labels: { role }, value: threshold })),
    ),
  ];
}

function labelsOf({ provider, output_profile, operation }: Subject): Sample['labels'] {
  return { provider, output_profile, operation };
}

function one(value: number): Sample {
  return { labels: {}, value };
}

/** Of several samples with the same labels only the least, since two are not allowed. */
function least(samples: readonly Sample[]): Sample[] {
  const kept = new Map<string, Sample>();
  for (const sample of samples) {
    const key = labelText(sample.labels);
    const known = kept.get(key);
    if (!known || sample.value < known.value) kept.set(key, sample);
  }
  return [...kept.values()];
}

/** Nothing is known of a gauge without samples, so it is not there. */
function gauge(name: string, help: string, samples: readonly Sample[]): string[] {
  if (samples.length === 0) return [];
  const full = `claimgate_${name}`;
  return [
    `# HELP ${full} ${help}\n# TYPE ${full} gauge\n`,
    ...least(samples).map(({ labels, value }) => `${full}${labelText(labels)} ${value}\n`),
  ];
}

function labelText(labels: Sample['labels']): string {
  const texts = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return texts.length === 0 ? '' : `{${texts.join(',')}}`;
}

function escaped(text: string): string {
  return escapeForTerminal(text).replaceAll(/[\\"]/g, String.raw`\$&`);
}

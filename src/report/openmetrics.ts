import type { FleetProduct, Subject } from '../documents/index.ts';
import type { Code } from '../documents/findings.ts';
import { instantOf } from '../documents/json.ts';
import { escapeForTerminal } from './escape.ts';
import { fleetOf } from './fleet.ts';
import { isVerdict } from './report-words.ts';
import type { Report } from './report.ts';

type Labels = Readonly<Record<string, string>>;

interface Sample {
  readonly labels: Labels;
  readonly value: number;
}

/**
 * Renders a judgement as OpenMetrics 1.0, in the part of it that the textfile collector of Prometheus reads as
 * well: gauges only. No label holds a fingerprint or a digest; of claims with the same labels the worst one counts.
 * https://prometheus.io/docs/specs/om/open_metrics_spec/
 */
export function renderOpenMetrics(report: Report): string {
  const { at, document, exitCode } = report;
  return [
    ...gauge('last_run_timestamp_seconds', 'When the gate last ran.', [one(at / 1000)]),
    ...gauge('exit_code', 'Its exit code: 0 means allowed.', [
      { labels: { command: isVerdict(document) ? 'check' : document.command }, value: exitCode },
    ]),
    ...gauge('findings', 'How many findings of a code there are.', countsOf(report.findings)),
    ...claimGauges(report),
    ...evidenceGauges(report),
    ...fleetGauges(fleetOf(report)),
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

function fleetGauges(fleet: readonly FleetProduct[]): string[] {
  const each = (valueOf: (product: FleetProduct) => number | undefined): Sample[] =>
    fleet.flatMap((product) => {
      const value = valueOf(product);
      const labels = { product: product.product, owner: product.owner ?? '' };
      return value === undefined ? [] : [{ labels, value }];
    });
  const seconds = (text: string | null | undefined) => (text ? instantOf(text) / 1000 : undefined);
  const holding = each(({ state }) => Number(state === 'holds'));
  const ends = each(({ evidence_until: until }) => seconds(until));
  const releases = each(({ release }) => seconds(release?.released_at));
  return [
    ...gauge('product_holds', 'Whether claims of the product hold now: 1, or 0.', holding),
    ...gauge(
      'product_evidence_expiry_timestamp_seconds',
      'The first expiry of its evidence.',
      ends,
    ),
    ...gauge('product_release_timestamp_seconds', 'When it was last released.', releases),
  ];
}

function labelsOf({ provider, output_profile, operation }: Subject): Labels {
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

function labelText(labels: Labels): string {
  const texts = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return texts.length === 0 ? '' : `{${texts.join(',')}}`;
}

function escaped(text: string): string {
  return escapeForTerminal(text).replaceAll(/[\\"]/g, String.raw`\$&`);
}

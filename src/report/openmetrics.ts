import type { Subject } from '../documents/index.ts';
import type { Code } from '../documents/findings.ts';
import { instantOf } from '../documents/json.ts';
import { escapeForTerminal } from './markup.ts';
import { isVerdict } from './report-words.ts';
import {
  namesOf,
  runOf,
  sectionsOf,
  type Gauge,
  type Names,
  type Report,
  type Run,
  type Sample,
} from './report.ts';

/**
 * Renders a judgement as OpenMetrics 1.0, in the part of it that the textfile collector of Prometheus reads as
 * well: gauges only. Each sample names command, ref, product and deployment, so that files of several can lie in one
 * folder. No label holds a fingerprint or a digest; of claims with the same labels the worst one counts.
 * https://prometheus.io/docs/specs/om/open_metrics_spec/
 */
export function renderOpenMetrics(report: Report): string {
  const run = { ...runOf(report), ref: namesOf(report).ref };
  const families = new Map<string, Gauge>();
  const sections = sectionsOf(report);
  // Where nothing was judged, the run itself is all that there is to say.
  for (const section of sections.length > 0 ? sections : [report]) {
    for (const found of gaugesOf(section, run)) {
      const known = families.get(found.name)?.samples ?? [];
      families.set(found.name, { ...found, samples: [...known, ...found.samples] });
    }
  }
  return [...[...families.values()].map(familyText), '# EOF\n'].join('');
}

function gaugesOf(section: Report, { at, command, ref }: Run & Pick<Names, 'ref'>): Gauge[] {
  const { document, exitCode, findings, gauges = [] } = section;
  const other = isVerdict(document) && OTHER_TIMES.has(document.kind) ? document : undefined;
  const { deployment, folder, product = folder } = namesOf(section);
  const whose = { product, deployment };
  return [
    // A judgement of another time is no run that anybody waits for.
    other
      ? gauge('judged_at_timestamp_seconds', 'The instant that was judged.', [
          one(instantOf(other.evaluated_at) / 1000),
        ])
      : gauge('last_run_timestamp_seconds', 'When the gate last ran.', [one(at / 1000)]),
    gauge('exit_code', 'The exit code: 0 is a yes, 1 a no, 2 means that it could not tell.', [
      one(exitCode),
    ]),
    gauge('findings', 'How many findings of a code there are.', countsOf(findings)),
    ...claimGauges(section),
    ...evidenceGauges(section),
    ...gauges,
  ].map(({ help, name, samples }) => ({
    name: other ? `${other.kind}_${name}` : name,
    help,
    samples: samples.map(({ labels, value }) => {
      // A figure about another product says so itself.
      const own = 'product' in labels ? {} : whose;
      return { labels: { command, ref, ...own, ...labels }, value };
    }),
  }));
}

/** Kinds of verdicts about another time than that of the run: alerts on the present must not see them. */
const OTHER_TIMES: ReadonlySet<string> = new Set(['forecast', 'historical']);

function countsOf(findings: Report['findings']): Sample[] {
  const counts = new Map<Code, number>();
  for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, value]) => ({ labels: { code }, value }));
}

function claimGauges({ document, judged }: Report): Gauge[] {
  const claims = judged?.claims ?? [];
  return [
    gauge(
      'claim_allowed',
      'Whether the claim is allowed: 1, or 0.',
      claims
        // Only the gate allows: a plan looks at the claims alone, and not at the release.
        .filter(() => isVerdict(document))
        .map(({ subject, decision }) => ({
          labels: labelsOf(subject),
          value: decision === 'allowed' ? 1 : 0,
        })),
    ),
    gauge(
      'claim_expiry_timestamp_seconds',
      'The first expiry of the evidence of a claim, and its kind.',
      claims.flatMap(({ subject, expiry }) =>
        expiry
          ? [{ labels: { ...labelsOf(subject), what: expiry.what }, value: expiry.at / 1000 }]
          : [],
      ),
    ),
  ];
}

function evidenceGauges({ judged }: Report): Gauge[] {
  const trusted = judged?.trusted;
  if (!trusted) return [];
  const { document } = trusted.root;
  const roles = Object.entries(document.roles);
  return [
    gauge('projection_expiry_timestamp_seconds', 'When the ledger projection expires.', [
      one(trusted.expiresAt / 1000),
    ]),
    gauge('trust_root_expiry_timestamp_seconds', 'When the trust root expires.', [
      one(instantOf(document.expires_at) / 1000),
    ]),
    gauge('trust_root_version', 'Version of the trust root that counts.', [one(document.version)]),
    gauge(
      'role_keys',
      'How many keys a role has.',
      roles.map(([role, { key_ids }]) => ({ labels: { role }, value: key_ids.length })),
    ),
    gauge(
      'role_threshold',
      'How many of them have to sign.',
      roles.map(([role, { threshold }]) => ({ labels: { role }, value: threshold })),
    ),
  ];
}

function labelsOf({ provider, output_profile, operation }: Subject): Sample['labels'] {
  return { provider, output_profile, operation };
}

function gauge(name: string, help: string, samples: readonly Sample[]): Gauge {
  return { name, help, samples };
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
function familyText({ help, name, samples }: Gauge): string {
  if (samples.length === 0) return '';
  const full = `claimgate_${name}`;
  const lines = least(samples).map(({ labels, value }) => `${full}${labelText(labels)} ${value}\n`);
  return [`# HELP ${full} ${help}\n# TYPE ${full} gauge\n`, ...lines].join('');
}

/** A label without a value is the same as none. */
function labelText(labels: Sample['labels']): string {
  const texts = Object.entries(labels).flatMap(([name, value = '']) =>
    value === '' ? [] : [`${name}="${escaped(value)}"`],
  );
  return texts.length === 0 ? '' : `{${texts.join(',')}}`;
}

function escaped(text: string): string {
  return escapeForTerminal(text).replaceAll(/[\\"]/g, String.raw`\$&`);
}

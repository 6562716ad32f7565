import type { FleetProduct } from '../documents/index.ts';
import { countOf } from '../documents/findings.ts';
import { instantOf, type EpochMs } from '../documents/json.ts';
import { isVerdict } from './report-words.ts';
import type { Report } from './report.ts';
import { whenWords } from './time-words.ts';

/** The products in a report of `claimgate fleet`; none in any other. */
export function fleetOf({ document }: Pick<Report, 'document'>): readonly FleetProduct[] {
  if (isVerdict(document) || document.result === null) return [];
  return 'fleet' in document.result ? document.result.fleet : [];
}

export function fleetLines(fleet: readonly FleetProduct[], at: EpochMs): readonly string[] {
  const holding = fleet.filter(({ state }) => state === 'holds').length;
  const answer = `claims hold now for ${holding} of ${countOf(fleet.length, 'product')}`;
  const lines = fleet.flatMap((product) => [
    `  ${product.product}`,
    ...fleetRows(product, at).flatMap(([name, text]) =>
      text.split('\n').map((line) => `    ${name.toLowerCase()}: ${line}`),
    ),
  ]);
  return [answer, ...lines];
}

/** Returns what is shown of a product, a line for each claim. */
export function fleetRows(product: FleetProduct, at: EpochMs): readonly [string, string][] {
  const { evidence_until: until, owner, release, state } = product;
  const released =
    release &&
    `${release.version ?? release.revision}, ${whenWords(instantOf(release.released_at), at)}`;
  const rows: [string, string][] = [
    ['State', state.replace('_', ' ')],
    ['Why', product.why.join('\n')],
    ['Owner', owner ?? ''],
    ['Last release', released ?? ''],
    ['Claims', product.claims.join('\n')],
    ['Evidence until', until === null ? '' : whenWords(instantOf(until), at)],
  ];
  return rows.filter(([, text]) => text !== '');
}

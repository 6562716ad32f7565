import type { Invocation } from '../cli/invocation.ts';
import type { Report, ReportedFinding } from '../report/report.ts';
import { fromRoot } from '../report/report.ts';
import { nextHere } from '../repository/asked.ts';

/** Returns a report whose next commands can be typed where it is read. A verdict is about a release, not about a place, and stays. */
export function typedHere(report: Report, invocation: Invocation | undefined): Report {
  const { document, findings, next, sections } = report;
  if (!invocation || (findings.length === 0 && !next)) return report;
  const here = nextHere(invocation);
  const typed = <One extends Pick<ReportedFinding, 'next'>>(one: One): One =>
    one.next === undefined ? one : { ...one, next: here(one.next) };
  const ofProducts = sections?.map((section) => typedHere(section, ofProduct(section, invocation)));
  return {
    ...report,
    document:
      'command' in document ? { ...document, findings: document.findings.map(typed) } : document,
    findings: ofProducts
      ? ofProducts.flatMap((section) => fromRoot(section).findings)
      : findings.map(typed),
    ...(next && { next: next.map(here) }),
    ...(ofProducts && { sections: ofProducts }),
  };
}

function ofProduct({ document }: Report, invocation: Invocation): Invocation {
  const product = 'product' in document ? document.product : undefined;
  return invocation.with(invocation.args.with({ product }));
}

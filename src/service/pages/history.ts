import type { LedgerRecord, Placed } from '../../ledger/index.ts';
import { html, type Html } from './html.ts';
import { inWords, shortDigest, time } from './words.ts';

/** What the ledger was told, newest first; `operators` are names by their fingerprints. */
export function historyList(
  records: readonly Placed[],
  operators: ReadonlyMap<string, string>,
): Html {
  if (records.length === 0) return html`<p class="empty">The ledger was told nothing yet.</p>`;
  return html`<ol class="history" reversed>
    ${records.map((placed) => item(placed, operators))}
  </ol>`;
}

function item({ sequence, record }: Placed, operators: ReadonlyMap<string, string>): Html {
  const operator = operators.get(record.operator_ref);
  return html`<li>
    <div class="when">
      ${time(record.recorded_at)}<br />No. ${sequence}, by
      ${operator ?? html`<span class="code">${shortDigest(record.operator_ref)}</span>`}
    </div>
    <div>
      <h3>${recordTitle(record)}</h3>
      ${details(record)}
    </div>
  </li>`;
}

/** A record in a few words. */
export function recordTitle(record: LedgerRecord): string {
  if (record.kind === 'approval') return `Review: ${inWords(record.state)}`;
  if (record.kind === 'control') return `Control: ${record.state}`;
  const failed = record.checks.filter(({ outcome }) => outcome === 'failed');
  const side = record.side === 'live' ? 'Live run' : 'Local run';
  return failed.length === 0
    ? `${side}: ${record.checks.length} checks, none failed`
    : `${side}: failed in ${failed.map(({ kind }) => inWords(kind)).join(', ')}`;
}

function details(record: LedgerRecord): Html {
  if (record.kind === 'approval')
    return html`<p>
      Tier ${record.tier}, reviewed ${time(record.reviewed_at)}, expires ${time(record.expires_at)}.
    </p>`;
  if (record.kind === 'control') {
    const { provider, ...members } = record.selector;
    const named = Object.entries(members).map(
      ([member, value]) =>
        html`, ${inWords(member)} <span class="code">${value === null ? 'none' : value}</span>`,
    );
    return html`<p>
      For ${provider}${named.length === 0 ? ', all of it' : named}. Reason: ${record.reason}. From
      ${time(record.starts_at)}${record.expires_at === null ? ', without an end' : html` until ${time(record.expires_at)}`}.
    </p>`;
  }
  return html`<p>
      Tested ${time(record.tested_at)} at commit
      <span class="code">${record.tested_revision.slice(0, 12)}</span>, expires
      ${time(record.expires_at)}. Contract
      <span class="code">${shortDigest(record.contract_digest)}</span>, under a review that was
      ${inWords(record.approval_state)}, tier ${record.approval_tier}.
    </p>
    <details>
      <summary>Checks</summary>
      <ul>
        ${record.checks.map(
          ({ kind, outcome, not_applicable_reason }) =>
            html`<li>
              ${inWords(kind)}:
              ${inWords(outcome)}${not_applicable_reason === null ? '' : `, ${not_applicable_reason}`}
            </li>`,
        )}
      </ul>
    </details>`;
}

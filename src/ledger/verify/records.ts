import { finding, type Finding } from '../../findings/index.ts';
import { refusalOf } from '../../findings/present.ts';
import { digestOfHash, hashOfDigest, type TreeHash } from '../../trust/index.ts';
import { integerOf, textOf, type Connection, type Row } from '../driver/connection.ts';
import { leafOf } from '../record.ts';
import { recordOf, TABLES } from '../reading.ts';
import { RightEdge } from '../right-edge.ts';
import { packDigests } from '../rows/values.ts';

/** More faults than this are not understood any better by listing them. */
const MAX_LISTED = 100;

const PAGE = 500;

/** What came of recomputing everything. */
export interface Recomputed {
  readonly size: number;
  readonly root: TreeHash;
  readonly findings: readonly Finding[];
}

/**
 * Reads every record again, recomputes its leaf, and the tree over all of them, and compares with what is
 * stored. Memory stays flat: of the tree only the subtrees along its right edge are kept.
 */
export async function recompute(connection: Connection): Promise<Recomputed> {
  const findings: Finding[] = [];
  const edge = new RightEdge();
  let last = 0;
  for (;;) {
    const entries = await connection.query(
      'select * from provider_evidence_log where sequence > $1 order by sequence limit $2',
      [last, PAGE],
    );
    for (const entry of entries) {
      const sequence = integerOf(entry, 'sequence');
      if (sequence !== last + 1)
        findings.push(finding('record_removed', { found: `nothing at place ${last + 1}` }));
      last = sequence;
      findings.push(...(await recordFindings(connection, entry)));
      findings.push(...treeFindings(edge, entry));
      if (findings.length >= MAX_LISTED) return { size: last, root: edge.root(), findings };
    }
    if (entries.length < PAGE) break;
  }
  findings.push(...(await strayFindings(connection)));
  return { size: edge.size, root: edge.root(), findings };
}

async function recordFindings(connection: Connection, entry: Row): Promise<Finding[]> {
  const place = { sequence: integerOf(entry, 'sequence'), leaf: textOf(entry, 'leaf') };
  const found = `place ${place.sequence}`;
  try {
    const recorded = await recordOf(connection, entry);
    if (!recorded) return [finding('record_removed', { found, record: place })];
    if (leafOf(recorded.record) === place.leaf) return [];
  } catch (cause) {
    // What can not be read as a record any more is not the one that was recorded.
    refusalOf(cause, 'ledger_damaged');
  }
  return [finding('record_altered', { found, record: place })];
}

function treeFindings(edge: RightEdge, entry: Row): Finding[] {
  const completed = edge.add(hashOfDigest(textOf(entry, 'leaf')));
  const expected = packDigests(completed.map(({ hash }) => digestOfHash(hash)));
  if (textOf(entry, 'subtrees') === expected) return [];
  return [finding('tree_altered', { found: `the subtrees that place ${edge.size} completes` })];
}

/** What is stored and belongs to nothing: records past the log, checks of no run. */
async function strayFindings(connection: Connection): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [kind, table] of Object.entries(TABLES)) {
    const stray = await countOf(
      connection,
      `${table} r where not exists (select 1 from provider_evidence_log l
       where l.sequence = r.sequence and l.record_id = r.id and l.record_kind = '${kind}')`,
    );
    if (stray > 0) findings.push(finding('record_unlogged', { found: `${stray} in ${table}` }));
  }
  const orphans = await countOf(
    connection,
    `provider_certification_checks k where not exists
     (select 1 from provider_certification_runs r where r.sequence = k.run_sequence and r.id = k.run_id)`,
  );
  if (orphans > 0)
    findings.push(finding('record_unlogged', { found: `${orphans} checks of no run` }));
  return findings;
}

async function countOf(connection: Connection, from: string): Promise<number> {
  const [row] = await connection.query(`select count(*) as amount from ${from}`);
  return integerOf(row, 'amount');
}

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './run.ts';

/** The table of the last run of everything. A run writes it, and a person commits it. */
export const LAST_RUN = 'tools/trials/last-run.md';

const ROOT = join(import.meta.dirname, '../..');

/** What was tried, and when it began. */
export interface Tried {
  readonly commit: string;
  /** Whether the files are those of the commit, also at the end. */
  readonly isCommitted: boolean;
  readonly date: string;
}

/** Reads what is there now; the table itself may differ. */
export function triedNow(date: Date): Tried {
  const changes = git('status', '--porcelain', '--', '.', `:!${LAST_RUN}`);
  const isCommitted = changes.trim() === '';
  return { commit: git('rev-parse', 'HEAD').trim(), isCommitted, date: date.toISOString() };
}

/** Writes the table, also before a run has ended: it then says that it isn't whole. */
export function keepLastRun(
  parts: readonly string[],
  outcomes: readonly Outcome[],
  began: Tried,
): void {
  const now = triedNow(new Date());
  const isCommitted = began.isCommitted && now.isCommitted && now.commit === began.commit;
  writeFileSync(join(ROOT, LAST_RUN), lastRunOf(parts, outcomes, { ...began, isCommitted }));
}

const ORDER: readonly Outcome['result'][] = ['failed', 'not run', 'passed'];

/** The table: what failed first, then what was not run. A run without one of the parts is not called whole. */
export function lastRunOf(
  parts: readonly string[],
  outcomes: readonly Outcome[],
  { commit, isCommitted, date }: Tried,
): string {
  const rows = parts
    .map((part): Outcome => {
      const why = 'the run ended before';
      const found = outcomes.find((one) => one.part === part);
      return found ?? { part, result: 'not run', seconds: 0, why };
    })
    .toSorted((one, other) => ORDER.indexOf(one.result) - ORDER.indexOf(other.result));
  const named = (result: Outcome['result']) =>
    rows.flatMap((row) => (row.result === result ? [row.part] : []));
  const [failed, left] = [named('failed'), named('not run')];
  const missing = [
    ...(left.length > 0 ? [`without ${left.join(', ')}`] : []),
    ...(isCommitted ? [] : ['of files that no commit has']),
  ];
  const good = missing.length > 0 ? 'nothing else failed' : 'green';
  const color = failed.length > 0 ? `RED: ${failed.join(', ')}` : good;
  const kind = missing.length > 0 ? `NOT a whole run, ${missing.join(' and ')}` : 'Whole run';
  const minutes = (seconds: number) => (seconds / 60).toFixed(1);
  const sum = rows.reduce((total, { seconds }) => total + seconds, 0);
  const cells = rows.map(
    ({ part, result, seconds, why = '' }) =>
      `| ${part} | ${result === 'failed' ? '**failed**' : result} | ${minutes(seconds)} | ${why.replaceAll('|', '/')} |`,
  );
  return `# ${kind}; ${color}

Commit ${commit}, begun ${date}, ${minutes(sum)} minutes. \`npm run trials\` writes this file.

| part | result | minutes | why |
| --- | --- | --- | --- |
${cells.join('\n')}
`;
}

/** The commit at which a part last passed in a whole run that was committed; `undefined` without one. */
export function lastPassed(part: string): string | undefined {
  const commits = git('log', '--format=%H', '--diff-filter=d', '--', LAST_RUN)
    .split('\n')
    .filter(Boolean);
  for (const kept of commits) {
    const text = git('show', `${kept}:${LAST_RUN}`);
    const [, commit] = /^Commit ([0-9a-f]{40}),/m.exec(text) ?? [];
    if (commit && text.startsWith('# Whole run') && text.includes(`| ${part} | passed |`))
      return isThere(commit) ? commit : undefined;
  }
  return undefined;
}

/** A shallow clone has no older commits. */
function isThere(commit: string): boolean {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  });
}

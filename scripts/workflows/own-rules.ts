import {
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Scalar,
} from 'yaml';
import type { Fault } from './fault.ts';

/** Actions of this very repository carry no commit. */
const PINNED = /^(?:\.\/.*|[\w.-]+\/[\w./-]+@[0-9a-f]{40})$/;
const VERSION_COMMENT = /#\s*v\d+(?:\.\d+)*\s*$/;

/** What we ask for beyond what GitHub accepts (specification/trust.md 5, workflow script injection). */
export function faultsByOwnRules(file: string, text: string): Fault[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const faults: Fault[] = [];
  const report = (offset: number, message: string): void => {
    const { line, col } = lines.linePos(offset);
    faults.push({ file, line, column: col, message });
  };
  for (const error of document.errors) report(error.pos[0], error.message);
  const isWorkflow = document.has('jobs');
  if (isWorkflow && !document.has('permissions'))
    report(0, 'a workflow says at its top what it is permitted');
  if (isWorkflow && document.get('permissions') === 'write-all')
    report(0, 'a workflow is not permitted everything');
  visit(document, {
    Pair(_key, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      const offset = value.range?.[0] ?? 0;
      if (key.value === 'run' || key.value === 'script') aboutScript(value.value, offset, report);
      if (key.value === 'uses') aboutUse(value, value.value, lineAt(text, offset), report);
    },
  });
  reportJobsWithoutLimit(document, report);
  return faults;
}

/** Whether a text can be read as YAML at all. */
export function isYaml(text: string): boolean {
  return parseDocument(text).errors.length === 0;
}

type Reporter = (offset: number, message: string) => void;

function aboutScript(script: string, offset: number, report: Reporter): void {
  if (script.includes('${{'))
    report(offset, 'an expression in a script is text that a shell runs: hand it over by env');
}

function aboutUse(node: Scalar, uses: string, line: string, report: Reporter): void {
  const offset = node.range?.[0] ?? 0;
  if (!PINNED.test(uses)) report(offset, `${uses} is not pinned by a full commit`);
  else if (!uses.startsWith('./') && !VERSION_COMMENT.test(line))
    report(offset, `${uses} says no version in a comment`);
}

/** A job that hangs holds a release up for six hours. Calls of other workflows have limits of their own. */
function reportJobsWithoutLimit(document: Document, report: Reporter): void {
  const jobs = document.get('jobs');
  if (!isMap(jobs)) return;
  for (const { key, value } of jobs.items) {
    if (!isMap(value) || value.has('timeout-minutes') || value.has('uses')) continue;
    report(isScalar(key) ? (key.range?.[0] ?? 0) : 0, 'a job has a timeout-minutes');
  }
}

function lineAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(text.lastIndexOf('\n', offset) + 1, end < 0 ? undefined : end);
}

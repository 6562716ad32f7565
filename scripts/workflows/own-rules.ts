import {
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Scalar,
} from 'yaml';

/** Something wrong in a workflow or action file; line and column count from 1. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export function formatFault({ file, line, column, message }: Fault): string {
  return `${file}:${line}:${column}: ${message}`;
}

/** Actions of this very repository carry no commit. */
const PINNED = /^(?:\.\/.*|[\w.-]+\/[\w./-]+@[0-9a-f]{40})$/;
const VERSION_COMMENT = /#\s*v\d+(?:\.\d+)*\s*$/;

/** Rules for workflows, stricter than GitHub's (specification/trust.md 5, workflow script injection). */
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
  visit(document, {
    Pair(_key, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      const offset = value.range?.[0] ?? 0;
      if (key.value === 'run' || key.value === 'script') aboutScript(value.value, offset, report);
      if (key.value === 'uses') aboutUse(value, value.value, lineAt(text, offset), report);
      if (key.value === 'permissions' && value.value === 'write-all')
        report(offset, 'nothing is permitted everything');
      if (
        ['container', 'image'].includes(String(key.value)) &&
        !/@sha256:[0-9a-f]{64}$/.test(value.value)
      )
        report(offset, `${value.value} is not pinned by its digest`);
    },
    Scalar(_key, { value, range }) {
      if (value === 'pull_request_target')
        report(range?.[0] ?? 0, 'pull_request_target gives rights to what a stranger proposes');
    },
  });
  reportJobs(document, report);
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

/** Code of others that runs where packages are installed or built: their install scripts, and what builds with them. */
const RUNS_PACKAGES =
  /\b(?:npm|pnpm|yarn)\s+(?:ci|i|install|add|rebuild)\b(?![^\n]*--ignore-scripts)|\b(?:npm|pnpm|yarn)\s+(?:run|test|start)\b/;

/** The definition of a job. */
interface JobText {
  readonly 'timeout-minutes'?: unknown;
  readonly uses?: unknown;
  readonly environment?: unknown;
  readonly permissions?: unknown;
  readonly steps?: readonly { readonly run?: string }[];
}

function reportJobs(document: Document, report: Reporter): void {
  const jobs = document.get('jobs');
  if (!isMap(jobs)) return;
  const { permissions } = document.toJS() as JobText;
  for (const { key, value } of jobs.items) {
    if (!isMap(value)) continue;
    const offset = isScalar(key) ? (key.range?.[0] ?? 0) : 0;
    const job = value.toJS(document) as JobText;
    // One that hangs holds a release up for six hours. Calls of other workflows have limits of their own.
    if (job['timeout-minutes'] === undefined && job.uses === undefined)
      report(offset, 'a job has a timeout-minutes');
    const runs = (job.steps ?? []).filter(({ run }) => RUNS_PACKAGES.test(run ?? ''));
    if (runs.length > 0 && hasRights({ permissions, ...job }))
      report(offset, 'packages run their code beside rights or secrets: build in a job without');
  }
}

/** Whether a job can do more than read: by a permission, a secret, or what an environment holds. */
function hasRights(job: JobText): boolean {
  const { environment, permissions = {} } = job;
  const permitted =
    typeof permissions === 'string' ? [permissions] : Object.values(permissions ?? {});
  return (
    environment !== undefined ||
    permitted.some((one) => String(one).startsWith('write')) ||
    /\bsecrets\s*(?:\.|\[)|\btoJSON\(\s*secrets/i.test(JSON.stringify(job))
  );
}

function lineAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(text.lastIndexOf('\n', offset) + 1, end < 0 ? undefined : end);
}

import { createHash } from 'node:crypto';
import { COMMITTER, FIRST_COMMIT, MESSAGES } from '../runner/stage.ts';

type Files = ReadonlyMap<string, string | Uint8Array>;

const START: Files = new Map([[FIRST_COMMIT.path, FIRST_COMMIT.content]]);

/** The first commit of every repository: what the runs of the cases tested. */
export const FIRST_COMMIT_ID = commitId(MESSAGES.first, START);
/** A commit that is no part of what is judged. */
export const ELSEWHERE_ID = commitId(MESSAGES.elsewhere, START);

/** The commit that is judged, by its files and their content. */
export function judgedCommit(files: ReadonlyMap<string, string | Uint8Array>): string {
  return commitId(MESSAGES.judged, new Map([...START, ...files]), FIRST_COMMIT_ID);
}

function commitId(message: string, files: Files, parent?: string): string {
  const who = `${COMMITTER.name} <${COMMITTER.email}> ${Date.parse(COMMITTER.date) / 1000} +0000`;
  const lines = [
    `tree ${treeId(files)}`,
    ...(parent === undefined ? [] : [`parent ${parent}`]),
    `author ${who}`,
    `committer ${who}`,
    '',
    message,
    '',
  ];
  return objectId('commit', lines.join('\n'));
}

/** A tree lists its files and folders in the order of their names, those of folders with a `/` at their end. */
function treeId(files: Files): string {
  const folders = new Map<string, Map<string, string | Uint8Array>>();
  const entries = new Map<string, readonly [mode: string, id: string]>();
  for (const [path, content] of files) {
    const [name = '', ...rest] = path.split('/');
    if (rest.length === 0) entries.set(name, ['100644', objectId('blob', content)]);
    else folders.set(name, (folders.get(name) ?? new Map()).set(rest.join('/'), content));
  }
  for (const [name, below] of folders) entries.set(`${name}/`, ['40000', treeId(below)]);
  const sorted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
  const parts = sorted.flatMap(([name, [mode, id]]) => [
    Buffer.from(`${mode} ${name.replace('/', '')}\0`),
    Buffer.from(id, 'hex'),
  ]);
  return objectId('tree', Buffer.concat(parts));
}

/** The id of an object of git is the SHA-1 of its kind, its size and its bytes. */
function objectId(kind: 'blob' | 'tree' | 'commit', content: string | Uint8Array): string {
  const bytes = Buffer.from(content);
  return createHash('sha1').update(`${kind} ${bytes.length}\0`).update(bytes).digest('hex');
}

import { createHash } from 'node:crypto';
import { COMMITTER, FIRST_COMMIT, MESSAGES } from '../runner/stage.ts';

/** The first commit of every repository: what the runs of the cases tested. */
export const FIRST_COMMIT_ID = commitId(MESSAGES.first);
/** A commit that is no part of what is judged. */
export const ELSEWHERE_ID = commitId(MESSAGES.elsewhere);

function commitId(message: string): string {
  const blob = objectId('blob', FIRST_COMMIT.content);
  const name = Buffer.from(`100644 ${FIRST_COMMIT.path}\0`);
  const tree = objectId('tree', Buffer.concat([name, Buffer.from(blob, 'hex')]));
  const who = `${COMMITTER.name} <${COMMITTER.email}> ${Date.parse(COMMITTER.date) / 1000} +0000`;
  const lines = [`tree ${tree}`, `author ${who}`, `committer ${who}`, '', message, ''];
  return objectId('commit', lines.join('\n'));
}

/** The id of an object of git is the SHA-1 of its kind, its size and its bytes. */
function objectId(kind: 'blob' | 'tree' | 'commit', content: string | Uint8Array): string {
  const bytes = Buffer.from(content);
  return createHash('sha1').update(`${kind} ${bytes.length}\0`).update(bytes).digest('hex');
}

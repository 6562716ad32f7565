import { join } from 'node:path';
import { readFileIfThere } from '../../io/files.ts';
import { withTemporaryFolder } from '../../io/private-files.ts';

/** The variable that names the file to which a test adds the provider's answers. */
export const ANSWERS = 'CLAIMGATE_ANSWERS';

const MAX_BYTES = 1024 * 1024;
const LINE = /^([a-z0-9_-]+)=(.+)$/;

/**
 * Starts tests with a file for the provider's answers (specification/documents.md 3.16): for tools whose results have no
 * properties. Its lines are `KIND=ANSWER`; of two about one check the later one counts, and any other line says nothing.
 */
export async function withAnswers<T>(
  start: (environment: Readonly<Record<string, string>>) => Promise<T>,
): Promise<{ readonly ended: T; readonly answers: ReadonlyMap<string, string> }> {
  return withTemporaryFolder(async (folder) => {
    const path = join(folder, 'answers');
    const ended = await start({ [ANSWERS]: path });
    const bytes = await readFileIfThere(path, ANSWERS, MAX_BYTES);
    return { ended, answers: answersIn(Buffer.from(bytes ?? []).toString('utf8')) };
  });
}

function answersIn(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(/\r?\n/).flatMap((line) => {
      const [, kind, answer] = LINE.exec(line.trim()) ?? [];
      return kind === undefined || answer === undefined ? [] : [[kind, answer] as const];
    }),
  );
}

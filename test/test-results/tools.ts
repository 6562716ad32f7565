import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Results files as test tools wrote them, by the names of the tools; `tools.txt` says how each was made. */
export const TOOL_RESULTS: ReadonlyMap<string, string> = new Map(
  readFileSync(join(import.meta.dirname, 'tools.txt'), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((part) => [
      part.slice(0, part.indexOf(':')),
      part.slice(part.indexOf('--- results.xml\n') + '--- results.xml\n'.length, -1),
    ]),
);

/** Where the names of a tool's tests show nothing of a check, what the configuration says. */
export const NAMED_CHECKS: Readonly<Record<string, { readonly final_result: string }>> = {
  vitest: { final_result: 'publishes and reads back' },
  junit5: { final_result: 'readsBack()' },
  maven: { final_result: 'readsBack' },
};

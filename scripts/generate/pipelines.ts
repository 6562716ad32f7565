import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where `claimgate setup` puts which of the examples. */
const PIPELINES = {
  github: { '.github/workflows/claims.yml': 'github/claims.yml' },
  gitlab: { '.gitlab/claims.yml': 'gitlab/claims.yml' },
};

/** The examples of pipelines as a module, so that `setup` writes the very files that are tested. */
export function generatePipelines(root: string): Map<string, string> {
  const written = Object.entries(PIPELINES).map(([system, files]) => {
    const texts = Object.entries(files).map(([path, example]) => [
      path,
      readFileSync(join(root, 'examples/ci', example), 'utf8'),
    ]);
    return [system, Object.fromEntries(texts)];
  });
  const value = JSON.stringify(Object.fromEntries(written), null, 2);
  const text = `// Generated from examples/ci by scripts/generate. Do not edit.
/** Pipelines that \`claimgate setup\` writes: their files, by system. */
export const PIPELINES: Readonly<Record<'github' | 'gitlab', Readonly<Record<string, string>>>> = ${value};
`;
  return new Map([['src/commands/generated/pipelines.ts', text]]);
}

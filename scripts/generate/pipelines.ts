import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STEPS = { 'ci/claims.sh': 'examples/ci/claims.sh' };
/** Made if missing, and never updated. */
const OWN = { 'ci/publish.sh': 'examples/ci/publish.sh' };
const DEPENDABOT = '.github/dependabot.yml';

/** Where `claimgate setup` puts which file of this repository, by system. */
const PIPELINES = {
  github: {
    '.github/workflows/claims.yml': 'examples/ci/github/claims.yml',
    ...STEPS,
    ...OWN,
    [DEPENDABOT]: DEPENDABOT,
  },
  gitlab: { '.gitlab/claims.yml': 'examples/ci/gitlab/claims.yml', ...STEPS, ...OWN },
  shell: { ...STEPS, ...OWN },
};

const NPM = ['npm ci --ignore-scripts --no-audit --no-fund', 'npx --no -- claimgate'] as const;

function installs(version: string): Record<string, readonly (readonly [string, string])[]> {
  const by = (install: string, run: string): [string, string][] => [
    [NPM[0], install],
    [NPM[1], run],
  ];
  const asset = `https://github.com/claimgate/claimgate/releases/download/v${version}/claimgate-linux-x64.xz`;
  const download = [
    'if command -v claimgate > /dev/null; then return; fi',
    'mkdir -p .claimgate/bin',
    `curl --fail --location --silent --show-error -- ${asset} | unxz > .claimgate/bin/claimgate`,
    "echo '<SHA256>  .claimgate/bin/claimgate' | sha256sum --check --quiet",
    'chmod 700 .claimgate/bin/claimgate',
  ];
  return {
    npm: [],
    pnpm: by(
      'corepack pnpm install --frozen-lockfile --ignore-scripts',
      'corepack pnpm exec claimgate',
    ),
    yarn: by('corepack yarn install --immutable --mode=skip-build', 'corepack yarn run claimgate'),
    yarn_classic: by(
      'yarn install --frozen-lockfile --ignore-scripts --non-interactive',
      'yarn --silent run claimgate',
    ),
    executable: [
      ...by(download.join('\n  '), 'PATH="$PWD/.claimgate/bin:$PATH" claimgate'),
      ['image: node:24-bookworm', 'image: buildpack-deps:bookworm'],
    ],
  };
}

const KEYS_README = `Private keys of claimgate. Git ignores this folder; nobody but you may read it.
The files *.pub.pem are public: the trust root names them.

root.key         signs trust roots. Held by the people who decide which keys to trust. Move it to a safe place
                 (a password manager, a hardware token's backup, a disk in a drawer): it is needed once a year.
projection.key   signs projections. Held by the job that exports the ledger, as a secret.
ledger.key       signs checkpoints of the ledger. Held by the same job.
release.key      signs verdicts. Held by the person or the protected job that releases.
fingerprint.key  turns ids into fingerprints. Held by those who record evidence. It can't be replaced:
                 keep a copy, or the ledger can't be matched with ids any more.

On one machine, one person may hold all of them. When others join, make a key each with
\`claimgate key generate\`, and name them in the next trust root with \`claimgate trust update\`.
`;

/** The texts that \`setup\` writes as a module, so that it writes the very files that are tested. */
export function generatePipelines(root: string): Map<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const files = Object.entries(PIPELINES).map(([system, placed]) => [
    system,
    Object.fromEntries(Object.entries(placed).map(([path, source]) => [path, read(source)])),
  ]);
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  const [systems, ways] = [Object.keys(PIPELINES), Object.keys(installs(version))].map((names) =>
    names.map((name) => `'${name}'`).join(' | '),
  );
  const text = `// Generated from examples/ci by scripts/generate. Do not edit.
/** Files that \`claimgate setup\` writes, by system. */
export const PIPELINES: Readonly<Record<${systems}, Readonly<Record<string, string>>>> = ${json(Object.fromEntries(files))};

/** Of these, the files that belong to the repository once they are there. */
export const OWN_FILES: readonly string[] = ${json([...Object.keys(OWN), DEPENDABOT])};

export const INSTALLS: Readonly<Record<${ways}, readonly (readonly [string, string])[]>> = ${json(installs(version))};

/** Says beside the keys where each belongs. */
export const KEYS_README: string = ${JSON.stringify(KEYS_README)};
`;
  return new Map([['src/plugins/setup/generated/pipelines.ts', text]]);
}

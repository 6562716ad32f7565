import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandsIn } from './guide.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** How a test types the commands of one document. */
interface Played {
  readonly fills?: readonly (readonly [printed: string, typed: string])[];
  /** How a command ends that is meant to find something. */
  readonly exitCodes?: readonly number[];
  /** Left to `npm run trials -- soak`: it takes seconds, and has tests of its own. */
  readonly isSlow?: boolean;
}

const V: readonly [string, string] = ['v1.4.0', 'v1.0.0'];

/** Documents whose commands are typed in the product of the tutorial, in this order. */
export const IN_THE_PRODUCT: Readonly<Record<string, Played>> = {
  'docs/how-to/run-in-ci.md': { fills: [['v1.4.0', 'v1.1.0']] },
  'docs/how-to/audit-a-release.md': { fills: [V] },
  'docs/how-to/upgrade.md': {
    fills: [V, ['--deployment hosted-eu', '--deployment product --ledger sqlite:other.sqlite']],
  },
  'docs/how-to/administer-the-service.md': {
    fills: [
      ['admin create jane', 'admin create jane --password-file viewer.password'],
      [
        'admin change jane --new-password',
        'admin change jane --new-password --password-file viewer.password',
      ],
    ],
  },
  'docs/specification/service.md': {
    fills: [['sqlite:ledger.sqlite', 'sqlite:.claimgate/ledger.sqlite']],
  },
  // A projection lasts a day, so that a plan for 90 days has something to say, and ends with 1.
  'docs/how-to/plan-renewals.md': {
    fills: [
      ['/var/lib/prometheus/node-exporter/', ''],
      ['--release 2027-01-15 ', ''],
    ],
    exitCodes: [0, 1],
  },
  'docs/how-to/troubleshoot.md': { fills: [V, ['root.key', '.claimgate/keys/root.key']] },
  'docs/reference/output-formats.md': { fills: [['$GITHUB_STEP_SUMMARY', 'summary.md']] },
  'docs/how-to/test-the-gate.md': {
    fills: [
      ['--projection ledger-projection.jsonl', ''],
      ['v1.4.0', 'v1.2.0'],
      ['release.key', '.claimgate/keys/release.key'],
    ],
    isSlow: true,
  },
  'docs/how-to/record-test-results.md': {
    fills: [['pytest --junitxml=results.xml tests/live', 'sh tests.sh']],
  },
  'docs/how-to/replace-the-examples.md': {
    fills: [
      ['sha256:…', `sha256:${'a'.repeat(64)}`],
      ['2026-11-02T09:00:00Z', new Date().toISOString()],
      ['2027-11-02T09:00:00Z', new Date(Date.now() + 86_400_000).toISOString()],
      ['v1.0.0', 'v1.5.0'],
    ],
    // The product has replaced its examples already; and the run that was recorded last is of another account than the facts.
    exitCodes: [0, 1, 2],
  },
  'docs/how-to/withdraw-a-claim.md': {
    // The product has no remote, and nothing is left to change once a claim is withdrawn.
    fills: [
      [' && git push', ''],
      ['git commit', 'git commit --allow-empty'],
    ],
    exitCodes: [0, 1, 2],
  },
  'docs/how-to/handle-an-incident.md': { exitCodes: [0, 1] },
  'docs/how-to/recover-from-a-leak.md': { fills: [V] },
  // The facts of an example end whatever is to be allowed.
  'docs/how-to/provide-runtime-facts.md': {},
};

/** Documents whose commands a test or a program of its own types, which names the document. */
const BY: Readonly<Record<string, string>> = {
  'README.md': 'test/guides/guides.test.ts',
  'docs/how-to/add-a-deployment.md': 'test/guides/guides.test.ts',
  'docs/how-to/change-a-contract.md': 'test/cli/evidence/current-projection.test.ts',
  'docs/how-to/deploy.md': 'test/guides/deploy.test.ts',
  'docs/how-to/high-availability.md': 'tools/high-availability/run.ts',
  'docs/how-to/hold-a-key-ceremony.md': 'test/guides/guides.test.ts',
  'docs/how-to/keep-a-ledger-on-a-branch.md': 'test/cli/evidence/branch-ledger.test.ts',
  'docs/how-to/keep-evidence-for-ten-years.md': 'test/guides/guides.test.ts',
  'docs/how-to/publish-a-status.md': 'test/guides/guides.test.ts',
  ...Object.fromEntries(
    [
      'operate-a-ledger',
      'back-up-a-ledger',
      'correct-a-record',
      'move-a-ledger',
      'replace-the-ledger-key',
      'start-a-successor-ledger',
    ].map((name) => [`docs/how-to/${name}.md`, 'test/guides/operate-a-ledger.test.ts']),
  ),
  'docs/how-to/sign-from-another-place.md': 'test/guides/guides.test.ts',
  'docs/how-to/verify-without-claimgate.md': 'test/guides/guides.test.ts',
  'docs/tutorial/first-claim.md': 'test/guides/tutorial.test.ts',
};

/** Lines that no test types, and why. */
const NOT_RUN: readonly (readonly [line: RegExp, why: string])[] = [
  [
    /^npm (?:install|ci)\b/,
    'needs a package registry: `npm run trials -- nodes` installs the tarball',
  ],
  [
    /^npm run (?:gate|demo|build|conformance|bench|trials)\b/,
    'a check of this repository: CI runs it',
  ],
  [/^npx tsx examples\/world\.ts/, 'what every test of a world calls'],
  [/^find bases cases /, 'test/conformance compares the digest'],
  [/^claimgate serve /, 'runs until it is stopped: test/service/process.test.ts starts it'],
  [
    /^claimgate instance health --instance https:/,
    'asks another machine: test/instance asks services that it starts',
  ],
  [
    /^claimgate status /,
    'the trust root of the tutorial has no role for it: test/plugins/status/status.test.ts plays it',
  ],
  [/^claimgate renew\b/, 'test/plugins/renew/renew.test.ts runs the tests of a renewal.json'],
  [
    /^claimgate ledger export -- /,
    'starts a program of the reader: test/cli/evidence/export.test.ts plays it',
  ],
  [
    /^claimgate (?:key generate --no-passphrase --out tester\.key|trust update --from tester\.json|ledger append run .*--seal |ledger append run --sealed )/,
    'the trust root of the tutorial has no role for it: test/cli/evidence/further-checks.test.ts plays it',
  ],
  [
    /^(?:# |cosign |conftest |ec validate |gh attestation |sed .*claim-status\.cue)/,
    'a comment, or a verifier that is not here: docs/specification/claim-status.md says how its policy was compared',
  ],
  [/^claimgate verify .* --status status\.json$/, 'test/plugins/status/status.test.ts plays it'],
  [/^python3 independent\/still\.py/, 'independent/vectors.py asks it every question of the suite'],
  [/^curl https:/, 'asks another machine: test/service asks services that it starts'],
  [/^sh ci\/claims\.sh /, 'test/workflows/month.test.ts runs each step in clones with a remote'],
  [/^python3 independent\/(?:run|vectors)\.py/, 'scripts/interop.sh runs it'],
  [/^python3 independent\/mutate\.py /, 'compares two programs for an hour'],
  [
    /^(?:systemctl restart |printf 'CLAIMGATE_DISABLED_PROVIDERS=)/,
    'root of a system types it: `npm run trials -- bare-system` has one',
  ],
  [/^export CLAIMGATE_TRUST_PIN=/, 'a setting of the reader'],
];

/** Every document of the project that prints commands, with these, a line each. */
export function printedCommands(): { readonly document: string; readonly lines: string[] }[] {
  const listed = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' });
  return listed
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('test/'))
    .map((document) => ({ document, lines: linesOf(document) }))
    .filter(({ lines }) => lines.length > 0);
}

/** The commands of a document, without what the shell or a comment adds. */
export function linesOf(document: string): string[] {
  return commandsIn(readFileSync(join(ROOT, document), 'utf8'))
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '');
}

/** Why nothing types a line; `undefined` where something does. */
export function reasonNotToRun(line: string): string | undefined {
  return NOT_RUN.find(([form]) => form.test(line))?.[1];
}

/** The commands that neither a test types nor anything excuses. */
export function neverRun(): string[] {
  return printedCommands().flatMap(({ document, lines }) => {
    const by = BY[document];
    const name = document.replace('docs/', '');
    if (by !== undefined && readFileSync(join(ROOT, by), 'utf8').includes(name)) return [];
    if (document in IN_THE_PRODUCT) return [];
    return lines
      .filter((line) => reasonNotToRun(line) === undefined)
      .map((line) => `${document}: ${line}`);
  });
}

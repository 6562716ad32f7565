import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { lintWorkflows } from '../../scripts/workflows/lint.ts';
import { faultsByOwnRules } from '../../scripts/workflows/own-rules.ts';
import { PROJECT } from './runner.ts';

const GOOD = readFileSync(join(PROJECT, 'examples/ci/github/release.yml'), 'utf8');
const ACTION = readFileSync(join(PROJECT, 'action.yml'), 'utf8');

const faultsOf = async (file: string, text: string): Promise<string[]> =>
  (await lintWorkflows([{ file, text }])).map(({ line, message }) => `${line}: ${message}`);

/** A fault in the good file: what it is, the text in whose place another stands, and the message about it. */
type Seeded = readonly (readonly [what: string, from: string, to: string, said: RegExp])[];

/** Against our own rules, which need no service and no machine of others. */
const OWN: Seeded = [
  [
    'an action by tag',
    'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
    'actions/checkout@v4',
    /not pinned by a full commit/,
  ],
  [
    'an action by short commit',
    'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
    'actions/checkout@3d3c42e',
    /not pinned by a full commit/,
  ],
  ['an action without its version', ' # v7.0.1', '', /says no version/],
  [
    'no permissions at the top',
    'permissions:\n  contents: read\n\n#',
    '#',
    /says at its top what it is permitted/,
  ],
  [
    'all permissions',
    'permissions:\n  contents: read\n\n#',
    'permissions: write-all\n\n#',
    /nothing is permitted everything/,
  ],
  [
    'an expression in a script',
    '"evidence/$file"',
    '"${{ github.ref_name }}/$file"',
    /text that a shell runs/,
  ],
  [
    'all permissions of a job',
    '    permissions:\n      contents: write',
    '    permissions: write-all',
    /nothing is permitted everything/,
  ],
  ...['npm ci', 'npm install tool', 'yarn add tool', 'npm run build', 'npm ci\nnpm test'].map(
    (script): Seeded[number] => [
      `code of packages beside a secret: ${script}`,
      '      - name: remove the key',
      `      - run: ${JSON.stringify(script)}\n      - name: remove the key`,
      /packages run their code beside rights/,
    ],
  ),
  [
    'a container by tag',
    '    timeout-minutes: 10',
    '    container: node:24\n    timeout-minutes: 10',
    /digest/,
  ],
  [
    'the container of a service by tag',
    '    timeout-minutes: 10',
    '    services: { db: { image: "postgres:17" } }\n    timeout-minutes: 10',
    /digest/,
  ],
  [
    'a trigger with the rights of the base',
    '\non:',
    '\non: { pull_request_target: {} }\nx:',
    /stranger/,
  ],
  ['the same in a list', '\non:', '\non: [push, pull_request_target]\nx:', /stranger/],
  ['no limit of time', '    timeout-minutes: 10\n', '', /timeout-minutes/],
];

const OTHERS: Seeded = [
  ['an unknown key', 'timeout-minutes: 15', 'timeout: 15', /language service/],
  ['an unknown permission', '      contents: write', '      content: write', /language service/],
  [
    'a missing job',
    'needs: [gate, publish]',
    'needs: [gate, publishing]',
    /job-needs|language service/,
  ],
  [
    'a broken expression',
    '${{ github.ref_name }}',
    '${{ github.ref_name }',
    /actionlint|language service/,
  ],
  ['an unknown context', 'runner.temp', 'runners.temp', /actionlint|language service/],
  [
    'an unknown function',
    '${{ runner.temp }}',
    '${{ trim(runner.temp) }}',
    /actionlint|language service/,
  ],
  ['broken YAML', 'jobs:', 'jobs: [', /./],
];

describe('[T32] the linter of workflow and action files', () => {
  test('finds nothing in the files of this repository', async () => {
    assert.deepEqual(await faultsOf('release.yml', GOOD), []);
    assert.deepEqual(await faultsOf('action.yml', ACTION), []);
  });

  for (const [seeded, find] of [
    [OWN, (text: string) => faultsByOwnRules('bad.yml', text)],
    [OTHERS, (text: string) => lintWorkflows([{ file: 'bad.yml', text }])],
  ] as const)
    for (const [what, from, to, said] of seeded)
      test(`finds ${what}`, async () => {
        assert.ok(GOOD.includes(from), 'the place is there');
        const faults = await find(GOOD.replace(from, () => to));
        assert.match(faults.map(({ message }) => message).join('\n'), said);
      });

  test('finds an expression in an action, and an unknown key', async () => {
    const composite = `name: x\ndescription: x\nruns:\n  using: composite\n  steps:\n    - shell: bash\n      run: echo \${{ inputs.name }}\n`;
    assert.match((await faultsOf('action.yml', composite)).join('\n'), /text that a shell runs/);
    const unknown = ACTION.replace('  main: action', '  man: action');
    assert.notDeepEqual(await faultsOf('action.yml', unknown), []);
  });
});

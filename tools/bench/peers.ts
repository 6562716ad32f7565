import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { createClaimsWorld } from './claims-world.ts';
import { measure, type Row } from './measure.ts';
import { commandsOf, type Programs } from './programs.ts';

const PEERS = [
  'ajv-cli@5.0.0',
  'ajv-formats@2.1.1',
  '@changesets/cli@2.31.1',
  '@sigstore/cli@0.8.1',
];

const SCHEMAS = join(import.meta.dirname, '../../schemas');

/** A check of one claim beside commands that a pipeline runs for a part of it, from the registry. */
export async function measurePeers(
  programs: Programs,
  folder: string,
  runs: number,
): Promise<Row[]> {
  const { repository, projection, pin } = await createClaimsWorld(join(folder, 'claims'), 1);
  const others = join(folder, 'peers');
  mkdirSync(join(others, '.changeset'), { recursive: true });
  writeFileSync(join(others, 'package.json'), '{ "name": "peers", "version": "1.0.0" }\n');
  writeFileSync(join(others, '.changeset/config.json'), '{ "baseBranch": "main" }\n');
  writeFileSync(join(others, '.gitignore'), 'node_modules/\n');
  execaSync('npm', ['install', '--silent', '--no-audit', '--no-fund', ...PEERS], { cwd: others });
  const person = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  for (const words of [
    ['init', '-q', '-b', 'main'],
    ['add', '.'],
    ['commit', '-qm', 'peers'],
  ])
    execaSync('git', [...person, ...words], { cwd: others });
  const peer = (name: string, ...words: string[]) => [
    process.execPath,
    join(others, 'node_modules/.bin', name),
    ...words,
  ];
  const schema = (name: string) => join(SCHEMAS, `${name}.v1.schema.json`);
  const files = [
    `-s=${schema('public-claims')}`,
    `-r=${schema('common')}`,
    `-d=${join(repository, CLAIMS_PATH)}`,
  ];
  const memory = ['--memory', 'refs/heads/main'];
  return measure('peers', runs, others, {
    ...commandsOf(programs, 'check, 1 claim', [
      'check',
      '-C',
      repository,
      '--projection',
      join(repository, projection),
      '--trust-pin',
      pin,
      ...memory,
    ]),
    'ajv validate': [...peer('ajv', 'validate', '--spec=draft2020', '-c', 'ajv-formats'), ...files],
    'changeset status': peer('changeset', 'status'),
    'sigstore --help': peer('sigstore', '--help'),
  });
}

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { buildWorld, type ExampleWorld } from '../../examples/world/build.ts';
import { projectionFiles, repositoryFiles, type Files } from '../../examples/world/documents.ts';
import { DEPLOYMENT, pinFor, throwAwayKeys } from '../../examples/world/organisation.ts';
import { TOOL } from '../../src/documents/generated/tool.ts';
import { trustRootPath } from '../../src/trust/root-files.ts';
import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { measure, summarise, type Row } from './measure.ts';
import { floorFor } from './claims.ts';
import { commandsOf, type Programs } from './programs.ts';

/** Cold starts of the program in a repository without claims, and a check inside of a running process. */
export function measureStart(programs: Programs, folder: string, runs: number): Row[] {
  const node = process.execPath;
  return [
    ...measure('start', runs, folder, {
      'node -e 0': [node, '-e', '0'],
      floor: floorFor(folder, 0, [CLAIMS_PATH]),
      ...commandsOf(programs, '--help', ['--help']),
      ...commandsOf(programs, 'check, no claims', ['check']),
      ...commandsOf(programs, 'check --json', ['check', '--json']),
      ...commandsOf(programs, 'digest', ['digest']),
    }),
    ...measureInProcess(folder, runs),
  ];
}

const LIBRARY = join(import.meta.dirname, '../../dist/lib/src/public/index.js');
const CHECKS_IN_A_ROUND = 50;

/** The library's own functions on bytes in memory: signatures, projection and the rules. */
function measureInProcess(folder: string, runs: number): Row[] {
  const revision = 'a'.repeat(40);
  const world = buildWorld({
    at: Date.now(),
    keys: throwAwayKeys(),
    revision,
    random: randomBytes,
  });
  const file = join(folder, 'documents.bin');
  const samplesOf = (claims: ExampleWorld['claims']): number[] => {
    writeFileSync(file, serialize(documentsOf({ ...world, claims }, revision)));
    const program = join(import.meta.dirname, 'check-again.mjs');
    const said = execFileSync(
      process.execPath,
      [program, LIBRARY, file, String(runs), String(CHECKS_IN_A_ROUND)],
      { encoding: 'utf8' },
    );
    return JSON.parse(said) as number[];
  };
  return summarise('check in a process', [
    { name: 'one claim', samples: samplesOf(world.claims.slice(0, 1)), peakMiB: undefined },
    { name: 'no claims', samples: samplesOf([]), peakMiB: undefined },
  ]);
}

/** All that a check rests on, as bytes. */
function documentsOf(world: ExampleWorld, revision: string): object {
  const files = repositoryFiles(world);
  const [projection, statement] = projectionFiles('projection', world.projection);
  const claims = named(files, CLAIMS_PATH);
  const documents = {
    tool: TOOL,
    at: world.at,
    time: 'now',
    release: { version: null, revision },
    remarks: [],
    claims: { path: claims.file, bytes: claims.bytes, remarks: [] },
    config: undefined,
    strayPaths: [],
    evidence: {
      pin: pinFor(world.root),
      deployment: DEPLOYMENT,
      roots: [named(files, trustRootPath(1))],
      contracts: world.contracts.map(({ name }) =>
        named(files, `provider-certification/contracts/${name}`),
      ),
      statement: { file: statement?.[0], bytes: statement?.[1] },
      memory: [],
      ancestry: new Map([[revision, true]]),
    },
  };
  return { documents, projection };
}

function named(files: Files, file: string): { file: string; bytes: Uint8Array } {
  const content = files.get(file);
  if (content === undefined) throw new Error(`the demonstration has no ${file}`);
  return { file, bytes: Buffer.from(content) };
}

import { CLAIMS_PATH } from '../../src/manifest/claims.ts';
import { readable } from '../../examples/world/documents.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import type { PublicClaims } from '../../src/documents/index.ts';
import { FaultWorld } from '../faults/world.ts';

/** A command that verifies something, and how it answers. */
export interface Verification {
  readonly words: readonly string[];
  readonly exitCode: 0 | 1;
}

const STATEMENT = 'projection/ledger-projection.intoto.json';

/** A recorded release in whose world everything that can be verified is there. */
export async function recordedRelease(): Promise<FaultWorld> {
  const world = await FaultWorld.create();
  const config = JSON.parse(world.text('repo/claimgate.config.json')) as object;
  const surfaces = {
    blocks: [{ documents: ['README.md'], template: 'list' }],
    scan: ['docs/**'],
    providers: [{ slug: 'mastodon', names: ['Mastodon'] }],
  };
  world.write('repo/claimgate.config.json', readable({ ...config, surfaces }));
  world.write('repo/README.md', '# Product\n\n<!-- claimgate:claims -->\n<!-- claimgate:end -->\n');
  await world.does('surfaces', 'write');
  await world.commit('Say what is claimed');
  await world.release('v1.0.0');
  await world.does('audit', 'v1.0.0', '--pack', world.path('v1.0.0.capsule'));
  const key = ['--key', world.path('keys/ledger.pem')];
  const keep = async (file: string, ...words: readonly string[]): Promise<void> =>
    world.write(file, `${(await world.run(words)).stdout.trimEnd()}\n`);
  await keep('checkpoint.txt', 'ledger', 'checkpoint', ...key);
  await keep('record.txt', 'ledger', 'show', '2');
  await keep('proof.txt', 'ledger', 'prove', '2', ...key);
  const [, size = ''] = world.text('checkpoint.txt').split('\n');
  world.write('later.json', JSON.stringify(world.control('later')));
  await world.does('ledger', 'append', 'control', world.path('later.json'));
  await keep('growth.txt', 'ledger', 'prove', '--since', size, ...key);
  return world;
}

/** Every command that verifies, with a yes and with a no. */
export function verificationsIn(world: FaultWorld): readonly Verification[] {
  const yes = (...words: readonly string[]): Verification => ({ words, exitCode: 0 });
  const no = (...words: readonly string[]): Verification => ({ words, exitCode: 1 });
  const at = (name: string) => world.path(name);
  const { evidence } = world;
  const { claims } = JSON.parse(world.text(`repo/${CLAIMS_PATH}`)) as PublicClaims;
  const [subject] = claims.map((claim) => subjectDigest(claim.subject));
  return [
    yes('check', ...evidence),
    yes('check', '--ref', 'v1.0.0', ...evidence, '--format', 'sarif'),
    no('check'),
    yes('explain', subject ?? '', ...evidence),
    yes('contract', 'lint'),
    yes('claims', 'list'),
    yes('claims', 'fmt', '--check'),
    yes('digest'),
    yes('manifest', 'verify', at('v1.0.0/release-manifest.json'), '--ref', 'v1.0.0'),
    yes('manifest', 'diff', 'v1.0.0', 'HEAD'),
    yes('verdict', 'require', at('v1.0.0/gate-verdict.json'), '--ref', 'v1.0.0'),
    no('verdict', 'require', at('v1.0.0/gate-verdict.json')),
    yes('verify', at('repo/provider-certification/trust/1.root.json')),
    yes('verify', at(STATEMENT), ...evidence),
    yes('verify', at('v1.0.0/gate-verdict.intoto.json')),
    no('verify', at(STATEMENT), '--projection', at('growth.txt')),
    yes('verify', at('checkpoint.txt')),
    yes('verify', at('growth.txt'), '--since', at('checkpoint.txt')),
    yes('verify', at('proof.txt'), '--leaf', leafIn(world.text('record.txt'))),
    yes('audit', 'v1.0.0'),
    yes('audit', at('v1.0.0.capsule')),
    yes('surfaces', 'check'),
    yes('projection', 'show', subject ?? '', ...evidence),
    yes('ledger', 'verify'),
    yes('ledger', 'prove', '2', '--key', at('keys/ledger.pem')),
  ];
}

/** Commands that sign, or record: they do not ask the network either. */
export function signersIn(world: FaultWorld): readonly Verification[] {
  world.write('traced.json', JSON.stringify(world.control('traced')));
  const words = [
    ['key', 'generate', '--out', world.path('traced.key'), '--no-passphrase'],
    [...world.releaseWords('v1.0.1', 'traced'), ...world.evidence],
    world.signWords('projection/ledger-projection.intoto.json', 'projection-3'),
    world.exportWords('traced'),
    ['ledger', 'append', 'control', world.path('traced.json')],
    ['ledger', 'checkpoint', '--key', world.path('keys/ledger.pem')],
  ];
  return words.map((one) => ({ words: one, exitCode: 0 }));
}

/** The leaf of a record, as `ledger show` prints it. */
function leafIn(record: string): string {
  return /^ *leaf: (sha256:[0-9a-f]{64})$/m.exec(record)?.[1] ?? '';
}

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { CLAIMS_PATH } from '../../src/manifest/index.ts';
import { NO_CLAIMS } from '../repositories.ts';
import { World } from './world.ts';

const CONFIG = '{\n  "schema_version": 1\n}\n';

describe('[T22] an option that names other files than the fixed ones', () => {
  let world: World;

  before(async () => {
    world = new World();
    await world.shell(
      `git init -q && mkdir provider-certification && printf '${NO_CLAIMS}' > ${CLAIMS_PATH} && printf '${CONFIG}' > other.json && printf '${NO_CLAIMS}' > none.json && git add . && git commit -qm all`,
    );
  });
  after(() => world.remove());

  const verdict = async (...options: readonly string[]) => {
    const { stdout, exitCode } = await world.claimgate(['check', '--json', ...options]);
    const { kind, decision } = JSON.parse(stdout) as Record<'kind' | 'decision', string>;
    return { exitCode, kind, decision };
  };

  test('without one the verdict is of kind release', async () =>
    assert.deepEqual(await verdict(), { exitCode: 0, kind: 'release', decision: 'allowed' }));

  for (const options of [
    ['--config', 'other.json'],
    ['--claims', 'none.json'],
  ]) {
    test(`${options[0]} makes a draft, which lets nothing through`, async () => {
      assert.equal((await verdict(...options)).kind, 'draft');
      const [name, file] = options;
      const create = ['manifest', 'create', 'v1.0.0', name ?? '', file ?? ''];
      const started = ['exec', name ?? '', file ?? '', '--', 'false'];
      for (const words of [create, started]) {
        const { exitCode, stderr } = await world.claimgate(words);
        assert.ok(exitCode === 1 || exitCode === 2, stderr);
        assert.match(stderr, /^error\[(?:draft_not_releasable|usage)\]/m);
      }
    });
  }

  test('one that leads out of the repository reads nothing', async () => {
    const { exitCode, stderr } = await world.claimgate(['check', '--claims', '../none.json']);
    assert.equal(exitCode, 2, stderr);
  });
});

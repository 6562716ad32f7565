import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Place, PROJECTION } from '../../matrix/place.ts';

const EXPLAIN = ['explain', 'pinterest', '--ref', 'HEAD', '--projection', PROJECTION];

/** Of a release whose one claim passes every rule, on runs that no test made. */
describe('what the gate finds about a release as a whole', () => {
  let place: Place;
  before(async () => {
    place = await Place.create();
  });
  after(() => place.remove());

  for (const words of [
    EXPLAIN,
    ['plan', '--projection', PROJECTION],
    ['claims', 'propose', '--projection', PROJECTION],
  ])
    test(`[T359] its warnings are shown by ${words[0]}`, async () => {
      const { exitCode, text } = await place.run(...words);
      assert.match(text, /warning\[claims_by_statement\]/);
      assert.equal(exitCode, 0, text);
      const document = JSON.parse((await place.run(...words, '--json')).text) as {
        outcome: string;
        findings: { code: string }[];
      };
      assert.deepEqual(
        [document.outcome, ...document.findings.map(({ code }) => code)],
        [words === EXPLAIN ? 'allowed' : 'done', 'claims_by_statement'],
      );
    });

  test('[T358] a claim of a release that is refused is not explained as allowed', async () => {
    const answer = async () => {
      const { exitCode, text } = await place.run(...EXPLAIN);
      return [exitCode, text.split(':', 1)[0], /error\[\w+\]/.exec(text)?.[0]];
    };
    assert.deepEqual(await answer(), [0, 'allowed', undefined]);
    place.write('docs/public-claims.json', '{}');
    await place.commit('Another');
    assert.deepEqual(await answer(), [1, 'refused', 'error[stray_claims_file]']);
  });
});

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { Places } from '../../hints/places.ts';

let places: Places;

before(async () => {
  places = await Places.create();
});

/** Something that is made, and the row that says so. */
const FOUND: readonly (readonly [made: string, row: RegExp])[] = [
  ['true', /ok +claims +claimed in /],
  [
    'sed -i "s/$/\\r/" provider-certification/public-claims.json',
    /error +claims +the file contains carriage returns.+\n +next: claimgate claims fmt/,
  ],
  [
    'echo "{" > provider-certification/public-claims.json',
    /error +claims +the file is not valid JSON/,
  ],
  [
    'mkdir .gitlab && claimgate setup --update --yes --ci gitlab',
    /warning +pipeline +\.gitlab-ci\.yml: add `include: \[\{ local: \.gitlab\/claims\.yml \}\]`/,
  ],
  [
    'mkdir .gitlab && claimgate setup --update --yes --ci gitlab && echo "include: [{ local: .gitlab/claims.yml }]" > .gitlab-ci.yml',
    /ok +pipeline +ci\/claims\.sh, \.gitlab\/claims\.yml/,
  ],
  [
    'rm package.json ci/* && claimgate setup --update --yes --ci shell',
    /warning +pipeline +ci\/claims\.sh: fill in <SHA256>; ci\/publish\.sh: fill in <PUBLISH-COMMAND>/,
  ],
  [
    `sed -i 's#"projection": "projection"#"projection": "evidence"#' claimgate.config.json`,
    /pipeline +ci\/claims\.sh puts no projection into evidence: configure projection/,
  ],
  [
    `mv .claimgate/ledger.sqlite* .claimgate/keys/ && sed -i 's#claimgate/ledger#claimgate/keys/ledger#' claimgate.config.json`,
    /warning +keys +\.claimgate\/keys\/fingerprint\.key and the ledger are in one folder: anyone who copies the folder can add records/,
  ],
];

for (const [made, row] of FOUND)
  test(`doctor sees what is missing on the road: ${made}`, async () => {
    places.reset();
    await places.do('laptop', made);
    assert.match((await places.type('laptop', 'claimgate doctor')).text, row);
  });

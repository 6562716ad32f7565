import { bent } from '../../test/gate/bend.ts';
import {
  baseText,
  CERTIFIED,
  checkAt,
  CLAIMS_FILE,
  STATEMENT,
  EMPTY,
  NOTHING_CLAIMED,
} from './certified.ts';
import { CLAIM_ROWS, type ClaimRow } from './claims-subjects.ts';
import { CLAIMS, JSON_ROWS, nothing, SHAPE_ROWS, type TextRow } from './claims-text.ts';
import { answer, json, type MadeCase } from './made.ts';
import { AT } from './signed.ts';

/** How the claims file is read: whatever it says, and however it is written. */
export function claimsArea(): MadeCase[] {
  return [
    ...[...JSON_ROWS, ...SHAPE_ROWS].map(textCase),
    ...CLAIM_ROWS.map(claimCase),
    ...otherCases(),
  ];
}

function textCase([name, title, section, content, decision, ...codes]: TextRow): MadeCase {
  return {
    name: `claims/${name}`,
    title,
    sections: [section],
    at: null,
    arguments: ['check', '--json'],
    base: EMPTY,
    files: content === NOTHING_CLAIMED ? new Map() : new Map([[CLAIMS_FILE, content]]),
    expected: answer(decision, codes),
  };
}

function claimCase([name, title, bend, decision, ...codes]: ClaimRow): MadeCase {
  const document: unknown = JSON.parse(baseText(CLAIMS_FILE));
  const bentDocument = bent(document, bend);
  const isSound = Object.keys(bend).length === 0;
  return {
    name: `claims/${name}`,
    title,
    sections: ['specification/documents.md 2', CLAIMS],
    at: null,
    arguments: ['check', '--json'],
    base: EMPTY,
    files: new Map([[CLAIMS_FILE, isSound ? baseText(CLAIMS_FILE) : json(bentDocument)]]),
    expected: answer(
      decision,
      decision === 'refused' && !isSound ? [...codes, 'not_canonical'] : codes,
    ),
  };
}

function otherCases(): MadeCase[] {
  const [claim] = JSON.parse(baseText(CLAIMS_FILE)).claims as unknown[];
  const twice = json({ schema_version: 1, claims: [claim, claim] });
  const shared = { sections: [CLAIMS], at: null, arguments: ['check', '--json'], base: EMPTY };
  return [
    {
      ...shared,
      name: 'claims/duplicate-claim',
      title: 'A subject is claimed once.',
      files: new Map([[CLAIMS_FILE, twice]]),
      expected: answer('refused', ['duplicate_claim', 'not_canonical', 'projection_required']),
    },
    {
      ...shared,
      name: 'claims/file-missing',
      title: 'No claims file is not the same as no claims.',
      without: [CLAIMS_FILE],
      expected: answer('undetermined', ['claims_missing']),
    },
    {
      ...shared,
      name: 'claims/stray-file',
      title: 'A second file of claims elsewhere is pointed out.',
      files: new Map([['committed/docs/public-claims.json', NOTHING_CLAIMED]]),
      expected: answer('refused', ['stray_claims_file']),
    },
    {
      ...shared,
      name: 'claims/edited-work-tree',
      title: 'What is judged is the commit; a work tree that differs makes a draft.',
      sections: ['specification/trust.md 4', 'specification/documents.md 3.5'],
      files: new Map([[CLAIMS_FILE.replace('committed/', 'work-tree/'), nothing('[ ]')]]),
      expected: answer('allowed', ['work_tree_edited', 'not_canonical']),
    },
    {
      ...shared,
      name: 'claims/claim-in-work-tree',
      title: 'A claim that is not committed is judged as well, and refused.',
      sections: ['specification/trust.md 4', 'specification/documents.md 3.5'],
      files: new Map([[CLAIMS_FILE.replace('committed/', 'work-tree/'), baseText(CLAIMS_FILE)]]),
      expected: answer('refused', ['work_tree_edited', 'projection_required']),
    },
    {
      ...shared,
      name: 'claims/no-repository',
      title: 'Without git nothing ties the bytes to a commit: a draft.',
      sections: ['specification/documents.md 3.5'],
      repository: 'none',
      expected: answer('allowed', ['not_a_repository']),
    },
    {
      ...shared,
      name: 'claims/certified',
      title: 'A claim that a trusted projection stands behind may be published.',
      sections: [CLAIMS, 'specification/trust.md 4', 'specification/rules.md 1'],
      at: AT,
      arguments: checkAt(AT),
      base: CERTIFIED,
      expected: answer('allowed', [], { rules_not_passed: [] }),
    },
    {
      ...shared,
      name: 'claims/certified-without-statement',
      title: 'A projection that nobody has signed is none.',
      sections: ['specification/trust.md 4, step 3'],
      at: AT,
      arguments: checkAt(AT),
      base: CERTIFIED,
      without: [STATEMENT],
      expected: answer('refused', ['projection_unsigned']),
    },
  ];
}

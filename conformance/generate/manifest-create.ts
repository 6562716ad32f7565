import { CERTIFIED } from './certified.ts';
import { EMPTY } from './empty.ts';
import { answer, type MadeCase } from './made.ts';
import { AT } from './signed.ts';

/** The tag of the commits of this area. */
export const VERSION = 'v1.4.0';

/** Manifests that are made, or not. */
export function createCases(): MadeCase[] {
  const create = (
    name: string,
    title: string,
    words: readonly string[],
    expected: MadeCase['expected'],
    more: Partial<MadeCase> = {},
  ): MadeCase => ({
    name: `manifest/create-${name}`,
    title,
    sections: ['specification/documents.md 3.4, 3.5', 'specification/trust.md 4'],
    at: null,
    arguments: ['manifest', 'create', ...words, '--json'],
    base: EMPTY,
    tags: [VERSION],
    expected,
    ...more,
  });
  const claims = { base: CERTIFIED };
  return [
    create(
      'nothing-claimed',
      'A release that claims nothing gets its manifest.',
      [VERSION],
      answer('allowed'),
    ),
    create(
      'untagged',
      'A release may be prepared before its tag is there.',
      [VERSION],
      answer('allowed'),
      { tags: [] },
    ),
    create(
      'other-tag',
      'A commit that is tagged is released by that version.',
      ['v1.5.0'],
      answer('refused', ['version_differs']),
    ),
    create(
      'version-short',
      'A version is v and a stable SemVer.',
      ['1.4'],
      answer('undetermined', ['version_invalid']),
    ),
    create(
      'version-of-candidate',
      'A release candidate is no stable version.',
      ['v1.4.0-rc.1'],
      answer('undetermined', ['version_invalid']),
    ),
    create(
      'claims-without-projection',
      'Claims without a projection get no manifest.',
      [VERSION],
      answer('refused', ['projection_required']),
      claims,
    ),
    create(
      'historical',
      'An instant that is named lets no release out.',
      [VERSION, '--at', AT],
      answer('refused', ['draft_not_releasable']),
      { at: AT },
    ),
    create(
      'draft',
      'A work tree that differs lets no release out.',
      [VERSION],
      answer('refused', ['draft_not_releasable', 'work_tree_edited', 'not_canonical']),
      {
        files: new Map([
          [
            'work-tree/provider-certification/public-claims.json',
            '{"schema_version":1,"claims":[]}\n',
          ],
        ]),
      },
    ),
  ];
}

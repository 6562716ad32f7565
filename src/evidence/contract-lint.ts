import { finding, type Finding, type Place } from '../findings/index.ts';
import { pointerTo } from '../json/index.ts';
import type { CertificationContract, CheckKind, CheckList } from '../documents/index.ts';
import { TIER_NOT_REQUIRED } from './permissions.ts';
import { CAN_BE_NOT_APPLICABLE } from './run.ts';

/** Finds the place of a value of the contract by its JSON Pointer. */
type Locate = (pointer: string) => Place;

const SIDES = ['local_checks', 'live_checks'] as const;
const PUBLISH_KINDS = ['publish_immediate', 'publish_scheduled'] as const;
const EVERY_PUBLISH_CONTRACT: readonly CheckKind[] = [
  'connect',
  'authorization',
  'final_result',
  'refresh',
  'revoke',
];

/** Returns what is wrong with a contract beyond its schema (specification/documents.md 3.2); nothing where all is well. */
export function lintContract(document: CertificationContract, locate: Locate): Finding[] {
  return [
    ...approvalFindings(document, locate),
    ...missingFindings(document, locate),
    ...SIDES.flatMap((side) => checkFindings(document, side, locate)),
    ...sourceFindings(document, locate),
  ];
}

function approvalFindings({ approval }: CertificationContract, locate: Locate): Finding[] {
  if (!approval.required || approval.tier !== TIER_NOT_REQUIRED) return [];
  return [
    finding('contract_approval_contradictory', {
      ...locate('/approval/tier'),
      found: approval.tier,
    }),
  ];
}

/** One finding for everything that is missing, at the first list that lacks something. */
function missingFindings(document: CertificationContract, locate: Locate): Finding[] {
  const lacking = SIDES.map((side) => [side, missingKinds(document, document[side])] as const);
  const [first, second] = lacking.filter(([, kinds]) => kinds.length > 0);
  if (!first) return [];
  const [place, kinds] = first;
  const same = second?.[1].join() === kinds.join();
  const expected =
    second && same
      ? `${kinds.join(', ')} in ${SIDES.join(' and ')}`
      : [first, ...(second ? [second] : [])]
          .map(([side, missing]) => `${missing.join(', ')} in ${side}`)
          .join('; ');
  return [finding('contract_check_missing', { ...locate(`/${place}`), expected })];
}

function checkFindings(
  document: CertificationContract,
  side: (typeof SIDES)[number],
  locate: Locate,
): Finding[] {
  const checks = document[side];
  return [
    ...duplicateKinds(checks, side, locate),
    ...strangeKinds(document, checks, side, locate),
    ...unexcusableKinds(checks, side, locate),
  ];
}

function duplicateKinds(checks: CheckList, side: string, locate: Locate): Finding[] {
  const seen = new Set<CheckKind>();
  return checks.flatMap(({ kind }, index) => {
    if (!seen.has(kind)) {
      seen.add(kind);
      return [];
    }
    return [
      finding('contract_check_duplicate', { ...locate(placeOfKind(side, index)), found: kind }),
    ];
  });
}

function missingKinds({ operation }: CertificationContract, checks: CheckList): CheckKind[] {
  const listed = new Set(checks.map(({ kind }) => kind));
  const expected: CheckKind[] =
    operation === 'connect' ? ['connect'] : [...EVERY_PUBLISH_CONTRACT, operation];
  return expected.filter((kind) => !listed.has(kind));
}

/** A publish kind that is not the contract's own operation: a run of it would be for another subject. */
function strangeKinds(
  document: CertificationContract,
  checks: CheckList,
  side: string,
  locate: Locate,
): Finding[] {
  return checks.flatMap(({ kind }, index) =>
    kind !== document.operation && PUBLISH_KINDS.some((publish) => publish === kind)
      ? [
          finding('contract_check_of_other_operation', {
            ...locate(placeOfKind(side, index)),
            found: kind,
          }),
        ]
      : [],
  );
}

function unexcusableKinds(checks: CheckList, side: string, locate: Locate): Finding[] {
  return checks.flatMap(({ kind, not_applicable_reasons }, index) =>
    not_applicable_reasons.length > 0 && !CAN_BE_NOT_APPLICABLE.has(kind)
      ? [
          finding('contract_reason_not_allowed', {
            ...locate(placeOfKind(side, index)),
            found: kind,
          }),
        ]
      : [],
  );
}

function sourceFindings({ policy_sources }: CertificationContract, locate: Locate): Finding[] {
  return policy_sources.flatMap((source, index) =>
    isPlainHttps(source)
      ? []
      : [
          finding('contract_source_not_https', {
            ...locate(pointerTo('/policy_sources', index)),
            expected: 'an https URL in its normal form, without user name and password',
          }),
        ],
  );
}

/** What a URL parser repairs, such as `https:\\host`, another program may read as another place. */
function isPlainHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, href } = new URL(text);
  const isNormal = href === text || href === `${text}/`;
  return isNormal && protocol === 'https:' && username === '' && password === '';
}

function placeOfKind(side: string, index: number): string {
  return `/${side}/${index}/kind`;
}

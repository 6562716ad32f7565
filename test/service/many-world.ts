import {
  contractOf,
  indexContracts,
  type Contract,
  type ContractIndex,
} from '../../src/evidence/contract.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import type { Operation, RuntimeFacts, Subject } from '../../src/documents/index.ts';
import type { AppendItem } from '../../src/ledger/prepare-record.ts';
import type { ReadClaim } from '../../src/manifest/claims.ts';
import { contractDocument, subject } from '../evidence/documents.ts';
import { control, item, review, run } from '../ledger/documents.ts';
import { facts } from '../ledger/facts.ts';

/** How large a deployment is. */
export interface Size {
  readonly providers: number;
  /** Output profiles of each provider; each is published at once and scheduled. */
  readonly profiles: number;
}

/** A deployment with many subjects, all with the same app, account and dates. */
export interface ManySubjects {
  readonly facts: RuntimeFacts;
  readonly contracts: ContractIndex;
  readonly contractList: readonly Contract[];
  readonly claims: readonly ReadClaim[];
  /** The subjects that are published, without those on connecting. */
  readonly subjects: readonly Subject[];
  /** A review for each provider, both runs for each subject, and a control for each provider. */
  readonly items: readonly AppendItem[];
}

const PUBLISHED = ['publish_immediate', 'publish_scheduled'] as const satisfies Operation[];

/** A world of one decision for each provider, profile and operation, and one on connecting for each provider. */
export function manySubjects({ providers, profiles }: Size): ManySubjects {
  const names = Array.from({ length: providers }, (_, index) => `provider-${index + 10}`);
  const profileNames = Array.from({ length: profiles }, (_, index) => `profile-${index + 100}`);
  const subjects = names.flatMap((provider) =>
    profileNames.flatMap((output_profile) =>
      PUBLISHED.map((operation) => ({ ...subject(), provider, output_profile, operation })),
    ),
  );
  const contracts = new Map(
    subjects.map((of) => {
      const swapped = (checks: ReturnType<typeof contractDocument>['local_checks']) =>
        checks.map((check) =>
          check.kind === 'publish_immediate' ? { ...check, kind: of.operation } : check,
        );
      const base = contractDocument();
      const { provider, output_profile, operation } = of;
      const document = {
        ...base,
        provider,
        output_profile,
        operation: operation === 'publish_scheduled' ? operation : ('publish_immediate' as const),
        tested_revision: 'any' as const,
        local_checks: swapped(base.local_checks),
        live_checks: swapped(base.live_checks),
      };
      return [subjectDigest(of), contractOf(document)] as const;
    }),
  );
  const says = facts();
  const each = <T>(list: readonly T[]) =>
    names.flatMap((provider) => list.map((one) => ({ ...one, provider })));
  const runOf = (side: 'local' | 'live', of: Subject) => {
    const made = run(side, { contract_digest: contracts.get(subjectDigest(of))?.digest ?? '' }, of);
    const checks = made.checks.map((check) =>
      check.kind === 'publish_immediate' ? { ...check, kind: of.operation } : check,
    );
    return item('run', { ...made, checks });
  };
  return {
    subjects,
    facts: facts({
      apps: each(says.apps),
      accounts: each(says.accounts),
      policies: each(says.policies).flatMap((one) =>
        profileNames.map((output_profile) => ({ ...one, output_profile })),
      ),
      implemented: each(says.implemented).flatMap((one) => [
        ...profileNames.flatMap((output_profile) =>
          PUBLISHED.map((operation) => ({ ...one, output_profile, operation })),
        ),
        { ...one, output_profile: profileNames[0] ?? '', operation: 'connect' as const },
      ]),
    }),
    contracts: indexContracts([...contracts.values()]),
    contractList: [...contracts.values()],
    claims: subjects.map((of) => ({
      claim: { subject: of, contract_digest: contracts.get(subjectDigest(of))?.digest ?? '' },
      subjectDigest: subjectDigest(of),
    })),
    items: [
      ...names.map((provider) => item('approval', review({ provider }))),
      ...subjects.flatMap((of) => [runOf('local', of), runOf('live', of)]),
      ...names.map((provider) => item('control', control({ selector: { provider } }))),
    ],
  };
}

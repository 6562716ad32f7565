// The documents of a claim that nobody has made yet, in the forms that the guides by hand describe.

import { canonicalize } from '../../digest/index.ts';
import { contractOf, type Contract } from '../../evidence/contract.ts';
import { subjectDigest } from '../../evidence/subject-evidence.ts';
import {
  approvalTemplate,
  contractTemplate,
  controlTemplate,
  subjectTemplate,
  type AppParticulars,
  type Particulars,
} from '../../cli/evidence/templates.ts';
import type {
  ApprovalReview,
  ControlEvent,
  Renewal,
  RenewalCommand,
} from '../../documents/index.ts';
import { formatInstant } from '../../documents/json.ts';
import { formatClaims, type ReadClaim } from '../../manifest/claims.ts';
import type { RunSide } from '../../evidence/run.ts';
import type { AskedClaim, Review } from './interview.ts';

/** Where the documents of a claim lie, by its names. */
export function baseOf({ accountKind, operation, outputProfile, provider }: AskedClaim): string {
  return [provider, accountKind, outputProfile, operation].join('.');
}

/** The file that says what an adapter can do and what is allowed, where the team has none: its digest stands for both. */
export function adapterText(asked: AskedClaim): string {
  const { accountKind, operation, outputProfile, policyMode, provider } = asked;
  return textOf({
    provider,
    output_profile: outputProfile,
    operation,
    account_kind: accountKind,
    policy_mode: policyMode,
  });
}

export function newContract(of: Particulars, covers: readonly string[]): Contract {
  const document = contractTemplate(of);
  const globs = covers.toSorted();
  return contractOf(
    globs.length === 0 ? document : { ...document, covers: { local: globs, live: globs } },
  );
}

export function newClaim(of: Particulars, { digest }: Contract): ReadClaim {
  const subject = subjectTemplate(of);
  return { claim: { subject, contract_digest: digest }, subjectDigest: subjectDigest(subject) };
}

export function newApproval(of: AppParticulars, { expiresAt, reviewedAt }: Review): ApprovalReview {
  const { origin: _example, ...stated } = approvalTemplate(of);
  return { ...stated, reviewed_at: reviewedAt, expires_at: expiresAt };
}

export function newControl(of: AppParticulars): ControlEvent {
  const { origin: _example, ...stated } = controlTemplate(of);
  return { ...stated, starts_at: formatInstant(of.at) };
}

const TIMEOUT_MINUTES = 60;

/** A side is tested again by these. */
export interface NewTest {
  readonly side: RunSide;
  readonly command: readonly string[];
  readonly results: string;
}

export function newTestCommand(
  of: Particulars,
  { command, results, side }: NewTest,
  environment: readonly string[],
): RenewalCommand {
  const [program = '', ...words] = command;
  return {
    match: {
      provider: of.provider,
      output_profile: of.outputProfile,
      account_kind: of.accountKind,
      operation: of.operation,
      policy_mode: of.policyMode,
    },
    side,
    command: [program, ...words],
    results,
    timeout_minutes: TIMEOUT_MINUTES,
    ...(environment.length > 0 ? { environment: [...environment] } : {}),
    ...(of.scopes.length > 0 ? { scopes: [...of.scopes] } : {}),
    ...(side === 'live' ? { account_reference: of.accountReference } : {}),
  };
}

/** The commands come first: of those that fit a subject, the first one counts. */
export function withCommands(
  known: Renewal | undefined,
  commands: readonly RenewalCommand[],
  probe: readonly string[],
): Renewal {
  const [program, ...words] = probe;
  return {
    schema_version: 1,
    ...known,
    ...(program === undefined
      ? {}
      : { probe: { command: [program, ...words], timeout_minutes: 5 } }),
    commands: [
      ...commands,
      // Those that a killed run has only written.
      ...(known?.commands ?? []).filter((one) => !commands.some((own) => isSameTest(own, one))),
    ],
  };
}

function isSameTest(one: RenewalCommand, other: RenewalCommand): boolean {
  return one.side === other.side && canonicalize(one.match) === canonicalize(other.match);
}

export function withClaim(known: readonly ReadClaim[], claim: ReadClaim): string {
  return formatClaims([...known, claim]);
}

export function textOf(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/**
 * The times that others vouch for: timestamp authorities and logs, which say when a release was there
 * and nothing else.
 */
import type { GateVerdict } from '../documents/index.ts';
import { instantOf } from '../documents/json.ts';
import { signedVerdictOf, type RecordFiles } from '../gate/release-record.ts';
import type { Stamp } from '../trust/identity.ts';
import { identifiedIn, readEnvelope } from '../trust/envelope.ts';
import type { TrustRoot } from '../trust/root.ts';
import { countedTimes, stampsOf, verifyStamps } from '../trust/vouched-time.ts';
import type { AuditInput } from './replay.ts';

/** Whether there are tokens to verify: those in bundles are verified with the bundles. */
export function isStamped({ record, stamps }: Pick<AuditInput, 'record' | 'stamps'>): boolean {
  return stamps.length > 0 || record.signedVerdictTimestamp !== undefined;
}

/** The token over the signed verdict, if the record has one. */
export function stampsIn(record: RecordFiles): readonly Stamp[] {
  const [signed, token] = [signedVerdictOf(record), record.signedVerdictTimestamp];
  return signed && token ? stampsOf(signed, [token]) : [];
}

/** Collects who says before which instant a release was signed; a token beside the capsule is over all the others. */
export function timesOf(
  { now, record, stamps, timestampRoots: named }: AuditInput,
  { evaluated_at }: GateVerdict,
  root: TrustRoot,
) {
  const clock = { root, named, from: instantOf(evaluated_at), now };
  const beside = verifyStamps(stamps, clock);
  const since = Math.min(now, ...beside.times.map(({ instant }) => instantOf(instant)));
  const own = verifyStamps(stampsIn(record), clock, since);
  const signed = signedVerdictOf(record);
  const envelope = signed && readEnvelope(signed.bytes, signed.file, signed.bundles);
  const signers = envelope?.ok ? identifiedIn(envelope.value, root.roles.release).identities : [];
  const bundled = signers.flatMap(({ times = [] }) => times);
  return {
    times: [
      ...bundled.flatMap((time) => countedTimes([time], since)),
      ...own.times,
      ...beside.times,
    ],
    findings: [...beside.findings, ...own.findings],
  };
}

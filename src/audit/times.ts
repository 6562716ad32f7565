// Time stamps of a release: who says that it was signed before which instant.

import type { GateVerdict, VouchedTime } from '../documents/index.ts';
import { instantOf } from '../documents/json.ts';
import { RECORD_FILE_NAMES, signedVerdictOf, type RecordFiles } from '../gate/release-record.ts';
import type { Stamp } from '../trust/identity.ts';
import { identifiedIn, readEnvelope } from '../trust/envelope.ts';
import type { TrustRoot } from '../trust/root.ts';
import { aboutTimestamp, countedTimes, stampsOf, verifyStamps } from '../trust/vouched-time.ts';
import type { AuditInput } from './replay.ts';

/** Whether there are tokens to verify: those in bundles are verified with the bundles. */
export function isStamped({ record, stamps }: Pick<AuditInput, 'record' | 'stamps'>): boolean {
  return stamps.length > 0 || record.signedVerdictTimestamp !== undefined;
}

export function stampsIn(record: RecordFiles): readonly Stamp[] {
  const [signed, token] = [signedVerdictOf(record), record.signedVerdictTimestamp];
  return signed && token ? stampsOf(signed, [token]) : [];
}

export function bundledTimes(record: RecordFiles, root: TrustRoot): readonly VouchedTime[] {
  const signed = signedVerdictOf(record);
  const envelope = signed && readEnvelope(signed.bytes, signed.file, signed.bundles);
  const signers = envelope?.ok ? identifiedIn(envelope.value, root.roles.release).identities : [];
  return signers.flatMap(({ times = [] }) => times);
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
  const bundled = bundledTimes(record, root);
  const counted = bundled.flatMap((time) => countedTimes([time], since));
  const times = [...counted, ...own.times, ...beside.times];
  const file = `${record.name}/${RECORD_FILE_NAMES.signedVerdict}`;
  const asked = aboutTimestamp(root, { file, judged: clock.from, times, now });
  return { times, findings: [...beside.findings, ...own.findings, ...asked] };
}

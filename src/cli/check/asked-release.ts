import {
  askedMemory,
  askedPin,
  askedRepository,
  exportedProjection,
} from '../../repository/asked.ts';
import { durationOf } from '../arguments.ts';
import type { Invocation } from '../invocation.ts';
import type { ReleaseQuestion } from './judge-release.ts';

/** Returns the question for the gate, by the options of evidence and claims. @throws ClaimgateError `usage` */
export function askedRelease(invocation: Invocation): ReleaseQuestion {
  const { args, at: now, host } = invocation;
  const tested = invocation.file('selftest');
  const maxAge =
    args.text('projection-max-age') ??
    (host.environment['CLAIMGATE_PROJECTION_MAX_AGE'] || undefined);
  return {
    ...askedRepository(invocation),
    projection: invocation.file('projection')?.path,
    configuredProjection: () => exportedProjection(invocation),
    trustPin: askedPin(invocation),
    memory: askedMemory(invocation),
    heads: invocation.files('head'),
    projectionMaxAgeMs: maxAge === undefined ? undefined : durationOf(maxAge, 'projection-max-age'),
    now,
    at: args.instant('at'),
    mustHoldUntil: args.instant('must-hold-until'),
    selfTest:
      tested && (async () => (await import('./stated-self-test.ts')).readSelfTest(tested, now)),
  };
}

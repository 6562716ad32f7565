import type { EpochMs } from '../../json/index.ts';
import type { Administration } from '../administration/index.ts';
import type { Probes } from '../probes/index.ts';
import type { ReadinessService } from '../readiness.ts';
import type { Authentication } from './authentication.ts';
import type { Log } from './log.ts';

/** What the routes are answered from. */
export interface ServiceContext {
  readonly readiness: ReadinessService;
  readonly authentication: Authentication;
  readonly probes: Probes;
  /** What administrators record with; without it there are neither their routes nor pages. */
  readonly administration?: Administration;
  readonly log: Log;
  readonly clock: () => EpochMs;
  /** How many milliseconds an answer may take; by default 20,000. */
  readonly answerMs?: number;
  /** Whether the process was told to stop: it is not ready any more, and keeps no connection. */
  readonly isDraining: () => boolean;
}

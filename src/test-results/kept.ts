// Results that were kept beside the ledger: under which names, with what was known beside them, and what they show again.

import { digestOf, hexOf } from '../digest/index.ts';
import * as validators from '../documents/generated/kept-results.validator.js';
import {
  accept,
  finding,
  messageOf,
  refuse,
  refusalFor,
  type Result,
} from '../documents/findings.ts';
import { isDigestForm, leaksInLines } from '../documents/sanitizer.ts';
import type { CheckFact, KeptResults, RunFact, Subject } from '../documents/index.ts';
import { checkShape, instantOf, readJson, type EpochMs, type Shape } from '../documents/json.ts';
import type { Contract } from '../evidence/contract.ts';
import type { RunSide } from '../evidence/run.ts';
import { readTestResults } from './read.ts';
import { runFromResults } from './run.ts';

const SHAPE: Shape<KeptResults> = { document: validators.document };

export const MAX_KEPT_BYTES = 1024 * 1024;

export interface KeptFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Returns the two files that results are kept in: the results, and how they came about; named so that no content takes the place of another. */
export function keptFiles(
  bytes: Uint8Array,
  came: Omit<KeptResults, 'schema_version' | 'results_sha256'>,
): readonly [results: KeptFile, how: KeptFile] {
  const digest = digestOf(bytes);
  const how = { schema_version: 1, results_sha256: digest, ...came } as const;
  const text = Buffer.from(`${JSON.stringify(how, null, 2)}\n`);
  const short = hexOf(digestOf(text)).slice(0, 12);
  const isJson = new TextDecoder().decode(bytes.subarray(0, 256)).trimStart().startsWith('{');
  return [
    { name: `${hexOf(digest)}.${isJson ? 'json' : 'xml'}`, bytes },
    { name: `${hexOf(digest)}.run-${short}.json`, bytes: text },
  ];
}

/** Tells the files in a folder that were kept for a digest: the results, and every way by which they were read. */
export function keptNames(names: readonly string[], digest: string) {
  const hex = digest.replace('sha256:', '');
  const results = names.find((name) => name === `${hex}.xml` || name === `${hex}.json`);
  const ways = names.filter((name) => name.startsWith(`${hex}.run-`) && name.endsWith('.json'));
  return { results, ways };
}

/** @returns `results_not_publishable` for each line with something that rule 7 keeps out of a projection */
export function publishable(files: readonly KeptFile[], file: string): Result<null> {
  const findings = files.flatMap(({ bytes }, index) => {
    const name = index === 0 ? file : 'how the results came about';
    const text = textOf(bytes);
    if (text === undefined)
      return [finding('results_not_publishable', { file: name, expected: 'UTF-8' })];
    return [...leaksInLines(text), ...(index === 0 ? answersIn(bytes, text) : [])].map(
      ({ form, line }) =>
        finding('results_not_publishable', { file: name, line, found: form.replaceAll('_', ' ') }),
    );
  });
  return refusalFor(findings) ?? accept(null);
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The answer of a provider is published as its fingerprint alone. */
function answersIn(bytes: Uint8Array, text: string) {
  const read = readTestResults(bytes, 'results');
  const answers = read.ok ? read.value.cases.map(({ externalResult }) => externalResult) : [];
  const raw = new Set(answers.filter((answer) => answer !== null && !isDigestForm(answer)));
  const lines = text.split(/\r\n?|\n/);
  return [...raw].map((answer) => {
    const index = lines.findIndex((line) => line.includes(answer ?? ''));
    return { line: Math.max(index, 0) + 1, form: 'looks_like_raw_id' } as const;
  });
}

/** A run that a claim rests on, and what its results are read for. */
export interface RunToShow {
  readonly run: NonNullable<RunFact>;
  readonly subject: Subject;
  readonly side: RunSide;
  readonly contract: Contract;
  /** Providers that are claimed. */
  readonly providers: readonly string[];
  readonly at: EpochMs;
}

/**
 * Reads kept results again by the route from bytes to a run, with what was kept beside them.
 *
 * @returns how they were read; `kept_results_altered` or `kept_results_differ`
 */
export function showsAgain(
  results: KeptFile,
  way: KeptFile,
  asked: RunToShow,
): Result<KeptResults> {
  const { at, contract, providers, run, side, subject } = asked;
  const digest = run.origin?.results_sha256;
  const found = digestOf(results.bytes);
  if (found !== digest)
    return refuse('kept_results_altered', {
      file: results.name,
      expected: digest ?? 'none',
      found,
    });
  const read = checkShape(SHAPE, readJson(way.bytes, { file: way.name, maxBytes: MAX_KEPT_BYTES }));
  if (!read.ok) return read;
  const how = read.value;
  if (how.results_sha256 !== digest)
    return differ(way.name, `results ${digest}`, `results ${how.results_sha256}`);
  const unstated = run.exit_status === 'unstated';
  if (unstated !== (how.exit_status === null))
    return differ(
      way.name,
      unstated ? 'no exit status' : 'an exit status',
      how.exit_status === null ? 'none' : `exit status ${how.exit_status}`,
    );
  const started = instantOf(run.tested_at);
  const again = runFromResults(results.bytes, 'results', {
    contract,
    side,
    subject,
    providers,
    named: how.checks,
    suites: how.suites,
    exitStatus: how.exit_status,
    ...(run.origin?.kind === 'test_run' ? { commandStartedAt: started } : { testedAt: started }),
    testedRevision: run.tested_revision,
    expiresAt: run.expires_at,
    grantedScopes: run.granted_scopes,
    accountReference: null,
    externalResults: new Map(),
    at,
    file: results.name,
  });
  // The codes are those of recording; here, any of them means that the record has other results.
  if (!again.ok)
    return differ(results.name, outcomesOf(run.checks), again.findings.map(messageOf).join('; '));
  const [recorded, shown] = [outcomesOf(run.checks), outcomesOf(again.value.run.checks)];
  return recorded === shown ? accept(how) : differ(results.name, recorded, shown);
}

function differ(file: string, expected: string, found: string) {
  return refuse('kept_results_differ', { file, expected, found });
}

type Shown = Pick<CheckFact, 'kind' | 'not_applicable_reason'> & { readonly outcome: string };

/** A projection leaves out checks that could not be tested. */
function outcomesOf(checks: readonly Shown[]): string {
  const words = checks
    .filter(({ outcome }) => outcome !== 'errored')
    .map(({ kind, not_applicable_reason: reason, outcome }) =>
      [kind, outcome.replaceAll('_', ' '), ...(reason === null ? [] : [`(${reason})`])].join(' '),
    );
  return words.toSorted().join(', ') || 'no check';
}

import { codeEntry, messageOf, type Finding } from '../../src/documents/findings.ts';
import { commandReport } from '../../src/report/run-report.ts';
import { validatorOf } from '../documents/published.ts';
import type { Random } from './random.ts';

/** One reader of outside bytes, and what must hold of it whatever the bytes are. */
export interface Target {
  readonly name: string;
  /** Inputs to start from: whole documents as they come. */
  readonly seeds: readonly Uint8Array[];
  /** The schemas that inputs follow. */
  readonly schemas?: readonly string[];
  /** In front of the document stands a line that says what it is, and how it came. */
  readonly heads?: readonly [string, ...string[]];
  /** A change that only this kind of input knows; `undefined`: none fits. */
  readonly change?: (random: Random, input: Uint8Array) => Uint8Array | undefined;
  /** Reads an input. Whatever it throws was found. */
  readonly run: (input: Uint8Array) => void | Promise<void>;
  /** Inputs of growing length, to see that work grows as they do. */
  readonly grown?: Readonly<Record<string, (length: number) => Uint8Array>>;
  readonly close?: () => Promise<void> | void;
}

/** Targets are made when they are needed: some start a service or fill a folder. */
export type MakeTarget = () => Target | Promise<Target>;

export class Violation extends Error {}

export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Violation(what);
}

const isReport = validatorOf('command-report');

/** Requires that every refusal has a code of the table other than a defect, can be printed, and fits in a report. */
export function mustBeSound(findings: readonly Finding[]): void {
  for (const one of findings) {
    must(!['defect', 'rule_defect'].includes(one.code), `a defect: ${JSON.stringify(one)}`);
    must(codeEntry(one.code).title !== '' && messageOf(one) !== '', `${one.code} says nothing`);
  }
  const { document } = commandReport({ name: 'fuzz', says: 'done' }, { findings }, 0);
  must(isReport(document), `no report of it: ${JSON.stringify(isReport.errors)}`);
}

/** That an outcome is a value, or at least one sound finding. */
export function mustBeOutcome(
  outcome: { readonly ok: true } | { readonly ok: false; readonly findings: readonly Finding[] },
): void {
  if (outcome.ok) return;
  must(outcome.findings.length > 0, 'a no without a finding');
  mustBeSound(outcome.findings);
}

/** The first line of an input, and the bytes behind it. */
export function headed(input: Uint8Array): { head: string; body: Uint8Array } {
  const end = input.indexOf(0x0a);
  if (end < 0) return { head: '', body: input };
  return {
    head: Buffer.from(input.subarray(0, end)).toString('latin1'),
    body: input.subarray(end + 1),
  };
}

export function withHead(head: string, body: Uint8Array | string): Uint8Array {
  return Buffer.concat([Buffer.from(`${head}\n`), Buffer.from(body)]);
}

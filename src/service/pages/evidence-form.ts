import type { Finding } from '../../findings/index.ts';
import type { ContractIndex } from '../../evidence/index.ts';
import type { EpochMs } from '../../json/index.ts';
import type { AppendItem, Facts } from '../../ledger/index.ts';
import type { KnownSubjects } from './choices.ts';
import type { FormView } from './form.ts';
import type { Piece } from './html.ts';

/** What a form is made from. */
export interface FormWorld {
  readonly subjects: KnownSubjects;
  readonly facts: Facts;
  readonly contracts: ContractIndex;
  readonly at: EpochMs;
}

/** A form that records one document. The document is judged by the ledger alone, as it is for programs. */
export interface EvidenceForm {
  readonly kind: AppendItem['kind'];
  /** Path of the routes of the page, without `/new`. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  /** What the fields hold at first, beside what the address says. */
  defaults(query: URLSearchParams, world: FormWorld): URLSearchParams;
  /** The fields of the document, or before them those that ask what it is about. */
  fields(view: FormView, world: FormWorld): Piece;
  /** What was filled in; nothing while the fields only ask what it is about. */
  filledIn(values: URLSearchParams, world: FormWorld): FilledIn | undefined;
}

/** A form with all its fields. */
export interface FilledIn {
  /** Whatever it is worth. */
  readonly document: object;
  /** The field that a finding is about; the empty text where it is none of them. */
  readonly fieldFor: (finding: Finding) => string;
}

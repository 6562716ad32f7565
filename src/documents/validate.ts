import { finding, type Code, type Finding, type Result, refusalFor } from './findings.ts';
import { present } from './error.ts';
import {
  describeForm,
  showName,
  showPointer,
  pointerTo,
  isJsonObject,
  type JsonValue,
} from './json-value.ts';
import { nearestMember, otherKind } from './meant.ts';
import { MAX_FINDINGS, type JsonReading } from './read-json.ts';

/** One fault as a validator compiled from `schemas/` reports it (ajv, verbose). */
interface SchemaFault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly parentSchema?: {
    readonly title?: string;
    readonly description?: string;
    readonly properties?: object;
  };
  readonly data?: unknown;
}

/** A validator compiled ahead of time; leaves its faults on itself, as ajv's do. */
export interface SchemaValidator {
  (value: unknown): boolean;
  errors?: readonly SchemaFault[] | null;
}

/** How to judge the shape of one kind of document. `T` is the type that its schema describes. */
export interface Shape<T> {
  /** Never set: ties the type to the shape. */
  readonly type?: T;
  readonly document: SchemaValidator;
  readonly list?: { readonly member: string; readonly item: SchemaValidator };
}

/** All faults of text and shape come back at once, in the order of the document, each with its place. */
export function checkShape<T>(shape: Shape<T>, reading: JsonReading): Result<T> {
  const findings = [...reading.findings];
  if (reading.value !== undefined) {
    const faults = distinct(shapeFaults(shape, reading.value));
    const other = ofOtherKind(faults, reading);
    if (other) return { ok: false, findings: [other] };
    for (const fault of faults) findings.push(asFinding(fault, reading));
  }
  // The validators come from the very schemas that `T` is generated from.
  return refusalFor(inOrder(findings, reading)) ?? { ok: true, value: reading.value as T };
}

/** Every member of a document of another kind would be a fault; what it is says more. */
function ofOtherKind(faults: readonly SchemaFault[], reading: JsonReading): Finding | undefined {
  const unknown = faults.find(
    ({ keyword, instancePath }) => keyword === 'additionalProperties' && instancePath === '',
  );
  const title = unknown?.parentSchema?.title;
  return title === undefined ? undefined : otherKind(reading.value, title, reading.locate(''));
}

/** Faults of the document without its long list, then of the items one by one. */
function shapeFaults<T>(shape: Shape<T>, value: JsonValue): SchemaFault[] {
  const { list } = shape;
  const items = list && isJsonObject(value) ? value[list.member] : undefined;
  if (!list || !Array.isArray(items)) return faultsOf(shape.document, value);
  const faults = faultsOf(shape.document, { ...(value as object), [list.member]: [] });
  for (const [index, item] of items.entries()) {
    if (faults.length > MAX_FINDINGS) break;
    const at = pointerTo(pointerTo('', list.member), index);
    for (const fault of faultsOf(list.item, item))
      faults.push({ ...fault, instancePath: at + fault.instancePath });
  }
  return faults;
}

function faultsOf(validator: SchemaValidator, value: unknown): SchemaFault[] {
  if (validator(value)) return [];
  // A branch reports its own faults; the fault of the keyword around it would only repeat them.
  const faults = present(validator.errors).filter(({ keyword }) => !BRANCHING.has(keyword));
  const own = faults.filter((fault) => !isOfOtherBranch(fault));
  return (own.length > 0 ? own : faults).slice(0, MAX_FINDINGS + 1);
}

const BRANCHING: ReadonlySet<string> = new Set(['if', 'anyOf']);

/** Whether a value that may also be `null` was only found not to be: the other branch says what is wrong with it. */
function isOfOtherBranch({ keyword, params }: SchemaFault): boolean {
  return keyword === 'type' && params['type'] === 'null';
}

/** Several keywords may say the same of one value, and of a value of the wrong type there is no more to say. */
function distinct(faults: readonly SchemaFault[]): SchemaFault[] {
  const mistyped = new Set(
    faults.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath),
  );
  const seen = new Set<string>();
  return faults.filter(({ keyword, instancePath }) => {
    const code = codeOf(keyword);
    if (code === 'unknown_member' || code === 'missing_member') return true;
    if (mistyped.has(instancePath) && keyword !== 'type') return false;
    const key = `${code} ${instancePath}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function codeOf(keyword: string): Code {
  return KEYWORD_CODES[keyword] ?? 'wrong_form';
}

/** Which code a JSON Schema keyword stands for; every keyword not named here is `wrong_form`. */
const KEYWORD_CODES: Record<string, Code> = {
  additionalProperties: 'unknown_member',
  required: 'missing_member',
  type: 'wrong_type',
  const: 'wrong_value',
  enum: 'wrong_value',
  uniqueItems: 'duplicate_item',
  minimum: 'out_of_bounds',
  maximum: 'out_of_bounds',
  minLength: 'out_of_bounds',
  maxLength: 'out_of_bounds',
  minItems: 'out_of_bounds',
  maxItems: 'out_of_bounds',
};

function asFinding(
  { keyword, instancePath, params, parentSchema, data }: SchemaFault,
  reading: JsonReading,
): Finding {
  const code = codeOf(keyword);
  if (code === 'unknown_member') {
    const name = String(params['additionalProperty']);
    const place = reading.locate(pointerTo(instancePath, name), 'name');
    const meant = nearestMember(name, Object.keys(parentSchema?.properties ?? {}), data);
    const expected = meant === undefined ? {} : { expected: JSON.stringify(meant) };
    // The pointer stops at the container, since the member's name itself may be secret.
    return reading.isConfidential
      ? finding(code, {
          ...place,
          pointer: showPointer(instancePath),
          found: showName(name),
          ...expected,
        })
      : finding(code, { ...place, found: JSON.stringify(name), ...expected });
  }
  if (code === 'missing_member') {
    return finding(code, {
      ...reading.locate(instancePath),
      expected: JSON.stringify(params['missingProperty']),
    });
  }
  const expected = expectedBy(keyword, params) ?? parentSchema?.description ?? keyword;
  const found = reading.isConfidential ? describeForm(data) : describe(data);
  return finding(code, { ...reading.locate(instancePath), expected, found });
}

function expectedBy(keyword: string, params: SchemaFault['params']): string | undefined {
  switch (keyword) {
    case 'type':
      return [params['type']].flat().join(' or ');
    case 'const':
      return JSON.stringify(params['allowedValue']);
    case 'enum':
      return [params['allowedValues']]
        .flat()
        .map((value) => JSON.stringify(value))
        .join(', ');
    case 'uniqueItems':
      return 'each item once';
    default:
      return typeof params['limit'] === 'number' ? `${keyword} ${params['limit']}` : undefined;
  }
}

/** Returns a value as a message shows it: scalars as written, containers by their kind. */
function describe(data: unknown): string {
  return typeof data === 'object' && data !== null ? describeForm(data) : JSON.stringify(data);
}

/** Longer lines than this many characters are not read. */
const MAX_LINE = 2 ** 30;

function orderOf({ line = 0, column = 0 }: Finding): number {
  return line * MAX_LINE + column;
}

function inOrder(findings: Finding[], reading: JsonReading): readonly Finding[] {
  const sorted = findings.sort((one, other) => orderOf(one) - orderOf(other));
  if (sorted.length <= MAX_FINDINGS) return sorted;
  const { file } = reading.locate('');
  return [
    ...sorted.slice(0, MAX_FINDINGS),
    finding('too_many_findings', {
      file,
      found: `more than ${MAX_FINDINGS}`,
    }),
  ];
}

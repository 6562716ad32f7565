import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { schemaNamed } from '../../src/program/schema.ts';

/** A validator of another make than ours, which knows nothing but the published schemas, each by itself. */
const ajv = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } });
addFormats.default(ajv);

const validators = new Map<string, ValidateFunction>();

/** Returns the validator of a document by its published schema. */
export function validatorOf(name: string): ValidateFunction {
  const known = validators.get(name) ?? ajv.compile(schemaNamed(name).schema ?? {});
  validators.set(name, known);
  return known;
}

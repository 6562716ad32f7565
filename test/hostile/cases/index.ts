import type { HostileCase } from '../case.ts';
import { CONFIGURATION } from './configuration.ts';
import { FILES } from './files.ts';
import { OBJECTS } from './objects.ts';
import { REFS } from './refs.ts';
import { SURROUNDINGS } from './surroundings.ts';
import { VALUES } from './files.ts';

export const CASES: readonly HostileCase[] = [
  ...CONFIGURATION,
  ...REFS,
  ...OBJECTS,
  ...SURROUNDINGS,
  ...FILES,
  ...VALUES,
];

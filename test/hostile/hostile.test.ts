import { describe } from 'node:test';
import { CASES } from './cases/index.ts';
import { hostileCases } from './suite.ts';

describe('[T85] a repository with one hostile thing', { concurrency: 2 }, () =>
  hostileCases(CASES.filter(({ waits }) => waits !== true)),
);

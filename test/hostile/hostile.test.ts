import { describe } from 'node:test';
import { CASES } from './cases/index.ts';
import { inThisProcess } from './play.ts';
import { hostileCases } from './suite.ts';

describe('[T85][T345] a repository with one hostile thing', () =>
  hostileCases(
    CASES.filter(({ waits }) => waits !== true),
    inThisProcess,
  ));

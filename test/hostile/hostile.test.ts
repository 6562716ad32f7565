import { describe } from 'node:test';
import { CASES } from './cases/index.ts';
import { inThisProcess } from './play.ts';
import { hostileCases } from './suite.ts';

describe('[T85][T345] a repository with one hostile thing', () =>
  hostileCases(
    CASES.filter(({ waits }) => waits !== true),
    inThisProcess,
  ));

// These mostly wait until the program gives up on git, so many run at a time.
describe('[T87] a repository with a file that never ends', { concurrency: 6 }, () =>
  hostileCases(CASES.filter(({ waits }) => waits === true)),
);

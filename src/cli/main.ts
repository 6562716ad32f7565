#!/usr/bin/env node
import { endWith, PROCESS } from './process.ts';
import { run } from './run.ts';

endWith(run(process.argv.slice(2), PROCESS));

#!/usr/bin/env node
import { startProcess } from './process.ts';
import { run } from './run.ts';

startProcess(run);

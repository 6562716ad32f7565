// Generated from package.json by `npm run generate`. Do not edit.
import type { Tool } from '../index.ts';

/** This program, as verdicts name it. */
export const TOOL: Tool = { name: 'claimgate', version: '0.1.0' };

/** Where its source and its documents are. */
export const REPOSITORY = 'https://github.com/claimgate/claimgate';

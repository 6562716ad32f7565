// Generated from schemas/ by `npm run generate`. Do not edit.
import type { SchemaValidator } from '../../json/validate.ts';

export declare const document: SchemaValidator;

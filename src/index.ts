export * from './digest/index.ts';
export type * from './documents/index.ts';
export * from './findings/index.ts';
export * from './gate/index.ts';
export * from './json/index.ts';
export * from './manifest/index.ts';
export * from './verdict/index.ts';

export { boardOfInstance, instanceUrl } from './instance.ts';
export { serveMcp, type McpServer } from './server.ts';
export type { BoardSource } from './tool.ts';

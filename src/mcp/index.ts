export { serveMcp, type McpServer } from './server.ts';
export type { BoardSource } from './tool.ts';

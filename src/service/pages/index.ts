import type { Hono } from 'hono';
import type { ServiceContext } from '../http/context.ts';
export function pageRoutes(_app: Hono, _service: ServiceContext): void {}

import type { Hono } from 'hono';
import type { ServiceContext } from '../http/context.ts';
import { boardPages } from './board-pages.ts';
import { evidencePages } from './evidence-pages.ts';
import { sessionPages } from './session-pages.ts';
import { Pages } from './visit.ts';

/** The pages of administrators, where there is something to administer. */
export function pageRoutes(app: Hono, service: ServiceContext): void {
  const { administration } = service;
  if (!administration) return;
  const pages = new Pages(app, service, administration);
  sessionPages(pages);
  boardPages(pages);
  evidencePages(pages);
}

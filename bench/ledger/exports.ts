export async function measureExports(_d: unknown, _f: string, _b: unknown): Promise<Row[]> {
  return [];
}
import type { Row } from '../measure.ts';

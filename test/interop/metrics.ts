import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMetrics, inPrometheusText } from '../../service/metrics.ts';
import type { LogLine } from '../../service/http/log.ts';
import { JANE, signIn, startAdmin } from '../service/admin-world.ts';
import { call } from '../service/client.ts';

/** Writes the metrics of a service that was asked a few things, for programs that read OpenMetrics. */
const [folder = ''] = process.argv.slice(2);
const service = await startAdmin('sqlite');
const metrics = await loadMetrics();
await signIn(service, JANE);
await signIn(service, JANE, { password: 'wrong' });
await call(service.base, '/api/v1/ready');
await new Promise((resolve) => setImmediate(resolve));
for (const line of service.lines) metrics.observe(JSON.parse(line) as LogLine);
const text = await metrics.text(service.context);
writeFileSync(join(folder, 'metrics.openmetrics'), text);
writeFileSync(join(folder, 'metrics.prometheus'), inPrometheusText(text));
await service.stop();
await service.ledger.driver.close();

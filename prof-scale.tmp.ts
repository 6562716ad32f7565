import { manySubjects } from './test/service/many-world.ts';
import { append, initLedger, parseLocation, readFacts } from './src/ledger/index.ts';
import { contextAt, AT, IDENTITY } from './test/ledger/documents.ts';
import { readinessService, readinessSettings } from './src/service/index.ts';
import { rmSync } from 'node:fs';
const path = '/dev/shm/prof-scale.sqlite';
for (const s of ['', '-wal', '-shm']) rmSync(path + s, { force: true });
const world = manySubjects({ providers: 10, profiles: Number(process.argv[2] ?? 30) });
const { driver } = await initLedger(parseLocation('sqlite:' + path), IDENTITY, AT);
let t = performance.now();
const lap = (name: string) => { console.log(name, (performance.now() - t).toFixed(0), 'ms'); t = performance.now(); };
const out = await append(driver, world.items, contextAt(AT, { contracts: world.contracts }));
if (!out.ok) { console.log(out.findings.slice(0, 3)); process.exit(1); }
lap('append ' + world.items.length);
const facts = (readFacts(Buffer.from(JSON.stringify(world.facts)), 'f') as any).value;
lap('facts');
const service = readinessService({ ledger: driver, facts: async () => facts, contracts: world.contracts, claims: world.claims,
  ancestry: new Map([['1'.repeat(40), true]]), settings: readinessSettings({ SERVICE_PROVIDER_CERTIFICATION_ENFORCED: 'true' }), clock: () => AT } as any);
for (let i = 0; i < 3; i++) { const b = await service.board(); lap('board ' + b.providers.reduce((n, p) => n + p.decisions.length, 0)); if (i==2) { const states: any = {}; for (const p of b.providers) for (const d of p.decisions) states[d.decision.state+d.decision.advertisable] = (states[d.decision.state+d.decision.advertisable]??0)+1; console.log(states, JSON.stringify(b).length); lap('json'); } }

/** Lines of logs as programs write them, and what a redacted tail shows of them. */
export const LOGS: Readonly<Record<string, readonly (readonly [line: string, shown?: string])[]>> =
  {
    'claimgate serve': [
      [
        '{"time":"2026-11-21T08:30:00.000Z","level":"info","event":"listening","host":"127.0.0.1","port":8080,"origin":"claims.example.com/ledger"}',
        '{"time":"2026-11-21T08:30:00.000Z","level":"info","event":"listening","host":"[ip-1]","port":8080,"origin":"[text-1]"}',
      ],
      [
        '{"time":"2026-11-21T08:30:01.250Z","level":"info","event":"request","request_id":"3f0c2b1e-9a7d-4c55-b6f8-a0d1e2c3b4a5","method":"GET","route":"/api/v1/provider-readiness","status":503,"duration_ms":1.5,"code":"storage_not_ready"}',
        '{"time":"2026-11-21T08:30:01.250Z","level":"info","event":"request","request_id":"[id-1]","method":"GET","route":"/api/v1/provider-readiness","status":503,"duration_ms":1.5,"code":"storage_not_ready"}',
      ],
      [
        '{"time":"2026-11-21T08:30:02.000Z","level":"warn","event":"database_probe","code":"ledger_unreachable","cause":"57P01"}',
      ],
      [
        '{"time":"2026-11-21T08:30:02.500Z","level":"error","event":"failure","code":"defect","error":"TypeError","cause":"ECONNRESET","stack":"    at decide (file:///app/dist/service.js:12:34)\\n    at async answer (file:///app/dist/service.js:56:7)"}',
        '{"time":"2026-11-21T08:30:02.500Z","level":"error","event":"failure","code":"defect","error":"TypeError","cause":"ECONNRESET","stack":"    at [text-1] (file:///app/dist/service.js:12:34)\\n    at async answer (file:///app/dist/service.js:56:7)"}',
      ],
      [
        '{"time":"2026-11-21T08:30:03.000Z","level":"error","event":"webhook_given_up","attempt":8,"status":500}',
      ],
      [
        '{"time":"2026-11-21T08:30:04.000Z","level":"info","event":"draining","announce_ms":5000,"deadline_ms":25000}',
      ],
      ['refused: 4 of 4 claims lack valid evidence'],
      [
        'error[pin_missing]: no trust pin is configured: expected CLAIMGATE_TRUST_PIN or --pin',
        'error[pin_missing]: no trust pin is configured: expected CLAIMGATE_TRUST_PIN or [text-1]',
      ],
      ['error[ledger_unreachable]: the ledger cannot be reached: connection refused'],
    ],
    nginx: [
      [
        '192.0.2.7 - - [21/Nov/2026:08:30:00 +0000] "GET /admin/sign-in HTTP/1.1" 200 5120 "-" "Mozilla/5.0 (X11; Linux x86_64)"',
        '[ip-1] - - [21/Nov/2026:08:30:00 +0000] "GET /admin/sign-in HTTP/1.1" 200 5120 "-" "Mozilla/5.0 ([text]; Linux [text-1])"',
      ],
      [
        '192.0.2.7 - ada [21/Nov/2026:08:30:01 +0000] "POST /api/v1/capabilities/resolve HTTP/2.0" 503 312 "https://gate.example/?x=1" "curl/8.5.0" 0.012',
        '[ip-1] - [name-1] [21/Nov/2026:08:30:01 +0000] "POST /api/v1/capabilities/resolve HTTP/2.0" 503 312 "https://[host-1]/?[text]" "curl/8.5.0" 0.012',
      ],
      [
        '2026/11/21 08:30:00 [error] 29#29: *1 connect() failed (111: Connection refused) while connecting to upstream, client: 192.0.2.7, server: gate.example.com, request: "GET /api/v1/ready HTTP/1.1", upstream: "http://127.0.0.1:8080/api/v1/ready", host: "gate.example.com"',
        '2026/11/21 08:30:00 [error] 29#29: *1 connect() failed (111: Connection refused) while connecting to upstream, client: [ip-1], server: gate.example.com, request: "GET /api/v1/ready HTTP/1.1", upstream: "http://[ip-2]:8080/api/v1/ready", host: "gate.example.com"',
      ],
      [
        '2026/11/21 08:30:00 [warn] 29#29: *7 upstream timed out (110: Connection timed out) while reading response header from upstream, client: 192.0.2.7',
        '2026/11/21 08:30:00 [warn] 29#29: *7 upstream timed out (110: Connection timed out) while reading response header from upstream, client: [ip-1]',
      ],
      ['2026/11/21 08:30:00 [notice] 1#1: using the "epoll" event method'],
      [
        '2026/11/21 08:30:00 [emerg] 1#1: bind() to 0.0.0.0:80 failed (98: Address already in use)',
        '2026/11/21 08:30:00 [emerg] 1#1: bind() to [ip-1]:80 failed (98: Address already in use)',
      ],
      [
        '2026/11/21 08:30:02 [crit] 29#29: *8 SSL_do_handshake() failed (SSL: error:0A00006C:SSL routines::bad key share) while SSL handshaking, client: 192.0.2.7, server: 0.0.0.0:443',
        '2026/11/21 08:30:02 [crit] 29#29: *8 SSL_do_handshake() failed (SSL: error:0A00006C:SSL routines:[text] key [text-1]) [text-2], [text-3]: [ip-1], [text-4]: [ip-2]',
      ],
    ],
    PostgreSQL: [
      [
        '2026-11-21 08:30:00.123 UTC [42] LOG:  starting PostgreSQL 16.4 on x86_64-pc-linux-gnu, compiled by gcc (Debian 12.2.0-14) 12.2.0, 64-bit',
        '2026-11-21 08:30:00.123 UTC [42] LOG:  starting PostgreSQL 16.4 on [text-1], compiled by gcc (Debian [text-2]) 12.2.0, [text-3]',
      ],
      [
        '2026-11-21 08:30:00.130 UTC [42] LOG:  listening on IPv4 address "0.0.0.0", port 5432',
        '2026-11-21 08:30:00.130 UTC [42] LOG:  listening on [text] address "[ip-1]", port 5432',
      ],
      ['2026-11-21 08:30:00.150 UTC [42] LOG:  database system is ready to accept connections'],
      [
        '2026-11-21 08:30:05.000 UTC [57] LOG:  checkpoint complete: wrote 44 buffers (0.3%); 0 WAL file(s) added, 0 removed, 0 recycled; write=4.418 s, sync=0.012 s, total=4.451 s; sync files=31, longest=0.004 s, average=0.001 s; distance=260 kB, estimate=260 kB',
      ],
      ['2026-11-21 08:30:06.000 UTC [61] FATAL:  password authentication failed for user "app"'],
      [
        '2026-11-21 08:30:06.001 UTC [61] DETAIL:  Connection matched file "/etc/postgresql/16/main/pg_hba.conf" line 128: "host all all 0.0.0.0/0 scram-sha-256"',
        '2026-11-21 08:30:06.001 UTC [61] DETAIL:  Connection matched file "/etc/postgresql/16/main/pg_hba.conf" line 128: "host all all [text-1] scram-sha-256"',
      ],
      [
        '2026-11-21 08:30:07.000 UTC [62] ERROR:  duplicate key value violates unique constraint "runs_pkey"',
        '2026-11-21 08:30:07.000 UTC [62] ERROR:  duplicate key value violates unique constraint "[text-1]"',
      ],
      ['2026-11-21 08:30:07.000 UTC [62] DETAIL:  Key (id)=(42) already exists.'],
      [
        '2026-11-21 08:30:07.000 UTC [62] STATEMENT:  INSERT INTO runs (id, state) VALUES ($1, $2)',
        '2026-11-21 08:30:07.000 UTC [62] STATEMENT:  INSERT INTO runs (id, state) VALUES ([text], [text])',
      ],
      ['2026-11-21 08:30:08.000 UTC [63] ERROR:  canceling statement due to statement timeout'],
      ['2026-11-21 08:30:09.000 UTC [64] ERROR:  deadlock detected'],
      [
        '2026-11-21 08:30:09.000 UTC [64] DETAIL:  Process 4711 waits for ShareLock on transaction 5123; blocked by process 4712.',
      ],
      [
        '2026-11-21 08:30:10.000 UTC [65] FATAL:  sorry, too many clients already',
        '2026-11-21 08:30:10.000 UTC [65] FATAL:  [text-1], too many clients already',
      ],
      [
        '2026-11-21 08:30:10.000 UTC [65] FATAL:  remaining connection slots are reserved for roles with the SUPERUSER attribute',
      ],
      [
        '2026-11-21 08:30:11.000 UTC [66] ERROR:  relation "claimgate.runs" does not exist at character 15',
      ],
      [
        '2026-11-21 08:30:12.000 UTC [66] LOG:  could not receive data from client: Connection reset by peer',
      ],
      [
        '2026-11-21 08:30:12.000 UTC [66] FATAL:  terminating connection due to administrator command',
      ],
      [
        '2026-11-21 08:30:12.000 UTC [66] LOG:  automatic vacuum of table "main.claimgate.runs": index scans: 0',
      ],
      [
        '2026-11-21 08:30:13.000 UTC [67] ERROR:  could not serialize access due to concurrent update',
      ],
      [
        '2026-11-21 08:30:13.000 UTC [67] LOG:  duration: 1250.331 ms  statement: select * from runs where id = 42',
      ],
      [
        '2026-11-21 08:30:13.000 UTC [67] PANIC:  could not write to file "pg_wal/xlogtemp.67": No space left on device',
        '2026-11-21 08:30:13.000 UTC [67] PANIC:  could not write to file "[text-1]": [text] space left on device',
      ],
    ],
    'Node.js': [
      ['server listening on http://127.0.0.1:8080', 'server listening on http://[ip-1]:8080'],
      ['Server started in 312 ms (production)'],
      ['node:internal/process/promises:394'],
      [
        '      triggerUncaughtException(err, true /* fromPromise */);',
        '      triggerUncaughtException(err, true /[text] fromPromise [text]);',
      ],
      ["TypeError: Cannot read properties of undefined (reading 'status')"],
      ['    at TokenStore.findToken (file:///srv/app/dist/service.js:42:11)'],
      ['    at async Promise.all (index 0)'],
      ['    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)'],
      [
        '    at /srv/app/node_modules/express/lib/router/index.js:284:15',
        '    at /srv/app/node_modules/[text-1]/lib/router/index.js:284:15',
      ],
      ['Error: connect ECONNREFUSED 127.0.0.1:5432', 'Error: connect ECONNREFUSED [ip-1]:5432'],
      ['  errno: -111,'],
      ["  code: 'ECONNREFUSED',"],
      ["  syscall: 'connect',"],
      ["  address: '127.0.0.1',", "  address: '[ip-1]',"],
      ['  port: 5432'],
      [
        '[UnhandledPromiseRejection: This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was not handled with .catch().]',
        '[UnhandledPromiseRejection: This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was not handled with [text-1]().]',
      ],
      [
        '(node:42) MaxListenersExceededWarning: Possible EventEmitter memory leak detected. 11 close listeners added to [Server].',
        '(node:42) [text-1]: [text-2] EventEmitter memory leak detected. 11 close [text-3] added to [Server].',
      ],
      [
        '(node:42) [DEP0040] DeprecationWarning: The `punycode` module is deprecated. Please use a userland alternative instead.',
        '(node:42) [[text-1]] [text-2]: [text] `[text-3]` module is deprecated. Please use a userland alternative instead.',
      ],
      ['FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory'],
      ['npm error code ERESOLVE', 'npm error code [text-1]'],
      ['npm error Could not resolve dependency'],
      [
        '{"level":30,"time":1795249800123,"pid":42,"hostname":"gate-7c9d8b6f5d-x2x4q","reqId":"req-1","req":{"method":"GET","url":"/api/v1/ready","remoteAddress":"192.0.2.7"},"msg":"incoming request"}',
        '{"level":30,"time":1795249800123,"pid":42,"hostname":"[name-1]","reqId":"[id-1]","req":{"method":"GET","url":"/api/v1/ready","remoteAddress":"[ip-1]"},"msg":"incoming request"}',
      ],
      [
        '{"level":50,"time":1795249800130,"pid":42,"err":{"type":"Error","message":"connect ECONNREFUSED 127.0.0.1:5432","code":"ECONNREFUSED","errno":-111},"msg":"request errored","responseTime":12.53,"res":{"statusCode":500}}',
        '{"level":50,"time":1795249800130,"pid":42,"err":{"type":"Error","message":"connect ECONNREFUSED [ip-1]:5432","code":"ECONNREFUSED","errno":-111},"msg":"request errored","responseTime":12.53,"res":{"statusCode":500}}',
      ],
    ],
    'containers and systemd': [
      [
        '{"log":"{\\"level\\":\\"warn\\",\\"event\\":\\"retry\\",\\"attempt\\":3}\\n","stream":"stdout","time":"2026-11-21T08:30:00.123456789Z"}',
        '{"log":"{\\"level\\":\\"warn\\",\\"event\\":\\"retry\\",\\"attempt\\":3}","stream":"stdout","time":"2026-11-21T08:30:00.123456789Z"}',
      ],
      [
        'time=2026-11-21T08:30:00.123Z level=INFO msg="request completed" method=GET path=/api/v1/ready status=200 duration=12.5ms',
      ],
      ['Nov 21 08:30:00 gate claimgate[812]: started in 312 ms'],
      [
        'Nov 21 08:30:01 gate systemd[1]: claimgate.service: Main process exited, code=exited, status=1/FAILURE',
      ],
      [
        'Nov 21 08:30:01 gate systemd[1]: claimgate.service: Scheduled restart job, restart counter is at 5.',
      ],
      ['[2026-11-21T08:30:00Z] worker 3: job failed after 3 retries: timeout of 5000 ms exceeded'],
    ],
  };

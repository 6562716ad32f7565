/** Words of logs that no finding of claimgate uses: of Node.js, web servers, databases, containers and systems. */
export const LOG_WORDS: readonly string[] = wordsIn(`
  a able admin agent aggressive allocate altname analyze announce apps apr assertion assign async
  attribute aug auth automatic autovacuum available average await backend background bad balancer
  batch became become begin billing bind boot bound broken buffer built builtin bun cache cancel
  catch cert charset cjs classes cleanup client close cluster cmd collect collection compiled
  compose compress computed concurrent connector consumer context cookie cpu crash crit cron
  daemon daily data deadline deadlock debug dec decode deferred delay delivered delivering deno
  dependency deprecated destroyed detail detected development device dialect discard disconnect
  dispatch distance dns docker done down drain duration eacces eaddrinuse econnaborted
  econnrefused econnreset eexist ehostunreach eisdir elapsed election emerg emfile emitted emitter
  enabling enametoolong encode enoent enospc enotdir enotempty enotfound enqueued entity env eof
  eperm epipe epoll eproto err errno estimate etimedout eventually evicted exceeded exception
  expect experimental extend fast fastcgi fatal feature feb flush followers foreground forking
  freeze fri frozen gateway gb getaddrinfo grace graceful group handshake hang health healthcheck
  heap heartbeat hit hits hostname hour html http2 i idle image importing inactive incoming info
  initialize insert instead internal interval invoked ip ipv4 ipv6 iteration jan java javascript
  js jul jun kb kernel kill kv latency launch leak lease loaded loader loading lock logger logging
  login logout longest lookup loop main manager map mar master maximum mb me mean media median
  message metrics middleware migrate millis minimum minute mjs modified module mon monitor ms msg
  native nginx notice notification nov oct ok oom originated orphaned overflow panic parse patch
  patroni pause payment peer percent permanently pid pids ping pod poll pong position possible
  post prepared preparing priority probe problem producer progress promise properties property
  protocol publication pulled py queue quic quit rate ratio reap rebalance receive recovery
  recreate recycled redo reject rejection relation reload remaining reopen replication req res
  reserved reset resolve responded responding response resume retries rollback rotation routine
  rss runner s3 sample sandbox sat scan schedule scram searching secondary seek select semaphore
  sep serialize serve sha256 share shutdown shutting sigint sigkill sigterm singular slot slow
  smart socket spawn sql ssl stack standalone startup status stderr stdin stdout stop stream stuck
  submit succeeded success successful sum sun superuser supervisor suspend swap sweep switchover
  sync synchronous syscall system systemd task tcp temp temporarily temporary terminate thread
  throttled throw thrown thu tick trace transport trigger truncate ts tue tuple tx udp unable
  unauthorized uncaught undefined undici unhandled unique unix unlink unlock unprocessable
  unresponsive upload upstream uptime userland utf8 util v1 v2 v3 vacuum validating verbose via
  video violates violation virtual volume wal warm warn watch wed workspace ws x yarn yield
`);

/** Names whose values may be secret however harmless they look, and words that rows of data follow. */
export const OPENING: ReadonlySet<string> = new Set(
  wordsIn(`
  pass password passwd pwd passphrase passcode pin secret token key credential otp code cookie
  authorization auth bearer basic digest login signature values value copy contains parameters
`),
);

/** The only words that are shown behind a name of a secret. */
export const BEHIND: ReadonlySet<string> = new Set(
  wordsIn(`
  a about after already an and are as at authentication authorized be before been by can cannot
  changed check checked configured constraint denied did does duplicate ended exist exists
  expected expired expires failed false for found has have in incorrect invalid is it length
  longer made missing must never no none not null of old on only or refused rejected required
  reset revoked rotated rotation set should stored supported than the to too true trust undefined
  unique unknown unset user valid value verification verified violates was were when will with
  without wrong
`),
);

function wordsIn(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Words of logs that no finding of claimgate uses: of Node.js, web servers, databases, containers and systems. */
export const LOG_WORDS: readonly string[] = wordsIn(`
  256 512 a able abrt absent acquired activated activity actual additional addr admin agent
  aggregate aggressive alert allocate allocation alter altname analyze announce anonymous apps apr
  asn1 assert assertion assign assistant async asynchronously attribute aug auth authenticated
  author automatic autovacuum available average await backend background bad balance balancer
  batch became become begin biggest billing bin binary bind binfmt bit boot bound broken buffer
  built builtin bun bus cache callback cancel capture catch cert cfg cgroup cgroups cgroupsv1 char
  charset chdir cipher cjs classes cleanup client close cluster cmd collect collection collector
  commons compact compacts comparison compat compatibility compile compiled compose compress
  computed concurrent condition conf configfs connector console const consumer context controller
  cookie cpu crash crit cron crypto css csv curl daemon daily data db dbus deactivated deadline
  deadlock debian debug dec decipheriv decode decrypt deferred delay delivered delivering
  demonstration deno dependency deprecated deps destroy destroyed detail detect detected determine
  dev development device dialect directives directories directory discard disconnect disconnection
  dispatch dist distance division dm dns docker done down drain drm duration eacces eaddrinuse eai
  econnaborted econnrefused econnreset eexist efi efivars ehostunreach eisdir elapsed election
  emerg emfile emit emitted emitter enabling enametoolong encode enoent enospc enotdir enotempty
  enotfound enqueued entity env eof eperm epipe epoll eproto er err errcode errno esm estimate etc
  etimedout eventually evicted exceeded exception excess exec expect experimental extend facility
  fast fastcgi fatal favicon feature feb filename firefox firmware firstboot flush followers
  foreground forking freeze fri frontend frozen fs fuse garbage gateway gb gc gcc gecko
  getaddrinfo getrlimit gmt gnu got grace graceful group ha handshake hang haproxy hba hdr health
  healthcheck heap heartbeat helpers hierarchy high hint hit hits home hostname hour html htpasswd
  http2 i ico idle image import importing inactive incoming ineffective info initialization
  initialize inline insert instead instructs int intended internal interrupted interrupts interval
  invalidargument invoked ip ipv4 ipv6 isolate iteration jan java javascript journal js jul jun kb
  keepalive kernel khtml kill kube kv latency launch layer4 layer7 leak lease leastconn lib
  library linux load loaded loader loading locate lock logger logging logical login logo logout
  longest lookup loop main manager map mar master maximum mb mcp me mean media median message
  metrics middleware migrate millis min minimum minute misc mjs mnt mobile mod modified modprobe
  module mon monitor mount mounted mounting mozilla ms msg mu multi n native near net nginx no
  nofile nosrv notice notification notify nov nowhere nt oct ok oncomplete onhandshakedone online
  onlookupall oom ops opt originated orphaned os ossl overflow packet panic param parse patch
  patroni pause payment pcr pcrphase peer percent perform performance permanently persistent pg
  pgsql php pid pids ping pipe png pod poll pong position possible post postgre preparation
  prepared preparing priority probe problem proc producer progress prometheus promise properly
  properties property protocol prototype psql publication pulled py python queue quic quit quota
  rate ratio rdp reap rebalance receive recheck recompute recovery recreate recycled redo reduce
  reinitializing reject rejection relation reload remaining remount reopen replication req
  requeued res reserved reset resolve responded responding response resume ret retries reverse
  rewrite rlimit rollback root rotation roundrobin routine rows rr rss rt runner s3 safari sample
  sandbox sat sbin scan schedule scram searching secondary section seed seek segv select semaphore
  sep serial serialize serve sh sha sha256 share shut shutdown shutting sigabrt sigchld sighup
  sigint sigio sigkill sigquit sigsegv sigterm singular skipping sleep slice slot slow smart
  socket spawn spent sql src srv ssl stack stacktrace standalone startup stat static status stderr
  stdin stdout stop strategy stream stub stuck style submit succeeded success successful such
  suitable sum sun superuser supervisor suspend swap sweep switchover sync synchronous sys syscall
  sysctl sysinit system systemd sysusers tainted task tcp temp temporarily temporary terminate
  thread throttled throw thrown thu tick tmp tmpfiles tpm2 trace transient translate translation
  translators transport trigger truncate ts tue tuple tx uct udp uht unable unauthorized uncaught
  undefined undici unhandled unified unique units unix unlink unlock unmet unprocessable
  unresponsive upload upstream uptime urt userland usr utf8 util utmp v1 v2 v3 vacuum validating
  var verbose via video violates violation virtual virtualization volume wal walltime want wanted
  warm warn watch watchdog webkit wed workspace wp wrap wrapper ws x yarn yield
`);

/** Names whose values may be secret however harmless they look, and words that rows of data follow. */
export const OPENING: ReadonlySet<string> = new Set(
  wordsIn(`
  pass password passwd pwd passphrase passcode pin secret token key credential otp code cookie
  authorization auth bearer basic digest login signature values value seed phrase mnemonic copy contains parameters
`),
);

/** The only words that are shown behind a name of a secret. */
export const BEHIND: ReadonlySet<string> = new Set(
  wordsIn(`
  a about after already an and are as at authentication authorized be before been by can cannot
  changed check checked configured constraint denied did does duplicate ended exist exists
  expected expired expires failed false for found has have in incorrect invalid is it length
  longer made missing must never no none not null of old on only or process refused rejected required
  reset revoked rotated rotation set should stored such supported than the to too true trust undefined
  unique unknown unset user valid value verification verified violates was were when will with
  without wrong
`),
);

/** Words behind which a number of more digits is a size, not a code. */
export const COUNTED: ReadonlySet<string> = new Set(wordsIn('size bytes length'));

function wordsIn(text: string): string[] {
  return text.trim().split(/\s+/);
}

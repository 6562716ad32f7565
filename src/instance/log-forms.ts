// Forms of lines and what may stand in their fields. A field passes by its type alone: anybody who writes into a log can
// write a line of any form.

/** A time of the day, with its zone. */
const CLOCK =
  '[0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]{1,9})?)?(?: ?(?:Z|UTC|GMT|[+-][0-9]{2}:?[0-9]{2}))?';
const DATE =
  '(?:[0-9]{4}[-/][0-9]{2}[-/][0-9]{2}|[0-9]{2}/[A-Z][a-z]{2}/[0-9]{4}|[A-Z][a-z]{2} [ 0-9][0-9])';

/** A date, a time or both. */
export const INSTANT = new RegExp(`^(?:${DATE}(?:[T: ]${CLOCK})?|${CLOCK})$`);

/** The types of fields: how long each may be bounds the time that a line takes. */
const TYPES = {
  /** Shown unchanged: too short for a telephone number, a card or an IBAN. */
  n: '[-+]?[0-9]{1,8}(?:\\.[0-9]{1,6})?|-',
  time: `${DATE}[T: ]${CLOCK}`,
  stamp: '[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,18}(?:Z|[+-][0-9:]{5,6})',
  /** How a session of HAProxy ended. */
  flags: '[-CScsPRLIDUKk][-RQCHDLTt](?:[-NIDVEO][-NIUPRD])?',
  level:
    'DEBUG[1-5]?|INFO|NOTICE|WARNING|ERROR|LOG|FATAL|PANIC|DETAIL|HINT|QUERY|CONTEXT|STATEMENT|LOCATION',
  sqlstate: '(?:[0-5][0-9A-F]|F0|HV|P0|XX)[0-9P][0-9A-Z]{2}',
  stream: '(?:stdout|stderr) [FP]',
  /** A known word, or a placeholder. */
  name: '[^\\s",/@|]{0,64}',
  word: '[^\\s",/@|[\\]]{1,64}',
  /** Docker Compose numbers them. */
  container: '[\\w.-]{1,60}-[0-9]{1,3}',
  unit: '[\\w@.\\\\-]{1,64}\\.(?:service|socket|target|timer|mount|path|slice|scope|swap|device)(?:/start|/stop)?',
  /** Of systemd, in front of a unit. */
  verb: '[A-Z][a-z]+(?: [a-z]+){0,2}',
  exit: '[A-Z0-9_]{2,24}|n/a',
  gap: ' {2,64}',
  ip: '[0-9a-fA-F.:]{2,45}',
  id: '[0-9A-Fa-f:_-]{16,128}',
  /** By the allow list. */
  text: '.*',
  quoted: '[^"]*',
  caps: '(?:\\{[^{}]*\\} ){0,2}',
  data: '-|(?:\\[[^\\]]*\\])+',
};

export type FieldType = keyof typeof TYPES;

/** Shown where they are of known words, else as placeholders. */
export const NAMES: ReadonlySet<FieldType> = new Set(['name', 'word', 'container', 'exit', 'unit']);

/** Read by the allow list. All other types, but addresses and ids, are shown as they are. */
export const TEXTS: ReadonlySet<FieldType> = new Set(['text', 'quoted', 'caps', 'data', 'verb']);

/** A form of lines: its fields, and a pattern that captures what is around them and what is in them. */
export interface Form {
  readonly pattern: RegExp;
  readonly types: readonly FieldType[];
}

function form(template: string): Form {
  const types: FieldType[] = [];
  const source = template
    .replaceAll(/[[\]().*+?|<>^$]/g, String.raw`\$&`)
    .replaceAll(/\{([a-z]+)\}/g, (_whole, type: FieldType) => {
      types.push(type);
      return `)(${TYPES[type]})(`;
    });
  return { pattern: new RegExp(`^(${source})$`, 's'), types };
}

const TIMES = '{n}/{n}/{n}/{n}/{n}';
const QUEUES = `${TIMES} {n}/{n}`;
const PROXY = '{ip}:{n} [{time}] {name} {name}/{name}';

/** Lines of nginx, HAProxy, PostgreSQL and systemd; a text in one may be of a form itself. */
export const FORMS: readonly Form[] = [
  '{ip} - {name} [{time}] "{quoted}" {n} {n} "" "" {n} {n} "{name}" "{name}" "{name}" {n} {n} {n} {n} {n} {flags} {n} {n} {n} {n} {n} {n} {n} {text}',
  '{ip} - {name} [{time}] "{quoted}" {n} {n} "{quoted}" "{quoted}"{text}',
  '{time} [{name}] {n}#{n}: *{n} {text}',
  '{time} [{name}] {n}#{n}: {name} process {n} exited with code {n}',
  '{time} [{name}] {n}#{n}: {text}',
  `${PROXY} ${TIMES} {n} {n} - - {flags} ${QUEUES} {caps}"{quoted}"{text}`,
  `${PROXY} {n}/{n}/{n} {n} {flags} ${QUEUES}`,
  `${PROXY} {n} {n} {n} {id}`,
  '{ip}:{n} [{time}] {name}/{n}: {text}',
  '[{name}]{gap}({n}) : {text}',
  'Server {name}/{name} is {text}',
  '{time} [{n}] {level}:  {text}',
  '{time} [{n}] {name}@{name} {level}:  {text}',
  '{time} [{n}] {name}@{name}/{name} {sqlstate} {level}:  {text}',
  '{time} [{n}]: [{n}-{n}] user={name},db={name},app={name},client={name} {level}:  {text}',
  'temporary file: path "base/pgsql_tmp/pgsql_tmp{n}", size {n}',
  'password authentication failed for user "{name}"',
  'PL/pgSQL function {name} line {n} at {text}',
  '{unit}: {verb} exited, code={name}, status={n}/{exit}',
  '{unit}: Job {unit} {text}',
  '{unit}: {text}',
  '{unit} - {text}',
  '{verb} {unit} - {text}',
].map(form);

/** Prefixes of lines: RFC 5424, RFC 3164 and journalctl, Docker Compose, Kubernetes (CRI). */
export const PREFIXES: readonly Form[] = [
  '<{n}>1 {time} {word} {word} {n} {word} {data} {text}',
  '<{n}>{time} {word} {word}[{n}]: {text}',
  '{time} {word} {word}[{n}]: {text}',
  '{time} {word} kernel: {text}',
  '{time} {stream} {text}',
  '{container}{gap}| {stamp} {text}',
  '{container}{gap}| {text}',
].map(form);

/** Members of lines of JSON whose values pass by a type. */
export const MEMBERS: Readonly<Record<string, FieldType>> = {
  address: 'ip',
  remoteAddress: 'ip',
  remote_addr: 'ip',
  caller: 'name',
  administrator: 'name',
  host: 'name',
  hostname: 'name',
  caller_id: 'id',
  request_id: 'id',
  reqId: 'id',
};

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

/** What must not come through, between « and »; the rest of a line may. All of it is made up. */
const RANDOM = 'Qm7xR2vK9pL4tZ8wB3nY6cD1';
/** Keeps the beginnings of known tokens apart, so that no scanner takes what is here for real. */
const CUT = '';
const HEX = '9f86d081884c7d659a2feaa0c55ad015';
const JWT_BODY = `${CUT}eyJhbGciOiJIUzI1NiJ9.${CUT}eyJzdWIiOiIxMjM0NSJ9.${RANDOM}`;

/** Names of secrets, as programs write them. */
const NAMES = [
  'password',
  'passwd',
  'DB_PASSWORD',
  'dbPassword',
  'pg.password',
  'pwd',
  'pass',
  'SMTP_PASS',
  'passphrase',
  'secret',
  'client_secret',
  'clientsecret',
  'ClientSecret',
  'token',
  'access_token',
  'accessToken',
  'refresh-token',
  'id_token',
  'CLAIMGATE_TOKEN',
  'key',
  'api_key',
  'apikey',
  'apiKey',
  'X-Api-Key',
  'private_key',
  'AWS_SECRET_ACCESS_KEY',
  'AccountKey',
  'signing.key',
  'credential',
  'credentials',
  'signature',
  'sig',
  'otp',
  'sessionid',
  'PHPSESSID',
  'csrf_token',
  'X-XSRF-TOKEN',
  'jwt',
  'tokens',
  'secrets',
];

/** Ways to give a name a value. */
const FORMS: readonly ((name: string) => string)[] = [
  (name) => `${name}=«${RANDOM}»`,
  (name) => `start ${name}="«${RANDOM}»" level=info`,
  (name) => `level=info ${name}='«${RANDOM}»' user=7`,
  (name) => `${name}: «${RANDOM}»`,
  (name) => `refused with ${name}: «${RANDOM}» for user 7`,
  (name) => `{"level":"info","${name}":"«${RANDOM}»","user":7}`,
  (name) => `{"level":"info","${name}" : "«${RANDOM}»\\"«${HEX}»"}`,
  (name) => `{"msg":"{\\"${name}\\":\\"«${RANDOM}»\\",\\"n\\":1}"}`,
  (name) => `{ ${name}: '«${RANDOM}»' }`,
  (name) => `GET /path?a=b&${name}=«${RANDOM}»&c=d HTTP/1.1`,
  (name) => `body ${name}%3D«${RANDOM}»`,
  (name) => `<${name}>«${RANDOM}»</${name}>`,
  (name) => `run --${name} «${RANDOM}» --port 8080`,
  (name) => `run --${name}=«${RANDOM}»`,
  (name) => `config['${name}'] = '«${RANDOM}»'`,
  (name) => `{"${name}":["«${RANDOM}»","«${HEX}»"]}`,
  (name) => `- {name: ${name}, value: «${RANDOM}»}`,
  (name) => `  ${name}:\n    «${RANDOM}»`,
  (name) => `${name}: |\n  «${RANDOM}»\n  «${HEX}»\nnext: line`,
  (name) => `"${name}":\n  "«${RANDOM}»"`,
];

/** Headers, in every way that they are logged. */
const HEADERS = [
  `Authorization: Bearer «${RANDOM}»`,
  `authorization: Basic «dXNlcjpodW50ZXIyMzQ1Ng==»`,
  `Authorization: Digest username="«mufasa-admin»", response="«${HEX}»"`,
  `Authorization: AWS4-HMAC-SHA256 Credential=«AKIDEXAMPLE01»/20261121, Signature=«${HEX}»`,
  `Authorization: OAuth oauth_token="«${RANDOM}»", oauth_signature="«${HEX}»"`,
  `Authorization: «${RANDOM}»`,
  `Proxy-Authorization: Negotiate «${RANDOM}»`,
  `< Set-Cookie: app=«${RANDOM}»; Path=/; HttpOnly`,
  `> Cookie: theme=dark; app=«${RANDOM}»`,
  `{"headers":{"authorization":"Bearer «${RANDOM}»","cookie":"a=«${HEX}»; b=«${RANDOM}»"}}`,
  `headers: [ 'authorization: Bearer «${RANDOM}»', 'accept: */*' ]`,
  `curl -H "Authorization: Token «${RANDOM}»" https://a.example`,
  `Authorization: Bearer\n  «${RANDOM}»`,
  `sent Bearer «${RANDOM}» and got 401`,
  `X-Amz-Security-Token: «${RANDOM}»`,
  `authorization="Bearer «${RANDOM}»" status=401`,
];

const URLS = [
  `postgres://app:«hunter2-of-the-db»@db.internal:5432/main`,
  `redis://:«${RANDOM}»@cache:6379/0`,
  `https://«${RANDOM}»@git.example/repository.git`,
  `amqp://user:«pa/ss@word-with-signs»@queue/vhost`,
  `mongodb+srv://user:«${RANDOM}»@cluster.example/?retryWrites=true`,
  `PUT https://b.s3.example/k?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=«AKIDEXAMPLE01»&X-Amz-Signature=«${HEX}»`,
  `https://a.blob.example/c?sv=2026&se=2027&sr=b&sig=«${RANDOM}%3D»`,
  `https://storage.example/o?GoogleAccessId=a&Expires=1&Signature=«${RANDOM}»`,
  `https://cdn.example/v?Policy=«${RANDOM}»&Signature=«${HEX}»&Key-Pair-Id=«APKAEXAMPLE»`,
  `GET /oauth/callback?code=«${RANDOM}»&state=«${HEX}»`,
  `https://${CUT}hooks.slack.com/services/«T00000000/B00000000/${RANDOM}»`,
  `https://${CUT}discord.com/api/webhooks/«123456789/${RANDOM}»`,
  `https://api.telegram.org/bot«123456789:AA${RANDOM}abcdefgh»/sendMessage`,
];

/** Tokens that are known by how they begin. */
const PREFIXED = [
  `cgt_cli_${RANDOM}${RANDOM}`,
  `gh${CUT}p_${RANDOM}${RANDOM}`,
  `github_${CUT}pat_${RANDOM}`,
  `gl${CUT}pat-${RANDOM}`,
  `xo${CUT}xb-123456789012-${RANDOM}`,
  `sk_${CUT}live_${RANDOM}`,
  `sk${CUT}-proj-${RANDOM}`,
  `AK${CUT}IAIOSFODNN7EXAMPLE`,
  `AI${CUT}zaSy${RANDOM}${RANDOM}`,
  `ya${CUT}29.${RANDOM}`,
  `S${CUT}G.${RANDOM}.${RANDOM}`,
  `np${CUT}m_${RANDOM}${RANDOM}`,
  `py${CUT}pi-${RANDOM}`,
  `dop${CUT}_v1_${HEX}`,
  `h${CUT}f_${RANDOM}`,
  `shp${CUT}at_${HEX}`,
  `EA${CUT}A${RANDOM}${RANDOM}`,
  `hv${CUT}s.${RANDOM}`,
  `whs${CUT}ec_${RANDOM}`,
  JWT_BODY,
  JWT_BODY.split('.').slice(0, 2).join('.'),
  'jane.doe@example.com',
  'jane+tag@mail.example.co.uk',
  'jörg@müller.example',
  'jane%40example.com',
].map((token) => `found «${token}» there`);

const BASE64 = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj';
const PEM = (kind: string) => [
  `-----BEGIN ${kind}-----`,
  ...[1, 2, 3].map((n) => `«${n}${BASE64.slice(1)}»`),
  '«q83vEjRWeJA=»',
  `-----END ${kind}-----`,
];

const BLOCKS = [
  ...['PRIVATE KEY', 'RSA PRIVATE KEY', 'OPENSSH PRIVATE KEY', 'CERTIFICATE'].map((kind) =>
    PEM(kind).join('\n'),
  ),
  `key: "${PEM('PRIVATE KEY').join('\\n')}"`,
  PEM('EC PRIVATE KEY')
    .map((line) => `2026-11-21T08:30:00Z app | ${line}`)
    .join('\n'),
  PEM('PRIVATE KEY')
    .map((line) => `    ${line}`)
    .join('\n'),
  // Only a part of it is there.
  PEM('PRIVATE KEY').slice(1).join('\n'),
  PEM('PRIVATE KEY').slice(0, -1).join('\n'),
  PEM('PRIVATE KEY').slice(1, -2).join('\n'),
  [
    '-----BEGIN RSA PRIVATE KEY-----',
    'Proc-Type: 4,ENCRYPTED',
    'DEK-Info: AES-256-CBC,«0123456789ABCDEF»',
    '',
    ...PEM('RSA PRIVATE KEY').slice(1),
  ].join('\n'),
  `env:\n- name: DB_PASSWORD\n  value: «${RANDOM}»`,
];

/** Every text, with its secrets marked. */
export const SECRETS: readonly string[] = [
  ...NAMES.flatMap((name) => FORMS.map((form) => form(name))),
  ...HEADERS,
  ...URLS,
  ...PREFIXED,
  ...BLOCKS,
];

/** Kinds of secrets, each counted once however many forms it is tried in. */
export const SHAPES = NAMES.length + HEADERS.length + URLS.length + PREFIXED.length + BLOCKS.length;

/** Lines that hold no secret, and stay as they are. */
export const ORDINARY: readonly string[] = [
  'server listening on 127.0.0.1:8080',
  '2026-11-21T08:30:00.250Z INFO started in 312 ms',
  '{"level":"info","event":"request","method":"GET","status":200,"duration_ms":1.5}',
  'GET /api/v1/provider-readiness HTTP/1.1 200 512',
  'GET https://claims.example.com/api/v1/ready?verbose=1 503',
  'http://localhost:8080/@handle/posts',
  'connect ECONNREFUSED 127.0.0.1:5432',
  'token expired for user 7',
  'password reset was asked for',
  'wrong password for account 12',
  'secret rotation starts at 03:00',
  'the key is not in the list',
  'primary key violation in table runs',
  'max_tokens=4096 used_tokens=512',
  'tokens: 512',
  'token_count=3 token_type=bearer',
  'password_file=/run/secrets/db',
  'has_token=true token_present=false',
  'api_key=null',
  'keys=12 values=12',
  'pass=40 fail=0',
  'PWD=/srv/app',
  'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  'commit 2910150aa59f434a41c38df32f6fca62ca61291096129b2191ddf95b3ed91f8d',
  'request_id=3f0c2b1e-9a7d-4c55-b6f8-a0d1e2c3b4a5 route=/api/v1/health',
  'at Object.<anonymous> (/srv/app/dist/main.js:12:34)',
  'at com.example.token.Key.java:12',
  'npm warn package@1.2.3 is old',
  'monkey=banana turkey=1',
  'keyboard: us',
  'Basic authentication is not offered',
  'bearer tokens are taken by this route',
  'state=healthy provider=pixelgram',
  'Accept: application/json',
  'Content-Type: application/json; charset=utf-8',
  'user=jane action=login result=ok',
  'SELECT id, name FROM workspaces WHERE id = 7 ORDER BY name',
  'retry 3 of 5 in 2s: timeout',
  'migration 077_provider_readiness_certification applied',
  'code=500 state=failed',
  'memory rss=128MiB heap=64MiB',
  'ключ не найден, повтор через 5 с',
  '<status>ready</status>',
  'run --port 8080 --host 0.0.0.0',
  'author: somebody; authored=2026',
  '',
];

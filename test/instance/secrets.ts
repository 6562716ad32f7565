/** Secrets stand between « and » and must not come through; the rest of a line may. All of it is made up. */
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

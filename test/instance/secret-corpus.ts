/**
 * Made-up secrets by their shapes, and the spellings that logs have for them. A seeded generator makes them
 * and known beginnings stand here in parts, so that no scanner takes one for real. What must not come
 * through stands between « and ».
 */
export interface SecretText {
  readonly kind: string;
  readonly text: string;
}

/** Keeps the beginnings of known tokens apart. */
const CUT = '';

/** Numbers in [0, 1) that are the same on every run (xorshift). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const random = seeded(0x5eed);
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const ALNUM = LOWER + LOWER.toUpperCase() + DIGITS;
const URL64 = `${ALNUM}-_`;
const HEX_DIGITS = '0123456789abcdef';
const BASE32 = `${LOWER}234567`;
const UPPER32 = BASE32.toUpperCase();

function chars(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(random() * alphabet.length)).join('');
}

const alnum = (length: number) => chars(ALNUM, length);
const url64 = (length: number) => chars(URL64, length);
const hex = (length: number) => chars(HEX_DIGITS, length);
const digits = (length: number) => chars(DIGITS, length);
const uuid = () => [8, 4, 4, 4, 12].map(hex).join('-');
const typed = () => `${chars(LOWER, 6)}${digits(2)}${chars('!$*?~^', 1)}${chars(LOWER, 2)}`;
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Tokens that are known by their shape, wherever they stand. */
const SHAPED: Readonly<Record<string, () => string>> = {
  'claimgate token': () => `cgt_${CUT}api_${url64(43)}`,
  'Pinterest access token': () => `pi${CUT}na_${alnum(60)}`,
  'Pinterest refresh token': () => `pi${CUT}nr.${url64(48)}`,
  'Instagram token': () => `IG${CUT}QVJ${url64(60)}`,
  'Instagram token of the newer form': () => `IG${CUT}AA${alnum(60)}`,
  'Threads token': () => `TH${CUT}AA${alnum(60)}`,
  'Facebook token': () => `EA${CUT}AC${alnum(120)}`,
  'Facebook app token': () => `${digits(16)}|${url64(27)}`,
  'TikTok access token': () => `a${CUT}ct.${alnum(40)}!5023.e1`,
  'TikTok refresh token': () => `r${CUT}ft.${alnum(48)}`,
  'TikTok client token': () => `c${CUT}lt.${alnum(40)}`,
  'Bluesky app password': () => [4, 4, 4, 4].map((length) => chars(BASE32, length)).join('-'),
  'Discord bot token': () => `M${chars(ALNUM, 25)}.${alnum(6)}.${url64(38)}`,
  'Telegram bot token': () => `${digits(10)}:AA${url64(33)}`,
  'Mastodon token': () => `${alnum(21)}-${alnum(21)}`,
  'X bearer token': () => `${'A'.repeat(22)}${alnum(80)}`,
  'X access token': () => `${digits(19)}-${alnum(40)}`,
  'Twitch token': () => `oauth:${chars(LOWER + DIGITS, 30)}`,
  'Azure AD secret': () => `${alnum(3)}8${CUT}Q~${alnum(34)}`,
  'AWS key id': () => `AK${CUT}IA${chars(UPPER32, 16)}`,
  'AWS secret alone': () => chars(`${ALNUM}/+`, 40),
  // As the makers' own documentation shows them.
  'AWS secret of the documentation': () => `wJalrXUtnFEMI/K7MDENG/${CUT}bPxRfiCYEXAMPLEKEY`,
  'Discord bot token of the documentation': () =>
    `MTk4NjIyNDgzNDcxOTI1MjQ4.${CUT}Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs`,
  'Mailgun key of the documentation': () => `ke${CUT}y-3ax6xnjp29jd6fds4gc373sgvjxteol0`,
  'TikTok token of the documentation': () => `a${CUT}ct.example12345Example12345Example`,
  'AWS Bedrock key': () => `AB${CUT}SK${alnum(110)}`,
  'Google API key': () => `AI${CUT}za${url64(35)}`,
  'Google access token': () => `ya${CUT}29.${url64(80)}`,
  'Google refresh token': () => `1/${CUT}/0${url64(60)}`,
  'Google client secret': () => `GOC${CUT}SPX-${url64(28)}`,
  'GitHub token': () => `gh${CUT}p_${alnum(36)}`,
  'GitHub token of an app': () => `gh${CUT}s_${alnum(36)}`,
  'GitHub fine-grained token': () => `github_${CUT}pat_${alnum(82)}`,
  'GitLab token': () => `gl${CUT}pat-${url64(20)}`,
  'GitLab OAuth secret': () => `gl${CUT}oas-${url64(64)}`,
  'GitLab feed token': () => `gl${CUT}ffct-${url64(20)}`,
  'GitLab runner token': () => `GR1${CUT}348941${url64(20)}`,
  'Docker token': () => `dck${CUT}r_pat_${url64(27)}`,
  'Docker organisation token': () => `dck${CUT}r_oat_${url64(27)}`,
  'npm token': () => `np${CUT}m_${alnum(36)}`,
  'PyPI token': () => `py${CUT}pi-AgEI${url64(70)}`,
  'RubyGems key': () => `ruby${CUT}gems_${hex(48)}`,
  'Clojars token': () => `CLO${CUT}JARS_${chars(LOWER + DIGITS, 60)}`,
  'Slack bot token': () => `xo${CUT}xb-${digits(12)}-${digits(12)}-${alnum(24)}`,
  'Slack app token': () => `xa${CUT}pp-1-A${alnum(10)}-${digits(12)}-${hex(64)}`,
  'Slack configuration token': () => `xo${CUT}xe.xox${CUT}p-1-${alnum(80)}`,
  'Stripe key': () => `sk_${CUT}live_${alnum(24)}`,
  'Stripe restricted key': () => `rk_${CUT}prod_${alnum(24)}`,
  'webhook secret': () => `whs${CUT}ec_${alnum(32)}`,
  'Square token': () => `sq${CUT}0atp-${url64(22)}`,
  'Shopify token': () => `shp${CUT}at_${hex(32)}`,
  'Shippo token': () => `ship${CUT}po_live_${hex(40)}`,
  'Twilio key': () => `S${CUT}K${hex(32)}`,
  'SendGrid key': () => `S${CUT}G.${url64(22)}.${url64(43)}`,
  'Sendinblue key': () => `xkey${CUT}sib-${hex(64)}-${alnum(16)}`,
  'Mailgun key': () => `ke${CUT}y-${hex(32)}`,
  'Mailgun key of the newer form': () => `${hex(32)}-${hex(8)}-${hex(8)}`,
  'Mailchimp key': () => `${hex(32)}-us${digits(2)}`,
  'OpenAI key': () => `s${CUT}k-proj-${url64(48)}`,
  'Anthropic key': () => `s${CUT}k-ant-api03-${url64(93)}AA`,
  'Hugging Face token': () => `h${CUT}f_${alnum(34)}`,
  'Groq key': () => `gs${CUT}k_${alnum(52)}`,
  'xAI key': () => `x${CUT}ai-${alnum(80)}`,
  'Replicate token': () => `r${CUT}8_${alnum(37)}`,
  'Perplexity key': () => `pp${CUT}lx-${alnum(48)}`,
  'DigitalOcean token': () => `do${CUT}p_v1_${hex(64)}`,
  'DigitalOcean OAuth token': () => `do${CUT}o_v1_${hex(64)}`,
  'Databricks token': () => `da${CUT}pi${hex(32)}`,
  'Doppler token': () => `dp${CUT}.pt.${alnum(43)}`,
  'Dropbox token': () => `s${CUT}l.${url64(135)}`,
  'Dynatrace token': () => `dt0${CUT}c01.${chars(UPPER32, 24)}.${chars(UPPER32, 64)}`,
  'Fly token': () => `fo${CUT}1_${url64(43)}`,
  'Figma token': () => `fi${CUT}gd_${url64(40)}`,
  'Grafana token': () => `gl${CUT}sa_${alnum(32)}_${hex(8)}`,
  'Grafana cloud token': () => `gl${CUT}c_${alnum(64)}`,
  'Heroku key': () => `HR${CUT}KU-AA${url64(58)}`,
  'Terraform token': () => `${alnum(14)}.atl${CUT}asv1.${url64(64)}`,
  'Vault token': () => `hv${CUT}s.${url64(90)}`,
  'Linear key': () => `lin_${CUT}api_${alnum(40)}`,
  'Atlassian token': () => `ATA${CUT}TT3${url64(80)}`,
  'Notion token': () => `nt${CUT}n_${digits(11)}${alnum(35)}`,
  'New Relic key': () => `NR${CUT}AK-${chars(UPPER32, 27)}`,
  'Netlify token': () => `nf${CUT}p_${alnum(36)}`,
  'OpenShift token': () => `sha256${CUT}~${url64(43)}`,
  'Octopus key': () => `AP${CUT}I-${chars(UPPER32, 26)}`,
  'Postman key': () => `PM${CUT}AK-${hex(24)}-${hex(34)}`,
  'PlanetScale password': () => `psc${CUT}ale_pw_${url64(43)}`,
  'Plaid token': () => `access-${CUT}sandbox-${uuid()}`,
  'Prefect key': () => `pn${CUT}u_${alnum(36)}`,
  'Pulumi token': () => `pu${CUT}l-${hex(40)}`,
  'Readme key': () => `rd${CUT}me_${chars(LOWER + DIGITS, 70)}`,
  'Sentry token': () => `sntr${CUT}yu_${hex(64)}`,
  'SonarQube token': () => `sq${CUT}p_${hex(40)}`,
  'Supabase token': () => `sb${CUT}p_${hex(40)}`,
  'Supabase secret key': () => `sb_${CUT}secret_${url64(31)}`,
  'Neon key': () => `na${CUT}pi_${chars(LOWER + DIGITS, 64)}`,
  'Nostr key': () => `ns${CUT}ec1${chars('023456789acdefghjklmnpqrstuvwxyz', 58)}`,
  'Dropbox token of the newer form': () => `s${CUT}l.u.${url64(60)}`,
  'Sourcegraph token': () => `sg${CUT}p_${hex(40)}`,
  'Typeform token': () => `tf${CUT}p_${url64(44)}`,
  'Alibaba key id': () => `LT${CUT}AI${alnum(20)}`,
  'Airtable token': () => `pa${CUT}t${alnum(14)}.${hex(64)}`,
  'Adobe secret': () => `p8${CUT}e-${chars(LOWER + DIGITS, 32)}`,
  'Artifactory key': () => `AK${CUT}Cp${alnum(69)}`,
  '1Password secret key': () =>
    `A${CUT}3-${[6, 6, 5, 5, 5, 5].map((length) => chars(UPPER32, length)).join('-')}`,
  'age key': () => `AGE-SECRET-${CUT}KEY-1${chars(UPPER32, 58)}`,
  'JSON Web Token': () =>
    [
      base64('{"alg":"HS256"}'),
      base64(`{"sub":"${alnum(9)}"}`).replaceAll('=', ''),
      url64(43),
    ].join('.'),
  'e-mail address': () => `${chars(LOWER, 7)}.${chars(LOWER, 6)}@${chars(LOWER, 8)}.example.com`,
};

const AROUND: readonly ((secret: string) => string)[] = [
  (secret) => `upstream refused «${secret}» with 401`,
  (secret) => `{"level":"warn","msg":"sent «${secret}»","n":1}`,
];

/** Secrets that are known by the words around them. */
const NAMED: Readonly<Record<string, readonly (() => string)[]>> = {
  'our own session': [
    () => `claimgate_session=«${url64(43)}»`,
    () => `opened __Host-claimgate_session=«${url64(43)}» for ada`,
    () => `{"session":"«${url64(43)}»"}`,
    () => `session «${url64(43)}» was refused`,
  ],
  'a cookie jar': [
    () => `#HttpOnly_a.example\tFALSE\t/\tTRUE\t0\tclaimgate_session\t«${url64(43)}»`,
  ],
  'a password of a name': [
    () => `db_password=«${typed()}» retry=1`,
    () => `password: «${typed()}»`,
    () => `{"userPassword":"«${typed()}»"}`,
    () => `password := «${typed()}»`,
    () => `password => «${typed()}»`,
  ],
  'a passphrase in quotes': [
    () => `opened the vault with passphrase "«${typed()} ${typed()}»" at 08:30`,
    () => `passphrase '«${typed()}»' was refused`,
    () => `alter role app password '«${typed()}»'`,
    () => `create user app identified by '«${typed()}»'`,
  ],
  'a password in a sentence': [
    () => `the password is «${typed()}»`,
    () => `your new password is: «${typed()}»`,
    () => `password was «${typed()}», please change it`,
    () => `reset the password to «${typed()}»`,
    () => `the passphrase is "«${typed()}»"`,
    () => `the secret is «${alnum(20)}»`,
    () => `wrong password «${typed()}» for ada`,
    () => `the password for ada is «${typed()}»`,
    () => `password of user ada: «${typed()}»`,
    () => `the password is «swordfish»`,
  ],
  'a protocol command': [
    () => `> PASS «${typed()}»`,
    () => `AUTH «${typed()}»`,
    () => `AUTH default «${typed()}»`,
    () => `machine git.example login ada password «${typed()}»`,
    () => `requirepass «${typed()}»`,
    () => `AUTH PLAIN «${base64(`\0ada\0${typed()}`)}»`,
    () => `a1 LOGIN ada «${typed()}»`,
  ],
  'an option of a client': [
    () => `mysql -u root -p«${typed()}» main`,
    () => `mysqldump --single-transaction -p«${typed()}» main`,
    () => `sshpass -p «${typed()}» ssh host`,
    () => `curl -u ada:«${typed()}» https://a.example`,
    () => `curl --user 'ada:«${typed()}»' https://a.example`,
    () => `redis-cli -h cache -a «${typed()}» ping`,
    () => `docker login -u ada -p «${typed()}»`,
    () => `ldapsearch -D cn=ada -w «${typed()}»`,
    () => `openssl rsa -passin pass:«${typed()}»`,
    () => `smbclient //h/s -U ada%«${typed()}»`,
    () => `7z x -p«${typed()}» a.7z`,
    () => `unzip -P «${typed()}» a.zip`,
  ],
  'an AWS secret of a name': [() => `aws_secret_access_key = «${chars(`${ALNUM}/+`, 40)}»`],
  'a connection string': [
    () => `postgres://app:«${typed()}»@db.internal:5432/main`,
    () => `Server=db;User Id=app;Password=«${typed()}»;Encrypt=true`,
    () => `AccountName=a;AccountKey=«${base64(alnum(48))}»;EndpointSuffix=x`,
    () => `https://«${hex(32)}»@sentry.example/42`,
  ],
  'a header': [
    () => `Authorization: Bearer «${url64(40)}»`,
    () => `authorization: Basic «${base64(`ada:${typed()}`)}»`,
    () => `X-Api-Key: «${hex(32)}»`,
    () => `upstream refused SSWS «00${url64(40)}»`,
    () => `Set-Cookie: sid=«${url64(32)}»; Path=/`,
    () => `x-vault-token: «${url64(24)}»`,
  ],
  'a signed address': [
    () => `PUT https://b.s3.example/k?X-Amz-Credential=«${alnum(20)}»&X-Amz-Signature=«${hex(64)}»`,
    () => `https://a.blob.example/c?sv=2026&sig=«${alnum(40)}»`,
  ],
  'an address that is a secret': [
    () => `https://${CUT}hooks.slack.com/services/«T${alnum(8)}/B${alnum(8)}/${alnum(24)}»`,
    () => `https://${CUT}discord.com/api/webhooks/«${digits(18)}/${url64(60)}»`,
    () =>
      `https://a.${CUT}webhook.office.com/webhookb2/«${uuid()}/IncomingWebhook/${hex(32)}/${uuid()}»`,
    () => `https://${CUT}hooks.zapier.com/hooks/catch/«${digits(7)}/${alnum(7)}»`,
  ],
  'a grant': [
    () => `GET /callback?code=«${url64(32)}»&state=«${hex(32)}»`,
    () => `refresh_token=«${url64(40)}»&grant_type=refresh_token`,
  ],
  'a key in one line': [
    () => `key: "-----BEGIN PRIVATE KEY-----«${base64(alnum(60))}»-----END PRIVATE KEY-----"`,
    () => `client-key-data: «${base64(alnum(90))}»`,
    () => `PrivateKey = «${base64(alnum(32))}»`,
  ],
  'a list of names and values': [
    () => `{ rawHeaders: ['Host', 'a.example', 'X-Api-Key', '«${typed()}»'] }`,
    () => `headers: [["x-api-key", "«${typed()}»"], ["accept", "*/*"]]`,
    () => `headers=[(b'X-Auth-Token', b'«${typed()}»')]`,
    () => `spawn failed { spawnargs: [ '-u', 'root', '-p«${typed()}»' ] }`,
    () => `args: ['--password', '«${typed()}»', '--port', '8080']`,
  ],
  'a grant of PKCE': [() => `POST /token code_verifier=«${url64(43)}» grant_type=x`],
  'a link that lets somebody in': [
    () => `GET /reset-password/«${url64(22)}7» 200`,
    () => `GET https://a.example/account/verify/«${hex(24)}» 302`,
    () => `GET /magic-link/«${digits(6)}» 200`,
  ],
  'our own browser': [
    () => `claimgate_browser=«${url64(43)}»`,
    () => `kept __Host-claimgate_browser=«${url64(20)}» for ada`,
  ],
  'a row of a name and a value': [
    () => `password | «${typed()}»`,
    () => `| db_password | «${typed()}» |`,
    () => `│ api_key │ '«${typed()}»' │`,
  ],
  'a setting without a sign': [
    () => `ENV DB_PASSWORD «${typed()}»`,
    () => `Step 3/9 : ARG NPM_TOKEN «${typed()}»`,
    () => `proxy_set_header X-Api-Key «${typed()}»;`,
  ],
  'a statement': [
    () => `INSERT INTO users (id, password) VALUES (7, '«${typed()}»'), (8, '«${typed()}»')`,
    () => `insert into otp (id, code) values (7, «${digits(6)}»)`,
    () => `DETAIL:  Failing row contains (7, ada, «${typed()}»).`,
    () => `DETAIL:  parameters: $1 = '7', $2 = '«${typed()}»'`,
  ],
  'a value before its name': [
    () => `{"value":"«${typed()}»","name":"API_TOKEN"}`,
    () => `{value: «${typed()}», name: API_TOKEN}`,
  ],
  'a one-time code': [
    () => `your verification code is «${digits(6)}»`,
    () => `sent one-time code «${digits(6)}» to user 7`,
    () => `security code: «${digits(4)}-${digits(4)}»`,
    () => `«${digits(6)}» is your sign-in code`,
    () => `verification_code=«${digits(6)}» user=7`,
    () => `{"userCode":"«${chars(UPPER32, 4)}-${chars(UPPER32, 4)}»"}`,
    () => `OTP «${digits(6)}» was sent`,
    () => `your code is «${digits(6)}»`,
    () => `use «${digits(6)}» to sign in`,
  ],
  'a password in another language': [
    () => `Passwort: «${typed()}»`,
    () => `Benutzerkennwort=«${typed()}»`,
    () => `contraseña: «${typed()}»`,
    () => `contrasena=«${typed()}»`,
    () => `mot de passe : «${typed()}»`,
    () => `senha: «${typed()}»`,
    () => `пароль: «${typed()}»`,
    () => `hasło=«${typed()}»`,
    () => `数据库密码：«${typed()}»`,
    () => `パスワード: «${typed()}»`,
    () => `비밀번호: «${typed()}»`,
    () => `şifre: «${typed()}»`,
    () => `wachtwoord: «${typed()}»`,
    () => `mật khẩu: «${typed()}»`,
    () => `das Passwort lautet «${typed()}»`,
    () => `密码是«${typed()}»`,
  ],
  'a name in other signs': [
    () => `password → «${typed()}»`,
    () => `db_password ..... «${typed()}»`,
    () => `| **password** | «${typed()}» |`,
    () => `client.setPassword("«${typed()}»")`,
    () => `<td>password</td><td>«${typed()}»</td>`,
    () => `Key (token)=(«${typed()}») already exists.`,
    () => `{ name: 'API_TOKEN', type: 'text', value: '«${typed()}»' }`,
    () => `setx DB_PASSWORD «${typed()}»`,
  ],
  'a colour between name and value': [
    () => `\u001b[32mtoken\u001b[39m\u001b[0m: \u001b[33m«${typed()}»\u001b[0m ok`,
    () => `pass\u200bword=«${typed()}» n=1`,
    () => `token^[[0m: ^[[33m«${typed()}»`,
  ],
  'a hash of a password': [
    () => `row 7 has «$2${CUT}b$12$${alnum(53)}»`,
    () => `row 7 has «$argon2${CUT}id$v=19$m=65536,t=3,p=4$${alnum(22)}$${alnum(43)}»`,
    () => `row 7 has «$6${CUT}$${alnum(8)}$${alnum(86)}»`,
  ],
  'a registry login': [
    () => `{"auths":{"r.example":{"auth":"«${base64(`ada:${typed()}`)}»"}}}`,
    () => `//registry.example/:_authToken=«${url64(36)}»`,
    () => `_auth=«${base64(`ada:${typed()}`)}»`,
  ],
};

/** Every secret, once with each thing around it. */
export const CORPUS: readonly SecretText[] = [
  ...Object.entries(SHAPED).flatMap(([kind, make]) =>
    AROUND.map((around) => ({ kind, text: around(make()) })),
  ),
  ...Object.entries(NAMED).flatMap(([kind, forms]) =>
    forms.map((form) => ({ kind, text: form() })),
  ),
];

const bytesOf = (text: string) => [...Buffer.from(text)];
const hexOf = (byte: number) => byte.toString(16).padStart(2, '0').toUpperCase();
/** All but letters and digits, and some of those too, as an encoder that is thorough writes them. */
const some = (text: string, escape: (character: string) => string) =>
  text.replaceAll(/./gsu, (character, at: number) =>
    /[a-z0-9]/i.test(character) && at % 3 !== 1 ? character : escape(character),
  );
const percent = (text: string) =>
  some(text, (one) =>
    bytesOf(one)
      .map((byte) => `%${hexOf(byte)}`)
      .join(''),
  );
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
const NAMED_ENTITIES = new Map(
  Object.entries({ '"': '&quot;', '&': '&amp;', '<': '&lt;', '=': '&equals;' }),
);

/** Tables, whose first line says what stands below it. */
export const TABLES: readonly SecretText[] = [
  `name\tpassword\tcount\nada\t«${typed()}»\t1\nbob\t«${typed()}»\t2`,
  `id,name,api_key\n1,ada,«${hex(32)}»`,
  ` id | token                 | scope\n----+-----------------------+------\n  1 | «${alnum(24)}» | read`,
  `password\t«${typed()}»`,
  `| id | token | scope |\n|----|-------|-------|\n| 1  | «${alnum(12)}» | read |`,
  `┌─────────┬───────┐\n│ (index) │ token │\n├─────────┼───────┤\n│    0    │ '«${alnum(12)}»' │`,
  `-[ RECORD 1 ]-----\nid       | 1\npassword | «${typed()}»\nname     | ada`,
  `password|count\n«${typed()}»|3`,
  `{\n  rawHeaders: [\n    'Host',\n    'a.example',\n    'X-Api-Key',\n    '«${typed()}»'\n  ],\n}`,
  `headers: [\n  'X-Api-Key',\n  '«${typed()}»',\n]`,
  `- value: «${typed()}»\n  name: API_TOKEN`,
  `2026-11-21\tINFO\tdb_password\t«${typed()}»\tretry\t1`,
  `aws_secret_access_key\t«${chars(`${ALNUM}/+`, 40)}»`,
].map((text) => ({ kind: 'a table', text }));

/** Ways to write one character after the other. */
export const SPELLINGS: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  'URL-encoded': percent,
  'URL-encoded twice': (text) => percent(percent(text)),
  'URL-encoded as little as possible, twice': (text) =>
    encodeURIComponent(encodeURIComponent(text)),
  'escaped by \\u': (text) =>
    some(text, (one) => `\\u${(one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`),
  'escaped by \\x': (text) =>
    some(text, (one) =>
      bytesOf(one)
        .map((byte) => `\\x${hexOf(byte)}`)
        .join(''),
    ),
  'JSON in JSON': (text) => inJson(inJson(text)),
  'HTML entities': (text) =>
    some(text, (one) => NAMED_ENTITIES.get(one) ?? `&#${one.codePointAt(0)};`),
  'hexadecimal HTML entities': (text) =>
    some(text, (one) => `&#x${(one.codePointAt(0) ?? 0).toString(16)};`),
  'separated by tabs': (text) => text.replaceAll(/ ?(?:[:=]|:=|=>) | /g, '\t'),
  'quoted-printable': (text) =>
    some(text, (one) =>
      bytesOf(one)
        .map((byte) => `=${hexOf(byte)}`)
        .join(''),
    ),
};

/** Ways to write a whole text as one word, which must not stay. */
export const WORDS: Readonly<Record<string, (text: string) => string>> = {
  base64: (text) => base64(text),
  'base64 without padding': (text) => Buffer.from(text).toString('base64url'),
  'base64 of UTF-16': (text) => Buffer.from(text, 'utf16le').toString('base64'),
  'base64 twice': (text) => base64(base64(text)),
  'base64 in an address': (text) => encodeURIComponent(base64(text)),
  hexadecimal: (text) => Buffer.from(text).toString('hex'),
};

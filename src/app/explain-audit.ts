import type { AuditInput } from '../audit/index.ts';
import {
  readEnvelope,
  readTrustRoot,
  signersOf,
  type NamedBytes,
  type RoleKeys,
  type TrustRoot,
} from '../trust/index.ts';

/** One step that somebody can take without claimgate: what it shows, and the commands. */
interface Step {
  readonly shows: string;
  readonly commands: readonly string[];
}

/** What the steps share: the message that a signature is made over (DSSE), and one check of it. */
const SIGNATURES = [
  '# fits ENVELOPE ROOT KEY [OPTION]: a key of the trust root has signed the envelope',
  'fits() {',
  '  jq -j .payload "$1" | base64 -d > payload',
  '  type=$(jq -r .payloadType "$1")',
  '  { printf "DSSEv1 %d %s %d " "${#type}" "$type" "$(wc -c < payload)"; cat payload; } > message',
  '  jq -j .payload "$2" | base64 -d | jq -r --arg id "$3" \'.keys[$id]\' > key.pem',
  '  jq -j --arg id "$3" \'.signatures[] | select(.keyid == $id).sig\' "$1" | base64 -d > signature',
  '  openssl pkeyutl -verify -pubin -inkey key.pem -rawin ${4:+-digest "$4"} -in message -sigfile signature',
  '}',
];

/**
 * Returns the commands that check a capsule step by step by hand, as a shell script that ends at the first
 * step that fails. Only judging again by the seven rules needs claimgate.
 */
export function explainAudit(capsule: string, input: AuditInput): readonly string[] {
  const steps = [unpacked(capsule), indexed(), committed(input), ...signed(input), bound(input)];
  const written = steps.flatMap(({ commands, shows }, index) => [
    '',
    `# ${index + 1}. ${shows}`,
    ...commands,
  ]);
  return [
    '# Checks the capsule by hand, with tar, jq, sha256sum and openssl. Run it with: sh -e',
    'set -e',
    ...written,
    '',
    '# What is left is to judge the claims again by the rules:',
    `# claimgate audit ${quoted(capsule)} --trust-pin ${input.pin ?? 'N:sha256:HEX'}`,
  ];
}

function unpacked(capsule: string): Step {
  return {
    shows: 'Unpack it into a new folder.',
    commands: ['folder=$(mktemp -d)', `tar -xf ${quoted(capsule)} -C "$folder"`, 'cd "$folder"'],
  };
}

function indexed(): Step {
  return {
    shows: 'Every file has the digest that the index names.',
    commands: [
      'jq -r \'.members[] | .sha256[7:] + "  " + .path\' capsule.json | sha256sum --check --quiet',
    ],
  };
}

/** The ids of git are hashes: of the objects in `git/`, and of the files that the trees name. */
function committed({ release: { revision } }: AuditInput): Step {
  const program = revision.length === 40 ? 'sha1sum' : 'sha256sum';
  return {
    shows: `The objects of git have their ids, and one of them is the commit ${revision}.`,
    commands: [
      `test -f git/${revision}`,
      `(cd git && ${program} -- * | awk '$1 != $2 { wrong = 1 } END { exit wrong }')`,
      `for file in $(cd commit && find . -type f); do`,
      `  id=$({ printf 'blob %d\\0' "$(wc -c < "commit/$file")"; cat "commit/$file"; } | ${program} | cut -d ' ' -f 1)`,
      `  cat git/* | od -An -v -tx1 | tr -d ' \\n' | grep -q "$id"`,
      'done',
    ],
  };
}

function signed({ pin, record, roots }: AuditInput): Step[] {
  const read = roots.flatMap(({ bytes, file }) => {
    const root = readTrustRoot(bytes, file);
    return root.ok ? [root.value] : [];
  });
  const last = read.at(-1);
  const [version = '', , digest = ''] = (pin ?? '').split(':');
  if (!last) return [];
  const pinned = `commit/provider-certification/trust/${version}.root.json`;
  const ofPin: Step = {
    shows: 'The pin names a trust root: it is the digest of its payload.',
    commands: [
      `echo "${digest}  -" > pin`,
      `jq -j .payload ${quoted(pinned)} | base64 -d | sha256sum --check --quiet pin`,
    ],
  };
  const chain = read.map((root, index) => {
    const before = read[index - 1];
    return ofEnvelope(`commit/${root.envelope.file}`, root.envelope.file, roots[index], [
      ...(before ? [{ root: before, role: 'root' } as const] : []),
      { root, role: 'root' },
    ]);
  });
  const statement = record.statement && {
    file: 'record/ledger-projection.intoto.json',
    bytes: record.statement,
  };
  const verdict = record.signedVerdict && {
    file: 'record/gate-verdict.intoto.json',
    bytes: record.signedVerdict,
  };
  return [
    ...(pin === undefined ? [] : [ofPin]),
    ...chain,
    ofEnvelope(
      'record/ledger-projection.intoto.json',
      'The statement of the projection',
      statement,
      [{ root: last, role: 'projection' }],
    ),
    ofEnvelope('record/gate-verdict.intoto.json', 'The verdict', verdict, [
      { root: last, role: 'release' },
    ]),
  ].map((step, index) =>
    index === 0 ? { ...step, commands: [...SIGNATURES, ...step.commands] } : step,
  );
}

interface Asked {
  readonly root: TrustRoot;
  readonly role: keyof TrustRoot['roles'];
}

/** One command for each signature that counts. */
function ofEnvelope(
  path: string,
  name: string,
  document: NamedBytes | undefined,
  asked: readonly Asked[],
): Step {
  const envelope = document && readEnvelope(document.bytes, document.file);
  const needed = asked.map(({ root, role }) => {
    const { keys, threshold } = root.roles[role];
    return `${threshold} of ${keys.length} ${role} keys of trust root ${root.document.version}`;
  });
  const commands = envelope?.ok
    ? asked.flatMap(({ root, role }) =>
        signersOf(envelope.value, root.roles[role].keys).map((key) => fits(path, root, key)),
      )
    : [`test -f ${quoted(path)}`];
  return { shows: `${name} is signed, as ${needed.join(' and ')} ask.`, commands };
}

function fits(
  path: string,
  { envelope }: TrustRoot,
  { id, scheme }: RoleKeys['keys'][number],
): string {
  const words = [path, `commit/${envelope.file}`, id].map(quoted);
  return ['fits', ...words, ...(scheme === 'ecdsa-p256' ? ['sha256'] : [])].join(' ');
}

/** What names the bytes of what, from the claims to the projection. */
function bound({ projection, record }: AuditInput): Step {
  const claims = 'commit/provider-certification/public-claims.json';
  const statement =
    "jq -j .payload record/ledger-projection.intoto.json | base64 -d | jq -r '.subject[0].digest.sha256'";
  const summary = `jq -j .payload record/gate-verdict.intoto.json | base64 -d | jq -r '.subject[].digest.sha256'`;
  return {
    shows:
      'The manifest names the claims, the verdict both, its signature all, the statement the projection.',
    commands: [
      `digest_of() { sha256sum "$1" | cut -d ' ' -f 1; }`,
      `test "$(jq -r .provider_claims.manifest_sha256 record/release-manifest.json)" = "sha256:$(digest_of ${claims})"`,
      'test "$(jq -r .manifest_sha256 record/gate-verdict.json)" = "sha256:$(digest_of record/release-manifest.json)"',
      `jq -r '.inputs[].sha256' record/gate-verdict.json | grep -qx "sha256:$(digest_of ${claims})"`,
      'test "$(jq -r .decision record/gate-verdict.json)" = allowed',
      ...(record.signedVerdict
        ? [`${summary} | grep -qx "$(digest_of record/gate-verdict.json)"`]
        : []),
      ...(projection && record.statement
        ? [`test "$(${statement})" = "$(digest_of record/ledger-projection.jsonl)"`]
        : []),
    ],
  };
}

function quoted(word: string): string {
  return /^[\w./:@+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

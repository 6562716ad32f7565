import { basename } from 'node:path';
import type { AuditInput } from '../audit/replay.ts';
import { demand } from '../findings/error.ts';
import { shell } from '../findings/shell.ts';
import { readTrustRoot, type RoleName, type TrustRoot } from '../trust/root.ts';

const STATEMENT = 'record/ledger-projection.intoto.json';
const VERDICT = 'record/gate-verdict.intoto.json';

/** One step that somebody can take without claimgate: what it shows, and the commands. */
interface Step {
  readonly shows: string;
  readonly commands: readonly string[];
}

/** Shell functions that the steps share. They compare the keys themselves, so one key under two ids counts once. */
const SIGNATURES = [
  '# signed ENVELOPE ROOT ROLE: distinct keys of the role have signed the envelope (DSSE), as many as it asks',
  'signed() {',
  '  jq -j .payload "$1" | base64 -d > payload',
  '  jq -j .payload "$2" | base64 -d > root',
  '  type=$(jq -r .payloadType "$1")',
  '  { printf "DSSEv1 %d %s %d " "${#type}" "$type" "$(wc -c < payload)"; cat payload; } > message',
  '  jq -c --arg role "$3" \'[.keys[.roles[$role].key_ids[]]] | unique[]\' root > keys',
  '  jq -r \'.signatures[].sig\' "$1" > signatures',
  '  valid=0',
  '  while IFS= read -r key; do',
  '    printf "%s\\n" "$key" | jq -j . > key.pem',
  '    digest="-digest sha256"',
  '    if openssl pkey -pubin -in key.pem -noout -text | grep -qi ed25519; then digest=; fi',
  '    while IFS= read -r signature; do',
  '      printf "%s" "$signature" | base64 -d > signature || continue',
  '      if openssl pkeyutl -verify -pubin -inkey key.pem -rawin $digest -in message -sigfile signature > answer 2>&1',
  '      then valid=$((valid + 1)); break; fi',
  '    done < signatures',
  '  done < keys',
  '  needed=$(jq --arg role "$3" \'.roles[$role].threshold\' root)',
  '  echo "$1: $valid of $needed signatures by $3 keys"',
  '  test "$valid" -ge "$needed"',
  '}',
];

/**
 * Returns the commands that check a capsule step by step by hand, as a shell script that ends at the first
 * step that fails. Made for an audit that passes, it trusts nothing of it but the pin, version and commit, so
 * that it fails for another capsule in its place. Only judging again by the seven rules needs claimgate.
 */
export function explainAudit(capsule: string, input: AuditInput): readonly string[] {
  const steps = [unpacked(capsule), indexed(), committed(input), ...signed(input), bound(input)];
  const written = steps.flatMap(({ commands, shows }, index) => [
    '',
    `# ${index + 1}. ${shows}`,
    ...commands,
  ]);
  return [
    '# Checks the capsule by hand, with tar, git, jq, sha256sum and openssl. Run it with: sh -e',
    'set -e',
    ...written,
    '',
    '# What is left is to judge the claims again by the rules: claimgate audit CAPSULE --trust-pin PIN',
  ];
}

function unpacked(capsule: string): Step {
  return {
    shows: 'Unpack it into a new folder.',
    // From standard input: GNU tar takes a name with a colon for one on another machine.
    commands: [
      'folder=$(mktemp -d)',
      'tar -xf - -C "$folder" < ' + shell`${capsule}`,
      'cd "$folder"',
    ],
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

/** Trees are walked by git itself, in a new repository of the capsule's objects alone: each has the id of its bytes. */
function committed({ release: { revision } }: AuditInput): Step {
  const format = revision.length === 40 ? 'sha1' : 'sha256';
  return {
    shows: `The objects of git lead from the commit ${revision} to every file, by its path.`,
    commands: [
      'export GIT_DIR="$folder/objects.git"',
      `git init --quiet --bare --template= --object-format=${format}`,
      'for object in git/*; do',
      "  header=$(tr '\\0' '\\n' < \"$object\" | head -n 1)",
      '  id=$(tail -c "${header#* }" "$object" | git hash-object -t "${header%% *}" -w --stdin)',
      '  test "git/$id" = "$object"',
      'done',
      "(cd commit && find . ! -type d | sed 's|^[.]/||') > files",
      'while IFS= read -r file; do',
      '  id=$(git hash-object --no-filters -- "commit/$file")',
      `  test "$(git rev-parse --verify "${revision}:$file")" = "$id"`,
      'done < files',
    ],
  };
}

function signed({ pin, record, roots }: AuditInput): Step[] {
  const read = roots.map(({ bytes, file }) => demand(readTrustRoot(bytes, file)));
  const last = read.at(-1);
  const [version = '', , digest = ''] = (pin ?? '').split(':');
  if (!last) return [];
  const pinned = `commit/provider-certification/trust/${version}.root.json`;
  const ofPin: Step = {
    shows: 'The pin names a trust root: it is the digest of its payload.',
    commands: [
      shell`echo ${`${digest}  -`}` + ' > pin',
      shell`jq -j .payload ${pinned} | base64 -d | sha256sum --check --quiet pin`,
    ],
  };
  const chain = read.map((root, index) => {
    const before = read[index - 1];
    return ofEnvelope(`commit/${root.envelope.file}`, root.envelope.file, [
      ...(before ? [{ root: before, role: 'root' } as const] : []),
      { root, role: 'root' },
    ]);
  });
  return [
    ...(pin === undefined ? [] : [ofPin]),
    ...chain,
    // An audit passes without them only where nothing is claimed.
    ...(record.statement
      ? [
          ofEnvelope(STATEMENT, 'The statement of the projection', [
            { root: last, role: 'projection' },
          ]),
        ]
      : []),
    ...(record.signedVerdict
      ? [ofEnvelope(VERDICT, 'The verdict', [{ root: last, role: 'release' }])]
      : []),
  ].map((step, index) =>
    index === 0 ? { ...step, commands: [...SIGNATURES, ...step.commands] } : step,
  );
}

interface Asked {
  readonly root: TrustRoot;
  readonly role: Exclude<RoleName, 'status'>;
}

function ofEnvelope(path: string, name: string, asked: readonly Asked[]): Step {
  const needed = asked.map(({ root, role }) => {
    const { keys, threshold } = root.roles[role];
    return `${threshold} of ${keys.length} ${role} keys of trust root ${root.document.version}`;
  });
  return {
    shows: `${name} is signed, as ${needed.join(' and ')} ask.`,
    commands: asked.map(
      ({ root, role }) => shell`signed ${path} ${`commit/${root.envelope.file}`} ${role}`,
    ),
  };
}

/** Shows that each file names the next by its digest, from the claims to the projection, and that all are about one release. */
function bound({ projection, record, release }: AuditInput): Step {
  const claims = 'commit/provider-certification/public-claims.json';
  const { revision, version } = release;
  const agree = (file: string, filter: string) =>
    shell`jq -e --arg version ${version} --arg revision ${revision} ${filter} ${file} > answer`;
  const ofRelease = '.release.version == $version and .release.revision == $revision';
  return {
    shows:
      'All is about this release, which is allowed. The manifest names the claims, the verdict both, its signature all, the statement the projection.',
    commands: [
      `digest_of() { sha256sum "$1" | cut -d ' ' -f 1; }`,
      agree('capsule.json', ofRelease),
      agree('record/release-manifest.json', '.version == $version and .revision == $revision'),
      agree(
        'record/gate-verdict.json',
        `.kind == "release" and .decision == "allowed" and ${ofRelease}`,
      ),
      `test "$(jq -r .provider_claims.manifest_sha256 record/release-manifest.json)" = "sha256:$(digest_of ${claims})"`,
      `test "$(jq '.claims | length' ${claims})" = "$(jq .provider_claims.claim_count record/release-manifest.json)"`,
      'test "$(jq -r .manifest_sha256 record/gate-verdict.json)" = "sha256:$(digest_of record/release-manifest.json)"',
      `jq -r '.inputs[].sha256' record/gate-verdict.json | grep -qx "sha256:$(digest_of ${claims})"`,
      ...(record.signedVerdict
        ? [
            shell`jq -j .payload ${VERDICT} | base64 -d > summary`,
            `jq -e '.predicateType == "https://slsa.dev/verification_summary/v1" and .predicate.verificationResult == "PASSED"' summary > answer`,
            'test "$(jq -r .predicate.timeVerified summary)" = "$(jq -r .evaluated_at record/gate-verdict.json)"',
            ...[claims, 'record/release-manifest.json', 'record/gate-verdict.json'].map(
              (path) =>
                shell`jq -r --arg name ${basename(path)} ${'.subject[] | select(.name == $name).digest.sha256'} summary` +
                ` | grep -qx "$(digest_of ${path})"`,
            ),
          ]
        : []),
      ...(projection && record.statement
        ? [
            shell`jq -j .payload ${STATEMENT} | base64 -d > statement`,
            `jq -e '.predicateType == "urn:claimgate:ledger-projection:v1"' statement > answer`,
            `test "$(jq -r '.subject[].digest.sha256' statement)" = "$(digest_of record/ledger-projection.jsonl)"`,
            `jq -r '.predicate.inputAttestations[].digest.sha256' summary | grep -qx "$(digest_of ${STATEMENT})"`,
          ]
        : []),
    ],
  };
}

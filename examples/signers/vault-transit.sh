#!/bin/sh
# Signs with a key of the transit engine of HashiCorp Vault or OpenBao, of the type ecdsa-p256:
#   claimgate sign FILE --signer examples/signers/vault-transit.sh --signer-arg release --public-key release.pub.pem
# Vault writes the version of the key in front of the signature: vault:v1:…
set -eu
vault write -field=signature "transit/sign/$1" hash_algorithm=sha2-256 prehashed=true \
  input="$CLAIMGATE_SIGN_SHA256_BASE64" | sed 's/^vault:v[0-9]*://'

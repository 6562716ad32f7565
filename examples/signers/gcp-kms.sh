#!/bin/sh
# Signs with a key version of Google Cloud KMS, of the algorithm EC_SIGN_P256_SHA256, by gcloud:
#   claimgate sign FILE --signer examples/signers/gcp-kms.sh --signer-arg LOCATION --signer-arg KEYRING \
#     --signer-arg KEY --signer-arg VERSION --public-key release.pub.pem
set -eu
gcloud kms asymmetric-sign --location "$1" --keyring "$2" --key "$3" --version "$4" \
  --digest-algorithm sha256 --input-file - --signature-file - | openssl base64 -A

#!/bin/sh
# Signs with a key of AWS KMS, of the type ECC_NIST_P256 for SIGN_VERIFY, by the AWS CLI (version 2):
#   claimgate sign FILE --signer examples/signers/aws-kms.sh --signer-arg alias/release --public-key release.pub.pem
# The digest is sent: AWS takes messages of at most 4 KB.
set -eu
exec aws kms sign --key-id "$1" --signing-algorithm ECDSA_SHA_256 \
  --message-type DIGEST --message "$CLAIMGATE_SIGN_SHA256_BASE64" --query Signature --output text

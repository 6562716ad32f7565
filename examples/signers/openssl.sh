#!/bin/sh
# Signs with a private key that OpenSSL reads, P-256 or Ed25519:
#   claimgate sign FILE --signer examples/signers/openssl.sh --signer-arg KEY --public-key KEY.pub.pem
set -eu
if openssl pkey -in "$1" -noout -text | grep -q ED25519; then
  # OpenSSL 3.0 signs whole messages from files only.
  message=$(mktemp)
  trap 'rm -f "$message"' EXIT
  cat >"$message"
  openssl pkeyutl -sign -rawin -inkey "$1" -in "$message" | openssl base64 -A
else
  openssl dgst -sha256 -sign "$1" | openssl base64 -A
fi

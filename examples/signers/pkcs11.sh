#!/bin/sh
# Signs with a key in a token, by OpenSC's pkcs11-tool; the PIN is in PKCS11_PIN:
#   claimgate sign FILE --signer examples/signers/pkcs11.sh --signer-arg MODULE.so --signer-arg TOKEN \
#     --signer-arg ID --public-key release.pub.pem
# With --signer-arg EDDSA as the fourth argument, with an Ed25519 key.
set -eu
sign() {
  pkcs11-tool --module "$1" --token-label "$2" --login --pin env:PKCS11_PIN --sign --id "$3" --mechanism "$4"
}
if [ "${4:-ECDSA}" = EDDSA ]; then
  sign "$1" "$2" "$3" EDDSA | openssl base64 -A
else
  # The digest, because not every token hashes by itself.
  printf %s "$CLAIMGATE_SIGN_SHA256_BASE64" | openssl base64 -d -A | sign "$1" "$2" "$3" ECDSA | openssl base64 -A
fi

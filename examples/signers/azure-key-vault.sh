#!/bin/sh
# Signs with a key of Azure Key Vault, of the curve P-256, by the Azure CLI:
#   claimgate sign FILE --signer examples/signers/azure-key-vault.sh \
#     --signer-arg https://VAULT.vault.azure.net/keys/release/VERSION --public-key release.pub.pem
set -eu
exec az keyvault key sign --id "$1" --algorithm ES256 \
  --digest "$CLAIMGATE_SIGN_SHA256_BASE64" --query signature --output tsv

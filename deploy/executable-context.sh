#!/bin/sh
# Lays out what the image of the executable holds: in FOLDER, which has `claimgate` and its notices, `image` with
# both and the libraries of this system that the program needs, and `owned` with the folders of its ledger and settings.
#   sh deploy/executable-context.sh FOLDER
set -eu
cd "$1"
rm -rf image owned
install -d -m 0700 owned/data owned/settings
install -d -m 1777 image/tmp
cp claimgate THIRD_PARTY_NOTICES.txt image/
ldd claimgate | grep -o '/[^ ]*' | xargs -r cp --parents --dereference --target-directory image

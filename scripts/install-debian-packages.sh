#!/usr/bin/env bash
# Installs the named packages of Debian that are missing, where that can be done; where it cannot, what
# needs them says by name that it is skipped. Recommended packages stay out: they bring running servers.
set -euo pipefail

command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || exit 0
apt-cache show "$1" >/dev/null 2>&1 || apt-get update -qq >&2 || true
missing=()
for package in "$@"; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' && continue
  apt-cache show "$package" >/dev/null 2>&1 && missing+=("$package")
done
[ ${#missing[@]} = 0 ] || DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2

#!/bin/sh
# Publishes the release "$1". `sh ci/claims.sh release TAG` starts it, and only on an allowed verdict for that tag.
# Put what publishes in the place of the next two lines, such as: npm publish
echo "claimgate: ci/publish.sh publishes nothing yet; put your command in the place of <PUBLISH-COMMAND>" >&2
exit 1

# Whether every claim of a release still holds: docs/specification/claim-status.md, section 4.
# Input: a status without its envelope, or what `gh attestation verify --format json` prints, which the caller has
# verified. Call it with -s: without, jq 1.6 ends with 0 where there is no input.
# --arg sha256 HEX asks about a file, --arg gitCommit HEX about a commit; --argjson max_hours N
# is 24 by default.

def named($name; $otherwise): $ARGS.named[$name] // $otherwise;
def is_instant: type == "string" and test("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}([.][0-9]{3})?Z$");

(named("now"; now | todate) | fromdate) as $now
| ($now | todate) as $at
| ($now + 300 | todate) as $soon
| ($now - named("max_hours"; 24) * 3600 | todate) as $since
| [.[] | if type == "array" then .[].verificationResult.statement else . end
    | select(.predicateType == "urn:claimgate:claim-status:v1")]
# A newer status replaces the ones before it, also those that have not ended.
| (max_by(.predicate.evaluated_at) // error("no status is there"))
| .predicate as $status
| (.subject // []) as $subject
| [$ARGS.named | to_entries[] | select(.key | IN("sha256", "sha512", "gitCommit"))] as $asked
| if [$status | .evaluated_at, .valid_until | is_instant] != [true, true] then "it has no period"
  elif any($asked[]; . as $one | all($subject[].digest; .[$one.key] != $one.value))
  then "it is about something else"
  elif $status.evaluated_at > $soon then "it is from the future"
  elif $status.valid_until <= $at or $status.evaluated_at <= $since then "it is not current"
  elif $status.dropped != [] then "claims no longer hold: \($status.dropped | tojson)"
  elif ($status.claims | type) != "array" or $status.claims == [] then "it shows no claim"
  elif all($status.claims[]; (.evidence_until | is_instant) and .evidence_until > $at) | not
  then "evidence has ended"
  else true end
| if . == true then . else "no: \(.)\n" | halt_error(1) end

# METADATA
# title: Claim status
# description: Every claim of a release still holds (docs/specification/claim-status.md, section 4).
package signature

import rego.v1

# cosign asks `allow` of one statement. conftest and Conforma ask `deny`: of one statement, or of all attestations of an
# image. Whoever calls this has verified the signature, and that the status is about the artifact.

predicate_type := "urn:claimgate:claim-status:v1"

max_hours := 24

skew_ns := 300 * 1000000000

statements := [input] if input.predicateType

statements := [one.statement | some one in input.attestations] if input.attestations

starts := [at |
	some one in statements
	one.predicateType == predicate_type
	at := time.parse_rfc3339_ns(one.predicate.evaluated_at)
]

# A newer status replaces the ones before it, also those that have not ended.
newest := [one.predicate |
	some one in statements
	one.predicateType == predicate_type
	time.parse_rfc3339_ns(one.predicate.evaluated_at) == max(starts)
]

holds(status) if {
	now := time.now_ns()
	from := time.parse_rfc3339_ns(status.evaluated_at)
	from <= now + skew_ns
	now < from + (((max_hours * 60) * 60) * 1000000000)
	now < time.parse_rfc3339_ns(status.valid_until)
	status.dropped == []
	is_array(status.claims)
	count(status.claims) > 0
	every claim in status.claims {
		now < time.parse_rfc3339_ns(claim.evidence_until)
	}
}

default allow := false

allow if {
	count(newest) > 0
	every status in newest {
		holds(status)
	}
}

# METADATA
# title: Claims still hold
# description: The newest status is current, drops no claim, and the evidence of each has not ended.
# custom:
#   short_name: claims_hold
#   failure_msg: No current status shows that every claim of this release still holds
deny contains result if {
	not allow
	result := {
		"code": "signature.claims_hold",
		"msg": "No current status shows that every claim of this release still holds",
	}
}

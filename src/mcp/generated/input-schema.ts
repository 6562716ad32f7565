// Generated from schemas/ by `npm run generate`. Do not edit.

/** The arguments of the tool, as JSON Schema. */
export const INPUT_SCHEMA = {
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "provider": {
      "type": "string",
      "maxLength": 64,
      "pattern": "^[a-z0-9]+(?:[._-][a-z0-9]+)*$",
      "description": "only this provider"
    },
    "state": {
      "type": "string",
      "enum": [
        "disabled",
        "unsupported",
        "needs_configuration",
        "reconnect_required",
        "degraded",
        "approval_required",
        "trial_only",
        "policy_restricted",
        "expired_proof",
        "certification_required",
        "healthy"
      ],
      "description": "only decisions in this state"
    },
    "operation": {
      "type": "string",
      "enum": [
        "publish_immediate",
        "publish_scheduled",
        "connect"
      ],
      "description": "only decisions on this operation"
    },
    "account_reference": {
      "type": "string",
      "pattern": "^sha256:[0-9a-f]{64}$",
      "description": "only decisions on this account, by its fingerprint"
    },
    "limit": {
      "type": "integer",
      "minimum": 1,
      "maximum": 10000,
      "description": "at most this many decisions; next_cursor then says where the next page begins"
    },
    "cursor": {
      "type": "string",
      "pattern": "^[A-Za-z0-9_-]{1,400}$",
      "description": "next_cursor of the page before, asked with the same filters"
    }
  }
};

// Generated from src/service/routes/table.ts and schemas/ by `npm run generate`. Do not edit.

/** The routes of the service as an OpenAPI 3.1 document. */
export const OPENAPI = {
  "openapi": "3.1.0",
  "info": {
    "title": "claimgate",
    "version": "0.1.0",
    "license": {
      "name": "Apache-2.0",
      "identifier": "Apache-2.0"
    }
  },
  "servers": [
    {
      "url": "/"
    }
  ],
  "paths": {
    "/api/v1/health": {
      "get": {
        "operationId": "getHealth",
        "summary": "Whether the process is alive; touches nothing",
        "security": [],
        "responses": {
          "200": {
            "description": "OK",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/liveness"
                }
              }
            }
          },
          "500": {
            "description": "Internal Server Error",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          }
        }
      }
    },
    "/api/v1/ready": {
      "get": {
        "operationId": "getReady",
        "summary": "Whether database and object storage can be used",
        "security": [],
        "responses": {
          "200": {
            "description": "OK",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/service-readiness"
                }
              }
            }
          },
          "500": {
            "description": "Internal Server Error",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "503": {
            "description": "Service Unavailable",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          }
        }
      }
    },
    "/api/v1/openapi.json": {
      "get": {
        "operationId": "getOpenapi",
        "summary": "This document",
        "security": [],
        "responses": {
          "200": {
            "description": "OK",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object"
                }
              }
            }
          },
          "500": {
            "description": "Internal Server Error",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          }
        }
      }
    },
    "/api/v1/auth/me": {
      "get": {
        "operationId": "getMe",
        "summary": "Who the session or token is",
        "security": [
          {
            "token": []
          },
          {
            "session": []
          }
        ],
        "responses": {
          "200": {
            "description": "OK",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/caller"
                }
              }
            }
          },
          "401": {
            "description": "Unauthorized",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "403": {
            "description": "Forbidden",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "500": {
            "description": "Internal Server Error",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "503": {
            "description": "Service Unavailable",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          }
        }
      }
    },
    "/api/v1/provider-readiness": {
      "get": {
        "operationId": "getProviderReadiness",
        "summary": "The readiness decision of every subject, by provider",
        "security": [
          {
            "token": []
          },
          {
            "session": []
          }
        ],
        "parameters": [
          {
            "name": "provider",
            "in": "query",
            "schema": {
              "$ref": "#/components/schemas/slug",
              "description": "only this provider"
            }
          },
          {
            "name": "state",
            "in": "query",
            "schema": {
              "$ref": "#/components/schemas/readiness_state",
              "description": "only decisions in this state"
            }
          },
          {
            "name": "operation",
            "in": "query",
            "schema": {
              "$ref": "#/components/schemas/operation",
              "description": "only decisions on this operation"
            }
          },
          {
            "name": "account_reference",
            "in": "query",
            "schema": {
              "$ref": "#/components/schemas/fingerprint",
              "description": "only decisions on this account, by its fingerprint"
            }
          },
          {
            "name": "limit",
            "in": "query",
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 10000,
              "description": "at most this many decisions; next_cursor then says where the next page begins"
            }
          },
          {
            "name": "cursor",
            "in": "query",
            "schema": {
              "type": "string",
              "pattern": "^[A-Za-z0-9_-]{1,400}$",
              "description": "next_cursor of the page before, asked with the same filters"
            }
          },
          {
            "name": "If-None-Match",
            "in": "header",
            "description": "entity tags of answers that the caller has: answered with 304 where one is current",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "OK",
            "headers": {
              "ETag": {
                "description": "a strong entity tag",
                "schema": {
                  "type": "string"
                }
              }
            },
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/provider-readiness"
                }
              }
            }
          },
          "304": {
            "description": "Not Modified",
            "headers": {
              "ETag": {
                "description": "a strong entity tag",
                "schema": {
                  "type": "string"
                }
              }
            }
          },
          "401": {
            "description": "Unauthorized",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "403": {
            "description": "Forbidden",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "422": {
            "description": "Unprocessable Entity",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "500": {
            "description": "Internal Server Error",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "503": {
            "description": "Service Unavailable",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          }
        }
      }
    },
    "/api/v1/accounts/providers": {
      "get": {
        "operationId": "getProviders",
        "summary": "The providers of this deployment, with the readiness of each",
        "security": [
          {
            "token": []
          },
          {
            "session": []
          }
        ],
        "responses": {
          "200": {
            "description": "OK",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/provider-catalogue"
                }
              }
            }
          },
          "401": {
            "description": "Unauthorized",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "403": {
            "description": "Forbidden",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "500": {
            "description": "Internal Server Error",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "503": {
            "description": "Service Unavailable",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          }
        }
      }
    },
    "/api/v1/capabilities/resolve": {
      "post": {
        "operationId": "resolveCapabilities",
        "summary": "What is implemented for an account and a profile, and what may run now",
        "security": [
          {
            "token": []
          },
          {
            "session": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/capability-request"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "OK",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/capability-resolution"
                }
              }
            }
          },
          "400": {
            "description": "Bad Request",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "401": {
            "description": "Unauthorized",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "403": {
            "description": "Forbidden",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "413": {
            "description": "Payload Too Large",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "415": {
            "description": "Unsupported Media Type",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "422": {
            "description": "Unprocessable Entity",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "500": {
            "description": "Internal Server Error",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "503": {
            "description": "Service Unavailable",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          }
        }
      }
    },
    "/api/v1/admin/provider-readiness/approval-reviews": {
      "post": {
        "operationId": "appendApprovalReview",
        "summary": "Record a review of a provider app",
        "security": [
          {
            "session": []
          }
        ],
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "the same request with the same key is recorded once",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 255
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/approval-review"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "Created",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/appended"
                }
              }
            }
          },
          "400": {
            "description": "Bad Request",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "401": {
            "description": "Unauthorized",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "403": {
            "description": "Forbidden",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "409": {
            "description": "Conflict",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "413": {
            "description": "Payload Too Large",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "415": {
            "description": "Unsupported Media Type",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "422": {
            "description": "Unprocessable Entity",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "500": {
            "description": "Internal Server Error",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "503": {
            "description": "Service Unavailable",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          }
        }
      }
    },
    "/api/v1/admin/provider-readiness/runtime-controls": {
      "post": {
        "operationId": "appendRuntimeControl",
        "summary": "Record a runtime control event",
        "security": [
          {
            "session": []
          }
        ],
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "the same request with the same key is recorded once",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 255
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/control-event"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "Created",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/appended"
                }
              }
            }
          },
          "400": {
            "description": "Bad Request",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "401": {
            "description": "Unauthorized",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "403": {
            "description": "Forbidden",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "409": {
            "description": "Conflict",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "413": {
            "description": "Payload Too Large",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "415": {
            "description": "Unsupported Media Type",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "422": {
            "description": "Unprocessable Entity",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "500": {
            "description": "Internal Server Error",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "503": {
            "description": "Service Unavailable",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          }
        }
      }
    },
    "/api/v1/admin/provider-readiness/certifications": {
      "post": {
        "operationId": "appendCertification",
        "summary": "Record a certification run with its checks",
        "security": [
          {
            "session": []
          }
        ],
        "parameters": [
          {
            "name": "Idempotency-Key",
            "in": "header",
            "description": "the same request with the same key is recorded once",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 255
            }
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/certification-run"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "Created",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/appended"
                }
              }
            }
          },
          "400": {
            "description": "Bad Request",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "401": {
            "description": "Unauthorized",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "403": {
            "description": "Forbidden",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "409": {
            "description": "Conflict",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "413": {
            "description": "Payload Too Large",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "415": {
            "description": "Unsupported Media Type",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "422": {
            "description": "Unprocessable Entity",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "500": {
            "description": "Internal Server Error",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          },
          "503": {
            "description": "Service Unavailable",
            "content": {
              "application/problem+json": {
                "schema": {
                  "$ref": "#/components/schemas/problem"
                }
              }
            }
          }
        }
      }
    }
  },
  "components": {
    "securitySchemes": {
      "token": {
        "type": "http",
        "scheme": "bearer"
      },
      "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": "claimgate_session",
        "description": "under an https origin its name is __Host-claimgate_session"
      }
    },
    "schemas": {
      "account_reference_or_null": {
        "title": "AccountReferenceOrNull",
        "type": [
          "string",
          "null"
        ],
        "pattern": "^sha256:[0-9a-f]{64}$",
        "description": "fingerprint of the requested account, or null where none is asked for"
      },
      "appended": {
        "title": "AppendedRecord",
        "description": "Where something was recorded: body of the administrative routes (specification/service.md 4).",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "sequence"
        ],
        "properties": {
          "id": {
            "type": "string",
            "pattern": "^[0-9a-f]{32}$"
          },
          "sequence": {
            "type": "integer",
            "minimum": 1,
            "description": "its place in the ledger"
          }
        }
      },
      "approval-review": {
        "title": "ApprovalReview",
        "description": "A review of a provider app, in the form that the ledger accepts (specification/ledger.md 1). The ledger sets id, time and operator.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "schema_version",
          "provider",
          "app_fingerprint",
          "provider_environment",
          "instance_fingerprint",
          "state",
          "reviewed_at",
          "expires_at"
        ],
        "properties": {
          "schema_version": {
            "const": 1
          },
          "provider": {
            "$ref": "#/components/schemas/slug",
            "description": "the provider that reviewed the app"
          },
          "app_fingerprint": {
            "$ref": "#/components/schemas/fingerprint",
            "description": "fingerprint of the provider app: client id, redirect URI, instance; `claimgate fingerprint app` makes it"
          },
          "provider_environment": {
            "type": "string",
            "enum": [
              "development",
              "sandbox",
              "production"
            ]
          },
          "instance_fingerprint": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^sha256:[0-9a-f]{64}$",
            "description": "a fingerprint, \"sha256:\" and 64 lower-case hex digits, or null"
          },
          "state": {
            "$ref": "#/components/schemas/approval_state",
            "description": "what the provider decided; not_required where it reviews no apps"
          },
          "tier": {
            "$ref": "#/components/schemas/slug",
            "description": "the tier that was approved; a revocation may leave it out, and is recorded with the tier revoked"
          },
          "reviewed_at": {
            "$ref": "#/components/schemas/instant",
            "description": "when the provider decided, in UTC"
          },
          "expires_at": {
            "$ref": "#/components/schemas/instant",
            "description": "until when the decision counts, in UTC"
          }
        },
        "if": {
          "required": [
            "state"
          ],
          "properties": {
            "state": {
              "const": "revoked"
            }
          }
        },
        "else": {
          "required": [
            "tier"
          ],
          "properties": {
            "tier": true
          }
        }
      },
      "approval_state": {
        "title": "ApprovalState",
        "type": "string",
        "enum": [
          "not_required",
          "pending",
          "trial",
          "approved",
          "restricted",
          "revoked"
        ],
        "description": "what a review of a provider app says"
      },
      "caller": {
        "title": "CallerIdentity",
        "description": "Who the session or token is: body of GET /api/v1/auth/me (specification/service.md 5).",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "kind",
          "name",
          "scopes",
          "expires_at"
        ],
        "properties": {
          "kind": {
            "$ref": "#/components/schemas/caller_kind"
          },
          "name": {
            "$ref": "#/components/schemas/slug"
          },
          "scopes": {
            "type": "array",
            "maxItems": 16,
            "items": {
              "$ref": "#/components/schemas/scope_name"
            }
          },
          "expires_at": {
            "$ref": "#/components/schemas/instant"
          }
        }
      },
      "caller_kind": {
        "title": "CallerKind",
        "type": "string",
        "enum": [
          "api_token",
          "cli_token",
          "mcp_token",
          "session"
        ]
      },
      "capability-request": {
        "title": "CapabilityRequestBody",
        "description": "Which account and profile capabilities are resolved for: body of POST /api/v1/capabilities/resolve (specification/service.md 3).",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "account_reference",
          "output_profile"
        ],
        "properties": {
          "account_reference": {
            "$ref": "#/components/schemas/fingerprint"
          },
          "output_profile": {
            "$ref": "#/components/schemas/slug"
          },
          "policy_mode": {
            "$ref": "#/components/schemas/slug"
          }
        }
      },
      "capability-resolution": {
        "title": "CapabilityResolution",
        "description": "What is implemented for an account and a profile, and what may run now: body of POST /api/v1/capabilities/resolve (specification/service.md 3).",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "account_reference",
          "output_profile",
          "policy_mode",
          "immediate",
          "scheduled"
        ],
        "properties": {
          "account_reference": {
            "$ref": "#/components/schemas/fingerprint"
          },
          "output_profile": {
            "$ref": "#/components/schemas/slug"
          },
          "policy_mode": {
            "$ref": "#/components/schemas/slug"
          },
          "immediate": {
            "$ref": "#/components/schemas/resolved_capability"
          },
          "scheduled": {
            "$ref": "#/components/schemas/resolved_capability"
          }
        }
      },
      "catalogued_provider": {
        "title": "CataloguedProvider",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "provider",
          "configured",
          "connected_accounts",
          "readiness"
        ],
        "properties": {
          "provider": {
            "$ref": "#/components/schemas/slug"
          },
          "configured": {
            "type": "boolean",
            "description": "some app of the provider is configured"
          },
          "connected_accounts": {
            "type": "integer",
            "minimum": 0,
            "maximum": 9007199254740991
          },
          "readiness": {
            "$ref": "#/components/schemas/provider_readiness",
            "description": "the same as GET /api/v1/provider-readiness says of the provider, the decisions on connecting among it"
          }
        }
      },
      "certification-run": {
        "title": "CertificationRun",
        "description": "A certification run with its checks, in the form that the ledger accepts (specification/ledger.md 1). The scopes it required are those of its contract, its approval that of the review it was made under.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "schema_version",
          "side",
          "subject",
          "contract_digest",
          "tested_revision",
          "tested_at",
          "expires_at",
          "granted_scopes",
          "account_reference",
          "checks"
        ],
        "properties": {
          "schema_version": {
            "const": 1
          },
          "side": {
            "$ref": "#/components/schemas/run_side"
          },
          "subject": {
            "$ref": "#/components/schemas/subject"
          },
          "contract_digest": {
            "$ref": "#/components/schemas/digest",
            "description": "the contract that the run was made under; `claimgate contract digest` prints it"
          },
          "tested_revision": {
            "$ref": "#/components/schemas/revision",
            "description": "the commit that was tested, 40 or 64 lower-case hex digits"
          },
          "tested_at": {
            "$ref": "#/components/schemas/instant",
            "description": "the start of the run, in UTC"
          },
          "expires_at": {
            "$ref": "#/components/schemas/instant",
            "description": "until when the run counts, in UTC; not later than the review of the app"
          },
          "granted_scopes": {
            "$ref": "#/components/schemas/scope_digests",
            "description": "the scopes that were granted at the test, each as the SHA-256 of its name (specification/documents.md 1); `claimgate digest --scope NAME` prints it"
          },
          "account_reference": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 512,
            "description": "an id as the provider writes it, or its fingerprint; only the fingerprint is stored"
          },
          "checks": {
            "type": "array",
            "minItems": 1,
            "maxItems": 7,
            "items": {
              "$ref": "#/components/schemas/check_report"
            },
            "description": "the outcome of each check of the contract; one that was not done is left out"
          }
        }
      },
      "check_kind": {
        "title": "CheckKind",
        "type": "string",
        "enum": [
          "connect",
          "authorization",
          "publish_immediate",
          "publish_scheduled",
          "final_result",
          "refresh",
          "revoke"
        ],
        "description": "what a check of a certification run tries"
      },
      "check_kinds": {
        "title": "CheckKinds",
        "type": "array",
        "maxItems": 32,
        "items": {
          "$ref": "#/components/schemas/check_kind"
        }
      },
      "check_report": {
        "title": "CheckReport",
        "description": "One check of a run.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "kind",
          "outcome",
          "not_applicable_reason",
          "completed_at",
          "external_result"
        ],
        "properties": {
          "kind": {
            "$ref": "#/components/schemas/check_kind",
            "description": "the check, as the contract lists it"
          },
          "outcome": {
            "type": "string",
            "enum": [
              "passed",
              "failed",
              "not_applicable"
            ]
          },
          "not_applicable_reason": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 64,
            "pattern": "^[a-z0-9]+(?:[._-][a-z0-9]+)*$",
            "description": "a slug, or null"
          },
          "completed_at": {
            "$ref": "#/components/schemas/instant",
            "description": "when the check ended, in UTC: between the start of the run and now"
          },
          "external_result": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 512,
            "description": "an id as the provider writes it, or its fingerprint; only the fingerprint is stored"
          }
        }
      },
      "control-event": {
        "title": "ControlEvent",
        "description": "A runtime control event, in the form that the ledger accepts (specification/ledger.md 1).",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "schema_version",
          "selector",
          "state",
          "reason",
          "starts_at",
          "expires_at"
        ],
        "properties": {
          "schema_version": {
            "const": 1
          },
          "selector": {
            "$ref": "#/components/schemas/selector",
            "description": "which subjects are meant: the provider, and any of the other eight members of a subject"
          },
          "state": {
            "$ref": "#/components/schemas/control_state",
            "description": "whether what the selector names may run; the most restrictive event that matches counts"
          },
          "reason": {
            "$ref": "#/components/schemas/slug",
            "description": "why, as a slug such as launch or incident-12"
          },
          "starts_at": {
            "$ref": "#/components/schemas/instant",
            "description": "from when on it counts, in UTC"
          },
          "expires_at": {
            "$ref": "#/components/schemas/expiry_or_null",
            "description": "until when it counts, in UTC, or null for no end"
          }
        }
      },
      "control_state": {
        "title": "ControlState",
        "type": "string",
        "enum": [
          "disabled",
          "degraded",
          "enabled"
        ]
      },
      "digest": {
        "title": "DigestText",
        "type": "string",
        "pattern": "^sha256:[0-9a-f]{64}$",
        "description": "\"sha256:\" and 64 lower-case hex digits"
      },
      "expiry_or_null": {
        "title": "ExpiryOrNull",
        "type": [
          "string",
          "null"
        ],
        "format": "date-time",
        "pattern": "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$",
        "description": "an instant in UTC, or null where no end was set"
      },
      "fingerprint": {
        "title": "FingerprintText",
        "type": "string",
        "pattern": "^sha256:[0-9a-f]{64}$",
        "description": "a fingerprint: \"sha256:\" and 64 lower-case hex digits"
      },
      "instant": {
        "title": "Instant",
        "type": "string",
        "format": "date-time",
        "pattern": "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$",
        "description": "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z"
      },
      "liveness": {
        "title": "Liveness",
        "description": "The process answers: body of GET /api/v1/health (specification/service.md 1).",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "status"
        ],
        "properties": {
          "status": {
            "const": "ok"
          }
        }
      },
      "operation": {
        "title": "Operation",
        "type": "string",
        "enum": [
          "publish_immediate",
          "publish_scheduled",
          "connect"
        ],
        "description": "an operation of a subject"
      },
      "problem": {
        "title": "Problem",
        "description": "Why a request was not answered as asked (RFC 9457), as application/problem+json.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "title",
          "status",
          "detail",
          "code",
          "request_id"
        ],
        "properties": {
          "type": {
            "const": "about:blank"
          },
          "title": {
            "type": "string",
            "maxLength": 64,
            "description": "the phrase of the status"
          },
          "status": {
            "type": "integer",
            "minimum": 400,
            "maximum": 599
          },
          "detail": {
            "type": "string",
            "maxLength": 1024
          },
          "code": {
            "type": "string",
            "maxLength": 64,
            "pattern": "^[a-z][a-z0-9_]*$",
            "description": "a code of the closed table"
          },
          "request_id": {
            "type": "string",
            "maxLength": 64,
            "description": "the id under which the log knows the request"
          },
          "errors": {
            "type": "array",
            "maxItems": 1001,
            "items": {
              "$ref": "#/components/schemas/problem_error"
            },
            "description": "each fault of the body"
          }
        }
      },
      "problem_error": {
        "title": "ProblemError",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "code",
          "detail"
        ],
        "properties": {
          "code": {
            "type": "string",
            "maxLength": 64,
            "pattern": "^[a-z][a-z0-9_]*$",
            "description": "a code of the closed table"
          },
          "detail": {
            "type": "string",
            "maxLength": 1024
          },
          "pointer": {
            "type": "string",
            "maxLength": 2048,
            "description": "where in the body (RFC 6901)"
          }
        }
      },
      "provider-catalogue": {
        "title": "ProviderCatalogue",
        "description": "The providers of this deployment: body of GET /api/v1/accounts/providers (specification/service.md 3).",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "providers"
        ],
        "properties": {
          "providers": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/catalogued_provider"
            }
          }
        }
      },
      "provider-readiness": {
        "title": "ReadinessBoard",
        "description": "The readiness of every provider: body of GET /api/v1/provider-readiness (specification/service.md 2).",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "providers"
        ],
        "properties": {
          "providers": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/provider_readiness"
            }
          },
          "next_cursor": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_-]{1,400}$",
            "description": "where the next page begins; absent on the last page, and where no limit was asked for"
          }
        }
      },
      "provider_readiness": {
        "title": "ProviderReadiness",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "provider",
          "state",
          "connectable",
          "advertisable",
          "decisions"
        ],
        "properties": {
          "provider": {
            "$ref": "#/components/schemas/slug"
          },
          "state": {
            "$ref": "#/components/schemas/readiness_state"
          },
          "connectable": {
            "type": "boolean",
            "description": "there are decisions on connecting, and each is connectable"
          },
          "advertisable": {
            "type": "boolean",
            "description": "there are decisions, and each is advertisable"
          },
          "decisions": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/subject_decision"
            }
          }
        }
      },
      "readiness-decision": {
        "title": "ReadinessDecision",
        "description": "Whether one exact operation may run now, and everything that stands in the way (specification/readiness.md 1).",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "state",
          "executable",
          "connectable",
          "publishable",
          "advertisable",
          "contract_digest",
          "facts_age_seconds",
          "facts",
          "blockers",
          "would_block"
        ],
        "properties": {
          "state": {
            "$ref": "#/components/schemas/readiness_state"
          },
          "executable": {
            "type": "boolean",
            "description": "nothing stands in the way"
          },
          "connectable": {
            "type": "boolean",
            "description": "the operation is connect, and executable"
          },
          "publishable": {
            "type": "boolean",
            "description": "the operation is a publish operation, and executable"
          },
          "advertisable": {
            "type": "boolean",
            "description": "executable, publicly claimed, and the seven rules pass on the same facts"
          },
          "contract_digest": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^sha256:[0-9a-f]{64}$",
            "description": "digest of the current contract, or null where no contract fits what the runtime implements now"
          },
          "facts_age_seconds": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": -9007199254740991,
            "maximum": 9007199254740991,
            "description": "how old the runtime facts were, in whole seconds; negative where they are dated in the future, or null where they could not be read"
          },
          "facts": {
            "$ref": "#/components/schemas/readiness_facts"
          },
          "blockers": {
            "type": "array",
            "maxItems": 64,
            "items": {
              "$ref": "#/components/schemas/readiness_blocker"
            },
            "description": "everything that stands in the way, in the order of the states, each once"
          },
          "would_block": {
            "type": "array",
            "maxItems": 64,
            "items": {
              "$ref": "#/components/schemas/readiness_blocker"
            },
            "description": "what enforcement would add; empty where it is on"
          }
        }
      },
      "readiness-query": {
        "title": "ReadinessQuery",
        "description": "Which decisions are asked for: the parameters of GET /api/v1/provider-readiness and the arguments of the MCP tool get_provider_readiness (specification/service.md 2).",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "provider": {
            "$ref": "#/components/schemas/slug",
            "description": "only this provider"
          },
          "state": {
            "$ref": "#/components/schemas/readiness_state",
            "description": "only decisions in this state"
          },
          "operation": {
            "$ref": "#/components/schemas/operation",
            "description": "only decisions on this operation"
          },
          "account_reference": {
            "$ref": "#/components/schemas/fingerprint",
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
      },
      "readiness_blocker": {
        "title": "ReadinessBlocker",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "state",
          "code",
          "detail",
          "clears_by"
        ],
        "properties": {
          "state": {
            "$ref": "#/components/schemas/readiness_state"
          },
          "code": {
            "type": "string",
            "maxLength": 64,
            "pattern": "^[a-z][a-z0-9_]*$",
            "description": "a code of the closed table"
          },
          "detail": {
            "type": "string",
            "maxLength": 1024
          },
          "clears_by": {
            "type": "string",
            "enum": [
              "time",
              "new_local_run",
              "new_live_run",
              "new_approval",
              "reconnect",
              "operator",
              "contract_change",
              "edit",
              "never"
            ]
          },
          "clears_at": {
            "$ref": "#/components/schemas/instant"
          }
        }
      },
      "readiness_facts": {
        "title": "ReadinessFacts",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "configuration",
          "local_test",
          "live_certification",
          "approval",
          "authorization",
          "policy",
          "control"
        ],
        "properties": {
          "configuration": {
            "type": "string",
            "enum": [
              "unknown",
              "missing",
              "dynamic_registration",
              "configured"
            ]
          },
          "local_test": {
            "$ref": "#/components/schemas/run_standing"
          },
          "live_certification": {
            "$ref": "#/components/schemas/run_standing"
          },
          "approval": {
            "type": "string",
            "enum": [
              "unknown",
              "not_required",
              "pending",
              "trial",
              "approved",
              "restricted",
              "revoked"
            ]
          },
          "authorization": {
            "type": "string",
            "enum": [
              "unknown",
              "not_applicable",
              "reconnect_required",
              "valid"
            ],
            "description": "of the requested account"
          },
          "policy": {
            "type": "string",
            "enum": [
              "unknown",
              "restricted",
              "allowed"
            ]
          },
          "control": {
            "type": "string",
            "enum": [
              "unknown",
              "disabled",
              "degraded",
              "enabled"
            ]
          }
        }
      },
      "readiness_state": {
        "title": "ReadinessState",
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
        "description": "the effective state: the first that applies, in this order"
      },
      "required_checks": {
        "title": "RequiredCheckKinds",
        "description": "The checks that the current contract lists; none where there is no contract.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "local",
          "live"
        ],
        "properties": {
          "local": {
            "$ref": "#/components/schemas/check_kinds"
          },
          "live": {
            "$ref": "#/components/schemas/check_kinds"
          }
        }
      },
      "resolved_capability": {
        "title": "ResolvedCapability",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "subject",
          "capability_digest",
          "contract_digest",
          "required_checks",
          "decision"
        ],
        "properties": {
          "subject": {
            "$ref": "#/components/schemas/subject"
          },
          "capability_digest": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^sha256:[0-9a-f]{64}$",
            "description": "digest of what is implemented, or null where nothing is"
          },
          "contract_digest": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^sha256:[0-9a-f]{64}$",
            "description": "digest of the current contract, or null where no contract fits what the runtime implements now"
          },
          "required_checks": {
            "$ref": "#/components/schemas/required_checks"
          },
          "decision": {
            "$ref": "#/components/schemas/readiness-decision"
          }
        }
      },
      "revision": {
        "title": "GitRevision",
        "type": "string",
        "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$",
        "description": "a full Git commit id: 40 or 64 lower-case hex digits"
      },
      "run_side": {
        "title": "RunSideText",
        "type": "string",
        "enum": [
          "local",
          "live"
        ],
        "description": "local: in our own test bed; live: against the real provider"
      },
      "run_standing": {
        "title": "RunStanding",
        "type": "string",
        "enum": [
          "missing",
          "mismatch",
          "expired",
          "failed",
          "current"
        ],
        "description": "what the effective run of one side comes to"
      },
      "scope_digests": {
        "title": "ScopeDigests",
        "type": "array",
        "maxItems": 256,
        "uniqueItems": true,
        "items": {
          "$ref": "#/components/schemas/digest"
        },
        "description": "scopes, each as the SHA-256 of its name in UTF-8 (specification/documents.md 1), in any order"
      },
      "scope_name": {
        "title": "ScopeName",
        "type": "string",
        "enum": [
          "readiness:read",
          "accounts:read",
          "capabilities:read"
        ],
        "description": "what a token opens; a session without scopes is not limited"
      },
      "selector": {
        "title": "Selector",
        "description": "Which subjects are meant: the provider, and any of the other eight members. A member that is absent stands for every value.",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "provider"
        ],
        "properties": {
          "provider": {
            "$ref": "#/components/schemas/slug"
          },
          "app_fingerprint": {
            "$ref": "#/components/schemas/fingerprint"
          },
          "deployment_environment": {
            "type": "string",
            "enum": [
              "local",
              "staging",
              "production"
            ]
          },
          "provider_environment": {
            "type": "string",
            "enum": [
              "development",
              "sandbox",
              "production"
            ]
          },
          "instance_fingerprint": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^sha256:[0-9a-f]{64}$",
            "description": "a fingerprint, \"sha256:\" and 64 lower-case hex digits, or null"
          },
          "account_kind": {
            "$ref": "#/components/schemas/slug"
          },
          "output_profile": {
            "$ref": "#/components/schemas/slug"
          },
          "operation": {
            "$ref": "#/components/schemas/operation"
          },
          "policy_mode": {
            "$ref": "#/components/schemas/slug"
          }
        }
      },
      "service-readiness": {
        "title": "ServiceReadiness",
        "description": "What the service needs can be used: body of GET /api/v1/ready (specification/service.md 1).",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "status",
          "database"
        ],
        "properties": {
          "status": {
            "const": "ready"
          },
          "database": {
            "const": "ok"
          },
          "storage": {
            "const": "ok",
            "description": "only on an instance backed by S3 object storage"
          }
        }
      },
      "slug": {
        "title": "Slug",
        "type": "string",
        "maxLength": 64,
        "pattern": "^[a-z0-9]+(?:[._-][a-z0-9]+)*$",
        "description": "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters"
      },
      "subject": {
        "title": "Subject",
        "description": "What a decision is for: exactly these nine members (specification/documents.md 2).",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "provider",
          "app_fingerprint",
          "deployment_environment",
          "provider_environment",
          "instance_fingerprint",
          "account_kind",
          "output_profile",
          "operation",
          "policy_mode"
        ],
        "properties": {
          "provider": {
            "$ref": "#/components/schemas/slug"
          },
          "app_fingerprint": {
            "$ref": "#/components/schemas/fingerprint"
          },
          "deployment_environment": {
            "type": "string",
            "enum": [
              "local",
              "staging",
              "production"
            ]
          },
          "provider_environment": {
            "type": "string",
            "enum": [
              "development",
              "sandbox",
              "production"
            ]
          },
          "instance_fingerprint": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^sha256:[0-9a-f]{64}$",
            "description": "a fingerprint, \"sha256:\" and 64 lower-case hex digits, or null"
          },
          "account_kind": {
            "$ref": "#/components/schemas/slug"
          },
          "output_profile": {
            "$ref": "#/components/schemas/slug"
          },
          "operation": {
            "$ref": "#/components/schemas/operation"
          },
          "policy_mode": {
            "$ref": "#/components/schemas/slug"
          }
        }
      },
      "subject_decision": {
        "title": "SubjectDecision",
        "type": "object",
        "additionalProperties": false,
        "required": [
          "subject",
          "account_reference",
          "decision"
        ],
        "properties": {
          "subject": {
            "$ref": "#/components/schemas/subject"
          },
          "account_reference": {
            "$ref": "#/components/schemas/account_reference_or_null"
          },
          "decision": {
            "$ref": "#/components/schemas/readiness-decision"
          }
        }
      }
    }
  }
};

"""Which claims of a release hold now (specification/documents.md 3.11)."""

from documents import Refusal

STATUS_TYPE = "urn:claimgate:status:v1"


def verify_status(data, folder, options, findings):
    raise Refusal("usage")

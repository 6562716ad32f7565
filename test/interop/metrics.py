"""Reads metrics as the reference parser of OpenMetrics does, and says whether what must be there is."""

import sys
from prometheus_client.openmetrics.parser import text_string_to_metric_families

EXPECTED = {
    "claimgate_decisions": "gauge",
    "claimgate_next_expiry_seconds": "gauge",
    "claimgate_facts_age_seconds": "gauge",
    "claimgate_evidence_readable": "gauge",
    "claimgate_probe_up": "gauge",
    "claimgate_http_request_duration_seconds": "histogram",
    "claimgate_sign_in_attempts": "counter",
}

with open(sys.argv[1], encoding="utf-8") as text:
    families = {family.name: family for family in text_string_to_metric_families(text.read())}

for name, kind in EXPECTED.items():
    family = families.get(name)
    is_right = family is not None and family.type == kind and len(family.samples) > 0
    print("ok" if is_right else "WRONG", "openmetrics", name)

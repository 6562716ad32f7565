create index provider_certification_runs_of_selector on provider_certification_runs
  (provider, output_profile, operation);

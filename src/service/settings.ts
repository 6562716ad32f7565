/** What the environment says of readiness (spec section 2.8, data-model.md sections 5 and 6). */
export interface ReadinessSettings {
  /** `SERVICE_PROVIDER_CERTIFICATION_ENFORCED`: exactly `true` or `false`, absent is `false`. */
  readonly certificationEnforced: boolean;
  /** `CLAIMGATE_DISABLED_PROVIDERS`: slugs between commas. */
  readonly disabledProviders: ReadonlySet<string>;
}

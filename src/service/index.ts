export {
  readinessService,
  type CapabilityRequest,
  type ReadinessService,
  type ReadinessSetup,
} from './readiness.ts';
export {
  readinessSettings,
  requireKnownProviders,
  type Environment,
  type ReadinessSettings,
} from './settings.ts';
export {
  TEST_INTENT_LIFETIME_MS,
  testIntents,
  type Rechecked,
  type TestAsker,
  type TestIntents,
  type TestIntentSetup,
} from './test-intents.ts';

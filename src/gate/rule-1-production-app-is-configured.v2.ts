import { originOf } from '../evidence/subject-evidence.ts';
import { finding, type Finding } from '../documents/findings.ts';
import type { ClaimRule } from './engine.ts';
import { exampleFindings } from './facts.ts';

const ENVIRONMENTS = ['deployment_environment', 'provider_environment'] as const;

export const productionAppIsConfiguredV2: ClaimRule = {
  about: 'claim',
  number: 1,
  id: 'production-app-is-configured',
  version: 2,
  title: 'The production app of the provider is configured.',
  why: 'A sandbox app, or one that is not there, says nothing about what users of the production deployment can do.',
  fix: 'Configure the production app in the production deployment and export runtime facts again.',
  codes: [
    'not_production',
    'configuration_missing',
    'configuration_dynamic',
    'evidence_is_example',
  ],
  needs: ['configuration', 'configurationSource'],
  judge({ subject, configuration }) {
    const findings: Finding[] = [];
    for (const member of ENVIRONMENTS) {
      const found = subject[member];
      if (found === 'production') continue;
      const details = { pointer: `/subject/${member}`, expected: 'production', found };
      findings.push(finding('not_production', details));
    }
    const place = { piece: 'configuration', pointer: '/configuration/state' } as const;
    if (configuration?.state === 'missing') findings.push(finding('configuration_missing', place));
    if (configuration?.state === 'dynamic_registration')
      findings.push(finding('configuration_dynamic', place));
    if (configuration !== null)
      findings.push(...exampleFindings('configuration', originOf(configuration)));
    return findings;
  },
};

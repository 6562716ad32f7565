import type { Finding } from '../../../src/documents/findings.ts';
import type { Asked } from '../../../src/instance/answer.ts';
import { checkHealth } from '../../../src/instance/health.ts';
import { partsOf } from '../../../src/instance/diagnostics.ts';
import { blockedProviders, blockersOf, readBoard } from '../../../src/instance/readiness.ts';
import { headed, must, mustBeSound, withHead, type Target } from '../target.ts';

const URL = 'https://instance.example/api/v1/any';

/** Only status 200 and the right shape is an answer of an instance. */
export function answerTarget(): Target {
  return {
    name: 'answer',
    heads: [
      '200 application/json',
      '200 text/html',
      '503 application/problem+json',
      '401 application/json',
      '404',
      '500 application/json',
      '302 application/json',
    ],
    schemas: [
      'provider-readiness',
      'provider-catalogue',
      'caller',
      'workspaces',
      'billing',
      'liveness',
      'service-readiness',
      'problem',
    ],
    seeds: [
      withHead('200 application/json', '{"status":"ok","version":"0.1.0"}'),
      withHead('200 application/json', '{"status":"ready","database":"ok"}'),
      withHead('503 application/problem+json', '{"detail":"database is not ready","status":503}'),
      withHead('200 application/json', '{"providers":[]}'),
    ],
    run(input) {
      const { head, body } = headed(input);
      const [status = '', type = ''] = head.split(' ');
      const asked: Asked = {
        ok: true,
        url: URL,
        answer: { status: Number.parseInt(status, 10) || 0, type, body },
      };
      const answers = { caller: asked, workspaces: asked, catalogue: asked, billing: asked };
      const { parts, findings: faults } = partsOf(answers, 'pinterest');
      const health = checkHealth('it', asked, asked);
      const board = readBoard(asked);
      const findings: Finding[] = [
        ...faults,
        ...health.findings,
        ...(board.ok ? [] : [board.finding]),
      ];
      mustBeSound(findings);
      const isAnswer = status === '200' && type === 'application/json';
      for (const { standing } of Object.values(parts))
        must(standing !== 'told' || isAnswer, 'told by something else');
      must(!health.result.health.ok || isAnswer, 'healthy by something else');
      if (!board.ok) return;
      must(isAnswer, 'a board that is none');
      for (const one of blockedProviders(board.value)) blockersOf(one, 'blockers');
    },
    grown: {
      'providers at fault': (length) =>
        withHead('200 application/json', `{"providers":[${'{},'.repeat(length / 3)}{}]}`),
    },
  };
}

import { document as isRequest } from '../../src/documents/generated/readiness-request.validator.js';
import { leaksIn } from '../../src/documents/sanitizer.ts';
import {
  readinessCases,
  worldOf,
  type Answer,
  type ReadinessCase,
} from '../../test/readiness/readiness-cases.ts';
import { ASKED, questionOf, world } from '../../test/readiness/world.ts';
import { bent } from '../../test/gate/bend.ts';
import type { Decision } from '../runner/case.ts';
import { answer, json, type MadeCase } from './made.ts';

type Mode = keyof typeof ASKED;

const MODES: Readonly<Record<Mode, string>> = {
  on: 'under enforcement',
  off: 'without enforcement',
  test: 'as a certification test',
};

/** The cases of readiness decisions, each as a question: what `test/cases/readiness.json` says is bent, and what is decided then. */
export function readinessArea(): MadeCase[] {
  const told = new Set<string>();
  // The library decides on an entry that leaks; in a question it is reported, and counts as unreadable.
  const asked = readinessCases().filter(({ one }) => leaksIn(worldOf(one).entry, {}).length === 0);
  const decided = asked.flatMap(({ folder, name, one }) =>
    modesOf(one, told).map((mode) => caseOf(`${folder}-${name}`, one, mode)),
  );
  return [...decided, ...QUESTIONS.map(questionCase)];
}

const DISABLE = { state: 'disabled', expires_at: null, record: null };
const LEAK = { '/entry/approval/tier': 'acct-1029384756' };

/** Bends of a question that would be healthy, and the answers. */
const QUESTIONS: readonly (readonly [
  name: string,
  title: string,
  bends: Readonly<Record<string, unknown>>,
  ...answer: readonly [Decision, ...string[]],
])[] = [
  [
    'entry-leaks',
    'A slug that looks like a raw id is reported, and its entry counts as unreadable.',
    LEAK,
    'refused',
    'evidence_unreadable',
    'looks_like_raw_id',
  ],
  [
    'entry-leaks-and-disabled',
    'A disable wins, also in an entry that leaks.',
    { ...LEAK, '/entry/runtime_control': DISABLE },
    'refused',
    'disabled_by_facts',
    'evidence_unreadable',
    'looks_like_raw_id',
  ],
  [
    'fault-in-nullable-entry',
    'A fault in a member that may be null is that one fault.',
    { '/entry/approval/tier': 'Not A Slug' },
    'undetermined',
    'wrong_form',
  ],
  [
    'nullable-entry-of-other-type',
    'A member that may be null is of one type otherwise.',
    { '/entry': 'none' },
    'undetermined',
    'wrong_type',
  ],
  [
    'fault-in-nullable-limits',
    'A fault in limits that may be null is that one fault.',
    {
      '/facts_limits': {
        max_projection_hours: 0,
        max_facts_minutes: 60,
        max_clock_skew_seconds: 60,
      },
    },
    'undetermined',
    'out_of_bounds',
  ],
];

function questionCase([
  name,
  title,
  bends,
  decision,
  ...codes
]: (typeof QUESTIONS)[number]): MadeCase {
  const of = bent(world(), bends);
  return {
    name: `readiness/question-${name}`,
    title,
    sections: ['specification/readiness.md 1, 2', 'specification/documents.md 1'],
    at: of.at,
    arguments: ['readiness', 'question.json', '--at', of.at, '--json'],
    environment: { SERVICE_PROVIDER_CERTIFICATION_ENFORCED: 'true' },
    repository: 'none',
    files: new Map([['committed/question.json', json(questionOf(of, ASKED.on))]]),
    expected: answer(decision, codes),
  };
}

/**
 * Asked under enforcement always; otherwise where something else stands in the way, and where nothing does
 * once for each thing that would.
 */
function modesOf(one: ReadinessCase, told: Set<string>): Mode[] {
  const others = (['off', 'test'] as const).filter((mode) => {
    const key = `${mode} ${one.on.blockers.join(' ')}`;
    const blockers = one[mode].blockers.join(' ');
    // A failure blocks either way, where what is missing would not.
    if (mode === 'off' && blockers.includes('_run_failed')) return true;
    if (blockers === one.on.blockers.join(' ')) return false;
    if (blockers !== '') return true;
    const isNew = !told.has(key) && mode === 'off';
    told.add(key);
    return isNew;
  });
  return ['on', ...others];
}

function caseOf(name: string, one: ReadinessCase, mode: Mode): MadeCase {
  const of = worldOf(one);
  const { blockers, state }: Answer = one[mode];
  const question = questionOf(of, ASKED[mode]);
  const executable = blockers.length === 0;
  const result = {
    state,
    executable,
    advertisable: mode !== 'test' && one.advertisable,
    blockers: blockers.map((code) => ({ code })),
    would_block: (one[mode].would_block ?? []).map((code) => ({ code })),
  };
  return {
    name: `readiness/${name}-${mode}`,
    title: `${one.why} Asked ${MODES[mode]}.`,
    sections: [
      'specification/readiness.md 1',
      mode === 'test' ? 'specification/readiness.md 4' : 'specification/readiness.md 2, 3',
    ],
    at: of.at,
    arguments: ['readiness', 'question.json', '--at', of.at, '--json'],
    ...(ASKED[mode].flag
      ? { environment: { SERVICE_PROVIDER_CERTIFICATION_ENFORCED: 'true' } }
      : {}),
    repository: 'none',
    files: new Map([['committed/question.json', json(question)]]),
    // The library calls such a request degraded; a file that does not have the form is not judged.
    expected: isRequest(question.request)
      ? answer(executable ? 'allowed' : 'refused', blockers, { result })
      : answer('undetermined', ['wrong_form']),
  };
}

import { document as isRequest } from '../../src/documents/generated/readiness-request.validator.js';
import { leaksIn } from '../../src/evidence/sanitizer.ts';
import {
  readinessCases,
  worldOf,
  type Answer,
  type ReadinessCase,
} from '../../test/readiness/readiness-cases.ts';
import { ASKED, questionOf } from '../../test/readiness/world.ts';
import { answer, json, type MadeCase } from './made.ts';

type Mode = keyof typeof ASKED;

const MODES: Readonly<Record<Mode, string>> = {
  on: 'under enforcement',
  off: 'without enforcement',
  test: 'as a certification test',
};

/** The cases of readiness decisions, each as a question: what `test/cases/readiness` says is bent, and what is decided then. */
export function readinessArea(): MadeCase[] {
  const told = new Set<string>();
  // The library decides on an entry that leaks; a question with one is refused as a document.
  const asked = readinessCases().filter(({ one }) => leaksIn(worldOf(one).entry, {}).length === 0);
  return asked.flatMap(({ folder, name, one }) =>
    modesOf(one, told).map((mode) => caseOf(`${folder}-${name}`, one, mode)),
  );
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
    arguments: ['readiness', 'decide', 'question.json', '--at', of.at, '--json'],
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

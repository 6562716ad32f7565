import { defineCodes } from './entry.ts';

/** Why a verdict does not let a publish job go on (specification/trust.md 4, `verdict require`). */
export const verdictCodes = defineCodes({
  verdict_missing: {
    severity: 1,
    clears_by: 'operator',
    title: 'there is no verdict',
    hint: 'The gate was skipped, or its verdict was not handed on; run it before publishing.',
    next: 'claimgate manifest create --help',
  },
  verdict_did_not_finish: {
    severity: 1,
    clears_by: 'operator',
    title: 'the run that should have made this verdict did not finish',
    hint: 'It was stopped, or ran out of time or disk, before it could judge; run the gate again.',
    next: 'claimgate manifest create --help',
  },
  verdict_not_release: {
    severity: 1,
    clears_by: 'operator',
    title: 'the verdict is not one of a release',
    hint: 'Drafts, replays and forecasts never let a release through: make it with `manifest create`, from a commit and without --at.',
  },
  verdict_not_allowed: {
    severity: 1,
    clears_by: 'operator',
    title: 'the verdict does not allow the release',
    hint: 'Read its findings, clear them, and judge again.',
  },
  verdict_other_commit: {
    severity: 1,
    clears_by: 'operator',
    title: 'the verdict is about another commit',
    hint: 'Judge the commit that is published.',
  },
  verdict_without_manifest: {
    severity: 1,
    clears_by: 'operator',
    title: 'the verdict binds no release manifest',
    hint: 'A publish job needs the verdict of `manifest create`, not that of `check`.',
  },
  verdict_manifest_differs: {
    severity: 1,
    clears_by: 'operator',
    title: 'the release manifest is not the one that the verdict binds',
    hint: 'One of the two was changed or comes from another run; hand on all files of one run of `manifest create`.',
  },
  verdict_claims_differ: {
    severity: 1,
    clears_by: 'operator',
    title: 'the verdict judged other claims than the commit holds',
    hint: 'The claims were changed after the verdict; judge again.',
  },
  verdict_lapsed: {
    severity: 1,
    clears_by: 'operator',
    title: 'what the verdict rests on has lapsed',
    hint: 'Renew the evidence and judge again.',
  },
  verdict_stale: {
    severity: 1,
    clears_by: 'operator',
    title: 'the verdict is too old',
    hint: 'Judge again, or allow more with --max-age.',
  },
  verdict_from_future: {
    severity: 1,
    clears_by: 'time',
    title: 'the verdict was made later than now',
    hint: 'One of the two clocks is wrong; correct it, and judge again.',
  },
  verdict_unsigned: {
    severity: 1,
    clears_by: 'operator',
    title: 'a verdict about claims has no signature beside it',
    hint: 'gate-verdict.json goes with gate-verdict.intoto.json, which `manifest create --sign KEY` writes.',
  },
  verdict_signature_of_other: {
    severity: 1,
    clears_by: 'operator',
    title: 'the signed verdict is about other files',
    hint: 'It must name exactly these claims, this manifest and this verdict; hand on all files of one run of `manifest create --sign KEY`.',
  },
});

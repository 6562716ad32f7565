import type { ReadinessDecision } from '../../src/documents/index.ts';
import { countOf, isCode } from '../../src/documents/findings.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { makeTestIntents } from '../readiness/administration.ts';
import type { Reply } from '../http/reply.ts';
import type { Examined, Survey } from '../readiness/readiness.ts';
import { ROUTES } from '../http/table.ts';
import { TEST_INTENT_LIFETIME_MS } from '../readiness/test-intents.ts';
import {
  html,
  type Html,
  errorPage,
  hiddenField,
  pageReply,
  type PageRoute,
  type Viewer,
  type Visit,
} from './page.ts';
import { blockerList, identityOf } from './subject-page.ts';
import { digestHex, digestStart, inWords, subjectAddress, subjectTitle, time } from './words.ts';

/** Starts certification tests (specification/readiness.md 4). The token of a test is shown once. */
export const TEST_PAGES: readonly PageRoute[] = (['GET', 'POST'] as const).map((method) => ({
  method,
  path: '/admin/certification-tests/new',
  audience: 'recorder',
  show: showTest,
  ...(method === 'GET' ? { query: ['subject', 'account'] } : {}),
}));

interface Asked {
  readonly row: Examined;
  readonly account_reference: string | null;
  readonly survey: Survey<Examined>;
  readonly decision: ReadinessDecision;
}

async function showTest(visit: Visit, viewer: Viewer): Promise<Reply> {
  const { service, administration, form, query, note } = visit;
  const isStart = form.get('step') === 'start';
  note({ step: isStart ? 'start' : 'preview' });
  const asked = await readAsked(visit, form.has('subject') ? form : query);
  if (!asked) return errorPage('subject_unknown', { viewer });
  const { account_reference } = asked;
  const { subject } = asked.row;
  if (!isStart || !asked.decision.executable) return previewPage(asked, viewer, isStart);
  const { name: operator, isAdministrator = false, scopes } = viewer.caller;
  const issued = await makeTestIntents(administration, service.readiness).issue(
    { subject, account_reference },
    { operator, by: 'session', isAdministrator, isScoped: scopes.length > 0 },
  );
  if (!issued.ok) return errorPage(issued.findings[0].code, { viewer });
  const until = formatInstant(administration.clock() + TEST_INTENT_LIFETIME_MS);
  note({ subject: asked.row.digest, test_until: until });
  return startedPage(asked, viewer, issued.value, { until, origin: administration.origin() });
}

async function readAsked(
  { service: { readiness } }: Visit,
  values: URLSearchParams,
): Promise<Asked | undefined> {
  const { rows } = await readiness.survey();
  const named = rows.find(({ digest }) => digest === `sha256:${values.get('subject') ?? ''}`);
  const survey = named && (await readiness.examine([named.subject]));
  const wanted = values.get('account') ?? '';
  const row = survey?.rows[0];
  const account = row?.accounts.find((one) => (one.account_reference ?? '') === wanted);
  if (!survey || !row || !account) return undefined;
  const { account_reference } = account;
  const intent = 'certification_test';
  const decision = await readiness.decide({ subject: row.subject, account_reference, intent });
  return { row, account_reference, survey, decision };
}

function previewPage(asked: Asked, viewer: Viewer, isStart: boolean): Reply {
  const { row, survey, decision } = asked;
  const { facts, blockers, executable } = decision;
  const [first] = blockers;
  const main = html`${renderHead(asked, 'Start a certification test')}
  ${
    executable
      ? html`<ul class="effects">
            <li>
              The provider may be called for this subject and account, for 24 hours, without the
              local test (${inWords(facts.local_test)}) and the live certification
              (${inWords(facts.live_certification)}). Everything else still has to hold.
            </li>
            <li>The worker asks again before each call: a switch-off stops the test at once.</li>
            <li>Nothing is recorded, and nothing may be advertised by it.</li>
          </ul>
          <form method="post" action="/admin/certification-tests/new">
            ${hiddenField('form_token', viewer.formToken)}
            ${hiddenField('subject', digestHex(row.digest))}
            ${hiddenField('account', asked.account_reference ?? '')}
            <button class="main" name="step" value="start">Start the test</button>
          </form>`
      : html`<div class="summary" role="alert">
            <p>The test cannot start: ${countOf(blockers.length, 'blocker')}.</p>
          </div>
          ${blockerList(blockers, row, survey.at, true)}`
  }`;
  const reply = pageReply({ title: 'Start a certification test', viewer, main });
  if (!isStart) return reply;
  return { ...reply, status: 409, ...(first && isCode(first.code) ? { code: first.code } : {}) };
}

function startedPage(
  asked: Asked,
  viewer: Viewer,
  token: string,
  { until, origin }: { readonly until: string; readonly origin: string },
): Reply {
  const record = `/admin/certifications/new?subject=${digestHex(asked.row.digest)}&side=live`;
  const main = html`${renderHead(asked, 'The certification test may run')}
    <p>
      Give this token to the job that runs the test. It ends ${time(until)} and is not shown again.
    </p>
    <div class="field">
      <label for="token">Token</label>
      <textarea id="token" class="code" rows="12" readonly spellcheck="false">${token}</textarea>
    </div>
    <p>
      Before each call to the provider, the job sends <span class="code">{"token": "…"}</span> to
      <span class="code">POST ${origin}${ROUTES.recheck.path}</span>, with an API token of its own,
      and calls only if <span class="code">decision.executable</span> is true. Then
      <a href="${record}">record the live run</a>.
    </p>`;
  return pageReply({ title: 'Certification test', viewer, main });
}

function renderHead(
  { row: { subject, digest }, account_reference, survey }: Asked,
  title: string,
): Html {
  return html`<h1>${title}</h1>
    <p>
      <a href="${subjectAddress(digest)}">${subject.provider}: ${subjectTitle(subject)}</a>,
      ${account_reference === null ? 'without an account' : html`account <span class="code">${digestStart(account_reference)}</span>`}
      <br /><span class="soft">${identityOf(subject, survey)}</span>
    </p>`;
}

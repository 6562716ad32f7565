import { countOf } from '../../src/documents/findings.ts';
import { appText } from '../../src/ledger/subjects.ts';
import { capital } from '../../src/report/report-words.ts';
import type { Reply } from '../http/reply.ts';
import type { AccountStanding } from '../readiness/board.ts';
import type { WholeSurvey } from '../readiness/readiness.ts';
import {
  cardTable,
  html,
  pageIn,
  pageReply,
  pagesOf,
  scrolling,
  type PageRoute,
  type Viewer,
  type Visit,
} from './page.ts';
import { asOf } from './subject-page.ts';
import { appTitle, digestStart, timeAway } from './words.ts';

/** Accounts that have to be connected again: their owners do it, and no claim changes by it. */
export const ACCOUNTS_PAGE: PageRoute = {
  method: 'GET',
  path: '/admin/accounts',
  query: ['provider', 'page'],
  audience: 'reader',
  show: showAccounts,
};

const TITLE = 'Accounts to reconnect';
const COLUMNS = ['Account', 'App', 'Kind', 'What its grant lacks', 'Subjects', 'Last valid'];

async function showAccounts({ service, query }: Visit, viewer: Viewer): Promise<Reply> {
  const survey = await service.readiness.survey();
  const provider = query.get('provider') ?? '';
  const all = survey.accounts.filter((one) => provider === '' || one.provider === provider);
  const { pages, shown } = pagesOf(all, pageIn(query), (page) => {
    const asking = new URLSearchParams({ ...(provider && { provider }), page: String(page) });
    return `/admin/accounts?${asking.toString()}`;
  });
  const main = html`<h1>${TITLE}</h1>
    ${asOf(survey)}
    <p>
      ${countOf(all.length, 'account')}${provider === '' ? '' : ` with ${provider}`} of
      ${countOf(connectedIn(survey, provider), 'connected account')}. A request for one of them is
      answered that it has to be reconnected. Subjects and claims do not change by it, except the
      claim that rests on the account of its live run: the board shows that one.
    </p>
    ${
      all.length === 0
        ? html`<p class="empty">No account has to be reconnected.</p>`
        : scrolling(
            TITLE,
            cardTable(
              TITLE,
              COLUMNS,
              shown.map((one) => line(one, survey)),
            ),
          )
    }
    ${pages}`;
  return pageReply({ title: TITLE, at: '/admin/accounts', viewer, main });
}

function connectedIn({ facts }: WholeSurvey, provider: string): number {
  if (provider !== '') return facts.accountsWith(provider);
  return facts.document.accounts.length;
}

function line(account: AccountStanding, { facts, at }: WholeSurvey) {
  const [subject] = account.subjects;
  const grant = subject && facts.authorization(subject, account.account_reference);
  const cell = (words: string, content: Parameters<typeof html>[1]) =>
    html`<td role="cell" class="fact" data-label="${words}">${content}</td>`;
  return html`<tr role="row">
    <th scope="row" role="rowheader" class="code">${digestStart(account.account_reference)}</th>
    ${cell('App', subject && html`<a href="/admin?${new URLSearchParams({ app: appText(subject) }).toString()}#subjects">${appTitle(subject, facts)}</a>`)}
    ${cell('Kind', account.account_kind)}
    ${cell('What its grant lacks', account.blockers.map(({ detail }) => capital(detail)).join('; '))}
    ${cell('Subjects', account.subjects.length)}
    ${cell('Last valid', grant ? timeAway(grant.expires_at ?? grant.validated_at, at) : '–')}
  </tr>`;
}

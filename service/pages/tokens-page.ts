import { formatInstant } from '../../src/documents/json.ts';
import { listTokens, revokeToken, type TokenRecord } from '../access/tokens.ts';
import type { Reply } from '../http/reply.ts';
import {
  html,
  type Html,
  type Piece,
  errorPage,
  listTable,
  pageReply,
  redirect,
  type Viewer,
  type PageRoute,
  type Visit,
  hiddenField,
} from './page.ts';
import { time } from './words.ts';

const TOKENS_PATH = '/admin/tokens';

/** Tokens, listed and revoked. They are made at the terminal, where their text is shown once. */
export const TOKEN_PAGES: readonly PageRoute[] = [
  { method: 'GET', path: TOKENS_PATH, query: ['revoked'], audience: 'recorder', show: showTokens },
  { method: 'GET', path: `${TOKENS_PATH}/:id`, audience: 'recorder', show: showToken },
  { method: 'POST', path: `${TOKENS_PATH}/:id`, audience: 'recorder', show: revoke },
];

async function showTokens({ administration, query }: Visit, viewer: Viewer): Promise<Reply> {
  const { ledger, clock } = administration;
  const tokens = await ledger.read(listTokens);
  const revoked = tokens.find(({ id, revokedAt }) => id === query.get('revoked') && revokedAt);
  const notice = revoked
    ? html`<div class="done" role="status">
        <p><strong>Revoked.</strong> The token ${revoked.name} is refused from now on.</p>
      </div>`
    : '';
  const main = html`${notice}
    <h1>Tokens</h1>
    <p class="soft">
      Programs read with these tokens. None of them opens a page, or records anything. Make one with
      <span class="code">claimgate token create</span>; it reads readiness only, unless you name its
      scopes with <span class="code">--scope</span>.
    </p>
    ${
      tokens.length === 0
        ? html`<p>There are no tokens.</p>`
        : listTable(
            'Tokens',
            COLUMNS,
            tokens.map((token) => rowOf(token, clock())),
          )
    }`;
  return pageReply({ title: 'Tokens', main, at: TOKENS_PATH, viewer });
}

const COLUMNS = ['Name', 'For', 'Reads', 'State', 'Id'] as const;

function rowOf(token: TokenRecord, at: number): readonly Piece[] {
  const { id, name, audience, scopes } = token;
  const opened = isOpen(token, at) ? html`<a href="${TOKENS_PATH}/${id}">${name}</a>` : name;
  return [opened, audience, scopes.join(', '), standingOf(token, at), id.slice(0, 12)];
}

function isOpen({ revokedAt, expiresAt }: TokenRecord, at: number): boolean {
  return revokedAt === null && at < expiresAt;
}

function standingOf({ revokedAt, expiresAt }: TokenRecord, at: number): Html {
  if (revokedAt !== null) return html`revoked ${time(formatInstant(revokedAt))}`;
  const until = time(formatInstant(expiresAt));
  return at < expiresAt ? html`valid until ${until}` : html`expired ${until}`;
}

async function showToken({ administration, named }: Visit, viewer: Viewer): Promise<Reply> {
  const { ledger, clock } = administration;
  const tokens = await ledger.read(listTokens);
  const token = tokens.find(({ id }) => id === named('id'));
  if (!token) return errorPage('token_unknown', { viewer });
  const at = clock();
  const path = `${TOKENS_PATH}/${token.id}`;
  const main = html`<p class="soft"><a href="${TOKENS_PATH}">Tokens</a></p>
    <h1>Revoke the token ${token.name}?</h1>
    <p>It reads ${token.scopes.join(', ')} and is ${standingOf(token, at)}.</p>
    ${
      isOpen(token, at)
        ? html`<p>
              Every program that uses it is refused from then on. A revoked token cannot be
              restored.
            </p>
            <form method="post" action="${path}">
              ${hiddenField('form_token', viewer.formToken)}
              <button class="main">Revoke the token</button>
            </form>`
        : html`<p>The service refuses this token.</p>`
    }`;
  return pageReply({ title: `Revoke ${token.name}`, main, at: TOKENS_PATH, viewer });
}

async function revoke({ administration, named }: Visit, viewer: Viewer): Promise<Reply> {
  const { ledger, clock } = administration;
  const revoked = await revokeToken(ledger, named('id'), clock());
  return revoked
    ? redirect(`${TOKENS_PATH}?revoked=${revoked.id}`)
    : errorPage('token_unknown', { viewer });
}

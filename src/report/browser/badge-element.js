import { minutes, watch, words } from './watch-status.js';

// Printers leave backgrounds out.
const STYLE = `
  :host { display: inline-block; font: 14px/1.5 system-ui, sans-serif; color: #fff; background: #595959; border-radius: 4px; padding: 2px 8px }
  :host([data-state="current"]) { background: #116329 }
  ul { margin: 0; padding: 0; list-style: none }
  li { margin: 6px 0 }
  small { display: block; font-size: 13px }
  ul:empty { display: none }
  @media print {
    :host, :host([data-state="current"]) { color: #000; background: #fff; border: 1px solid; font-size: 1em }
    small { font-size: 0.9em }
  }`;

const element = (name, textContent) => Object.assign(document.createElement(name), { textContent });

const testWords = ({ side, tested_at, revision }) =>
  `${side} test ${minutes(tested_at)} at ${revision.slice(0, 12)}`;

const claimName = ({ provider, output_profile, operation, account_kind, policy_mode }) => {
  const name = [provider, output_profile, operation.replace('publish_', '')].join(' \u00b7 ');
  return `${name} (${account_kind}, ${policy_mode})`;
};

const claimItem = (claim) => {
  const item = element('li', '');
  const until = `evidence until ${minutes(claim.evidence_until)}`;
  const lines = [until, ...claim.tested.map(testWords)].map((line) => element('small', line));
  item.append(element('b', claimName(claim)), ...lines);
  return item;
};

// Nothing is cached: a badge that the server replaces is read afresh with the page.
const fetched = (source) =>
  fetch(source, { cache: 'no-store' }).then(
    (answer) => answer.text(),
    () => '',
  );

class Badge extends HTMLElement {
  async connectedCallback() {
    if (document.readyState === 'loading')
      await new Promise((go) => document.addEventListener('DOMContentLoaded', go, { once: true }));
    const label = element('span', words(null));
    const list = element('ul', '');
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.replaceChildren(element('style', STYLE), label, list);
    const source = this.getAttribute('src');
    const own = this.querySelector('script[type="application/json"]')?.textContent ?? '';
    const text = source === null ? own : await fetched(source);
    clearInterval(this.timer);
    const [id, product, hours] = ['key', 'product', 'max-hours'].map((name) =>
      this.getAttribute(name),
    );
    this.timer = await watch(text, { id, product, hours }, (predicate) => {
      this.dataset.state = predicate === null ? 'dark' : 'current';
      label.textContent = words(predicate);
      const claims = [...(predicate?.claims ?? [])].sort((one, other) =>
        claimName(one) < claimName(other) ? -1 : 1,
      );
      if (list.childElementCount !== claims.length) list.replaceChildren(...claims.map(claimItem));
    });
  }
  disconnectedCallback() {
    clearInterval(this.timer);
  }
}
customElements.define('claimgate-badge', Badge);

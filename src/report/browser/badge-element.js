import { minutes, watch, words } from './watch-status.js';

// Printers leave backgrounds out.
const STYLE = `
  :host { display: inline-block; font: 14px/1.5 system-ui, sans-serif; color: #fff; background: #595959; border-radius: 4px; padding: 2px 8px }
  :host([data-state="current"]) { background: #116329 }
  ul { margin: 0; padding-left: 1.2em }
  ul:empty { display: none }
  @media print { :host, :host([data-state="current"]) { color: #000; background: #fff; border: 1px solid } }`;

const element = (name, textContent) => Object.assign(document.createElement(name), { textContent });

const testWords = ({ side, tested_at, revision }) =>
  `, ${side} test ${minutes(tested_at)} at ${revision.slice(0, 12)}`;

const claimWords = (claim) => {
  const operation = claim.operation.replace('publish_', '');
  const name = [claim.provider, claim.output_profile, operation].join(' \u00b7 ');
  const tests = claim.tested.map(testWords).join('');
  return `${name} (${claim.account_kind}, ${claim.policy_mode}): evidence until ${minutes(claim.evidence_until)}${tests}`;
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
      const names = (predicate?.claims ?? []).map(claimWords);
      if (list.childElementCount !== names.length)
        list.replaceChildren(...names.map((name) => element('li', name)));
    });
  }
  disconnectedCallback() {
    clearInterval(this.timer);
  }
}
customElements.define('claimgate-badge', Badge);

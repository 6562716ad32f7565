import { markup, Markup } from './markup.ts';

const UNKNOWN = 'live certification: unknown';

/** `watch(envelope, shownBy, show)` calls `show` with the predicate while the status is current, else with null. */
const WATCH = `
const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const utf8 = (text) => new TextEncoder().encode(text);
const textOf = (bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
const join = (parts) => Uint8Array.from(parts.flatMap((part) => [...part]));
const wire = (part) => join([[part.length >>> 24, part.length >>> 16, part.length >>> 8, part.length].map((byte) => byte & 255), part]);
const half = (bytes, at) => {
  const size = bytes[at + 1];
  const digits = bytes.slice(at + 2, at + 2 + size);
  const short = digits[0] === 0 ? digits.slice(1) : digits;
  if (bytes[at] !== 2 || digits.length !== size || short.length > 32) throw new Error('signature');
  return { next: at + 2 + size, padded: join([new Uint8Array(32 - short.length), short]) };
};
const fromDer = (bytes) => {
  if (bytes[0] !== 48 || bytes[1] !== bytes.length - 2) throw new Error('signature');
  const r = half(bytes, 2);
  const s = half(bytes, r.next);
  if (s.next !== bytes.length) throw new Error('signature');
  return join([r.padded, s.padded]);
};
const SCHEMES = [
  { head: 12, size: 44, names: ['ssh-ed25519'], algorithm: { name: 'Ed25519' }, raw: (bytes) => bytes },
  {
    head: 26,
    size: 91,
    names: ['ecdsa-sha2-nistp256', 'nistp256'],
    algorithm: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
    raw: fromDer,
  },
];
const keyOf = async (pem, id) => {
  const der = bytesOf(pem.replace(/-----[A-Z ]+-----|\\s/g, ''));
  const scheme = SCHEMES.find(({ size }) => size === der.length);
  const blob = join([...scheme.names.map(utf8), der.slice(scheme.head)].map(wire));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', blob));
  const own = 'SHA256:' + btoa(String.fromCharCode(...hash)).replace(/=+$/, '');
  if (own !== id) throw new Error('key');
  return { ...scheme, key: await crypto.subtle.importKey('spki', der, scheme.algorithm, false, ['verify']) };
};
const verified = async (text, { id, product }) => {
  const { payloadType, payload, signatures } = JSON.parse(text);
  const bytes = bytesOf(payload);
  const { _type: type, predicateType, predicate } = JSON.parse(textOf(bytes));
  if (payloadType !== 'application/vnd.in-toto+json') throw new Error('kind');
  if (type !== 'https://in-toto.io/Statement/v1') throw new Error('kind');
  if (predicateType !== 'urn:claimgate:status:v1') throw new Error('kind');
  if (predicate.resource_uri !== product) throw new Error('product');
  const { algorithm, key, raw } = await keyOf(predicate.public_key, id);
  const head = 'DSSEv1 ' + payloadType.length + ' ' + payloadType + ' ' + bytes.length + ' ';
  const message = join([utf8(head), bytes]);
  for (const { sig } of signatures)
    if (await crypto.subtle.verify(algorithm, key, raw(bytesOf(sig)), message)) return predicate;
  throw new Error('signature');
};
const SKEW = 300000;
const standing = (predicate, now) => {
  const claims = predicate.claims.filter(({ evidence_until: end }) => now < Date.parse(end));
  return claims.length === 0 ? null : { ...predicate, claims };
};
const watch = async (text, shownBy, show) => {
  try {
    const predicate = await verified(text, shownBy);
    const from = Date.parse(predicate.evaluated_at);
    const until = Date.parse(predicate.valid_until);
    if (!(until - from <= shownBy.hours * 3600000)) throw new Error('limit');
    const look = () => {
      const now = Date.now();
      show(now >= from - SKEW && now < until ? standing(predicate, now) : null);
    };
    look();
    return setInterval(look, 1000);
  } catch {
    show(null);
  }
};
const minutes = (instant) => instant.replace('T', ' ').replace(/:[0-9]{2}([.][0-9]+)?Z$/, ' UTC');
const words = (predicate) => {
  if (predicate === null) return '${UNKNOWN}';
  return 'live-certified until ' + minutes(predicate.claims.map(({ evidence_until: end }) => end).sort()[0]);
};
`;

/** Defines the element. Nothing is cached: a badge that the server replaces is read afresh with the page. */
const ELEMENT = `
customElements.define('claimgate-badge', class extends HTMLElement {
  async connectedCallback() {
    if (document.readyState === 'loading')
      await new Promise((go) => document.addEventListener('DOMContentLoaded', go, { once: true }));
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const style = document.createElement('style');
    style.textContent =
      ':host { display: inline-block; font: 14px/1.5 system-ui, sans-serif; color: #fff; background: #595959; border-radius: 4px; padding: 2px 8px }' +
      ':host([data-state="current"]) { background: #116329 } ul { margin: 0; padding-left: 1.2em } ul:empty { display: none }' +
      // Printers leave backgrounds out.
      '@media print { :host, :host([data-state="current"]) { color: #000; background: #fff; border: 1px solid } }';
    const label = document.createElement('span');
    const list = document.createElement('ul');
    root.replaceChildren(style, label, list);
    label.textContent = words(null);
    const show = (predicate) => {
      this.dataset.state = predicate === null ? 'dark' : 'current';
      label.textContent = words(predicate);
      const names = (predicate?.claims ?? []).map(
        ({ provider, output_profile, operation, account_kind, policy_mode, evidence_until: end, tested }) =>
          provider + ' \\u00b7 ' + output_profile + ' \\u00b7 ' + operation.replace('publish_', '') + ' (' + account_kind + ', ' + policy_mode + ')' +
          ': evidence until ' + minutes(end) +
          tested.map(({ side, tested_at, revision }) => ', ' + side + ' test ' + minutes(tested_at) + ' at ' + revision.slice(0, 12)).join(''),
      );
      if (list.childElementCount === names.length) return;
      list.replaceChildren(...names.map((name) => Object.assign(document.createElement('li'), { textContent: name })));
    };
    const source = this.getAttribute('src');
    const own = this.querySelector('script[type="application/json"]')?.textContent ?? '';
    const text = source === null ? own : await fetch(source, { cache: 'no-store' }).then((answer) => answer.text(), () => '');
    clearInterval(this.timer);
    const [id, product, hours] = ['key', 'product', 'max-hours'].map((name) => this.getAttribute(name));
    this.timer = await watch(text, { id, product, hours }, show);
  }
  disconnectedCallback() {
    clearInterval(this.timer);
  }
});
`;

const PICTURE = `
const svg = document.documentElement;
const data = svg.querySelector('metadata').textContent;
const [id, product, hours] = ['key', 'product', 'max-hours'].map((name) => svg.getAttribute('data-' + name));
watch(data, { id, product, hours }, (predicate) => {
  svg.setAttribute('data-state', predicate === null ? 'dark' : 'current');
  for (const name of ['title', 'text']) svg.querySelector(name).textContent = words(predicate);
  svg.querySelector('rect').setAttribute('fill', predicate === null ? '#595959' : '#116329');
});
`;

/** Code is ours and ends no element; what stands beside it comes from a document and is escaped. */
const script = (code: string): Markup => new Markup(`(() => {\n'use strict';${WATCH}${code}})();`);

/** The key, the product and the most hours of a status, as the page that shows it demands: a thief of the key could sign any. */
export interface ShownBy {
  /** The fingerprint of the key that must have signed it. */
  readonly keyId: string;
  readonly product: string;
  readonly maxHours: number;
}

/**
 * Returns the element with the signed status in it, and the script that defines it; without JavaScript it says that
 * nothing is known.
 */
export function badgeElement(envelope: string, { keyId, maxHours, product }: ShownBy): Markup {
  // An envelope is JSON of base64 and names of types: no text of it can end a script.
  const data = new Markup(envelope.trim().replaceAll('<', String.raw`\u003c`));
  return markup`<claimgate-badge key="${keyId}" product="${product}" max-hours="${maxHours}"><script type="application/json">${data}</script>${UNKNOWN}</claimgate-badge>
<script>
${script(ELEMENT)}
</script>`;
}

/** Returns a page with the element in it, to be shown or copied from. */
export function badgePage(envelope: string, shownBy: ShownBy): string {
  return markup`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Live certification</title>
${badgeElement(envelope, shownBy)}
</html>
`.toString();
}

/** Returns the same as a picture. In an image element no script runs, so that it says that nothing is known. */
export function badgePicture(envelope: string, { keyId, maxHours, product }: ShownBy): string {
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="330" height="24" role="img" data-key="${keyId}" data-product="${product}" data-max-hours="${maxHours}">
<title>${UNKNOWN}</title>
<metadata>${envelope.trim()}</metadata>
<rect width="330" height="24" rx="4" fill="#595959"/>
<text x="10" y="17" fill="#fff" font-family="sans-serif" font-size="14">${UNKNOWN}</text>
<script><![CDATA[
${script(PICTURE)}
]]></script>
</svg>
`.toString();
}

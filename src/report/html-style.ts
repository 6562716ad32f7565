/** The style of the page; its digest is in the content policy. Colours keep a contrast of 4.5:1 and more. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #ffffff; --soft: #f5f6f8; --ink: #1a1d21; --quiet: #565d66; --line: #dcdfe4; --link: #0b4fb0;
  --yes: #0f5c2e; --yes-soft: #e4f3e9; --no: #9c1127; --no-soft: #fbe9eb; --open: #704800; --open-soft: #fdf1d3;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "Segoe UI Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #111417; --soft: #1a1e23; --ink: #e7eaee; --quiet: #a2abb6; --line: #2f363e; --link: #8fbcff;
    --yes: #86dfa5; --yes-soft: #14301f; --no: #ff9fab; --no-soft: #3a171d; --open: #f0c674; --open-soft: #33280f;
  }
}
* { box-sizing: border-box; }
html { font: 100%/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif; background: var(--paper); color: var(--ink); scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { max-width: 76rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 3rem; }
h1, h2, h3, p, dl, dd, ul, ol, figure { margin: 0; padding: 0; }
ul, ol { list-style: none; }
a { color: var(--link); text-underline-offset: .18em; text-decoration-thickness: .06em; }
a:hover { text-decoration-thickness: .12em; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
main:focus { outline: none; }
code, pre, time { font-variant-numeric: tabular-nums; }
code, pre { font-family: var(--mono); font-size: .86em; overflow-wrap: anywhere; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: .5rem; background: var(--paper); padding: .4rem .8rem; z-index: 1; }

.answer { border: 1px solid var(--line); border-top: .4rem solid var(--tone); border-radius: .5rem; padding: 1.1rem clamp(1rem, 3vw, 1.75rem) 1.5rem; }
.allowed { --tone: var(--yes); --tone-soft: var(--yes-soft); }
.refused { --tone: var(--no); --tone-soft: var(--no-soft); }
.undetermined { --tone: var(--open); --tone-soft: var(--open-soft); }
.brand { color: var(--quiet); font-size: .9rem; }
.brand strong { color: var(--ink); letter-spacing: -.01em; }
.decision { display: flex; gap: 1.1rem; align-items: center; margin: .9rem 0 1.4rem; }
.sign { flex: none; width: 3.6rem; height: 3.6rem; border-radius: 50%; display: grid; place-items: center; font-size: 1.9rem; font-weight: 700; line-height: 1; color: var(--tone); background: var(--tone-soft); }
h1 { font-size: clamp(1.7rem, 5vw, 2.3rem); line-height: 1.1; letter-spacing: -.02em; color: var(--tone); }
.sentence { font-size: 1.1rem; margin-top: .25rem; overflow-wrap: anywhere; }
.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .8rem 1.5rem; padding-top: 1.1rem; border-top: 1px solid var(--line); }
@media (min-width: 30rem) { .facts .wide { grid-column: span 2; } }
dt { color: var(--quiet); font-size: .82rem; }
dd { overflow-wrap: anywhere; }

nav { margin: 1.1rem 0 0; }
nav ul { display: flex; flex-wrap: wrap; gap: .35rem 1.4rem; }
nav a { display: inline-block; padding: .2rem 0; }
section { margin-top: 2.4rem; scroll-margin-top: 1rem; }
h2 { font-size: 1.25rem; letter-spacing: -.01em; padding-bottom: .45rem; margin-bottom: 1rem; border-bottom: 1px solid var(--line); }
.none { color: var(--quiet); }

.finding { border-left: .25rem solid var(--tone); padding: .1rem 0 .1rem 1.1rem; scroll-margin-top: 1rem; break-inside: avoid; }
.finding + .finding { margin-top: 1.7rem; }
.finding:target, tr:target > * { background: var(--soft); }
.error { --tone: var(--no); --tone-soft: var(--no-soft); }
.warning { --tone: var(--open); --tone-soft: var(--open-soft); }
h3 { font-size: 1rem; font-weight: 600; display: flex; flex-wrap: wrap; gap: .3rem .6rem; align-items: baseline; }
h3 code { font-size: .95em; overflow-wrap: anywhere; }
.level { font-size: .75rem; font-weight: 600; padding: .05rem .5rem; border-radius: 1rem; color: var(--tone); background: var(--tone-soft); }
.what { margin: .25rem 0 .55rem; max-width: 46rem; }
.finding dl > div, .matrix dl > div { display: grid; grid-template-columns: 5.5rem 1fr; gap: .2rem .8rem; padding: .1rem 0; align-items: baseline; }
.finding dd { max-width: 56rem; }
.pointer { color: var(--quiet); font-size: .86em; }
summary { cursor: pointer; }
.finding details { margin-top: .4rem; }
.links { display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: .35rem 0 0 1.1rem; }

.filter { display: flex; flex-wrap: wrap; gap: .6rem 2rem; align-items: center; margin-bottom: .9rem; }
input[type="search"] { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--quiet); border-radius: .3rem; padding: .25rem .55rem; width: 15rem; max-width: 100%; }
output { color: var(--quiet); }

table { width: 100%; border-collapse: collapse; }
caption { text-align: left; color: var(--quiet); font-size: .86rem; padding-bottom: .5rem; }
th, td { text-align: left; vertical-align: top; font-weight: 400; padding: .5rem .6rem .5rem 0; border-bottom: 1px solid var(--line); }
thead th { color: var(--quiet); font-size: .8rem; line-height: 1.3; vertical-align: bottom; }
.rule { width: 6rem; }
.rule b { display: block; color: var(--ink); font-size: .95rem; }
.more { display: block; color: var(--quiet); font-size: .86rem; }
.matrix tr { scroll-margin-top: 1rem; }
.matrix dl { margin: .5rem 0 .3rem 1rem; font-size: .86rem; max-width: 34rem; }
.matrix dl > div { grid-template-columns: 8.5rem 1fr; }
.matrix td { font-size: .92rem; }
.legend { display: none; color: var(--quiet); font-size: .86rem; margin-top: .8rem; }
.tag { white-space: nowrap; }
.matrix td a { color: inherit; }
.tag.pass { color: var(--quiet); }
.tag.allowed { color: var(--yes); }
.tag.fail, .tag.refused { color: var(--no); background: var(--no-soft); font-weight: 600; padding: .1rem .4rem; border-radius: .25rem; margin-left: -.4rem; }
.tag.unknown, .tag.undetermined { color: var(--open); background: var(--open-soft); font-weight: 600; padding: .1rem .4rem; border-radius: .25rem; margin-left: -.4rem; }
.causes td:last-child { width: 58%; }
.causes .count { font-weight: 600; }
.inputs th { white-space: nowrap; }
.inputs td code { font-size: .79rem; }
.matrix thead th:first-child { width: 22rem; }

pre { background: var(--soft); padding: .9rem 1.1rem; border-radius: .4rem; overflow-x: auto; white-space: pre-wrap; margin: 0; }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: .86rem; }

@media screen and (max-width: 62rem) {
  table, thead, tbody, tr, th, td, caption { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .legend { display: block; }
  .matrix tbody tr:not([hidden]) { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: .2rem; padding: .8rem 0; border-bottom: 1px solid var(--line); }
  .matrix tbody tr > * { border: 0; padding: 0; }
  .matrix tbody th { grid-column: 1 / 6; }
  .matrix .of-claim { grid-column: 6 / 8; text-align: right; }
  .matrix [data-rule] { font-size: .78rem; text-align: center; }
  .matrix thead th:first-child { width: auto; }
  .matrix [data-rule]::before { content: attr(data-rule); display: block; color: var(--quiet); }
  .matrix [data-rule] .tag { display: block; margin: 0; padding: .1rem 0; white-space: normal; line-height: 1.25; }
  .matrix [data-rule] .tag > span { display: block; }
  .inputs tbody tr { padding: .6rem 0; border-bottom: 1px solid var(--line); }
  .inputs tbody tr > * { border: 0; padding: 0; white-space: normal; }
  .inputs tbody th { color: var(--quiet); font-size: .82rem; }
}
@media screen and (max-width: 40rem) {
  .matrix tbody th { grid-column: 1 / -1; }
  .matrix .of-claim { grid-column: 1 / -1; text-align: left; }
  .tag.refused, .tag.undetermined { margin-left: 0; }
  .matrix [data-rule] { font-size: .68rem; }
  .finding dl > div, .matrix dl > div { grid-template-columns: 1fr; gap: 0; }
}
@media print {
  :root { --paper: #fff; --soft: #f5f6f8; --ink: #000; --quiet: #444; --line: #bbb; --link: #000; --yes: #0f5c2e; --yes-soft: #fff; --no: #9c1127; --no-soft: #fff; --open: #704800; --open-soft: #fff; }
  @page { margin: 16mm; }
  html { font-size: 70%; }
  a { text-decoration: none; }
  .finding { break-inside: auto; }
  .links { display: block; columns: 3; font-size: .9rem; }
  .matrix thead th:first-child { width: auto; }
  .rule { width: 2.4rem; }
  .matrix .word, .matrix summary::marker { display: none; content: ''; }
  .matrix th, .matrix td { padding: .1rem .4rem .1rem 0; white-space: nowrap; }
  .legend { display: block; }
  body { max-width: none; padding: 0; }
  nav, .filter, .skip { display: none; }
  .answer, tr { break-inside: avoid; }
  #causes + section { break-before: page; }
  h2, h3 { break-after: avoid; }
  .finding details::details-content { content-visibility: visible; block-size: auto; }
  .sign, .tag { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;

/** The page is whole without it: the field shows up only where it runs. Its digest is in the content policy. */
export const SCRIPT = `
(() => {
  const box = document.getElementById('search');
  if (!box) return;
  const field = box.querySelector('input');
  const said = box.querySelector('output');
  const rows = Array.from(document.querySelectorAll('#claims tbody tr'), (row) => [row, row.textContent.toLowerCase()]);
  const filter = () => {
    const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let shown = 0;
    for (const [row, text] of rows) {
      row.hidden = !words.every((word) => text.includes(word));
      if (!row.hidden) shown += 1;
    }
    said.textContent = words.length > 0 ? shown + ' of ' + rows.length + ' claims' : '';
  };
  box.hidden = false;
  field.addEventListener('input', filter);
  filter();
})();
`;

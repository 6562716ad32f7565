import { digestOf, hexOf } from '../../src/digest/index.ts';

/** The one style of all pages: the system's own type, two grounds, and colour only where something is the matter. */
const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f7f7f5;
  --sheet: #ffffff;
  --ink: #1b1d21;
  --soft: #5a6069;
  --line: #dfe1e4;
  --edge: #7b828c;
  --link: #1a56b0;
  --stop: #a3161f;
  --stop-ground: #fdeceb;
  --act: #8a4300;
  --act-ground: #fdf0e1;
  --prove: #3d4a91;
  --prove-ground: #eceffb;
  --done: #17643a;
  --done-ground: #e6f4ea;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #131518;
    --sheet: #1b1e23;
    --ink: #e7e9ec;
    --soft: #a4abb5;
    --line: #31363e;
    --edge: #7d8590;
    --link: #8ab8ff;
    --stop: #ff9b95;
    --stop-ground: #3a1c1d;
    --act: #f5bd7a;
    --act-ground: #35260f;
    --prove: #b4c1ff;
    --prove-ground: #232a48;
    --done: #8fd8aa;
    --done-ground: #16301f;
  }
}
* { box-sizing: border-box; }
html { text-size-adjust: 100%; scroll-padding-top: 1rem; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
main { max-width: 82rem; margin: 0 auto; padding: 2rem 1.5rem 5rem; outline: none; }
.form { max-width: 46rem; }
.form > form { margin-top: 1.75rem; }
h1 { font-size: 1.625rem; line-height: 1.25; letter-spacing: -0.01em; font-weight: 650; margin: 0 0 0.25rem; text-wrap: balance; }
h2 { font-size: 1.125rem; line-height: 1.35; font-weight: 650; margin: 2.5rem 0 0.75rem; }
h3 { font-size: 1rem; font-weight: 650; margin: 1.5rem 0 0.5rem; }
p { margin: 0.25rem 0 0.75rem; max-width: 42rem; }
a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 1rem; top: -4rem; background: var(--sheet); padding: 0.5rem 1rem; z-index: 1; }
.skip:focus { top: 0.5rem; }
.soft, .hint { color: var(--soft); }
.hint { font-size: 0.875rem; }
code, .code { font: 0.875em/1.4 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }

.top { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 2rem; padding: 0.75rem 1.5rem; background: var(--sheet); border-bottom: 1px solid var(--line); }
.mark { font-weight: 700; letter-spacing: -0.02em; color: inherit; text-decoration: none; }
.top ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; list-style: none; margin: 0; padding: 0; }
.top nav a { display: inline-block; padding: 0.25rem 0; color: var(--soft); text-decoration: none; border-bottom: 2px solid transparent; }
.top nav a:hover { color: var(--ink); }
.top nav a[aria-current] { color: var(--ink); font-weight: 600; border-bottom-color: var(--ink); }
.who { margin-left: auto; display: flex; align-items: center; gap: 0.75rem; }
.plain { font: inherit; color: var(--link); background: none; border: 0; padding: 0.25rem 0; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.18em; cursor: pointer; }

.filter { display: flex; flex-wrap: wrap; align-items: end; gap: 0.75rem 1rem; margin: 1.5rem 0 0; }
.filter .field { margin: 0; }
.filter .field { flex: 1 1 9rem; max-width: 15rem; }
.filter select { min-width: 0; }
.numbers { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; list-style: none; margin: 1.25rem 0 0; padding: 0; }
.numbers li { background: var(--sheet); border: 1px solid var(--line); border-top-width: 3px; border-radius: 4px; padding: 0.625rem 1rem 0.75rem; }
.numbers a { display: block; color: inherit; text-decoration: none; font-weight: 600; }
.numbers a:hover { text-decoration: underline; }
.numbers strong { display: block; font-size: 2rem; line-height: 1.15; font-weight: 650; font-variant-numeric: tabular-nums; }
.numbers .stop { border-top-color: var(--stop); }
.numbers .stop strong { color: var(--stop); }
.numbers .act { border-top-color: var(--act); }
.numbers .act strong { color: var(--act); }
.numbers .soft { font-size: 0.875rem; }
.causes { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 4px; background: var(--sheet); }
.cause { display: grid; grid-template-columns: 7.5rem 1fr auto; gap: 0.25rem 1.25rem; align-items: center; padding: 0.5rem 1rem 0.5rem 0.75rem; border-left: 4px solid var(--line); }
.cause + .cause { border-top: 1px solid var(--line); }
.cause.stop { border-left-color: var(--stop); }
.cause.act { border-left-color: var(--act); }
.cause.prove { border-left-color: var(--prove); }
.cause h3, .cause p { margin: 0; max-width: none; }
.cause h3 { font-size: 0.9375rem; line-height: 1.35; }
.cause p { font-size: 0.8125rem; line-height: 1.4; }
.cause .tally { color: var(--soft); text-align: right; }
.cause .tally strong { display: block; color: var(--ink); font-size: 1.25rem; line-height: 1.1; font-variant-numeric: tabular-nums; }
.acts { display: flex; flex-wrap: wrap; gap: 0.5rem; justify-content: end; }
a.side { display: inline-block; color: inherit; background: var(--sheet); border: 1px solid var(--edge); border-radius: 4px; padding: 0.25rem 0.625rem; text-decoration: none; font-size: 0.8125rem; white-space: nowrap; }
a.side:hover { border-color: var(--ink); text-decoration: underline; }
.group-head th { font-weight: 650; background: none; padding: 1rem 0.75rem 0.375rem; }
.board tbody .group-head th { background: none; font-weight: 650; }
.board td.deed { text-align: right; white-space: nowrap; }

.track { display: block; width: 100%; height: 28px; overflow: visible; font-size: 0.75rem; }
.track .rail { stroke: var(--line); }
.track .now { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 3 2; }
.track text { fill: var(--soft); font-variant-numeric: tabular-nums; }
.track .here { fill: var(--ink); font-weight: 650; }
.track.scale { height: 18px; }
.track .good { fill: var(--done); fill-opacity: 0.55; }
.track .soon { fill: var(--act); }
.track .bad { fill: var(--stop); }
.track .open { fill: var(--prove); fill-opacity: 0.8; }
th:has(.scale), .picture { width: 45%; }
.plain-table td.bad { font-weight: 650; color: var(--stop); }
.strip th, .strip td { border-top: 2px solid var(--line); }
.sheet h2 { font-size: 1rem; margin-bottom: 0.5rem; }
.next { border-left: 4px solid var(--link); }
.next > form { max-width: 46rem; margin-top: 1rem; }
.asof { max-width: none; font-size: 0.875rem; }

.scroll { overflow-x: auto; }
.scroll { margin-top: 1.5rem; }
.board { width: 100%; border-collapse: collapse; font-size: 0.875rem; line-height: 1.4; }
.board td, .board tbody th { background: var(--sheet); }
.board th, .board td { text-align: left; vertical-align: top; padding: 0.625rem 0.75rem; border-bottom: 1px solid var(--line); }
.board thead th { padding-bottom: 0.375rem; font-weight: 500; color: var(--soft); white-space: nowrap; font-size: 0.8125rem; }
.board tbody th { font-weight: 400; min-width: 17rem; }
.board tbody th a { font-weight: 600; }
.board th .soft, .board td > .soft { display: block; font-size: 0.8125rem; overflow-wrap: anywhere; }
.board td.fact { color: var(--soft); }
.board td.open { color: var(--ink); }
.board td .open { color: var(--soft); }
.board td.bad, .board td .bad { color: var(--ink); font-weight: 650; }
.board td > .soft { font-weight: 400; }
.plain-table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
.plain-table th, .plain-table td { text-align: left; vertical-align: top; padding: 0.5rem 1.5rem 0.5rem 0; border-bottom: 1px solid var(--line); }
.plain-table tbody th { font-weight: 600; min-width: 9rem; }
.plain-table thead th { font-weight: 500; color: var(--soft); font-size: 0.8125rem; }
.controls + .field, .controls + fieldset { margin-top: 1.5rem; }
.plainlist { list-style: none; margin: 0 0 0.75rem; padding: 0; }
.plainlist li { padding: 0.375rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.effects { margin: 0 0 1rem; padding-left: 1.125rem; }
.effects li { margin: 0.25rem 0; overflow-wrap: anywhere; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.75rem 1rem; align-items: center; }
.warning { border: 1px solid var(--act); border-left-width: 4px; background: var(--act-ground); border-radius: 4px; padding: 0.75rem 1rem; margin: 1.5rem 0; min-width: 0; }
.warning > legend { font-weight: 650; padding: 0 0.375rem; float: none; }
.warning ul { margin: 0 0 0.75rem; padding-left: 1.125rem; }
.warning li { overflow-wrap: anywhere; }
.blockers li p { margin: 0.125rem 0 0.5rem; }

.state { display: inline-block; padding: 0.0625rem 0.5rem; border-radius: 3px; font-size: 0.8125rem; font-weight: 600; white-space: nowrap; }
.state.stop { color: var(--stop); background: var(--stop-ground); }
.state.act { color: var(--act); background: var(--act-ground); }
.state.prove { color: var(--prove); background: var(--prove-ground); }
.state.quiet { color: var(--soft); padding-left: 0; font-weight: 400; }

.done, .summary { border-left: 4px solid; padding: 0.75rem 1rem; margin: 0 0 1.5rem; border-radius: 0 4px 4px 0; }
.done { background: var(--done-ground); border-color: var(--done); }
.done p { margin: 0; }
.summary { background: var(--stop-ground); border-color: var(--stop); }
.summary h2 { margin: 0 0 0.25rem; font-size: 1rem; }
.summary ul { margin: 0; padding-left: 1.125rem; }
.summary a { color: inherit; }
.summary:focus { outline: none; }
.summary p { margin: 0; }

.actions { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; margin: 1rem 0 0; padding: 0; list-style: none; }
.members { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 0.75rem 1.5rem; margin: 1.5rem 0 0; }
.members div { min-width: 0; }
dt { color: var(--soft); font-size: 0.8125rem; }
dd { margin: 0; overflow-wrap: anywhere; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 4px; padding: 1rem 1.25rem; margin: 0 0 1rem; }
.sheet > :first-child { margin-top: 0; }
.wide { grid-column: 1 / -1; }
.sheet > :last-child { margin-bottom: 0; }
.blockers { margin: 0.5rem 0 0; padding-left: 1.125rem; }
.blockers li { margin: 0.25rem 0; }
.history { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
.history > li { display: grid; grid-template-columns: 13rem 1fr; gap: 0.125rem 1.5rem; padding: 0.875rem 0; border-bottom: 1px solid var(--line); }
.history h3 { margin: 0; }
.history p { margin: 0; }
.history .when { color: var(--soft); font-size: 0.875rem; font-variant-numeric: tabular-nums; }

.field { margin: 0 0 1.375rem; border: 0; padding: 0; min-width: 0; }
.field > label, legend { display: block; font-weight: 600; padding: 0; margin: 0 0 0.125rem; }
.field > label .hint, legend .hint { font-weight: 400; }
.field > legend { float: left; width: 100%; }
.field > legend + * { clear: both; }
.field p { margin: 0 0 0.375rem; }
.faulty { border-left: 4px solid var(--stop); padding-left: 0.875rem; }
.fault { color: var(--stop); font-weight: 600; font-size: 0.9375rem; }
input[type="text"], input[type="search"], input[type="password"], input[type="datetime-local"], select {
  font: inherit; color: inherit; background: var(--sheet); width: 100%; max-width: 32rem; min-height: 2.5rem;
  padding: 0.375rem 0.625rem; border: 1px solid var(--edge); border-radius: 4px;
}
input[type="datetime-local"] { max-width: 17rem; }
.faulty input, .faulty select { border-color: var(--stop); }
.choice { display: grid; grid-template-columns: 1.5rem 1fr; align-items: baseline; padding: 0.1875rem 0; }
.choice input { width: 1.0625rem; height: 1.0625rem; margin: 0; accent-color: var(--link); align-self: center; }
.choice label { padding: 0.125rem 0; overflow-wrap: anywhere; }
.choice .hint { grid-column: 2; margin: 0; }
.group { border: 1px solid var(--line); background: var(--sheet); border-radius: 4px; padding: 1rem 1.25rem 0; margin: 0 0 1.375rem; min-width: 0; }
.group > legend { padding: 0 0.375rem; margin-left: -0.375rem; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 0 1.5rem; align-items: end; }
summary { cursor: pointer; color: var(--soft); font-size: 0.9375rem; }
details ul { margin: 0.25rem 0 0; padding-left: 1.125rem; }
button.main, a.main {
  display: inline-block; font: inherit; font-weight: 600; color: var(--sheet); background: var(--ink); border: 1px solid var(--ink);
  border-radius: 4px; padding: 0.5rem 1.125rem; min-height: 2.75rem; cursor: pointer; text-decoration: none;
}
button.main:hover { background: var(--soft); border-color: var(--soft); }
button.side { font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--edge); border-radius: 4px; padding: 0.375rem 1rem; min-height: 2.5rem; cursor: pointer; }
.door { max-width: 24rem; margin: 8vh auto 0; padding: 0 1.5rem; }
.door button { width: 100%; }
.empty { padding: 2rem 0; color: var(--soft); }
.pages { display: flex; gap: 1.5rem; margin-top: 1rem; }

@media screen and (max-width: 60rem) {
  .board, .board tbody, .board tr, .board th, .board td { display: block; }
  .board { background: none; border: 0; }
  .board thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .board tbody tr { background: var(--sheet); border: 1px solid var(--line); border-radius: 4px; padding: 0.75rem 1rem; margin-bottom: 0.75rem; display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: 0.5rem 1rem; }
  .board th, .board td, .board tbody th { border: 0; padding: 0; min-width: 0; }
  .board tbody th, .board td.effective { grid-column: 1 / -1; }
  .board td.effective.quiet { display: none; }
  .board .group-head th { grid-column: 1 / -1; }
  .board tbody tr.group-head { background: none; border: 0; padding: 0.5rem 0 0; margin: 0 0 0.375rem; }
  .board td.deed { text-align: left; }
  .board td.fact::before { content: attr(data-label); display: block; color: var(--soft); font-size: 0.75rem; font-weight: 400; }
}
@media (max-width: 60rem) {
  .history > li { grid-template-columns: 1fr; }
}
@media (max-width: 52rem) {
  .top { padding: 0.375rem 1.5rem 0; gap: 0 1rem; }
  .top nav { order: 1; flex: 1 0 100%; }
  .top nav ul { gap: 0 1rem; white-space: nowrap; }
  .top nav a { padding: 0.375rem 0; font-size: 0.9375rem; }
  .top nav a::first-letter { text-transform: uppercase; }
  .roomy { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
}
@media (max-width: 36rem) {
  .numbers { grid-template-columns: 1fr; gap: 0.5rem; }
  .numbers a { display: grid; grid-template-columns: auto 1fr; gap: 0 0.75rem; align-items: baseline; }
  .numbers strong { font-size: 1.5rem; }
  .cause { grid-template-columns: 1fr; }
  .cause .tally { text-align: left; }
  .cause .tally strong { display: inline; font-size: 1rem; }
  .acts { justify-content: start; }
  .plain-table:has(.picture), .plain-table:has(.picture) :is(tbody, tr, th, td) { display: block; width: auto; }
  .plain-table:has(.picture) thead th:not(:has(.scale)) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .plain-table:has(.picture) :is(th, td) { border: 0; padding: 0.125rem 0; }
  .plain-table:has(.picture) tbody tr { border-bottom: 1px solid var(--line); padding: 0.375rem 0; }
  .top { padding: 0.375rem 1rem 0; }
  main { padding: 1.5rem 1rem 4rem; }
  .filter .field { flex: 1 1 8rem; max-width: none; }
  .filter button { width: 100%; }
  .pair { grid-template-columns: 1fr; }
  .members { grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: 0.625rem 1rem; }
  .sheet, .group { padding-left: 0.875rem; padding-right: 0.875rem; }
}
@media (prefers-contrast: more) {
  :root { --soft: var(--ink); --line: var(--edge); }
}
@media (forced-colors: active) {
  .state, .done, .summary, .board tr { border: 1px solid; }
}
@media print {
  :root { --ground: #fff; --sheet: #fff; --ink: #000; --soft: #444; --line: #bbb; }
  .top nav, .top form, .filter, .actions, .skip, .pages, .buttons, .controls a, p a[href*=".csv"] { display: none; }
  .board tbody th { min-width: 11rem; }
  .board time { white-space: nowrap; }
  .top { border: 0; padding: 0; }
  main { max-width: none; padding: 0; }
  .scroll { overflow: visible; }
  .board, .board tbody, .board tr, .board th, .board td { font-size: 9pt; }
  .board tr, .history > li, .sheet { break-inside: avoid; }
  .state { border: 1px solid; }
  a { color: inherit; text-decoration: none; }
}
`.trim();

/** Another style has another address, so that browsers may keep this one. */
export const STYLE_PATH = `/admin/style.css?v=${hexOf(digestOf(STYLE)).slice(0, 12)}`;

export const STYLE_SHEET = {
  method: 'GET',
  path: '/admin/style.css',
  query: ['v'],
  audience: 'anyone',
  show: () => ({
    status: 200,
    type: 'text/css; charset=utf-8',
    body: STYLE,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  }),
} as const;

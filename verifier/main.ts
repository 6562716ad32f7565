import type { WorkerAnswer, WorkerRequest, GivenFile } from './worker.ts';

function element<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`no ${id}`);
}

const chooser = element('files', HTMLInputElement);
const authorities = element('authorities', HTMLInputElement);
const pin = element('pin', HTMLInputElement);
const recorded = element('recorded', HTMLInputElement);
const status = element('status', HTMLElement);
const actions = element('actions', HTMLElement);
const result = element('result', HTMLElement);
const brought = element('capsule', HTMLElement);

let files: readonly GivenFile[] = [];
let worker: Worker | undefined;
let json = '';

/** A worker of its own for each question: one that is under way for other files ends. */
function startWorker(): Worker {
  worker?.terminate();
  const source = new Blob([element('worker', HTMLElement).textContent ?? ''], {
    type: 'text/javascript',
  });
  const address = URL.createObjectURL(source);
  worker = new Worker(address);
  URL.revokeObjectURL(address);
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => show(data));
  worker.addEventListener('error', () =>
    say('The files could not be judged: the browser ended the work.'),
  );
  return worker;
}

function ask(asking: Worker, asked: WorkerRequest): void {
  asking.postMessage(asked, { transfer: [] });
}

function verify(): void {
  if (files.length === 0) return;
  result.replaceChildren();
  actions.hidden = true;
  document.title = 'Verifying – claimgate';
  say(`Verifying ${files.map(({ name }) => name).join(', ')} …`);
  const when = recorded.checked ? 'recorded' : 'now';
  const named = Array.from(authorities.files ?? [], namedFile);
  const question = { files, authorities: named, pin: pin.value, when, now: Date.now() } as const;
  ask(startWorker(), { ask: 'verify', ...question });
}

function show(answered: WorkerAnswer): void {
  if ('blob' in answered) return save(answered.name, answered.blob);
  json = answered.json;
  // Written by a template that escapes all it is given; the content policy lets nothing else run either.
  result.innerHTML = answered.html;
  actions.hidden = false;
  const heading = element('answer', HTMLElement);
  document.title = `${heading.textContent} – claimgate`;
  say(`${heading.textContent}.`);
  // A task of its own: the focus lays the page out, which takes as long as to read a thousand claims.
  setTimeout(() => heading.focus());
}

function say(text: string): void {
  status.textContent = text;
}

function save(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(blob);
  link.click();
  URL.revokeObjectURL(link.href);
}

function namedFile(content: File): GivenFile {
  return { name: content.name, content };
}

function take(list: Iterable<File> | null | undefined): void {
  files = Array.from(list ?? [], namedFile);
  verify();
}

/** Reads the part of the address after `#`, such as `#pin=1:sha256:…&when=recorded`: it never leaves the browser. */
function readFragment(): void {
  const said = new URLSearchParams(location.hash.slice(1));
  const given = said.get('pin');
  if (given !== null) pin.value = given;
  element('linked', HTMLElement).hidden = given === null;
  if (said.get('when') === 'recorded') recorded.checked = true;
}

/** A capsule that `claimgate audit --html` put into the page, with the pin that it was verified by. */
function takeBrought(): void {
  const content = brought.textContent?.trim() ?? '';
  if (content === '') return;
  const { name = 'capsule', pin: own = '' } = brought.dataset;
  brought.textContent = '';
  pin.value = own;
  element('brought', HTMLElement).hidden = false;
  files = [{ name, content }];
}

chooser.addEventListener('change', () => take(chooser.files));
for (const field of [authorities, pin, recorded, element('now', HTMLInputElement)])
  field.addEventListener('change', verify);
element('question', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  verify();
});
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  take(event.dataTransfer?.files);
});
window.addEventListener('hashchange', () => {
  readFragment();
  verify();
});
element('print', HTMLElement).addEventListener('click', () => window.print());
element('json', HTMLElement).addEventListener('click', () =>
  save('audit.json', new Blob([json], { type: 'application/json' })),
);
result.addEventListener('click', ({ target }) => {
  const index = target instanceof HTMLElement ? target.dataset['input'] : undefined;
  if (index !== undefined && worker) ask(worker, { ask: 'save', index: Number(index) });
});

takeBrought();
readFragment();
verify();

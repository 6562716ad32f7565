/**
 * Judges in a worker, so that a large or hostile file never freezes the page. Only markup and bytes to save go back.
 */
/// <reference lib="webworker" />
import { renderJson } from '../src/report/json.ts';
import type { PageInput, PageQuestion } from './answer.ts';
import { judgeFiles } from './judge.ts';
import { renderPage } from './view.ts';

/** Requests of the page to its worker: to verify files, or for the bytes of one that it has verified. */
export type WorkerRequest =
  | ({
      readonly ask: 'verify';
      readonly files: readonly GivenFile[];
      readonly authorities: readonly GivenFile[];
    } & Omit<PageQuestion, 'authorities' | 'files'>)
  | { readonly ask: 'save'; readonly index: number };

/** A file from the disk, or a text in base64 that the page itself brings. */
export interface GivenFile {
  readonly name: string;
  readonly content: Blob | string;
}

export type WorkerAnswer =
  | { readonly html: string; readonly standing: string; readonly json: string }
  | { readonly name: string; readonly blob: Blob };

let inputs: readonly PageInput[] = [];

async function bytesOf({ content }: GivenFile): Promise<Uint8Array> {
  return typeof content === 'string'
    ? Buffer.from(content, 'base64')
    : new Uint8Array(await content.arrayBuffer());
}

async function answer(asked: WorkerRequest): Promise<WorkerAnswer> {
  if (asked.ask === 'save') {
    const { bytes = new Uint8Array(), file = 'file' } = inputs[asked.index] ?? {};
    const name = file.slice(file.lastIndexOf('/') + 1);
    return { name, blob: new Blob([new Uint8Array(bytes)]) };
  }
  const { authorities: named, files: given, ...question } = asked;
  const read = (all: readonly GivenFile[]) =>
    Promise.all(all.map(async (one) => ({ file: one.name, bytes: await bytesOf(one) })));
  const [files, authorities] = [await read(given), await read(named)];
  const judged = await judgeFiles({ ...question, files, authorities });
  inputs = judged.inputs;
  return { html: renderPage(judged), standing: judged.standing, json: renderJson(judged.report) };
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void answer(data).then((answered) => self.postMessage(answered, { transfer: [] }));
});

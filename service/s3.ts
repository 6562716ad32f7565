import { randomBytes } from 'node:crypto';
import { ClaimgateError } from '../src/documents/findings.ts';
import { missingPeer } from './server.ts';

/** The bucket that the instance keeps its objects in, by the variables that the hosting service uses. */
export interface S3Settings {
  /** Without a slash at its end. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

const BUCKET = 'S3_BUCKET';
const REQUIRED = [BUCKET, 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const VARIABLES = [...REQUIRED, 'S3_ENDPOINT', 'S3_REGION', 'S3_SESSION_TOKEN'] as const;

/** Amazon's rules for names, which others share: such a name needs no escaping in a path. */
const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]{1,64}$/;

/**
 * Reads `S3_BUCKET`, `S3_ENDPOINT` (default: Amazon's for the region), `S3_REGION` (default `us-east-1`),
 * `S3_ACCESS_KEY_ID`, `S3_SECRET_ACCESS_KEY`, `S3_SESSION_TOKEN`; none of them set: no object storage.
 * @throws ClaimgateError `setting_invalid`, which never repeats a value
 */
export function s3Settings(
  environment: Readonly<Record<string, string | undefined>>,
): S3Settings | undefined {
  const valueOf = (name: (typeof VARIABLES)[number]) => environment[name] || undefined;
  if (VARIABLES.every((name) => valueOf(name) === undefined)) return undefined;
  const required = (name: (typeof REQUIRED)[number]) =>
    valueOf(name) ?? invalid(`${name}, because other settings of S3 are there`);
  const region = valueOf('S3_REGION') ?? 'us-east-1';
  if (!REGION.test(region)) invalid('S3_REGION as the name of a region');
  const bucket = required(BUCKET);
  if (!BUCKET_NAME.test(bucket)) invalid(`${BUCKET} as the name of a bucket`);
  const sessionToken = valueOf('S3_SESSION_TOKEN');
  return {
    endpoint: endpointOf(valueOf('S3_ENDPOINT') ?? `https://s3.${region}.amazonaws.com`),
    region,
    bucket,
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
    ...(sessionToken === undefined ? {} : { sessionToken }),
  };
}

function endpointOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    `${url.username}${url.password}${url.search}${url.hash}` === '';
  if (!isPlain) invalid('S3_ENDPOINT as an http or https address without user, query and fragment');
  return text.replace(/\/+$/, '');
}

function invalid(expected: string): never {
  throw new ClaimgateError('setting_invalid', { expected });
}

/** Where the check's objects are, so that a rule of the bucket can remove what a cut connection left. */
const PROBE_PREFIX = 'claimgate-readiness/';

/** A step of the check, for the log; it contains no text of the server. */
type S3Step = 'put' | 'get' | 'compare' | 'delete';

export class S3CheckFailed extends Error {
  override readonly name = 'S3CheckFailed';
  readonly step: S3Step;
  readonly status: number | undefined;
  readonly answer: string | undefined;

  constructor(
    step: S3Step,
    answered?: Awaited<ReturnType<typeof refusalIn>>,
    options?: { cause: unknown },
  ) {
    super(step, options);
    this.step = step;
    this.status = answered?.status;
    this.answer = answered?.code;
  }
}

/** When to stop asking, and when to stop taking away what was put: later, so that little is left behind. */
interface S3Limits {
  readonly asking: AbortSignal;
  readonly deleting: AbortSignal;
}

export type S3Check = (limits: S3Limits) => Promise<void>;

/**
 * The capability check of specification/service.md 1: puts an object under a random key, gets it back,
 * compares, and deletes it. No permission to list is needed. @throws S3CheckFailed at the step that failed
 */
export async function s3Check(settings: S3Settings): Promise<S3Check> {
  const { AwsClient } = await import(/* webpackIgnore: true */ 'aws4fetch').catch(
    missingPeer('aws4fetch'),
  );
  const { endpoint, bucket, ...credentials } = settings;
  const client = new AwsClient({ ...credentials, service: 's3' });
  return async ({ asking, deleting }) => {
    const url = `${endpoint}/${bucket}/${PROBE_PREFIX}${randomBytes(16).toString('hex')}`;
    const content = randomBytes(32);
    const ask = async (
      step: S3Step,
      method: string,
      signal: AbortSignal,
      body?: Uint8Array<ArrayBuffer>,
    ) => {
      const signed = await client.sign(url, { method, ...(body ? { body } : {}) });
      // The signal goes with the call: one that is part of a request is lost when the request is collected.
      // A redirect is an answer that is not what was asked for: its status and code say where to look.
      const response = await fetch(signed, { signal, redirect: 'manual' }).catch(
        (cause: unknown) => {
          throw new S3CheckFailed(step, undefined, { cause });
        },
      );
      if (response.ok) return response;
      throw new S3CheckFailed(step, await refusalIn(response, signal));
    };
    const remove = async () => discard(await ask('delete', 'DELETE', deleting));
    try {
      await discard(await ask('put', 'PUT', asking, content));
      const found = await bytesOf(await ask('get', 'GET', asking), content.length, asking);
      if (!found || Buffer.compare(found, content) !== 0) throw new S3CheckFailed('compare');
    } catch (error) {
      // Where it is not known that nothing was put, it is taken away as far as that is possible.
      const isNothingThere =
        error instanceof S3CheckFailed && error.step === 'put' && error.status !== undefined;
      if (!isNothingThere) await remove().catch(() => {});
      throw error;
    }
    await remove();
  };
}

/** Nothing where it is too long. A request's signal does not always reach its body on Node 20, so it is heeded here. */
async function bytesOf(
  { body }: Response,
  size: number,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  const heeded = body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
  const chunks: Uint8Array[] = [];
  let read = 0;
  try {
    for await (const chunk of heeded ?? []) {
      chunks.push(chunk);
      read += chunk.length;
      if (read > size) return undefined;
    }
  } catch (cause) {
    throw new S3CheckFailed('get', undefined, { cause });
  }
  return Buffer.concat(chunks);
}

/** The longest error document that is read for its code. */
const MAX_ERROR_BYTES = 4096;

/** Keeps nothing of an error document but its code. */
async function refusalIn(response: Response, signal: AbortSignal) {
  const { status } = response;
  const bytes = await bytesOf(response, MAX_ERROR_BYTES, signal).catch(() => undefined);
  const code = /<Code>([A-Za-z]{1,64})<\/Code>/.exec(bytes?.toString('utf8') ?? '')?.[1];
  if (!bytes) await discard(response);
  return { status, code };
}

/** Discards a body; an unread one would hold its connection. */
async function discard({ body }: Response): Promise<void> {
  await Promise.allSettled([body?.cancel()]);
}

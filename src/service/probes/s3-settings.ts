import { ClaimgateError } from '../../findings/index.ts';

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

import { digestOf, hexOf } from '../digest/index.ts';
import { demand, ClaimgateError } from '../findings/index.ts';
import { askProgram, withWords, type ProgramAnswer } from '../io/ask-program.ts';
import type { Environment } from '../io/git/run-git.ts';
import { findRepositoryRoot } from '../io/git/git-folder.ts';
import { isJsonObject, readJson, type JsonValue } from '../json/index.ts';
import {
  decodeBase64,
  encodeBase64,
  fittingSignature,
  readPublicKey,
  type PublicKey,
} from '../trust/public-key.ts';
import { type Signer } from '../trust/private-key.ts';
import type { NamedFile } from './named-file.ts';

interface SignerProgram {
  readonly directory: string;
  readonly environment: Environment;
  readonly timeLimitMs: number;
}

export type ExternalSource = SignerProgram & {
  readonly name: string;
} & (
    | {
        readonly program: string;
        readonly words: readonly string[];
        readonly publicKey: NamedFile;
      }
    | {
        /** A plugin of Sigstore's key managers, and how it calls the key. */
        readonly kms: { readonly program: string; readonly keyId: string };
        /** Else the plugin is asked for it. */
        readonly publicKey: NamedFile | undefined;
      }
  );

/** @param publicKey `undefined` where the plugin has to say it @throws ClaimgateError `signer_…`, `signature_wrong` */
export async function openExternalSigner(
  source: ExternalSource,
  publicKey: PublicKey | undefined,
): Promise<Signer> {
  const signature = 'kms' in source ? pluginSignature(source) : programSignature(source);
  const key = publicKey ?? (await pluginKey(source));
  return {
    publicKey: key,
    sign: async (message, purpose) => {
      const sha256 = digestOf(message);
      const told = {
        CLAIMGATE_SIGN_PURPOSE: purpose,
        CLAIMGATE_SIGN_KEY_ID: key.id,
        CLAIMGATE_SIGN_SHA256: hexOf(sha256),
        CLAIMGATE_SIGN_SHA256_BASE64: encodeBase64(Buffer.from(hexOf(sha256), 'hex')),
      };
      const answered = await signature(message, told);
      const fitting = fittingSignature(key, message, answered);
      if (fitting) return fitting;
      const expected = `a signature by ${key.id} over the bytes with ${sha256}`;
      throw new ClaimgateError('signature_wrong', { file: source.name, expected });
    },
  };
}

type Answered = (message: Uint8Array, told: Environment) => Promise<Uint8Array>;

/** The program prints the signature in base64, broken into lines or not. */
function programSignature(source: Extract<ExternalSource, { program: string }>): Answered {
  return async (input, told) => {
    const answer = await ask(source, { ...source, input, told });
    const text = Buffer.from(answer.stdout).toString('latin1').replaceAll(/\r?\n/g, '');
    return signatureIn(text, source, answer);
  };
}

function signatureIn(
  text: string,
  { name }: Pick<ExternalSource, 'name'>,
  { said }: Pick<ProgramAnswer, 'said'>,
): Uint8Array {
  // Key managers that answer with JSON Web Signatures leave out the padding (RFC 7515 section 2).
  const padded = text.padEnd(Math.ceil(text.length / 4) * 4, '=');
  const bytes = decodeBase64(text) ?? decodeBase64(padded);
  if (bytes && bytes.length > 0) return bytes;
  const found = withWords(text === '' ? 'nothing' : 'no base64', said);
  throw new ClaimgateError('signer_answer_invalid', {
    file: name,
    expected: 'a signature in base64',
    found,
  });
}

type PluginSource = Extract<ExternalSource, { kms: object }>;

/** `crypto.SHA256` of Go, as the protocol has it. */
const SHA256_IN_GO = 5;

/** The version of the protocol of Sigstore's key manager plugins. */
const PROTOCOL = 'v1';

function pluginSignature(source: PluginSource): Answered {
  const signOptions = { rpcOptions: {}, messageOptions: {} };
  return async (input, told) => {
    const call = { methodName: 'signMessage', signMessage: { signOptions } };
    const { answer, value } = await askPlugin(source, call, { input, told });
    const signature = memberOf(memberOf(value, 'signMessage'), 'signature');
    return signatureIn(typeof signature === 'string' ? signature : '', source, answer);
  };
}

async function pluginKey(source: ExternalSource): Promise<PublicKey> {
  if (!('kms' in source)) throw new ClaimgateError('usage', { expected: '--public-key FILE' });
  const call = { methodName: 'publicKey', publicKey: { publicKeyOptions: { rpcOptions: {} } } };
  const { answer, value } = await askPlugin(source, call, { input: new Uint8Array(), told: {} });
  const encoded = memberOf(memberOf(value, 'publicKey'), 'publicKeyPEM');
  const pem = typeof encoded === 'string' ? decodeBase64(encoded) : undefined;
  if (pem) return demand(readPublicKey(Buffer.from(pem).toString('latin1'), { file: source.name }));
  throw new ClaimgateError('signer_answer_invalid', {
    file: source.name,
    expected: 'a public key',
    found: withWords('something else', answer.said),
  });
}

/** Asks a plugin one thing. Its exit code says nothing by the protocol; an error is part of its answer. */
async function askPlugin(
  source: PluginSource,
  call: Readonly<Record<string, unknown>>,
  { input, told }: { readonly input: Uint8Array; readonly told: Environment },
): Promise<{ readonly answer: ProgramAnswer; readonly value: JsonValue | undefined }> {
  const { kms, timeLimitMs, name } = source;
  const initOptions = {
    protocolVersion: PROTOCOL,
    keyResourceID: kms.keyId,
    hashFunc: SHA256_IN_GO,
    rpcOptions: {},
  };
  const words = [PROTOCOL, JSON.stringify({ initOptions, ...call })];
  const answer = await askProgram({
    ...place(source),
    program: kms.program,
    words,
    environment: { ...source.environment, ...told },
    timeLimitMs,
    input,
  });
  const { value, findings } = readJson(answer.stdout, { file: name, maxBytes: 16 * 1024 });
  const message = memberOf(value, 'errorMessage');
  if (typeof message === 'string' && message !== '')
    throw new ClaimgateError('signer_failed', { file: name, found: message.slice(0, 300) });
  if (findings.length === 0 && isJsonObject(value)) return { answer, value };
  throw new ClaimgateError(
    answer.failure === undefined ? 'signer_answer_invalid' : 'signer_failed',
    {
      file: name,
      expected: 'an answer of the plugin protocol v1',
      found: withWords(answer.failure ?? 'something else', answer.said),
    },
  );
}

function memberOf(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}

async function ask(
  source: Extract<ExternalSource, { program: string }>,
  { input, told }: { readonly input: Uint8Array; readonly told: Environment },
): Promise<ProgramAnswer> {
  const { program, words, timeLimitMs, name } = source;
  const environment = { ...source.environment, ...told };
  const asked = { program, words, environment, timeLimitMs, input };
  const answer = await askProgram({ ...place(source), ...asked });
  if (answer.failure === undefined) return answer;
  const found = withWords(answer.failure, answer.said);
  throw new ClaimgateError('signer_failed', { file: name, found });
}

function place({ directory }: SignerProgram) {
  return { directory, root: findRepositoryRoot(directory) };
}

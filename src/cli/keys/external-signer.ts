import { digestOf, hexOf } from '../../digest/index.ts';
import { demand, ClaimgateError } from '../../documents/findings.ts';
import { askProgram, withWords, type ProgramAnswer } from '../../io/ask-program.ts';
import type { Environment } from '../../io/run-git.ts';
import { findRepositoryRoot } from '../../io/git-folder.ts';
import { isJsonObject, readJson, type JsonValue } from '../../documents/json.ts';
import {
  decodeBase64,
  encodeBase64,
  fittingSignature,
  readPublicKey,
  type PublicKey,
} from '../../trust/public-key.ts';
import { type Signer } from '../../trust/private-key.ts';
import type { NamedFile } from '../named-file.ts';

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
      const toSign = { input: message, told };
      const answered = await ('kms' in source
        ? pluginSignature(source, toSign)
        : programSignature(source, toSign));
      const fitting = fittingSignature(key, message, answered);
      if (fitting) return fitting;
      const expected = `a signature by ${key.id} over the bytes with ${sha256}`;
      throw new ClaimgateError('signature_wrong', { file: source.name, expected });
    },
  };
}

/** The standard input of a program, and its environment beside that of ours. */
interface ToSign {
  readonly input: Uint8Array;
  readonly told: Environment;
}

/** The program prints the signature in base64, broken into lines or not. */
async function programSignature(
  source: Extract<ExternalSource, { program: string }>,
  toSign: ToSign,
): Promise<Uint8Array> {
  const answer = await start(source, source.program, source.words, toSign);
  const { failure, said, stdout } = answer;
  if (failure !== undefined)
    throw new ClaimgateError('signer_failed', {
      file: source.name,
      found: withWords(failure, said),
    });
  const text = Buffer.from(stdout).toString('latin1').replaceAll(/\r?\n/g, '');
  return signatureIn(text, source, answer);
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

async function pluginSignature(source: PluginSource, toSign: ToSign): Promise<Uint8Array> {
  const signOptions = { rpcOptions: {}, messageOptions: {} };
  const call = { methodName: 'signMessage', signMessage: { signOptions } };
  const { answer, value } = await askPlugin(source, call, toSign);
  return signatureIn(textAt(value, 'signMessage', 'signature') ?? '', source, answer);
}

async function pluginKey(source: ExternalSource): Promise<PublicKey> {
  if (!('kms' in source)) throw new ClaimgateError('usage', { expected: '--public-key FILE' });
  const call = { methodName: 'publicKey', publicKey: { publicKeyOptions: { rpcOptions: {} } } };
  const { answer, value } = await askPlugin(source, call, { input: new Uint8Array(), told: {} });
  const encoded = textAt(value, 'publicKey', 'publicKeyPEM');
  const pem = encoded === undefined ? undefined : decodeBase64(encoded);
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
  toSign: ToSign,
): Promise<{ readonly answer: ProgramAnswer; readonly value: JsonValue | undefined }> {
  const { kms, name } = source;
  const initOptions = {
    protocolVersion: PROTOCOL,
    keyResourceID: kms.keyId,
    hashFunc: SHA256_IN_GO,
    rpcOptions: {},
  };
  const words = [PROTOCOL, JSON.stringify({ initOptions, ...call })];
  const answer = await start(source, kms.program, words, toSign);
  const { value, findings } = readJson(answer.stdout, { file: name, maxBytes: 16 * 1024 });
  const message = textAt(value, 'errorMessage');
  if (message)
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

function textAt(value: JsonValue | undefined, ...names: readonly string[]): string | undefined {
  const found = names.reduce((own, name) => (isJsonObject(own) ? own[name] : undefined), value);
  return typeof found === 'string' ? found : undefined;
}

function start(
  { directory, environment, timeLimitMs }: SignerProgram,
  program: string,
  words: readonly string[],
  { input, told }: ToSign,
): Promise<ProgramAnswer> {
  return askProgram({
    directory,
    root: findRepositoryRoot(directory),
    program,
    words,
    environment: { ...environment, ...told },
    timeLimitMs,
    input,
  });
}

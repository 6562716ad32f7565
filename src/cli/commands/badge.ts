import { resolve } from 'node:path';
import { signBadge, writeBadgeFiles } from '../../app/badge.ts';
import { countOf } from '../../findings/index.ts';
import { instantOf } from '../../json/index.ts';
import { badgePage, badgePicture } from '../../report/badge.ts';
import { whenWords } from '../../report/time-words.ts';
import type { Command, Invocation } from '../command.ts';
import { requiredFile, TRUST_PIN_OPTION, trustPinOf, valued, argument } from '../options.ts';
import { signerOfHolder, signerOptions } from '../signer-options.ts';

const SIGNATURE = { key: 'sign' } as const;

export const command: Command = {
  positionals: { file: argument('the verdict of a release, with its signed verdict beside it') },
  options: {
    ...signerOptions(SIGNATURE, valued('sign with this private key of the release role', 'FILE')),
    out: {
      ...valued('the files, without .json, .html and .svg', 'PATH'),
      default: 'claimgate-badge',
    },
    ...TRUST_PIN_OPTION,
  },
  examples: {
    'claimgate badge gate-verdict.json --sign release.key':
      'claimgate-badge.json, .html and .svg, which go dark when the verdict expires',
    'claimgate badge gate-verdict.json --sign release.key --out site/badge': 'in another folder',
  },
  files: (invocation) => ({ others: FORMS.map((form) => fileAs(invocation, form).path) }),
  async run(invocation) {
    const verdict = requiredFile(invocation, 'file', 'file');
    const key = signerOfHolder(invocation, 'release', SIGNATURE);
    const { at, directory } = invocation;
    const trust = { at, directory, pin: trustPinOf(invocation) };
    const { envelope, keyId, predicate, warnings } = await signBadge(verdict, key, trust);
    const { claims, valid_until: until } = predicate;
    const texts = {
      json: envelope,
      html: badgePage(envelope, keyId),
      svg: badgePicture(envelope, keyId),
    };
    const files = FORMS.map((form) => ({ ...fileAs(invocation, form), text: texts[form] }));
    const result = await writeBadgeFiles(files);
    return {
      result,
      findings: warnings,
      lines: [
        `badge: ${countOf(claims.length, 'claim')}, expires ${whenWords(instantOf(until), invocation.at)}`,
        `  key: ${keyId}`,
        ...files.map(({ name }) => `  ${name}`),
      ],
    };
  },
};

const FORMS = ['json', 'html', 'svg'] as const;

function fileAs({ args, directory }: Invocation, form: (typeof FORMS)[number]) {
  const name = `${args.required('out')}.${form}`;
  return { path: resolve(directory, name), name };
}

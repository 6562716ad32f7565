// A saved instance, in the form of its file on the machine of a user.

import { ClaimgateError } from '../documents/findings.ts';
import { checkShape, isSlug, readJson, type Shape } from '../documents/json.ts';
import type { InstanceProfile } from '../documents/index.ts';
import { document } from '../documents/generated/instance-profile.validator.js';
import { baseUrlOf } from './endpoint.ts';

const PROFILE: Shape<InstanceProfile> = { document };

export const MAX_PROFILE_BYTES = 16 * 1024;

/** A name is a safe file name, the same in any case. @throws ClaimgateError `instance_name_invalid` */
export function requireInstanceName(text: string): string {
  if (isSlug(text)) return text;
  throw new ClaimgateError('instance_name_invalid', { found: text });
}

/** Reads the file of a saved instance. @throws ClaimgateError `profile_invalid` with every fault */
export function parseProfile(bytes: Uint8Array, file: string): InstanceProfile {
  const reading = readJson(bytes, { file, maxBytes: MAX_PROFILE_BYTES });
  const shaped = checkShape(PROFILE, reading);
  if (shaped.ok && isBase(shaped.value.url)) return shaped.value;
  const faults = shaped.ok ? [] : shaped.findings.map(({ code }) => code);
  throw new ClaimgateError('profile_invalid', {
    file,
    found: faults.length === 0 ? 'no base URL' : faults.join(', '),
  });
}

export function profileText(profile: InstanceProfile): string {
  return `${JSON.stringify(profile, null, 2)}\n`;
}

function isBase(url: string): boolean {
  try {
    return baseUrlOf(url) === url;
  } catch {
    return false;
  }
}

import { signedRelease } from '../gate/demonstration.ts';

/** The release that the targets change; made once. */
export const SIGNED = await signedRelease();

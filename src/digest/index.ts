export { canonicalize } from './canonical.ts';
export { OBJECT_PREFIX, objectDigest } from './object.ts';
export { digestOf, digestOfStream, hexOf, isDigest, parseDigest, type Digest } from './sha256.ts';

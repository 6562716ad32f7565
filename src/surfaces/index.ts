export { AdvertisingSearch, type Advertising, type AdvertisingRules } from './advertising.ts';
export { CLOSING_MARKER, OPENING_MARKER } from './block.ts';
export {
  inspectDocument,
  MAX_SURFACE_BYTES,
  type SurfaceDocument,
  type SurfaceInspection,
  type SurfaceRules,
  NOTHING_CLAIMED,
} from './document.ts';

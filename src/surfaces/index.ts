export { AdvertisingSearch } from './advertising.ts';
export {
  inspectDocument,
  MAX_SURFACE_BYTES,
  type SurfaceDocument,
  type SurfaceInspection,
  NOTHING_CLAIMED,
} from './document.ts';

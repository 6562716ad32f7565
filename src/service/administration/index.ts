export {
  administrationOf,
  type Administration,
  type AdministrationSetup,
} from './administration.ts';

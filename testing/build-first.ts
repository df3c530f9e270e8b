import { buildSite } from './inbox/site.ts';

/** Where something has changed since the last build, or there is none. */
export default () => {
  buildSite('.');
};

import type { SiteFacts } from '../page/page-context.ts';

/** Facts of the site in tests. */
export const siteFacts = (more: Partial<SiteFacts> = {}): SiteFacts => ({
  locale: 'en',
  brand: 'Hoshikraft',
  primaryOrigin: 'http://site.test',
  isPrimaryHost: true,
  developmentPages: false,
  region: 'russia',
  timeZone: null,
  theme: 'octarine',
  build: '',
  ...more,
});

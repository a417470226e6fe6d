import type { SiteFacts } from '../page/page-parts.ts';

/** Where a page of a test is. */
export const siteFacts = (more: Partial<SiteFacts> = {}): SiteFacts => ({
  locale: 'en',
  brand: 'Hoshikraft',
  primaryOrigin: 'http://site.test',
  isPrimaryHost: true,
  developmentPages: false,
  region: 'russia',
  theme: 'octarine',
  build: '',
  ...more,
});

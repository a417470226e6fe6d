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
  // Later than the dates of fixtures, which are then shown in full.
  today: '2027-06-01',
  theme: 'octarine',
  build: '',
  ...more,
});

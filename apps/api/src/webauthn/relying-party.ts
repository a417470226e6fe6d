import type { AppContext } from '../context.ts';

/** In numbers no address has passkeys: on one's own machine the site is opened by its name for them. */
const LOOPBACK = new Set(['127.0.0.1', '[::1]']);

/** Whom a passkey is for, and where it may be used: by configuration, never by what a request says of itself. */
export function relyingParty({ config }: Pick<AppContext, 'config'>): { id: string; origin: string } {
  const site = new URL(config.siteUrl);
  if (LOOPBACK.has(site.hostname)) site.hostname = 'localhost';
  return { id: site.hostname, origin: site.origin };
}

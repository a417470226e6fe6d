import type { AppContext } from '../../context.ts';

/** Browsers allow no passkeys on IP addresses, so the relying party of a local site is `localhost`. */
const LOOPBACK = new Set(['127.0.0.1', '[::1]']);

/** Returns the relying party and its origin, from the configuration and never from request headers. */
export function relyingParty({ config }: Pick<AppContext, 'config'>): { id: string; origin: string } {
  const site = new URL(config.siteUrl);
  if (LOOPBACK.has(site.hostname)) site.hostname = 'localhost';
  return { id: site.hostname, origin: site.origin };
}

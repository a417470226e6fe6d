import type { AppContext } from '../../context.ts';

/** Browsers allow no passkeys on IP addresses, so the relying party of a local site is `localhost`. */
const LOOPBACK = new Set(['127.0.0.1', '[::1]']);

const withNamedHost = (address: string): URL => {
  const url = new URL(address);
  if (LOOPBACK.has(url.hostname)) url.hostname = 'localhost';
  return url;
};

export interface RelyingParty {
  id: string;
  /** Of the site. */
  origin: string;
  /** Of the operators' app, where there is one. A browser offers passkeys there only below the site's host name. */
  operatorsOrigin: string | null;
}

/** Returns the relying party and its origins, from the configuration and never from request headers. */
export function relyingParty({ config: { siteUrl, adminUrl } }: Pick<AppContext, 'config'>): RelyingParty {
  const site = withNamedHost(siteUrl);
  return {
    id: site.hostname,
    origin: site.origin,
    operatorsOrigin: adminUrl === null ? null : withNamedHost(adminUrl).origin,
  };
}

import { timingSafeEqual } from 'node:crypto';
import type { IdentityConfig, OauthProvider } from './identity-config.ts';

type Fields = Readonly<Record<string, string>>;

const same = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
};

/** What a call says who it is, in its head (Basic) or in its form. */
function credentialsOf(authorization: string | undefined, fields: Fields): { id: string; secret: string } {
  const basic = /^Basic ([\w+/=-]+)$/.exec(authorization ?? '')?.[1];
  if (basic === undefined) return { id: fields['client_id'] ?? '', secret: fields['client_secret'] ?? '' };
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':').map(decoded);
  return { id, secret };
}

/** The application that calls, by its id and secret; null where it is none of those known to the provider. */
export function clientOf(
  { clients }: IdentityConfig,
  provider: OauthProvider,
  authorization: string | undefined,
  fields: Fields,
): string | null {
  const { id, secret } = clients[provider];
  const said = credentialsOf(authorization, fields);
  return said.id === id && (secret === null || same(said.secret, secret)) ? id : null;
}

/** Whether people may be sent there: nowhere but to the site. */
export const isOfSite = ({ siteUrl }: IdentityConfig, address: string): boolean =>
  URL.parse(address)?.origin === URL.parse(siteUrl)?.origin;

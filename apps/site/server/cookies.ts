import { isRegion, type Locale, type Region } from '@hoshikraft/shared';

/** A year, in seconds: credentials and region; the language's 365 days are the same (product.md section 9). */
const COOKIE_SECONDS = 31_536_000;

export interface Credentials {
  accessId: string;
  accessToken: string;
}

/** Cookies of a request. The first of two with one name wins, as browsers send the more specific one first. */
export const readCookies = (header: string | undefined): ReadonlyMap<string, string> => {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
};

const ACCESS_ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const ACCESS_TOKEN = /^[\w-]{20,64}$/;

/** Both halves of the credentials, or nothing: what cannot be ours is not sent on. */
export const readCredentials = (cookies: ReadonlyMap<string, string>): Credentials | undefined => {
  const accessId = cookies.get('access_id') ?? '';
  const accessToken = cookies.get('access_token') ?? '';
  return ACCESS_ID.test(accessId) && ACCESS_TOKEN.test(accessToken) ? { accessId, accessToken } : undefined;
};

const attributes = (secure: boolean, maxAge: number, path = '/'): string =>
  `Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Set-Cookie lines that keep the credentials out of reach of every script. */
export const keepCredentials = ({ accessId, accessToken }: Credentials, secure: boolean): string[] => [
  `access_id=${accessId}; ${attributes(secure, COOKIE_SECONDS)}; HttpOnly`,
  `access_token=${accessToken}; ${attributes(secure, COOKIE_SECONDS)}; HttpOnly`,
];

/** Set-Cookie lines that make the browser forget them. */
export const forgetCredentials = (secure: boolean): string[] =>
  ['access_id', 'access_token'].map((name) => `${name}=; ${attributes(secure, 0)}; HttpOnly`);

/** Calls of a sign-in by another service: the key of the browser goes to no other. */
export const OAUTH_PATHS = '/api/user/oauth/';
/** Ten minutes at the service, and ten to choose a nickname (security.md, Sessions), in seconds. */
const OAUTH_SECONDS = 1200;

/** The key that binds a sign-in by another service to this browser; undefined for what cannot be ours. */
export const readOauthKey = (cookies: ReadonlyMap<string, string>): string | undefined => {
  const key = cookies.get('oauth_key') ?? '';
  return /^[\w-]{43}$/.test(key) ? key : undefined;
};

/** Set-Cookie line that keeps that key out of reach of every script; null makes the browser forget it. */
export const keepOauthKey = (key: string | null, secure: boolean): string => {
  const seconds = key === null ? 0 : OAUTH_SECONDS;
  return `oauth_key=${key ?? ''}; ${attributes(secure, seconds, OAUTH_PATHS)}; HttpOnly`;
};

/** Set-Cookie line of the language or the region, which scripts may read. */
const keepChoice = (name: 'locale' | 'region', value: string, secure: boolean): string =>
  `${name}=${value}; ${attributes(secure, COOKIE_SECONDS)}`;

/** Set-Cookie lines for what the visitor's cookies do not say yet of language and region. */
export const choiceCookies = (
  cookies: ReadonlyMap<string, string>,
  { locale, region }: { locale: Locale; region: Region },
  secure: boolean,
): string[] => [
  ...(cookies.get('locale') === locale ? [] : [keepChoice('locale', locale, secure)]),
  ...(isRegion(cookies.get('region')) ? [] : [keepChoice('region', region, secure)]),
];

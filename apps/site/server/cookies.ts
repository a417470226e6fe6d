import { parseCookie, stringifySetCookie } from 'cookie';

/** A year, in seconds: credentials, region and referral code; the language's 365 days are the same (docs/product/site-shell.md#cookies). */
const COOKIE_SECONDS = 31_536_000;

export interface Credentials {
  accessId: string;
  accessToken: string;
}

/** Cookies of a request. The first of two with one name wins, as browsers send the more specific one first. */
export const readCookies = (header: string | undefined): ReadonlyMap<string, string | undefined> =>
  new Map(Object.entries(parseCookie(header ?? '')));

const ACCESS_ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const ACCESS_TOKEN = /^[\w-]{20,64}$/;

/** Credentials of a request; undefined if one half is missing or malformed, so that it is not forwarded. */
export const readCredentials = (cookies: ReadonlyMap<string, string | undefined>): Credentials | undefined => {
  const accessId = cookies.get('access_id') ?? '';
  const accessToken = cookies.get('access_token') ?? '';
  return ACCESS_ID.test(accessId) && ACCESS_TOKEN.test(accessToken) ? { accessId, accessToken } : undefined;
};

interface CookieOptions {
  secure: boolean;
  /** Lifetime in seconds; 0 deletes the cookie. */
  maxAge: number;
  path?: string;
  /** Hidden from scripts of the page. */
  httpOnly?: boolean;
}

const setCookie = (name: string, value: string, { path = '/', httpOnly = true, ...options }: CookieOptions): string =>
  stringifySetCookie(name, value, { ...options, path, httpOnly, sameSite: 'lax' });

/**
 * Set-Cookie line by which the page knows before its first paint that a player is signed in. Scripts may read it; it holds
 * no secret and grants no access.
 */
const hintCookie = (secure: boolean): string =>
  setCookie('signed_in', '1', { secure, maxAge: COOKIE_SECONDS, httpOnly: false });

/** The same line, if a request has credentials but not this cookie. */
export const hintCookies = (cookies: ReadonlyMap<string, string | undefined>, secure: boolean): string[] =>
  cookies.get('signed_in') !== '1' && readCredentials(cookies) !== undefined ? [hintCookie(secure)] : [];

/** Set-Cookie lines of the credentials, hidden from scripts. */
export const credentialCookies = ({ accessId, accessToken }: Credentials, secure: boolean): string[] => [
  setCookie('access_id', accessId, { secure, maxAge: COOKIE_SECONDS }),
  setCookie('access_token', accessToken, { secure, maxAge: COOKIE_SECONDS }),
  hintCookie(secure),
];

/** Set-Cookie lines that delete the credentials and what pages have stored about the account. */
export const expiredCredentialCookies = (secure: boolean): string[] => [
  ...['access_id', 'access_token'].map((name) => setCookie(name, '', { secure, maxAge: 0 })),
  ...['signed_in', 'account_theme'].map((name) => setCookie(name, '', { secure, maxAge: 0, httpOnly: false })),
];

/** A secret that binds a sign-in to the browser that began it; sent only with the calls that begin and complete it. */
export interface BrowserKey {
  cookie: string;
  /** Request header that carries the secret to the API. */
  header: string;
  /** Response field in which the API returns it. */
  field: string;
  /** Path prefix of its calls. */
  paths: string;
  seconds: number;
}

const BROWSER_KEYS: readonly BrowserKey[] = [
  // Ten minutes at another service, and ten to choose a nickname (docs/product/accounts.md#sign-in-services).
  { cookie: 'oauth_key', header: 'oauth-key', field: 'oauthKey', paths: '/api/user/oauth/', seconds: 1200 },
  { cookie: 'passkey_key', header: 'passkey-key', field: 'passkeyKey', paths: '/api/user/passkey/', seconds: 300 },
];

/** The browser key that a call uses, if any. */
export const browserKeyOf = (path: string): BrowserKey | undefined =>
  BROWSER_KEYS.find(({ paths }) => path.startsWith(paths));

/** Value of the key in the cookies; undefined if missing or malformed. */
export const readBrowserKey = (
  cookies: ReadonlyMap<string, string | undefined>,
  { cookie }: BrowserKey,
): string | undefined => {
  const key = cookies.get(cookie) ?? '';
  return /^[\w-]{43}$/.test(key) ? key : undefined;
};

/** Set-Cookie line of the key, hidden from scripts; null deletes the cookie. */
export const browserKeyCookie = ({ cookie, paths, seconds }: BrowserKey, key: string | null, secure: boolean): string =>
  setCookie(cookie, key ?? '', { secure, maxAge: key === null ? 0 : seconds, path: paths });

/** Set-Cookie line of the referral code, valid for a year and hidden from scripts. */
export const referralCodeCookie = (code: string, secure: boolean): string =>
  setCookie('referralCode', code, { secure, maxAge: COOKIE_SECONDS });

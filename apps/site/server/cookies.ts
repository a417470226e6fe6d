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

/** Both halves of the credentials, or nothing: what cannot be ours is not sent on. */
export const readCredentials = (cookies: ReadonlyMap<string, string | undefined>): Credentials | undefined => {
  const accessId = cookies.get('access_id') ?? '';
  const accessToken = cookies.get('access_token') ?? '';
  return ACCESS_ID.test(accessId) && ACCESS_TOKEN.test(accessToken) ? { accessId, accessToken } : undefined;
};

interface CookieOptions {
  secure: boolean;
  /** How long it is valid; 0 deletes it. */
  maxAge: number;
  path?: string;
  /** Whether scripts of the page cannot read it. */
  httpOnly?: boolean;
}

const setCookie = (name: string, value: string, { path = '/', httpOnly = true, ...options }: CookieOptions): string =>
  stringifySetCookie(name, value, { ...options, path, httpOnly, sameSite: 'lax' });

/**
 * Set-Cookie line that tells the page before its first paint that somebody is signed in. Scripts may read it; it holds
 * nothing secret, and opens nothing.
 */
const hintCookie = (secure: boolean): string =>
  setCookie('signed_in', '1', { secure, maxAge: COOKIE_SECONDS, httpOnly: false });

/** The same line where a request has credentials without it. */
export const hintCookies = (cookies: ReadonlyMap<string, string | undefined>, secure: boolean): string[] =>
  cookies.get('signed_in') !== '1' && readCredentials(cookies) !== undefined ? [hintCookie(secure)] : [];

/** Set-Cookie lines that keep the credentials out of reach of every script. */
export const keepCredentials = ({ accessId, accessToken }: Credentials, secure: boolean): string[] => [
  setCookie('access_id', accessId, { secure, maxAge: COOKIE_SECONDS }),
  setCookie('access_token', accessToken, { secure, maxAge: COOKIE_SECONDS }),
  hintCookie(secure),
];

/** Set-Cookie lines that make the browser forget them, and what pages have noted about the account. */
export const forgetCredentials = (secure: boolean): string[] => [
  ...['access_id', 'access_token'].map((name) => setCookie(name, '', { secure, maxAge: 0 })),
  ...['signed_in', 'account_theme'].map((name) => setCookie(name, '', { secure, maxAge: 0, httpOnly: false })),
];

/** A secret that binds what a browser began to this browser: it goes to the calls that begin and end it, and to no other. */
export interface BrowserKey {
  cookie: string;
  /** Under which the API is told it. */
  header: string;
  /** Under which the API's answer brings it. */
  field: string;
  /** How the paths of its calls begin. */
  paths: string;
  seconds: number;
}

const BROWSER_KEYS: readonly BrowserKey[] = [
  // Ten minutes at another service, and ten to choose a nickname (docs/product/accounts.md#sign-in-services).
  { cookie: 'oauth_key', header: 'oauth-key', field: 'oauthKey', paths: '/api/user/oauth/', seconds: 1200 },
  { cookie: 'passkey_key', header: 'passkey-key', field: 'passkeyKey', paths: '/api/user/passkey/', seconds: 300 },
];

/** The key that belongs to a call; undefined for every other call. */
export const browserKeyOf = (path: string): BrowserKey | undefined =>
  BROWSER_KEYS.find(({ paths }) => path.startsWith(paths));

/** That key of this browser; undefined for what cannot be ours. */
export const readBrowserKey = (
  cookies: ReadonlyMap<string, string | undefined>,
  { cookie }: BrowserKey,
): string | undefined => {
  const key = cookies.get(cookie) ?? '';
  return /^[\w-]{43}$/.test(key) ? key : undefined;
};

/** Set-Cookie line that keeps it out of reach of every script; null makes the browser forget it. */
export const keepBrowserKey = ({ cookie, paths, seconds }: BrowserKey, key: string | null, secure: boolean): string =>
  setCookie(cookie, key ?? '', { secure, maxAge: key === null ? 0 : seconds, path: paths });

/** Set-Cookie line of who invited: kept for a year, for the host alone to read. */
export const keepReferralCode = (code: string, secure: boolean): string =>
  setCookie('referralCode', code, { secure, maxAge: COOKIE_SECONDS });

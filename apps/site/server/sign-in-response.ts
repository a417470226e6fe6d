import type { Readable } from 'node:stream';
import { type BrowserKey, browserKeyOf, type Credentials } from './cookies.ts';

/** Exchanges a token of the previous site, found by a script of the page, for one of this site. */
export const LEGACY_PATH = '/api/user/auth/token-legacy';
/** Calls whose response contains a token. */
const SIGN_IN_PATHS: ReadonlySet<string> = new Set(['/api/user/auth/login', '/api/user/register', LEGACY_PATH]);
/** Whether the response of a call may contain a secret that must not reach the page. */
export const isSignIn = (path: string): boolean => SIGN_IN_PATHS.has(path) || browserKeyOf(path) !== undefined;
/** Calls of the launcher and of the operators' app: their responses contain tokens, and no page needs them. */
const OTHER_APPS = ['/api/launcher/', '/api/admin/'];

/** Whether a call is one of the launcher or of the operators' app, which no page of the site makes. */
export const isOfOtherApp = (path: string): boolean => OTHER_APPS.some((start) => path.toLowerCase().startsWith(start));

export const SIGN_OUT_PATH = '/api/user/auth/logout';

/** Whether the response to a sign-out means that the session has ended or never existed; other errors leave it open. */
export const endsSession = (status = 503): boolean => (status >= 200 && status < 300) || status === 401;

/** Largest sign-in response that is read into memory, in bytes. */
const MAX_BYTES = 256 * 1024;

export interface SignInResponse {
  /** The response without token and key, for the page. */
  body: string;
  /** Stored in cookies; undefined if no player was signed in. */
  credentials: Credentials | undefined;
  /** Secret that binds the sign-in to the browser. */
  browserKey: string | undefined;
}

/** Reads a sign-in response; undefined, with the rest unread, if it exceeds the limit. */
export const readSignIn = async (answer: Readable): Promise<string | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Separates the secrets of a sign-in response from what the page may see; undefined for any other body, which might
 * contain a token.
 *
 * @param key the browser key of the call
 */
export const extractSecrets = (text: string, key?: BrowserKey): SignInResponse | undefined => {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(answer)) return undefined;
  const { accessToken, ...rest } = answer;
  const browserKey = key === undefined ? undefined : rest[key.field];
  const shown = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== key?.field));
  const { accessId } = rest;
  const complete = typeof accessToken === 'string' && typeof accessId === 'string';
  return {
    body: JSON.stringify(shown),
    credentials: complete ? { accessId, accessToken } : undefined,
    browserKey: typeof browserKey === 'string' ? browserKey : undefined,
  };
};

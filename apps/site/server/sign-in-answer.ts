import type { Readable } from 'node:stream';
import { type BrowserKey, browserKeyOf, type Credentials } from './cookies.ts';

/** Brings a token of the site before this one, which a script of the page has found, for one of ours. */
export const LEGACY_PATH = '/api/user/auth/token-legacy';
/** Calls whose answer carries a token, and the one that ends it. */
const SIGN_IN_PATHS: ReadonlySet<string> = new Set(['/api/user/auth/login', '/api/user/register', LEGACY_PATH]);
/** Whether the answer of a call may carry a secret that no page may know. */
export const isSignIn = (path: string): boolean => SIGN_IN_PATHS.has(path) || browserKeyOf(path) !== undefined;
/** Calls of the launcher, which speaks to the API itself: their answers carry tokens too, and no page needs them. */
export const LAUNCHER_PATHS = '/api/launcher/';
export const SIGN_OUT_PATH = '/api/user/auth/logout';

/** Whether an answer to a sign-out says that the session is over, or never was: a refusal, as 429, leaves it open. */
export const endsSession = (status = 503): boolean => (status >= 200 && status < 300) || status === 401;

/** Largest answer to a sign-in that is read into memory, in bytes. */
const LIMIT = 256 * 1024;

export interface SignInAnswer {
  /** What the page may see: the same without token and key. */
  body: string;
  /** What goes into cookies; undefined where nobody was signed in. */
  credentials: Credentials | undefined;
  /** What binds what was begun to the browser. */
  browserKey: string | undefined;
}

/** The whole of an answer to a sign-in; undefined, and the rest not read, where it is longer than any is. */
export const readSignIn = async (answer: Readable): Promise<string | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LIMIT) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Takes the secrets out of an answer; undefined for what no sign-in is answered with: a token could hide in it.
 *
 * @param key the key that belongs to the call
 */
export const takeToken = (text: string, key?: BrowserKey): SignInAnswer | undefined => {
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

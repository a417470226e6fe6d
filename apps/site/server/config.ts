import { SITE_VARIABLES } from './site-variables.ts';
import { readReferralCode, SOURCE_ALIASES } from './source-aliases.ts';

/** Everything the host takes from its environment. */
export interface SiteConfig {
  host: string;
  port: number;
  /** Address of the API without `/api`. */
  apiUrl: string;
  /** Own public address: decides Secure on cookies and which Origin may write. */
  siteOrigin: string;
  /** Address that canonical links name; the same as `siteOrigin` unless this is a mirror. */
  primaryOrigin: string;
  /** Where archives of the launcher and their `latest.json` are; null where none are published. */
  downloadsUrl: string | null;
  brand: string;
  /** Whether search engines are welcome; not where the site is tried out. */
  crawled: boolean;
  /** Whether the pages that show the kit are served; refused in production. */
  developmentPages: boolean;
  /** How many proxies in front of us are believed for X-Forwarded-For. */
  proxyHops: number;
  /** What a page is drawn from has to be there after so long, in ms. */
  pageDeadlineMs: number;
  /** An API that has not answered whole so long after the last of the question counts as away, in ms. */
  answerDeadlineMs: number;
  /** Referral codes by the word of `/source/{word}`, in lower case. */
  sourceAliases: ReadonlyMap<string, string>;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Name = keyof typeof SITE_VARIABLES;

/** A variable, or its default. */
const read = <N extends Name>(env: Environment, name: N): string | (typeof SITE_VARIABLES)[N]['default'] =>
  env[name] ?? SITE_VARIABLES[name].default;

const address = (value: string, name: string): URL => {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error(`${name} is not an http(s) address: ${value}`);
  return url;
};

const origin = (value: string, name: string): string => address(value, name).origin;

const folder = (value: string, name: string): string => {
  const url = address(value, name);
  return url.origin + url.pathname.replace(/\/+$/, '');
};

const wholeNumber = (value: string, name: string): number => {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) throw new Error(`${name} is not a number: ${value}`);
  return number;
};

const developmentPages = (env: Environment): boolean => {
  const wanted = read(env, 'DEVELOPMENT_PAGES') === 'on';
  if (wanted && env['NODE_ENV'] === 'production') throw new Error('DEVELOPMENT_PAGES is not for production');
  return wanted;
};

const aliases = (value: string | null): ReadonlyMap<string, string> => {
  if (value === null) return new Map(Object.entries(SOURCE_ALIASES));
  const pairs = value.split(',').filter((pair) => pair.trim() !== '');
  return new Map(
    pairs.map((pair): [string, string] => {
      const [word = '', code] = pair.split('=').map((part) => part.trim());
      const known = readReferralCode(code);
      if (word === '' || known === undefined) throw new Error(`SOURCE_ALIASES holds no word=code: ${pair}`);
      return [word.toLowerCase(), known];
    }),
  );
};

/** What an answer of the API that came at its own deadline needs to reach us, in ms. */
const ON_THE_WAY_MS = 400;

/** The API's own deadline, of which it is told by the same name, and the way back. */
const apiDeadline = (env: Environment, name: 'READ_DEADLINE_MS' | 'WRITE_DEADLINE_MS'): number => {
  const ms = Number(read(env, name));
  if (!Number.isInteger(ms) || ms < 1) throw new Error(`${name} is not a number of milliseconds: ${env[name]}`);
  return ms + ON_THE_WAY_MS;
};

/** Reads and checks the environment. Throws with the name of the variable that is wrong. */
export const readConfig = (env: Environment): SiteConfig => {
  const port = wholeNumber(read(env, 'SITE_PORT'), 'SITE_PORT');
  const siteOrigin = origin(read(env, 'SITE_URL') ?? `http://127.0.0.1:${port}`, 'SITE_URL');
  const downloads = read(env, 'DOWNLOADS_URL');
  return {
    host: read(env, 'SITE_HOST'),
    port,
    apiUrl: origin(read(env, 'API_URL'), 'API_URL'),
    siteOrigin,
    primaryOrigin: origin(read(env, 'PRIMARY_ORIGIN') ?? siteOrigin, 'PRIMARY_ORIGIN'),
    downloadsUrl: downloads ? folder(downloads, 'DOWNLOADS_URL') : null,
    developmentPages: developmentPages(env),
    brand: read(env, 'BRAND_NAME'),
    crawled: read(env, 'SEARCH_ENGINES') !== 'off',
    proxyHops: wholeNumber(read(env, 'TRUST_PROXY_HOPS'), 'TRUST_PROXY_HOPS'),
    pageDeadlineMs: apiDeadline(env, 'READ_DEADLINE_MS'),
    answerDeadlineMs: apiDeadline(env, 'WRITE_DEADLINE_MS'),
    sourceAliases: aliases(read(env, 'SOURCE_ALIASES')),
  };
};

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
  const wanted = env['DEVELOPMENT_PAGES'] === 'on';
  if (wanted && env['NODE_ENV'] === 'production') throw new Error('DEVELOPMENT_PAGES is not for production');
  return wanted;
};

const aliases = (value: string | undefined): ReadonlyMap<string, string> => {
  if (value === undefined) return new Map(Object.entries(SOURCE_ALIASES));
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
const apiDeadline = (env: Environment, name: string, usual: number): number => {
  const ms = Number(env[name] ?? usual);
  if (!Number.isInteger(ms) || ms < 1) throw new Error(`${name} is not a number of milliseconds: ${env[name]}`);
  return ms + ON_THE_WAY_MS;
};

/** Reads and checks the environment. Throws with the name of the variable that is wrong. */
export const readConfig = (env: Environment): SiteConfig => {
  const port = wholeNumber(env['SITE_PORT'] ?? '4200', 'SITE_PORT');
  const siteOrigin = origin(env['SITE_URL'] ?? `http://127.0.0.1:${port}`, 'SITE_URL');
  return {
    host: env['SITE_HOST'] ?? '127.0.0.1',
    port,
    apiUrl: origin(env['API_URL'] ?? 'http://127.0.0.1:4201', 'API_URL'),
    siteOrigin,
    primaryOrigin: origin(env['PRIMARY_ORIGIN'] ?? siteOrigin, 'PRIMARY_ORIGIN'),
    downloadsUrl: env['DOWNLOADS_URL'] ? folder(env['DOWNLOADS_URL'], 'DOWNLOADS_URL') : null,
    developmentPages: developmentPages(env),
    brand: env['BRAND_NAME'] ?? 'Hoshikraft',
    crawled: env['SEARCH_ENGINES'] !== 'off',
    proxyHops: wholeNumber(env['TRUST_PROXY_HOPS'] ?? '0', 'TRUST_PROXY_HOPS'),
    pageDeadlineMs: apiDeadline(env, 'READ_DEADLINE_MS', 1400),
    answerDeadlineMs: apiDeadline(env, 'WRITE_DEADLINE_MS', 4500),
    sourceAliases: aliases(env['SOURCE_ALIASES']),
  };
};

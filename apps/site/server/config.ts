import { SITE_VARIABLES } from './site-variables.ts';
import { readReferralCode, SOURCE_ALIASES } from './source-aliases.ts';

/** Settings of the site server, read from the environment. */
export interface SiteConfig {
  host: string;
  port: number;
  /** Address of the API without `/api`. */
  apiUrl: string;
  /** Public address of this site: decides Secure on cookies and which Origin may write. */
  siteOrigin: string;
  /** Origin of canonical links; differs from `siteOrigin` only on a mirror. */
  primaryOrigin: string;
  /** Folder of the launcher's archives and their `latest.json`; null if none are published. */
  downloadsUrl: string | null;
  brand: string;
  /** Whether search engines may index the site; off on test sites. */
  crawled: boolean;
  /** Whether the pages that show the UI kit are served; refused in production. */
  developmentPages: boolean;
  /** Number of proxies in front that are trusted for X-Forwarded-For. */
  proxyHops: number;
  /** Deadline for the API calls of a page, in ms. */
  pageDeadlineMs: number;
  /** Deadline for a whole API response after the end of its request, in ms; later the API counts as unavailable. */
  responseDeadlineMs: number;
  /** Referral codes by the word of `/source/{word}`, in lower case. */
  sourceAliases: ReadonlyMap<string, string>;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Name = keyof typeof SITE_VARIABLES;

/** The value of a variable, or its default. */
const read = <N extends Name>(env: Environment, name: N): string | (typeof SITE_VARIABLES)[N]['default'] =>
  env[name] ?? SITE_VARIABLES[name].default;

const address = (value: string, name: string): URL => {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error(`${name} is not an http(s) address: ${value}`);
  return url;
};

/** An address of a host alone: the site lies at its root, so a path would be lost silently. */
const origin = (value: string, name: string): string => {
  const url = address(value, name);
  if (url.href !== `${url.origin}/`) throw new Error(`${name} must not have a path, query or user name: ${value}`);
  return url.origin;
};

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
  const enabled = read(env, 'DEVELOPMENT_PAGES') === 'on';
  if (enabled && env['NODE_ENV'] === 'production') throw new Error('DEVELOPMENT_PAGES is not for production');
  return enabled;
};

const aliases = (value: string | null): ReadonlyMap<string, string> => {
  if (value === null) return new Map(Object.entries(SOURCE_ALIASES));
  const pairs = value.split(',').filter((pair) => pair.trim() !== '');
  return new Map(
    pairs.map((pair): [string, string] => {
      const [word = '', code] = pair.split('=').map((part) => part.trim());
      const referralCode = readReferralCode(code);
      if (word === '' || referralCode === undefined) throw new Error(`SOURCE_ALIASES holds no word=code: ${pair}`);
      return [word.toLowerCase(), referralCode];
    }),
  );
};

/** Time for a response that the API sends at its own deadline to arrive here, in ms. */
const TRANSFER_MS = 400;

/** The API's own deadline, which it reads from the same variable, plus the transfer time. */
const apiDeadline = (env: Environment, name: 'READ_DEADLINE_MS' | 'WRITE_DEADLINE_MS'): number => {
  const ms = Number(read(env, name));
  if (!Number.isInteger(ms) || ms < 1) throw new Error(`${name} is not a number of milliseconds: ${env[name]}`);
  return ms + TRANSFER_MS;
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
    responseDeadlineMs: apiDeadline(env, 'WRITE_DEADLINE_MS'),
    sourceAliases: aliases(read(env, 'SOURCE_ALIASES')),
  };
};

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Locale } from '@hoshikraft/shared';
import type { RenderedPage } from '../pages.ts';
import type { CachedPage } from './page-cache.ts';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Headers and body of a response as they are sent, by encoding. */
export type StoredResponse = Readonly<Record<Encoding, { headers: Readonly<Record<string, string>>; body: Buffer }>>;

export interface StoredPage extends CachedPage {
  fresh: StoredResponse;
  /** The same page with a notice that it may be out of date. */
  outdated: () => Promise<StoredResponse>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const BROTLI_QUALITY = 5;

/** Headers that are never stored: those of encoding and caching, and cookies, which belong to one visitor. */
const NOT_STORED = new Set([
  'cache-control',
  'content-encoding',
  'content-length',
  'set-cookie',
  'transfer-encoding',
  'vary',
]);

const FRESH = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';

/** What the HTML depends on besides its address. Cookies name region, theme and account theme. */
const VARY = 'Accept-Encoding, Accept-Language, Cookie';
const VARY_BY_SYSTEM = `${VARY}, User-Agent, Sec-CH-UA-Platform`;

const OUTDATED_NOTICES: Record<Locale, string> = {
  ru: 'Сейчас нет связи с сервером. Страница могла устареть.',
  en: 'There is no connection to the server right now. This page may be out of date.',
};

/** Adds the notice at the end of the body, where React ignores elements that it did not render. */
const withNotice = (html: string, locale: Locale): string => {
  const end = html.lastIndexOf('</body>');
  const notice = `<aside class="site-old-note" role="status">${OUTDATED_NOTICES[locale]}</aside>`;
  return html.slice(0, end) + notice + html.slice(end);
};

/** For responses that are sent once. */
const uncompressed = (html: string, headers: Readonly<Record<string, string>>): StoredResponse => {
  const body = Buffer.from(html);
  const answer = { headers: { ...headers, 'content-length': String(body.length) }, body };
  return { br: answer, gzip: answer, identity: answer };
};

const compressed = async (html: string, headers: Readonly<Record<string, string>>): Promise<StoredResponse> => {
  const identity = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gzipped] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)]);
  const encoded = (body: Buffer, encoding?: Encoding) => ({
    headers: {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    },
    body,
  });
  return { br: encoded(br, 'br'), gzip: encoded(gzipped, 'gzip'), identity: encoded(identity) };
};

/**
 * @param bySystem whether the page also depends on the visitor's operating system
 * @param shared whether a proxy may store it
 */
export const storePage = async (
  { status, headers: given, html }: RenderedPage,
  { locale, bySystem, shared }: { locale: Locale; bySystem: boolean; shared: boolean },
): Promise<StoredPage> => {
  const own = Object.fromEntries([...given].filter(([name]) => !NOT_STORED.has(name)));
  const isShared = shared && status === 200;
  const headers = {
    ...own,
    'cache-control': isShared ? FRESH : 'private, no-cache',
    vary: bySystem ? VARY_BY_SYSTEM : VARY,
  };
  const fresh = status === 200 ? await compressed(html, headers) : uncompressed(html, headers);
  let outdated: Promise<StoredResponse> | undefined;
  return {
    status,
    fresh,
    outdated: () =>
      (outdated ??= compressed(withNotice(html, locale), {
        ...headers,
        'cache-control': 'private, no-cache',
        warning: '110 - "Response is Stale"',
      })),
    // Twice: an outdated page holds both responses. At least 1: a redirect has no body, and the cache rejects size 0.
    size: 1 + 2 * ENCODINGS.reduce((sum, encoding) => sum + fresh[encoding].body.length, html.length),
  };
};

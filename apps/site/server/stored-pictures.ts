import type { NextFunction, Request, Response } from 'express';
import { clientAddress } from './client-address.ts';
import type { SiteConfig } from './config.ts';
import { refuse } from './refusal.ts';

/** Names that the API creates; no other path is forwarded. */
const STORED = /^\/files\/[0-9a-f]{32}-\d{1,5}\.(?:avif|jpg|png|webp)$/;
const SHARED = /^\/share\/(?:(?:[a-z]{1,10}\/)?[a-z0-9][a-z0-9-]{0,79}|(?:profile|invite)\/\w{3,16})\.(?:ru|en)\.jpg$/;

/** Part of the deadline reserved for the fallback picture of a link preview, in ms. */
const FALLBACK_MS = 1500;

// The launcher's pages, of another origin, show covers of news.
const FORWARDED_HEADERS = [
  'content-type',
  'cache-control',
  'etag',
  'content-security-policy',
  'cross-origin-resource-policy',
];

/** Fallback for the picture of a link preview; undefined if there is none. */
const fallbackFor = (path: string): string | undefined => {
  const locale = SHARED.test(path) ? /\.(ru|en)\.jpg$/.exec(path)?.[1] : undefined;
  const home = `/share/home.${locale}.jpg`;
  return locale === undefined || path === home ? undefined : home;
};

interface FetchOptions {
  headers: Record<string, string>;
  timeoutMs: number;
}

const fetchPicture = async (
  address: string,
  { headers, timeoutMs }: FetchOptions,
): Promise<{ picture: globalThis.Response; bytes: Buffer }> => {
  const picture = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  const bytes = Buffer.from(await picture.arrayBuffer());
  if (![200, 304, 404].includes(picture.status)) throw new Error(`answered ${picture.status}`);
  return { picture, bytes };
};

/**
 * Pictures of the API under our own address, so that pages load nothing from other hosts. They are the same for every
 * player, so they are requested without credentials.
 *
 * A link preview requests its picture once, and the API may have to render it first: if that takes too long, the picture of
 * the home page is sent instead, uncached.
 */
export const storedPictures =
  ({ apiUrl, proxyHops, responseDeadlineMs }: Pick<SiteConfig, 'apiUrl' | 'proxyHops' | 'responseDeadlineMs'>) =>
  async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (!STORED.test(request.path) && !SHARED.test(request.path)) return next();
    const bodyOf = (bytes: Buffer): Buffer | undefined => (request.method === 'HEAD' ? undefined : bytes);
    const forwarded = { 'x-forwarded-for': clientAddress(request, proxyHops) };
    const known = request.headers['if-none-match'];
    const fallback = fallbackFor(request.path);
    try {
      const { picture, bytes } = await fetchPicture(apiUrl + request.path, {
        headers: { ...forwarded, ...(known !== undefined && { 'if-none-match': known }) },
        timeoutMs: responseDeadlineMs - (fallback === undefined ? 0 : FALLBACK_MS),
      });
      if (picture.status === 404) return refuse(request, response, 'not_found');
      for (const name of FORWARDED_HEADERS) {
        const value = picture.headers.get(name);
        if (value !== null) response.setHeader(name, value);
      }
      response.status(picture.status).end(picture.status === 304 ? undefined : bodyOf(bytes));
    } catch {
      const substitute =
        fallback === undefined
          ? undefined
          : await fetchPicture(apiUrl + fallback, { headers: forwarded, timeoutMs: FALLBACK_MS }).catch(
              () => undefined,
            );
      if (substitute?.picture.status !== 200) return refuse(request, response, 'database_unavailable');
      response.set({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' }).end(bodyOf(substitute.bytes));
    }
  };

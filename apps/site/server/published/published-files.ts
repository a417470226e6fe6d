import { createHash } from 'node:crypto';
import { isLocale } from '@hoshikraft/shared';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { SiteConfig } from '../config.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import { refuse } from '../refusal.ts';
import { newsFeed } from './feed.ts';
import { publishedDocuments } from './published-documents.ts';
import { robotsText } from './robots.ts';
import { sitemapFile } from './sitemap.ts';

/** Memory for cached files, in bytes; a part of the site map takes up to 3 MB. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Together with the caches of browsers and proxies, a change is visible within a minute. ms */
const REVALIDATED_MS = 25_000;
const FRESH_MS = 10_000;
const CACHE_CONTROL = 'public, max-age=30';

interface PublishedFile {
  status: number;
  size: number;
  body: Buffer;
  etag: string;
}

const fileOf = (status: number, body: Buffer): PublishedFile => ({
  status,
  size: body.length + 1,
  body,
  etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

const TYPES = { sitemap: 'application/xml; charset=utf-8', feed: 'application/atom+xml; charset=utf-8' };

const kindOf = (path: string): keyof typeof TYPES | undefined => {
  if (/^\/sitemap(-[a-z]+(-\d{1,4})?)?\.xml$/.test(path)) return 'sitemap';
  const [, locale] = /^\/([a-z]{2})\/feed\.xml$/.exec(path) ?? [];
  return isLocale(locale) ? 'feed' : undefined;
};

/**
 * `/robots.txt`, the site map and the news feed in each language. Files are cached for seconds, and stay while the API is
 * unavailable or slow; without a cached file 503.
 */
export const publishedFiles = (config: SiteConfig): RequestHandler => {
  const documents = publishedDocuments(config.apiUrl);
  const cache = createPageCache<PublishedFile>({
    maxBytes: MAX_BYTES,
    revalidatedMs: REVALIDATED_MS,
    freshMs: FRESH_MS,
  });
  const robots = robotsText(config);

  const createBody = async (path: string): Promise<Buffer | undefined> => {
    const locale = path.slice(1, 3);
    return kindOf(path) === 'feed' && isLocale(locale)
      ? Buffer.from(await newsFeed(locale, config, documents))
      : sitemapFile(path, config.primaryOrigin, documents);
  };

  const createFile = async (path: string): Promise<PublishedFile> => {
    const body = await createBody(path).catch((error: unknown) => {
      console.error(`site: ${path} was not made: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    });
    return body === undefined ? fileOf(404, Buffer.alloc(0)) : fileOf(200, body);
  };

  const sendFile = async (request: Request, response: Response, kind: keyof typeof TYPES): Promise<void> => {
    const { path } = request;
    const cached = await cache(path, () => createFile(path)).catch(() => undefined);
    if (cached === undefined) return refuse(request, response, 'database_unavailable');
    const { status, etag, body } = cached.page;
    if (status === 404) return refuse(request, response, 'not_found');
    if (cached.outdated) response.set('Warning', '110 - "Response is Stale"');
    response.set({ 'Content-Type': TYPES[kind], 'Cache-Control': CACHE_CONTROL, ETag: etag });
    if (request.fresh) response.status(304).end();
    else response.send(body);
  };

  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.path === '/robots.txt')
      return void response.type('text').set('Cache-Control', CACHE_CONTROL).send(robots);
    const kind = kindOf(request.path);
    if (kind === undefined) next();
    else sendFile(request, response, kind).catch(next);
  };
};

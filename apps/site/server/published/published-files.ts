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

/** Memory for kept files, in bytes; a part of the site map takes up to 3 MB. */
const MAX_BYTES = 32 * 1024 * 1024;

/** With what a browser or a proxy keeps besides, a change is seen within a minute. ms */
const KEPT_MS = 25_000;
const FRESH_MS = 10_000;
const FOR_OTHERS = 'public, max-age=30';

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
 * `/robots.txt`, the site map and the feed of news in each language, for whoever asks. What the API was asked for is kept
 * for seconds, and stays while the API is away or slow; without it 503.
 */
export const publishedFiles = (config: SiteConfig): RequestHandler => {
  const documents = publishedDocuments(config.apiUrl);
  const cache = createPageCache<PublishedFile>({ maxBytes: MAX_BYTES, revalidatedMs: KEPT_MS, freshMs: FRESH_MS });
  const robots = robotsText(config);

  const make = async (path: string): Promise<Buffer | undefined> => {
    const locale = path.slice(1, 3);
    return kindOf(path) === 'feed' && isLocale(locale)
      ? Buffer.from(await newsFeed(locale, config, documents))
      : sitemapFile(path, config.primaryOrigin, documents);
  };

  const made = async (path: string): Promise<PublishedFile> => {
    const body = await make(path).catch((error: unknown) => {
      console.error(`site: ${path} was not made: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    });
    return body === undefined ? fileOf(404, Buffer.alloc(0)) : fileOf(200, body);
  };

  const answer = async (request: Request, response: Response, kind: keyof typeof TYPES): Promise<void> => {
    const { path } = request;
    const cached = await cache(path, () => made(path)).catch(() => undefined);
    if (cached === undefined) return refuse(request, response, 'database_unavailable');
    const { status, etag, body } = cached.page;
    if (status === 404) return refuse(request, response, 'not_found');
    if (cached.outdated) response.set('Warning', '110 - "Response is Stale"');
    response.set({ 'Content-Type': TYPES[kind], 'Cache-Control': FOR_OTHERS, ETag: etag });
    if (request.fresh) response.status(304).end();
    else response.send(body);
  };

  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.path === '/robots.txt') return void response.type('text').set('Cache-Control', FOR_OTHERS).send(robots);
    const kind = kindOf(request.path);
    if (kind === undefined) next();
    else answer(request, response, kind).catch(next);
  };
};

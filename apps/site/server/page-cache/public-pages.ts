import type { Request, RequestHandler, Response } from 'express';
import { clientAddress } from '../client-address.ts';
import type { SiteConfig } from '../config.ts';
import { hintCookies, readCookies } from '../cookies.ts';
import type { RenderPublicPage } from '../pages.ts';
import { createPageCache } from './page-cache.ts';
import { findPublicPage, type PublicPage } from './public-page.ts';
import { createRevisions } from './revisions.ts';
import { type Encoding, type StoredPage, storePage } from './stored-page.ts';

/** Memory for rendered pages, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

export interface PublicPagesOptions {
  config: SiteConfig;
  render: RenderPublicPage;
}

/** The best encoding that the browser accepts. Browsers list all of them, gzip first. */
const encodingFor = (request: Request): Encoding => {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(?!\.0*[1-9]))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?!\.0*[1-9]))/.test(accepted) ? 'gzip' : 'identity';
};

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const logError = (error: unknown, { address }: PublicPage): void =>
  console.error(`site: ${address} was not rendered: ${error instanceof Error ? error.message : String(error)}`);

/**
 * Public pages from memory: the same bytes for every player and visitor, rendered for a visitor. The browser fills in what
 * belongs to an account. All other requests go to the next handler.
 */
export const cachedPublicPages = ({ config, render }: PublicPagesOptions): RequestHandler => {
  const cache = createPageCache<StoredPage>({ maxBytes: MAX_BYTES });
  const revisionOf = createRevisions(config);
  const secure = config.siteOrigin.startsWith('https:');
  const primaryHost = new URL(config.primaryOrigin).host;

  const send = async (
    request: Request,
    response: Response,
    { page, outdated }: { page: StoredPage; outdated: boolean },
  ): Promise<void> => {
    const answer = outdated ? await page.outdated() : page.fresh;
    const { headers, body } = answer[encodingFor(request)];
    const hints = hintCookies(readCookies(request.headers.cookie), secure);
    for (const name in headers) response.setHeader(name, headers[name] ?? '');
    if (hints.length > 0) response.setHeader('set-cookie', hints).setHeader('cache-control', 'private, no-cache');
    response.statusCode = page.status;
    response.end(body);
  };

  const sendPage: RequestHandler = async (request, response, next) => {
    const page = findPublicPage(request, request.originalUrl, readCookies(request.headers.cookie), primaryHost);
    if (page?.cacheKey === undefined) return next();
    const revision = page.showsPlayers ? await revisionOf(page) : '';
    if (revision === undefined) return next();

    let isRendering = false;
    const rendered = async (): Promise<StoredPage> => {
      isRendering = true;
      try {
        const options = { locale: page.locale, bySystem: page.platform !== '', shared: !page.showsPlayers };
        return await storePage(await render(page, clientAddress(request, config.proxyHops)), options);
      } catch (error) {
        logError(error, page);
        throw error;
      }
    };
    const stored = await cache(`${page.cacheKey} ${revision}`, rendered);
    // The API's rate limit is per visitor: requests that waited for this one are rendered for their own address.
    if (stored.page.status === 429 && !isRendering) return next();
    await send(request, response, stored);
  };
  return (request, response, next) => {
    if (isRead(request)) Promise.resolve(sendPage(request, response, next)).catch(next);
    else next();
  };
};

/** Public pages that are not cached, such as searches: rendered for each request, also for a visitor. */
export const uncachedPublicPages = ({ config, render }: PublicPagesOptions): RequestHandler => {
  const secure = config.siteOrigin.startsWith('https:');
  const primaryHost = new URL(config.primaryOrigin).host;
  return async (request, response, next) => {
    const cookies = readCookies(request.headers.cookie);
    const page = isRead(request) ? findPublicPage(request, request.originalUrl, cookies, primaryHost) : undefined;
    if (page === undefined) return next();
    const { status, headers, html } = await render(page, clientAddress(request, config.proxyHops));
    for (const [name, value] of headers) response.setHeader(name, value);
    response.append('Set-Cookie', hintCookies(cookies, secure));
    response.status(status).set('Cache-Control', 'private, no-cache').end(html);
  };
};

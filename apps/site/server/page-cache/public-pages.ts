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

/** Browsers list all that they accept at once, gzip first. */
const encodingFor = (request: Request): Encoding => {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(?!\.0*[1-9]))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?!\.0*[1-9]))/.test(accepted) ? 'gzip' : 'identity';
};

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const logged = (error: unknown, { address }: PublicPage): void =>
  console.error(`site: ${address} was not rendered: ${error instanceof Error ? error.message : String(error)}`);

/**
 * Public pages from memory: the same bytes for everybody, signed in or not, rendered as a visitor sees them. What belongs
 * to an account is filled in by the browser. Everything else goes on to the next handler.
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

  const answer: RequestHandler = async (request, response, next) => {
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
        logged(error, page);
        throw error;
      }
    };
    const stored = await cache(`${page.cacheKey} ${revision}`, rendered);
    // The API's limit is one visitor's own: whoever waited for that answer has the page rendered for their address.
    if (stored.page.status === 429 && !isRendering) return next();
    await send(request, response, stored);
  };
  return (request, response, next) => {
    if (isRead(request)) Promise.resolve(answer(request, response, next)).catch(next);
    else next();
  };
};

/** The rest of the public pages, such as searches: rendered for each request, and as a visitor sees them, too. */
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

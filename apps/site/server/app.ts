import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { apiProxy } from './api-proxy.ts';
import { cleanAddress } from './clean-address.ts';
import type { SiteConfig } from './config.ts';
import { publishedFiles } from './published/published-files.ts';
import { referralLinks } from './referral-links.ts';
import { refuseBroken } from './refusal.ts';
import { securityHeaders } from './security-headers.ts';
import { storedPictures } from './stored-pictures.ts';
import { onlyWellFormed } from './well-formed.ts';

export interface AppParts {
  config: SiteConfig;
  development: boolean;
  /** Serves files of the build, or of the development server. */
  files: RequestHandler;
  /** Public pages from the cache; there is none in development. */
  cachedPages?: RequestHandler;
  /** Public pages that are rendered for each request. */
  publicPages: RequestHandler;
  /** Pages of one account. */
  ownPages: RequestHandler;
  /** Whether the process is about to end. */
  draining: () => boolean;
}

/**
 * For what is packed once and read once. The defaults spend half of the time that drawing takes, mostly on a window of 4 MB
 * for a page of 100 KB, and win four bytes in a hundred.
 */
const PACKING = {
  level: 3,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } },
};

/** The site's HTTP host, in the order a request meets its parts. */
export const buildApp = ({ config, development, files, draining, ...pages }: AppParts): Express => {
  const secure = config.siteOrigin.startsWith('https:');
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.get('/health/live', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/health/ready', (_request, response) => {
    if (draining()) response.status(503).json({ status: 'draining' });
    else response.json({ status: 'ok' });
  });
  app.use(securityHeaders({ https: secure, development }));
  app.use(onlyWellFormed);
  app.use(storedPictures(config));
  if (pages.cachedPages !== undefined) app.use(pages.cachedPages);
  const packed = compression(PACKING);
  app.use('/api', packed, apiProxy(config));
  app.use(files);
  app.use(packed);
  app.use(publishedFiles(config));
  app.use(referralLinks(config));
  app.use(cleanAddress({ primaryOrigin: config.primaryOrigin }));
  app.use(pages.publicPages);
  app.use(pages.ownPages);
  app.use(refuseBroken);
  return app;
};

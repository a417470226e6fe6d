import express, { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';

const YEAR_MS = 31_536_000_000;
const HOUR_MS = 3_600_000;

/**
 * Files of a build, compressed by the build. Browsers cache those with a hash in their name permanently, others for an
 * hour, the id of the newest build never.
 */
export const staticFiles = (folder: string): RequestHandler => {
  const options = { index: false, redirect: false } as const;
  const precompressed = (path: string, serveStatic: object): RequestHandler =>
    expressStaticGzip(path, {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: false,
      serveStatic: { ...options, ...serveStatic },
    });
  const router = Router();
  router.use('/assets', precompressed(`${folder}/assets`, { immutable: true, maxAge: YEAR_MS }));
  router.use(
    '/builds',
    express.static(`${folder}/builds`, {
      ...options,
      etag: false,
      lastModified: false,
      setHeaders: (response) => response.setHeader('Cache-Control', 'no-store'),
    }),
  );
  const others = precompressed(folder, { maxAge: HOUR_MS });
  // Every file has an extension and no page has one: pages need no lookup on the disk.
  router.use((request, response, next) => (request.path.includes('.') ? others(request, response, next) : next()));
  return router;
};

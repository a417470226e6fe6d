import express, { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';

const YEAR_MS = 31_536_000_000;
const HOUR_MS = 3_600_000;

/**
 * Files of a build, as the build has packed them: those with a hash in their name for ever, others for an hour, the newest
 * build's id never.
 */
export const staticFiles = (folder: string): RequestHandler => {
  const options = { index: false, redirect: false } as const;
  const packed = (path: string, serveStatic: object): RequestHandler =>
    expressStaticGzip(path, {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: false,
      serveStatic: { ...options, ...serveStatic },
    });
  const router = Router();
  router.use('/assets', packed(`${folder}/assets`, { immutable: true, maxAge: YEAR_MS }));
  router.use(
    '/builds',
    express.static(`${folder}/builds`, {
      ...options,
      etag: false,
      lastModified: false,
      setHeaders: (response) => response.setHeader('Cache-Control', 'no-store'),
    }),
  );
  const others = packed(folder, { maxAge: HOUR_MS });
  // Every file has an ending, and no page has: nobody looks for a page on the disk.
  router.use((request, response, next) => (request.path.includes('.') ? others(request, response, next) : next()));
  return router;
};

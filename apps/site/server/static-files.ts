import express, { type RequestHandler, Router } from 'express';

const YEAR_MS = 31_536_000_000;
const HOUR_MS = 3_600_000;

/** Files of a build: those with a hash in their name for ever, others for an hour, the newest build's id never. */
export const staticFiles = (folder: string): RequestHandler => {
  const options = { index: false, redirect: false } as const;
  const router = Router();
  router.use('/assets', express.static(`${folder}/assets`, { ...options, immutable: true, maxAge: YEAR_MS }));
  router.use(
    '/builds',
    express.static(`${folder}/builds`, {
      ...options,
      etag: false,
      lastModified: false,
      setHeaders: (response) => response.setHeader('Cache-Control', 'no-store'),
    }),
  );
  router.use(express.static(folder, { ...options, maxAge: HOUR_MS }));
  return router;
};

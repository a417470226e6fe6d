import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import type { SiteBuild } from './pages.ts';

/** Vite's development server instead of a build: `npm run dev`. */
export const developmentSite = async (): Promise<{
  files: RequestHandler;
  load: () => Promise<SiteBuild>;
  close: () => Promise<void>;
}> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    server: { middlewareMode: true },
  });
  return {
    files: vite.middlewares as RequestHandler,
    load: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<SiteBuild>,
    close: () => vite.close(),
  };
};

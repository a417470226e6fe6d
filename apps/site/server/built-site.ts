import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Host } from '../app/host.ts';
import type { SiteBuild } from './pages.ts';

const built = (path: string): string => fileURLToPath(new URL(`../build/${path}`, import.meta.url));

/** Folder of what browsers may fetch. */
export const CLIENT_FOLDER = built('client');

const read = <T>(path: string): T => JSON.parse(readFileSync(built(path), 'utf8')) as T;

/** What `npm run build` has left behind. Throws where nothing was built. */
export const readBuiltSite = () => {
  const manifest = read<Record<string, { file: string }>>('client/.vite/manifest.json');
  const catalogScripts: Host['catalogScripts'] = (locale) => {
    const chunk = manifest[`app/framework/locales/${locale}.po`];
    if (chunk === undefined) throw new Error(`The build has no catalog of ${locale}`);
    return [`/${chunk.file}`];
  };
  return {
    buildId: read<{ build: string }>('client/builds/latest.json').build,
    catalogScripts,
    load: () => import(built('server/index.js')) as Promise<SiteBuild>,
  };
};

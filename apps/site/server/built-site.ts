import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Host } from '../app/host.ts';
import type { SiteBuild } from './pages.ts';

const buildPath = (path: string): string => fileURLToPath(new URL(`../build/${path}`, import.meta.url));

/** Folder of the files that browsers may fetch. */
export const CLIENT_FOLDER = buildPath('client');

const readJson = <T>(path: string): T => JSON.parse(readFileSync(buildPath(path), 'utf8')) as T;

/** Reads the output of `npm run build`. Throws if there is none. */
export const readBuiltSite = () => {
  const manifest = readJson<Record<string, { file: string }>>('client/.vite/manifest.json');
  const catalogScripts: Host['catalogScripts'] = (locale, withPrivate) =>
    [`${locale}.po`, ...(withPrivate ? [`private/${locale}.po`] : [])].map((catalog) => {
      const chunk = manifest[`app/framework/locales/${catalog}`];
      if (chunk === undefined) throw new Error(`The build has no catalog ${catalog}`);
      return `/${chunk.file}`;
    });
  return {
    buildId: readJson<{ build: string }>('client/builds/latest.json').build,
    catalogScripts,
    load: () => import(buildPath('server/index.js')) as Promise<SiteBuild>,
  };
};

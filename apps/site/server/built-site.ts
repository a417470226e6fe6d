import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HandedOn, Host } from '../app/host.ts';
import type { SiteBuild } from './pages.ts';

const built = (path: string): string => fileURLToPath(new URL(`../build/${path}`, import.meta.url));

/** Folder of what browsers may fetch. */
export const CLIENT_FOLDER = built('client');

interface Chunk {
  file: string;
  isEntry?: boolean;
}

const HANDS_ON = /^export\{([^}]+)\}from"\.\/([\w.-]+)";?\s*$/;

/** Of a file that only hands on: where from, and what is called how. */
const readHandedOn = (file: string): HandedOn | undefined => {
  const [, names, from] = HANDS_ON.exec(readFileSync(built(`client/${file}`), 'utf8')) ?? [];
  if (names === undefined) return undefined;
  const pairs = names.split(',').map((name) => name.split(' as '));
  return { file: `/assets/${from}`, names: Object.fromEntries(pairs.map(([there, here = there]) => [here, there])) };
};

const read = <T>(path: string): T => JSON.parse(readFileSync(built(path), 'utf8')) as T;

/** What `npm run build` has left behind. Throws where nothing was built. */
export const readBuiltSite = () => {
  const manifest = read<Record<string, Chunk>>('client/.vite/manifest.json');
  const catalogScripts: Host['catalogScripts'] = (locale, folders) =>
    [...folders.map((folder) => `app/${folder}/locales/${locale}.po`)].flatMap((key) => {
      const file = manifest[key]?.file;
      return file === undefined ? [] : [`/${file}`];
    });
  const routes = Object.values(manifest).filter(({ isEntry }) => isEntry);
  const handedOn: Host['handedOn'] = new Map(
    routes.flatMap(({ file }) => {
      const on = readHandedOn(file);
      return on === undefined ? [] : [[`/${file}`, on]];
    }),
  );
  return {
    buildId: read<{ build: string }>('client/builds/latest.json').build,
    catalogScripts,
    handedOn,
    load: () => import(built('server/index.js')) as Promise<SiteBuild>,
  };
};

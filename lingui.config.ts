import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const root = fileURLToPath(new URL('.', import.meta.url));

// Globs need the file pattern at their end: a folder alone extracts nothing, silently.
const exclude = ['**/node_modules/**', '**/*.test.*', '**/*.fixture.*', '**/testing/**', '**/*.d.ts'];

/** What stands around every page of the site; its words are one catalog, kept in the first of these folders. */
const SHELL = ['shell', 'page', 'errors'];

/** Said on every page of site and launcher: gathered with the words of each, so that it is not one more file to fetch. */
const EVERYWHERE = 'libs/answers/src';

const speaks = (folder: string): boolean =>
  globSync(`${folder}/**/*.{ts,tsx}`, { exclude }).some((path) =>
    /from '@lingui\/(core|react)\/macro'/.test(readFileSync(path, 'utf8')),
  );

const catalog = (home: string, folders: readonly string[] = [home]) => ({
  path: `<rootDir>/${home}/locales/{locale}`,
  include: folders.map((folder) => `<rootDir>/${folder}/**/*.{ts,tsx}`),
  exclude,
});

/** A folder below `parent` that has something to say gets a catalog of its own, in it. */
const foldersOf = (parent: string, except: readonly string[] = []): string[] =>
  globSync(`${root}/${parent}`, { exclude })
    .filter((folder) => !except.some((name) => folder.endsWith(`/${name}`)) && speaks(folder))
    .map((folder) => relative(root, folder))
    .sort();

export default defineConfig({
  sourceLocale: 'en',
  locales: ['ru', 'en'],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
  catalogs: [
    catalog('apps/site/app/shell', [...SHELL.map((name) => `apps/site/app/${name}`), EVERYWHERE]),
    ...foldersOf('apps/site/app/*', SHELL).map((folder) => catalog(folder)),
    ...foldersOf('libs/**/src', ['answers/src']).map((folder) => catalog(folder)),
    catalog('apps/launcher-ui/src', ['apps/launcher-ui/src', EVERYWHERE]),
  ],
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { siteRoutes } from '../app/routing/route-table.ts';
import { CLIENT_FOLDER } from './built-site.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const manifest = JSON.parse(readFileSync(join(CLIENT_FOLDER, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** Code that only the editor contains: its engine, its store of drafts, its styles. */
const EDITOR = /ProseMirror|hoshikraft-drafts|editor-toolbar/;

const isEditors = (file: string): boolean => file.startsWith('content/editor/');

/** Files that the browser fetches for a page without interaction: its module and the static imports of module and frame. */
const filesOf = (keys: readonly string[]): string[] => {
  const found = new Set<string>();
  const visit = (key: string): void => {
    if (found.has(key)) return;
    found.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...found].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat());
};

const moduleKey = (file: string): string => {
  const key = Object.keys(manifest).find((one) => one.split('?')[0] === `app/${file}`);
  if (key === undefined) throw new Error(`${file} is not in the build`);
  return key;
};

const frame = Object.keys(manifest).filter((key) => /entry\.client|app\/root|locale-layout|-layout\.tsx/.test(key));
const holdsEditor = (file: string): boolean => EDITOR.test(readFileSync(join(CLIENT_FOLDER, file), 'utf8'));

test.each(siteRoutes.filter(({ file }) => !isEditors(file)).map(({ path, file }) => [path, file]))(
  'readers of /%s load no code of the editor',
  (_path, file) => {
    expect(filesOf([...frame, moduleKey(file)]).filter(holdsEditor)).toEqual([]);
  },
);

test('the check finds the engine in the pages of editors', () => {
  expect(filesOf([moduleKey('content/editor/edit-news.tsx')]).some(holdsEditor)).toBe(true);
});

test('the style sheet of all pages contains no editor styles', () => {
  const styles = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.css'));
  expect(styles.filter(holdsEditor).map((file) => file.replace(/-[\w-]+\.css$/, ''))).toEqual(['assets/editor']);
});

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createI18n } from '@hoshikraft/i18n';
import { wordsOf } from '../known-routes.ts';
import { cabinetRoutes, developmentRoutes, siteRoutes } from '../route-table.ts';
import { addWords } from './add-words.ts';

const app = join(__dirname, '..');
/** Folders that bring their words themselves: those of every page, and the search, which does when it is opened. */
const SHELL = ['shell', 'page', 'errors', 'search'];
/** What comes with its words when it is opened. */
const BRINGS_ITS_OWN = ['cabinet/proof-dialog.tsx'].map((file) => join(app, file));
const LAYOUTS = [
  ['profile/', 'profile/profile-layout.tsx'],
  ['cabinet/', 'cabinet/cabinet-layout.tsx'],
] as const;

/** Sources of ours that a module reaches, at once or later. */
const reached = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || BRINGS_ITS_OWN.includes(file)) return seen;
  seen.add(file);
  // A type brings no words.
  const source = readFileSync(file, 'utf8').replace(/^import type [^;]*;/gm, '');
  const imports = source.matchAll(/(?:from|import\(|import) ?'(\.[^']+\.tsx?)'/g);
  for (const [, path = ''] of imports) reached(join(dirname(file), path), seen);
  return seen;
};

const speaks = (file: string): boolean => /from '@lingui\/(core|react)\/macro'/.test(readFileSync(file, 'utf8'));

test.each([...siteRoutes, ...developmentRoutes, ...cabinetRoutes].map(({ path, file }) => [path, file]))(
  'the page /%s comes with the words of every folder it draws from',
  (path, file) => {
    // What stands around the pages of a player, and around the tabs of the cabinet, speaks too.
    const around = LAYOUTS.flatMap(([pages, layout]) => (path.startsWith(pages) ? [layout] : []));
    const folders = [file, ...around]
      .flatMap((module) => [...reached(join(app, module))])
      .filter(speaks)
      .map((source) => relative(app, source).split('/')[0] ?? '')
      .filter((folder) => !SHELL.includes(folder));
    const given = wordsOf(path === '' ? ':locale' : `:locale/${path}`);
    expect([...new Set(folders)].sort()).toEqual([...given].sort());
    expect(given.filter((folder) => !existsSync(join(app, folder, 'locales/ru.po')))).toEqual([]);
  },
);

test('a page speaks the words of its own folders and of the shell, and learns those of the next one', async () => {
  const i18n = createI18n('ru', []);
  await addWords(i18n, wordsOf(':locale/team'));
  const count = (): number => Object.keys(i18n.messages).length;
  const before = count();
  await addWords(i18n, wordsOf('/:locale/store/'));
  const after = count();
  expect(after).toBeGreaterThan(before);
  await addWords(i18n, wordsOf('/:locale/login'));
  expect(count()).toBeGreaterThan(after);
});

test('a page that it knows already is not told again, so that nothing is drawn anew', async () => {
  const i18n = createI18n('en', []);
  await addWords(i18n, ['store']);
  const changed = jest.fn();
  i18n.on('change', changed);
  await addWords(i18n, ['store']);
  expect(changed).not.toHaveBeenCalled();
  await addWords(i18n, ['pay']);
  expect(changed).toHaveBeenCalledTimes(1);
});

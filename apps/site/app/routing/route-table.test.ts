import type { RouteConfigEntry } from '@react-router/dev/routes';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CABINET_START, guardedRoute } from './known-routes.ts';
import { cabinetRoutes, developmentRoutes, siteRoutes } from './route-table.ts';
import routes from '../routes.ts';

const all = [...siteRoutes, ...developmentRoutes, ...cabinetRoutes];

test('editor pages require their permission', () => {
  const needed = all.filter(({ permission }) => permission !== undefined);
  expect(Object.fromEntries(needed.map(({ path, permission }) => [`/${path}`, permission]))).toEqual({
    '/news/create': 'web.documents.create',
    '/news/:document_id/edit': 'web.documents.edit',
    '/mods/create': 'web.documents.create',
    '/mods/:document_id/edit': 'web.documents.edit',
    '/servers/create': 'web.documents.create',
    '/servers/:document_id/edit': 'web.documents.edit',
    '/documents/work': 'web.documents.edit',
  });
});

test('every page has its module, and the first page of the cabinet is in the table', () => {
  expect(all.filter(({ file }) => !existsSync(join(__dirname, '..', file))).map(({ file }) => file)).toEqual([]);
  expect(cabinetRoutes.map(({ path }) => path)).toContain(CABINET_START);
});

/** Patterns of every route that renders a page or redirects. */
const patterns = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ children, path }) => (children ? patterns(children) : [path ?? '']));

test('every route has an access rule', () => {
  const found = patterns(routes);
  expect(found).toContain(':locale/pay');
  expect(found.filter((pattern) => guardedRoute(pattern) === undefined)).toEqual([]);
});

test.each([
  [':locale', 'default'],
  ['/:locale/', 'default'],
  [':locale/pay', 'protected'],
  ['/:locale/pay', 'protected'],
  [':locale/cabinet', 'protected'],
  [':locale/cabinet/roles', 'protected'],
  [':locale/login', 'auth'],
  [':locale/*', 'default'],
  [':locale/forgotten', undefined],
])('%s is guarded as %s', (pattern, type) => {
  expect(guardedRoute(pattern)?.type).toBe(type);
});

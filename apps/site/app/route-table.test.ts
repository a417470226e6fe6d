import type { RouteConfigEntry } from '@react-router/dev/routes';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CABINET_START, guardedRoute } from './known-routes.ts';
import { cabinetRoutes, developmentRoutes, siteRoutes } from './route-table.ts';
import routes from './routes.ts';

const all = [...siteRoutes, ...developmentRoutes, ...cabinetRoutes];

test('types and layouts are those of product.md section 2, but the store’s (docs/decisions)', () => {
  expect(Object.fromEntries(all.map(({ path, type, layout }) => [`/${path}`, `${type} ${layout}`]))).toEqual({
    '/': 'default fixed-header',
    '/cabinet/authorization': 'protected fixed-header',
    '/oauth/:provider': 'default compact',
    '/oauth/:provider/redirect': 'default compact',
    '/oauth/:provider/register': 'auth compact',
    '/servers': 'default fixed-header',
    '/servers/:document_id': 'default fixed-header',
    '/news': 'default fixed-header',
    '/news/:document_id': 'default fixed-header',
    '/mods': 'default fixed-header',
    '/mods/:document_id': 'default fixed-header',
    '/rules': 'default fixed-header',
    '/team': 'default fixed-header',
    '/top/:type': 'default fixed-header',
    '/top/:type/:server_name': 'default fixed-header',
    '/player-search': 'default fixed-header',
    '/profile/:nickname/statistics': 'default fixed-header',
    '/profile/:nickname/roles': 'default fixed-header',
    '/privacy': 'default fixed-header',
    '/public-offer': 'default fixed-header',
    '/store': 'default fixed-header',
    '/start': 'default compact',
    '/login': 'auth compact',
    '/register': 'auth compact',
    '/reset': 'default compact',
    '/restore': 'default compact',
    '/2fa': 'default compact',
    '/undo-email': 'default compact',
    '/logout': 'auth empty',
    '/pay': 'protected compact',
    '/banlist': 'protected fixed-header',
    '/profile/:nickname/friends/list': 'default fixed-header',
    '/profile/:nickname/friends/requests': 'default fixed-header',
    '/news/create': 'default fixed-header',
    '/news/:document_id/edit': 'default fixed-header',
    '/mods/create': 'default fixed-header',
    '/mods/:document_id/edit': 'default fixed-header',
    '/servers/create': 'default fixed-header',
    '/servers/:document_id/edit': 'default fixed-header',
    '/documents/work': 'default fixed-header',
    '/stats': 'default fixed-header',
    '/stats/:server_name': 'default fixed-header',
    '/error': 'default compact',
    '/development/icons': 'default fixed-header',
    '/development/elements': 'default fixed-header',
    '/development/adaptive/buttons': 'default compact',
    '/cabinet/bonus': 'protected fixed-header',
    '/cabinet/2fa': 'protected fixed-header',
    '/cabinet/refund': 'protected fixed-header',
    '/cabinet/roles': 'protected fixed-header',
    '/cabinet/abilities': 'protected fixed-header',
    '/cabinet/transactions': 'protected fixed-header',
    '/cabinet/theme': 'protected fixed-header',
    '/cabinet/invite': 'protected fixed-header',
    '/cabinet/privacy': 'protected fixed-header',
    '/cabinet/profile': 'protected fixed-header',
    '/cabinet/cover/:cover_part': 'protected fixed-header',
    '/cabinet/password': 'protected fixed-header',
    '/cabinet/email': 'protected fixed-header',
    '/cabinet/sessions': 'protected fixed-header',
  });
});

test('pages of editors need the permission that product.md section 6 names', () => {
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

test('every page has its module, and the cabinet begins at one of its own', () => {
  expect(all.filter(({ file }) => !existsSync(join(__dirname, file))).map(({ file }) => file)).toEqual([]);
  expect(cabinetRoutes.map(({ path }) => path)).toContain(CABINET_START);
});

/** The patterns of every route that draws or leads on, as the router joins them. */
const patterns = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ children, path }) => (children ? patterns(children) : [path ?? '']));

test('every route that the router knows says who may see it', () => {
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

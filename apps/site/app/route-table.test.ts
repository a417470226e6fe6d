import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CABINET_START, cabinetRoutes, guardedRoute, siteRoutes } from './route-table.ts';

const all = [...siteRoutes, ...cabinetRoutes];

test('types and layouts are those of product.md section 2, but the store’s (docs/decisions)', () => {
  expect(Object.fromEntries(all.map(({ path, type, layout }) => [`/${path}`, `${type} ${layout}`]))).toEqual({
    '/': 'default fixed-header',
    '/servers': 'default fixed-header',
    '/rules': 'default fixed-header',
    '/team': 'default fixed-header',
    '/privacy': 'default fixed-header',
    '/public-offer': 'default fixed-header',
    '/store': 'default fixed-header',
    '/start': 'default compact',
    '/login': 'auth compact',
    '/register': 'auth compact',
    '/logout': 'auth empty',
    '/pay': 'protected compact',
    '/error': 'default compact',
    '/cabinet/roles': 'protected fixed-header',
    '/cabinet/abilities': 'protected fixed-header',
    '/cabinet/transactions': 'protected fixed-header',
    '/cabinet/sessions': 'protected fixed-header',
  });
});

test('every page has its module, and the cabinet begins at one of its own', () => {
  expect(all.filter(({ file }) => !existsSync(join(__dirname, file))).map(({ file }) => file)).toEqual([]);
  expect(cabinetRoutes.map(({ path }) => path)).toContain(CABINET_START);
});

test.each([
  ['/ru', 'default'],
  ['/en/', 'default'],
  ['/ru/pay', 'protected'],
  ['/ru/pay/', 'protected'],
  ['/ru/cabinet', 'protected'],
  ['/ru/cabinet/roles', 'protected'],
  ['/en/login', 'auth'],
  ['/ru/cabinet/bonus', undefined],
  ['/ru/nothing', undefined],
])('%s is guarded as %s', (path, type) => {
  expect(guardedRoute(path)?.type).toBe(type);
});

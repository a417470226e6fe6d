import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { packedManifest, type RouteManifest } from '../scripts/packed-manifest.ts';

const build = fileURLToPath(new URL('../build/', import.meta.url));

const unpacked = (script: string): RouteManifest => {
  const window: { __reactRouterManifest?: RouteManifest } = {};
  runInNewContext(script, { window });
  return JSON.parse(JSON.stringify(window.__reactRouterManifest)) as RouteManifest;
};

/** A flag that is not set need not be there, and what a route's file imports the browser finds in that file. */
const meant = ({ routes }: RouteManifest) =>
  Object.values(routes).map(({ imports: _, ...route }) =>
    Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
  );

test('browsers are given the routes that the server has', async () => {
  const { assets } = (await import(`${build}server/index.js`)) as { assets: RouteManifest & { url: string } };
  const script = readFileSync(`${build}client${assets.url}`, 'utf8');
  expect(Object.keys(assets.routes).length).toBeGreaterThan(40);
  expect(meant(unpacked(script))).toEqual(meant(assets));
  expect(script.length).toBeLessThan(JSON.stringify(assets).length / 4);
});

const route = { id: 'a/b', path: ':locale/b', hasLoader: true, module: '/assets/b-x.js', imports: [], css: [] };

test.each([
  ['a file elsewhere', { module: '/other/b.js' }],
  ['two styles', { css: ['/assets/a.css', '/assets/b.css'] }],
  ['what the packer does not know', { clientLoaderModule: '/assets/c.js' }],
])('a route that names %s is not packed', (_, more) => {
  expect(() => packedManifest({ routes: { 'a/b': { ...route, ...more } } })).toThrow();
});

test('a manifest that says more than routes is not packed', () => {
  expect(() => packedManifest({ entry: {}, url: '/m', version: 'v', routes: {} })).not.toThrow();
  expect(() => packedManifest({ sri: {}, routes: {} })).toThrow('sri');
});

test('a line says what differs from the one above, and a path outside of the languages is kept', () => {
  const routes = {
    root: { ...route, id: 'root', path: '', css: ['/assets/s-1.css'] },
    'a/b': { ...route, parentId: 'root', imports: ['/assets/one-1.js'] },
    c: { ...route, id: 'c', parentId: 'root', path: ':locale', index: true },
    d: { ...route, id: 'd', path: 'oauth/steam', hasLoader: false, hasAction: true },
  };
  expect(meant(unpacked(packedManifest({ routes })))).toEqual(meant({ routes }));
});

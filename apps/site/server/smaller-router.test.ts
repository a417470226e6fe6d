import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { smallerRouter } from '../scripts/smaller-router.ts';

const assets = fileURLToPath(new URL('../build/client/assets', import.meta.url));
const router = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production');

interface Hooks {
  transform: { handler: (code: string, id: string) => string };
  buildEnd: (error?: Error) => void;
}

/** What becomes of the router's own files, or of others in their place, at the end of a build. */
const built = (code: (source: string) => string): (() => void) => {
  const plugin = smallerRouter() as unknown as Hooks;
  for (const file of readdirSync(router).filter((name) => name.endsWith('.mjs'))) {
    const path = join(router, file);
    plugin.transform.handler(code(readFileSync(path, 'utf8')), path);
  }
  return () => plugin.buildEnd();
};

// Said by what discovers routes, and by the error page without an application.
test.each(['react-router-manifest-version', 'Hey developer'])('no script of the site carries %j', (words) => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(40);
  expect(scripts.filter((name) => readFileSync(join(assets, name), 'utf8').includes(words))).toEqual([]);
});

test('a build fails where the router no longer has what is left out', () => {
  expect(built((source) => source)).not.toThrow();
  expect(built((source) => source.replaceAll('useFogOFWarDiscovery', 'useDiscovery'))).toThrow('useFogOFWarDiscovery');
});

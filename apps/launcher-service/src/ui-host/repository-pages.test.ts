import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '@hoshikraft/testkit/until';
import type { Pages } from '../context.ts';
import { openPagesStore } from './pages-store.ts';
import { createRepositoryPages } from './repository-pages.ts';
import { servePublished } from './testing/signed-pages.ts';
import { createUiHost } from './ui-host.ts';

type Published = Awaited<ReturnType<typeof servePublished>>;

let home: string;
let published: Published;
let host: Pages;
const warnings: unknown[] = [];
const log = { info: () => undefined, warn: (about: unknown) => void warnings.push(about) };
const text = (version: number) => ({ 'index.html': `<p>${version}</p>`, 'assets/app.js': `app(${version})` });

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'pages-'));
  published = await servePublished();
  warnings.length = 0;
  const source = createRepositoryPages({
    url: published.url,
    trustFolder: join(home, 'trust'),
    workFolder: join(home, 'work'),
    trustedRoot: published.root,
  });
  host = createUiHost({ store: await openPagesStore(join(home, 'ui')), source, log, everyMs: 30, retryMs: 20 });
});
afterEach(async () => {
  await host.close();
  published.close();
  await rm(home, { recursive: true });
});

const read = (path: string) => readFile(join(host.folder() ?? '', path), 'utf8');

test('signed pages are downloaded, verified and served, and the next version after them', async () => {
  published.publish(1, text(1));
  host.start();
  await until(() => host.versions().version === '0.1.0');
  expect([await read('index.html'), await read('assets/app.js')]).toEqual(['<p>1</p>', 'app(1)']);
  published.publish(2, text(2));
  await until(() => host.versions().version === '0.2.0');
  expect(await read('assets/app.js')).toBe('app(2)');
  expect(host.versions().previous).toBe('0.1.0');
  expect(existsSync(join(home, 'work'))).toBe(false);
});

test('while nothing new is published, only the hint is requested', async () => {
  published.publish(1, text(1));
  host.start();
  await until(() => host.versions().version === '0.1.0');
  const before = published.requested.length;
  await until(() => published.requested.length > before + 3);
  expect(new Set(published.requested.slice(before))).toEqual(new Set(['builds/latest.json']));
});

test.each<[string, (published: Published) => void]>([
  ['signed by a stranger', (to) => to.publish(2, text(2), { forged: true })],
  ['older than those seen', (to) => to.publish(4, text(4))],
  ['of another protocol', (to) => to.publish(6, text(6), { protocol: 2 })],
  [
    'not what was signed',
    (to) => {
      to.publish(6, { ...text(6), 'assets/app.js': 'longer(6)' });
      for (const [name, bytes] of to.files)
        if (bytes.toString() === 'longer(6)') to.files.set(name, Buffer.from('evil!!!!!'));
    },
  ],
])('pages %s are refused, and the previous version stays', async (_name, spoil) => {
  published.publish(5, text(5));
  host.start();
  await until(() => host.versions().version === '0.5.0');
  spoil(published);
  await until(() => warnings.length > 0);
  expect(host.versions()).toEqual({ version: '0.5.0', previous: null });
  expect(await read('index.html')).toBe('<p>5</p>');
});

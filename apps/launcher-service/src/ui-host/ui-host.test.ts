import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROTOCOL } from '@hoshikraft/launcher-contract';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '@hoshikraft/testkit/until';
import { LaunchFailure } from '../launch-failure.ts';
import type { Pages } from '../context.ts';
import type { Schemas } from '../schemas.ts';
import { openPagesStore } from './pages-store.ts';
import { createUiHost, type PagesSource } from './ui-host.ts';

type Manifest = Schemas['UiManifest'];
type Files = Record<string, string>;

let folder: string;
const hosts: Pages[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ui-'));
});
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close();
  await rm(folder, { recursive: true });
});

const pagesOf = (version: number): Files => ({
  'index.html': `<p>${version}</p>`,
  'assets/app.js': `app(${version})`,
});
const manifestOf = (version: number, files: Files, protocol = PROTOCOL): Manifest => ({
  type: 'ui',
  formatVersion: 1,
  id: 'launcher-ui',
  version,
  label: `0.${version}.0`,
  publishedAt: '2026-01-01T00:00:00Z',
  protocol,
  files: Object.entries(files).map(([path, text]) => ({
    path,
    size: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
    mode: 'enforce',
  })),
  packs: [],
});

/** A repository in memory; tests set its newest version and its errors. */
class Published implements PagesSource {
  manifest: Manifest | null = null;
  files: Files = {};
  failure: Error | null = null;
  looks = 0;
  refreshes = 0;

  publish(version: number, files = pagesOf(version), protocol = PROTOCOL): void {
    this.files = files;
    this.manifest = manifestOf(version, files, protocol);
  }
  hint() {
    this.looks += 1;
    if (this.failure) return Promise.reject(this.failure);
    return Promise.resolve(this.manifest?.label ?? '');
  }
  newest() {
    this.refreshes += 1;
    return Promise.resolve(this.manifest);
  }
  async place(_manifest: Manifest, into: string) {
    for (const [path, text] of Object.entries(this.files)) {
      await mkdir(dirname(join(into, path)), { recursive: true });
      await writeFile(join(into, path), text);
    }
  }
  close() {
    return Promise.resolve();
  }
}

const log = { info: () => undefined, warn: () => undefined };
const hostOf = async (source: PagesSource) => {
  const host = createUiHost({ store: await openPagesStore(folder), source, log, everyMs: 20, retryMs: 10 });
  hosts.push(host);
  return host;
};
const served = async (host: Pages) => readFile(join(host.folder() ?? '', 'index.html'), 'utf8');

test('the first pages are downloaded, and a newer version replaces them in one step; the old one stays', async () => {
  const source = new Published();
  source.publish(1);
  const host = await hostOf(source);
  expect([host.folder(), host.versions()]).toEqual([null, { version: null, previous: null }]);
  host.start();
  await until(() => host.versions().version === '0.1.0');
  expect(await served(host)).toBe('<p>1</p>');
  for (const version of [2, 3]) {
    source.publish(version);
    await until(() => host.versions().version === `0.${version}.0`);
    expect(await served(host)).toBe(`<p>${version}</p>`);
  }
  expect(host.versions()).toEqual({ version: '0.3.0', previous: '0.2.0' });
  await host.close();
  expect((await readdir(folder)).sort()).toEqual(['2', '3', 'pages.json']);
});

test('nothing is downloaded while nothing new is published', async () => {
  const source = new Published();
  source.publish(1);
  const host = await hostOf(source);
  host.start();
  await until(() => source.looks > 5);
  expect(source.refreshes).toBe(1);
});

test('without servers the stored pages are served', async () => {
  const source = new Published();
  source.publish(1);
  const first = await hostOf(source);
  first.start();
  await until(() => first.folder() !== null);
  await first.close();
  source.failure = new Error('no network');
  const second = await hostOf(source);
  second.start();
  expect(await served(second)).toBe('<p>1</p>');
});

test('pages are downloaded automatically after the servers recover', async () => {
  const source = new Published();
  source.publish(1);
  source.failure = new Error('no network');
  const host = await hostOf(source);
  host.start();
  await until(() => source.looks > 2);
  expect(host.folder()).toBeNull();
  source.failure = null;
  await until(() => host.folder() !== null);
});

test.each<[string, (source: Published) => void]>([
  ['speak another protocol', (source) => source.publish(2, pagesOf(2), PROTOCOL + 1)],
  ['are older', (source) => source.publish(0)],
  ['have no first page', (source) => source.publish(2, { 'app.js': 'x' })],
  [
    'are not what was signed',
    (source) => {
      source.publish(2);
      source.files['assets/app.js'] = 'evil()';
    },
  ],
  [
    'come half',
    (source) => {
      source.publish(2);
      delete source.files['assets/app.js'];
    },
  ],
  ['may not be installed', (source) => (source.manifest = null)],
  [
    'are signed wrongly',
    (source) => {
      source.publish(2);
      source.newest = () => {
        source.refreshes += 1;
        return Promise.reject(new LaunchFailure({ code: 'manifest_untrusted', reason: 'signature' }));
      };
    },
  ],
])('pages that %s are not served', async (_name, publish) => {
  const source = new Published();
  source.publish(1);
  const host = await hostOf(source);
  host.start();
  await until(() => host.folder() !== null);
  const { refreshes } = source;
  publish(source);
  await until(() => source.refreshes > refreshes);
  await host.close();
  expect(await served(host)).toBe('<p>1</p>');
  expect((await readdir(folder)).sort()).toEqual(['1', 'pages.json']);
});

test('an update that was killed halfway leaves the previous pages, and its temporary files are deleted', async () => {
  const store = await openPagesStore(folder);
  const source = new Published();
  const install = async (version: number) => {
    source.publish(version);
    const { manifest } = source;
    if (manifest) await store.install(manifest, (into) => source.place(manifest, into));
  };
  await install(1);
  // The states after a kill: files are staged, or the new folder is complete and the pointer is not written.
  await mkdir(join(folder, '.2-half'));
  await writeFile(join(folder, '.2-half', 'index.html'), 'half');
  await mkdir(join(folder, '2'));
  await writeFile(join(folder, '2', 'index.html'), '<p>2</p>');
  const reopened = await openPagesStore(folder);
  expect(reopened.current()?.version).toBe(1);
  expect(existsSync(join(folder, '.2-half')) || existsSync(join(folder, '2'))).toBe(false);
});

test.each(['cut short', 'removed', 'changed'])(
  'pages that were %s on the disk are replaced by the previous version',
  async (how) => {
    const source = new Published();
    const store = await openPagesStore(folder);
    for (const version of [1, 2]) {
      source.publish(version);
      const { manifest } = source;
      if (manifest) await store.install(manifest, (into) => source.place(manifest, into));
    }
    const file = join(folder, '2', 'assets', 'app.js');
    if (how === 'removed') await rm(file);
    else await writeFile(file, how === 'changed' ? 'app(9)' : '');
    const reopened = await openPagesStore(folder);
    expect([reopened.current()?.version, reopened.previous()]).toEqual([1, null]);
    const host = createUiHost({ store: reopened, source, log, everyMs: 20 });
    hosts.push(host);
    host.start();
    await until(() => host.versions().version === '0.2.0');
    expect(await served(host)).toBe('<p>2</p>');
  },
);

test('a broken pointer is ignored', async () => {
  await writeFile(join(folder, 'pages.json'), '{"current":{"version":"../..","label":1},');
  expect((await openPagesStore(folder)).current()).toBeNull();
  await writeFile(join(folder, 'pages.json'), '{"current":{"version":"../..","label":"x","files":[]}}');
  expect((await openPagesStore(folder)).current()).toBeNull();
});

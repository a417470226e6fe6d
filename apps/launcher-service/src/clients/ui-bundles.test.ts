import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type BuildServer, serveBuilds } from '../testing/build-server.ts';
import { createPublisher, type Publisher } from '../testing/publisher.ts';
import { addFiles, contentOf } from '../testing/sample-client.ts';
import { readTree, scratchFolders } from '../testing/scratch.ts';
import { createUiBundles, type UiBundles } from './ui-bundles.ts';

const scratch = scratchFolders();
const signal = new AbortController().signal;
let publisher: Publisher;
let server: BuildServer;
let home: string;
let bundles: UiBundles;

const open = () =>
  createUiBundles({
    url: server.url,
    folder: join(home, 'ui'),
    trust: join(home, 'trust', 'ui'),
    trustedRoot: publisher.trustedRoot,
  });
const publish = (version: number, page: string) => {
  const files = { 'index.html': Buffer.from(page), 'assets/app.js': contentOf(page, 50_000) };
  publisher.publish([
    {
      type: 'ui',
      formatVersion: 1,
      id: 'launcher-ui',
      version,
      label: `1.${version}.0`,
      publishedAt: '2026-01-01T00:00:00Z',
      protocol: 1,
      files: addFiles(publisher, files),
      packs: [],
    },
  ]);
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, bytes.toString('latin1')]));
};

beforeEach(async () => {
  publisher = createPublisher();
  server = await serveBuilds(publisher.files);
  home = scratch.make();
  bundles = open();
});
afterEach(async () => {
  await bundles.close();
  await server.close();
  scratch.remove();
});

test('the newest pages are fetched, and a later start finds them without the network', async () => {
  expect(await bundles.current()).toBeNull();
  const pages = publish(1, 'first');
  const bundle = await bundles.update(signal);
  expect(bundle).toMatchObject({ version: 1, label: '1.1.0', protocol: 1 });
  expect(readTree(bundle.folder)).toEqual(pages);
  await bundles.close();
  await server.close();
  bundles = open();
  expect(await bundles.current()).toEqual(bundle);
});

test('new pages are switched to as a whole, the ones before stay until the change after', async () => {
  publish(1, 'first');
  const first = await bundles.update(signal);
  const pages = publish(2, 'second');
  const second = await bundles.update(signal);
  expect(readTree(second.folder)).toEqual(pages);
  expect(Object.keys(readTree(first.folder))).toHaveLength(2);
  publish(3, 'third');
  await bundles.update(signal);
  const folders = readdirSync(join(home, 'ui')).filter((name) => /^\d/.test(name));
  expect(folders.map((name) => name.split('-')[0]).sort()).toEqual(['2', '3']);
});

test('pages that were spoilt on the disk are not shown, and are mended by the next update', async () => {
  const pages = publish(1, 'first');
  const bundle = await bundles.update(signal);
  writeFileSync(join(bundle.folder, 'index.html'), 'spoil');
  expect(await bundles.current()).toBeNull();
  expect(readTree((await bundles.update(signal)).folder)).toEqual(pages);
});

test('pages of an older version are refused', async () => {
  publish(2, 'second');
  await bundles.update(signal);
  publish(1, 'first');
  await expect(bundles.update(signal)).rejects.toMatchObject({
    reason: { code: 'manifest_untrusted', reason: 'rollback' },
  });
  expect(await bundles.current()).toMatchObject({ version: 2 });
});

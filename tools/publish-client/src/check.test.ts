import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkRepository } from './check.ts';
import { diskStore } from './store/disk-store.ts';
import { openStore } from './store/open-store.ts';
import { clientFiles, listVisible, NOW, openWorkshop } from './testing/workshop.ts';
import type { Workshop } from './testing/workshop.ts';

let workshop: Workshop;
beforeEach(async () => {
  workshop = openWorkshop();
  await workshop.publish([workshop.build('client', clientFiles)]);
});
afterEach(() => workshop.remove());

const check = () => checkRepository(diskStore(workshop.repository), null, NOW);
const place = (start: string): string => {
  const name = listVisible(workshop.repository).find((path) => path.startsWith(start));
  if (name === undefined) throw new Error(`nothing at ${start}`);
  return join(workshop.repository, name);
};
/** Other content of the same length, so that only a hash can detect it. */
const spoil = (start: string) => {
  const path = place(start);
  const bytes = readFileSync(path);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(path, bytes);
};

test.each([
  ['objects/', 'does not match its hash'],
  ['packs/', 'does not match its hash'],
  ['manifest-', 'does not match its hash'],
  ['snapshot-', 'does not match its hash'],
  ['root.1.json', /not a signed file|not valid JSON|too few of its own root keys|not a valid root/],
  ['timestamp.json', /not a signed file|too few/],
])('a changed byte in %s is detected', async (start, message) => {
  expect((await check()).objects).toBe(7);
  spoil(start);
  await expect(check()).rejects.toThrow(message);
});

test.each(['objects/', 'packs/', 'manifest-', 'snapshot-', 'root.1.json', 'root.json', 'timestamp.json'])(
  'without %s the repository is incomplete',
  async (start) => {
    rmSync(place(start));
    await expect(check()).rejects.toThrow('is missing in');
  },
);

test('a repository other than the trusted one is refused', async () => {
  const stranger = openWorkshop();
  try {
    const trusted = readFileSync(join(stranger.folders.keys, 'root.json'));
    const store = diskStore(workshop.repository);
    await expect(checkRepository(store, trusted, NOW)).rejects.toThrow('timestamp.json is signed by too few');
  } finally {
    stranger.remove();
  }
});

test('an older timestamp references an existing snapshot: outdated, but complete', async () => {
  const old = readFileSync(place('timestamp.json'));
  await workshop.publish([workshop.build('client', { ...clientFiles, 'options.txt': 'fov:1' })]);
  expect(readdirSync(workshop.repository).filter((name) => name.startsWith('snapshot-'))).toHaveLength(2);
  expect((await check()).bundles[0]?.version).toBe(2);
  writeFileSync(place('timestamp.json'), old);
  expect((await check()).bundles[0]?.version).toBe(1);
});

test('a repository is read over http, and cannot be written', async () => {
  const server = createServer((request, response) => {
    try {
      const bytes = readFileSync(join(workshop.repository, request.url ?? ''));
      response.writeHead(200, { 'content-length': bytes.length }).end(request.method === 'HEAD' ? undefined : bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const store = await openStore(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {});
    expect(await checkRepository(store, null, NOW)).toMatchObject({ objects: 7 });
    expect(await store.size('nothing')).toBeNull();
    await expect(workshop.publish([], { store })).rejects.toThrow('can only be read');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

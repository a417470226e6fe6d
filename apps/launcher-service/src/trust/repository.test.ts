import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Schemas } from '../schemas.ts';
import { type BuildServer, serveBuilds } from '../testing/build-server.ts';
import { createPublisher, inDays, newKey, type Publisher, sha256Of } from '../testing/publisher.ts';
import { addFiles, CLIENT_ID, clientManifest } from '../testing/sample-client.ts';
import { scratchFolders } from '../testing/scratch.ts';
import { openRepository } from './open-repository.ts';
import type { Repository } from './repository.ts';

const scratch = scratchFolders();
const signal = new AbortController().signal;
const DAY_MS = 86_400_000;
let publisher: Publisher;
let server: BuildServer;
let folder: string;
let clock: number;
let repository: Repository;

const open = () => {
  const options = { url: server.url, folder, trustedRoot: publisher.trustedRoot, timeoutMs: 2000 };
  return openRepository({ ...options, now: () => new Date(clock) });
};
const client = (version = 1, more: Partial<Schemas['ClientManifest']> = {}) =>
  clientManifest(publisher, addFiles(publisher, { 'mods/a.jar': Buffer.from(`a${version}`) }), { version, ...more });
/** All the way to the manifest. */
const read = async () => {
  const catalog = await repository.refresh(signal);
  const bundle = catalog.bundles.find(({ id }) => id === CLIENT_ID);
  return bundle && (await repository.manifest(bundle, signal));
};
const edit = (name: string, by: (bytes: Buffer) => Buffer) =>
  publisher.files.set(name, by(publisher.files.get(name) ?? Buffer.alloc(0)));
const named = (kind: string) => [...publisher.files.keys()].find((name) => name.startsWith(`${kind}-`)) ?? '';

beforeEach(async () => {
  publisher = createPublisher();
  server = await serveBuilds(publisher.files);
  folder = scratch.make();
  clock = Date.now();
  repository = open();
});
afterEach(async () => {
  await repository.close();
  await server.close();
  scratch.remove();
});

test('root, timestamp, snapshot and manifest vouch for each other', async () => {
  publisher.publish([client()]);
  expect(await repository.refresh(signal)).toMatchObject({ offline: false, mayInstall: true });
  expect(await read()).toEqual(client());
});

test.each<[string, string, () => void]>([
  ['a timestamp by a stranger', 'signature', () => publisher.publish([client()], { signers: [newKey()] })],
  ['a timestamp that is no envelope', 'schema', () => void publisher.files.set('timestamp.json', Buffer.from('{}'))],
  [
    'a manifest in place of a timestamp',
    'signature',
    () => void publisher.files.set('timestamp.json', publisher.seal('manifest', client())),
  ],
  [
    'a timestamp with a field that nobody knows',
    'schema',
    () => {
      const timestamp = {
        type: 'timestamp',
        version: 9,
        expires: inDays(1),
        snapshot: { version: 1, sha256: sha256Of(Buffer.of()), size: 0 },
      };
      publisher.files.set('timestamp.json', publisher.seal('timestamp', { ...timestamp, also: 1 }));
    },
  ],
  [
    'a timestamp without an end',
    'hash',
    () => edit('timestamp.json', (bytes) => Buffer.concat([bytes, Buffer.alloc(100_000, 32)])),
  ],
  [
    'a snapshot with other bytes',
    'hash',
    () => edit(named('snapshot'), (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from(' ')])),
  ],
  [
    'a snapshot that is longer',
    'hash',
    () => edit(named('snapshot'), (bytes) => Buffer.concat([bytes, Buffer.from(' ')])),
  ],
  ['a snapshot that is shorter', 'hash', () => edit(named('snapshot'), (bytes) => bytes.subarray(0, -1))],
  [
    'a manifest with other bytes',
    'hash',
    () => edit(named('manifest'), (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from(' ')])),
  ],
  ['a manifest with an unknown field', 'schema', () => publisher.publish([client(1, { also: 1 } as never)])],
  ['a manifest of another format', 'schema', () => publisher.publish([client(1, { formatVersion: 2 } as never)])],
  [
    'a manifest under the name of another client',
    'rollback',
    () => {
      publisher.publish([client(5)]);
      const bytes = publisher.seal('manifest', client(4));
      publisher.files.set(`manifest-${sha256Of(bytes)}.json`, bytes);
      const bundles = [
        { id: CLIENT_ID, kind: 'client', version: 5, manifest: { sha256: sha256Of(bytes), size: bytes.length } },
      ];
      const snapshot = publisher.seal('snapshot', { type: 'snapshot', version: 3, expires: inDays(3), bundles });
      publisher.files.set(`snapshot-${sha256Of(snapshot)}.json`, snapshot);
      const reference = { version: 3, sha256: sha256Of(snapshot), size: snapshot.length };
      publisher.files.set(
        'timestamp.json',
        publisher.seal('timestamp', { type: 'timestamp', version: 3, expires: inDays(3), snapshot: reference }),
      );
    },
  ],
  ...['../escape', '/etc/x', 'C:/x', 'a\\b', 'con', 'mods/x.', 'mods/a.jar:s', 'e\u0301'].map(
    (path): [string, string, () => void] => [
      `a manifest with the path ${JSON.stringify(path)}`,
      'path',
      () => publisher.publish([client(1, { files: addFiles(publisher, { [path]: Buffer.from('x') }) })]),
    ],
  ),
  [
    'twins by case',
    'path',
    () =>
      publisher.publish([
        client(1, { files: addFiles(publisher, { 'mods/a': Buffer.from('1'), 'Mods/b': Buffer.from('2') }) }),
      ]),
  ],
  [
    'a scope that leads out',
    'path',
    () => publisher.publish([client(1, { scopes: [{ path: '..', foreign: 'quarantine' }] })]),
  ],
  [
    'a class path that leads out',
    'path',
    () =>
      publisher.publish([
        client(1, { launch: { main: 'Main', classpath: ['../x.jar'], vmArgs: [], args: [], readyMarker: null } }),
      ]),
  ],
  [
    'a pack whose entry reaches past its end',
    'schema',
    () =>
      publisher.publish([
        client(1, {
          packs: [
            {
              sha256: sha256Of(Buffer.of()),
              size: 3,
              entries: [{ sha256: sha256Of(Buffer.of(1)), offset: 2, size: 2 }],
            },
          ],
        }),
      ]),
  ],
])('%s is refused: %s', async (_, reason, spoil) => {
  publisher.publish([client()]);
  spoil();
  await expect(read()).rejects.toMatchObject({ reason: { code: 'manifest_untrusted', reason } });
});

test('files of two systems may share a path, those of one may not', async () => {
  const twice = (first: 'windows' | 'linux') => [
    ...addFiles(publisher, { 'natives/lib': { bytes: Buffer.from('1'), rules: [{ os: first }] } }),
    ...addFiles(publisher, { 'natives/lib': { bytes: Buffer.from('2'), rules: [{ os: 'linux' }] } }),
  ];
  publisher.publish([client(1, { files: twice('windows') })]);
  expect((await read())?.files).toHaveLength(2);
  publisher.publish([client(2, { files: twice('linux') })]);
  await expect(read()).rejects.toMatchObject({ reason: { code: 'manifest_untrusted', reason: 'path' } });
});

test.each<[string, () => void]>([
  ['timestamp', () => publisher.publish([client(2)], { version: 1 })],
  ['bundle', () => publisher.publish([client(1)])],
  [
    'snapshot under a new timestamp',
    () => {
      const name = named('snapshot');
      const bytes = publisher.files.get(name) ?? Buffer.of();
      const snapshot = { version: 1, sha256: sha256Of(bytes), size: bytes.length };
      publisher.files.set(
        'timestamp.json',
        publisher.seal('timestamp', { type: 'timestamp', version: 9, expires: inDays(1), snapshot }),
      );
    },
  ],
])('an older %s than was seen is refused, also after a restart', async (_, goBack) => {
  publisher.publish([client(1)]);
  publisher.publish([client(2)]);
  expect(await read()).toMatchObject({ version: 2 });
  goBack();
  await repository.close();
  repository = open();
  await expect(read()).rejects.toMatchObject({ reason: { code: 'manifest_untrusted', reason: 'rollback' } });
});

test('a new root is believed when the old one and itself signed it, one version after the other', async () => {
  publisher.publish([client()]);
  await read();
  const old = publisher.keys;
  const second = { root: [newKey(), newKey()], online: [newKey()] };
  publisher.files.set('root.2.json', publisher.root(2, second, { signers: [...old.root, ...second.root] }));
  const third = { root: second.root, online: [newKey()] };
  publisher.files.set('root.3.json', publisher.root(3, third));
  publisher.keys = third;
  // The lost keys no longer hold us at what they signed.
  publisher.publish([client()], { version: 1 });
  expect(await read()).toMatchObject({ version: 1 });
  publisher.publish([client(3)], { signers: old.online });
  await expect(read()).rejects.toMatchObject({ reason: { code: 'manifest_untrusted', reason: 'signature' } });
  // Roots that were believed are there after a restart, though the server forgot them.
  publisher.files.delete('root.2.json');
  publisher.publish([client(4)]);
  await repository.close();
  repository = open();
  expect(await read()).toMatchObject({ version: 4 });
});

test.each<[string, string, (next: Publisher['keys']) => Buffer]>([
  ['only by itself', 'signature', (next) => publisher.root(2, next)],
  ['only by the old one', 'signature', (next) => publisher.root(2, next, { signers: publisher.keys.root })],
  [
    'by one key of two',
    'signature',
    (next) => publisher.root(2, next, { signers: [...publisher.keys.root.slice(1), ...next.root] }),
  ],
  [
    'with a version skipped',
    'rollback',
    (next) => publisher.root(3, next, { signers: [...publisher.keys.root, ...next.root] }),
  ],
  [
    'with its own version again',
    'rollback',
    (next) => publisher.root(1, next, { signers: [...publisher.keys.root, ...next.root] }),
  ],
])('a new root signed %s is refused', async (_, reason, make) => {
  publisher.publish([client()]);
  publisher.files.set('root.2.json', make({ root: [newKey(), newKey()], online: [newKey()] }));
  await expect(read()).rejects.toMatchObject({ reason: { code: 'manifest_untrusted', reason } });
});

test.each([
  ['timestamp', () => publisher.publish([client(2)], { timestampExpires: inDays(-1) })],
  ['snapshot', () => publisher.publish([client(2)], { snapshotExpires: inDays(-1) })],
  ['root', () => void publisher.files.set('root.2.json', publisher.root(2, publisher.keys, { expires: inDays(-1) }))],
])('with an expired %s nothing is installed, and the copy that was trusted is still there', async (_, expire) => {
  expire();
  if (publisher.files.has('timestamp.json')) {
    await expect(repository.refresh(signal)).rejects.toMatchObject({ reason: { code: 'metadata_expired' } });
  }
  publisher.files.delete('root.2.json');
  publisher.publish([client(1)], { version: 3 });
  await repository.close();
  folder = scratch.make();
  repository = open();
  await read();
  expire();
  if (publisher.files.has('root.2.json')) publisher.publish([client(2)], { version: 4 });
  expect(await repository.refresh(signal)).toMatchObject({ mayInstall: false, bundles: [{ version: 1 }] });
});

test('without the servers the trusted copy may be installed while it is fresh, played for 30 days, then nothing', async () => {
  publisher.publish([client()]);
  await read();
  await server.close();
  expect(await repository.refresh(signal)).toMatchObject({ offline: true, mayInstall: true });
  expect(await read()).toMatchObject({ version: 1 });
  clock += 4 * DAY_MS;
  expect(await repository.refresh(signal)).toMatchObject({ offline: true, mayInstall: false });
  clock += 28 * DAY_MS;
  expect(await repository.refresh(signal)).toMatchObject({ offline: true, mayInstall: false });
  clock += 2 * DAY_MS;
  await expect(repository.refresh(signal)).rejects.toMatchObject({ reason: { code: 'metadata_expired' } });
});

test('a trusted copy that was changed on the disk is no longer trusted', async () => {
  publisher.publish([client()]);
  await read();
  await server.close();
  const name = readdirSync(folder).find((each) => each.startsWith('snapshot-')) ?? '';
  const bytes = readFileSync(join(folder, name));
  writeFileSync(join(folder, name), Buffer.concat([bytes.subarray(0, -2), Buffer.from(' }')]));
  await expect(repository.refresh(signal)).rejects.toMatchObject({
    reason: { code: 'manifest_untrusted', reason: 'hash' },
  });
});

test('a spoilt manifest on the disk is fetched again', async () => {
  publisher.publish([client()]);
  await read();
  writeFileSync(join(folder, named('manifest')), Buffer.alloc(publisher.files.get(named('manifest'))?.length ?? 0));
  expect(await read()).toMatchObject({ version: 1 });
});

test.each([500, 429])('a server that answers %i is as good as none', async (status) => {
  server.fault = (_, response) => {
    response.writeHead(status).end();
    return true;
  };
  await expect(repository.refresh(signal)).rejects.toMatchObject({ reason: { code: 'manifest_unavailable' } });
});

test('one failed answer is asked for again', async () => {
  publisher.publish([client()]);
  let failures = 0;
  server.fault = (_, response, name) => {
    if (name !== 'timestamp.json' || failures > 0) return false;
    failures += 1;
    response.socket?.destroy();
    return true;
  };
  expect(await read()).toMatchObject({ version: 1 });
  expect(failures).toBe(1);
});

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { inDays, newKey, sha256Of } from '../../testing/publisher.ts';
import { addFiles, CLIENT_ID } from '../../testing/sample-client.ts';
import { trustRig } from '../../testing/trust-rig.ts';

const rig = trustRig();
const { client, named, read } = rig;
const signal = new AbortController().signal;
const edit = (name: string, by: (bytes: Buffer) => Buffer) =>
  rig.publisher.files.set(name, by(rig.publisher.files.get(name) ?? Buffer.alloc(0)));

test('root, timestamp, snapshot and manifest are verified in a chain', async () => {
  rig.publisher.publish([client()]);
  expect(await rig.repository.refresh(signal)).toMatchObject({ offline: false, mayInstall: true });
  expect(await read()).toEqual(client());
});

test.each<[string, string, () => void]>([
  ['a timestamp by a stranger', 'signature', () => rig.publisher.publish([client()], { signers: [newKey()] })],
  [
    'a timestamp that is no envelope',
    'schema',
    () => void rig.publisher.files.set('timestamp.json', Buffer.from('{}')),
  ],
  [
    'a manifest in place of a timestamp',
    'signature',
    () => void rig.publisher.files.set('timestamp.json', rig.publisher.seal('manifest', client())),
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
      rig.publisher.files.set('timestamp.json', rig.publisher.seal('timestamp', { ...timestamp, also: 1 }));
    },
  ],
  [
    'a timestamp that promises a snapshot of 4 GB',
    'schema',
    () => {
      const snapshot = { version: 1, sha256: sha256Of(Buffer.of()), size: 4_000_000_000 };
      const timestamp = { type: 'timestamp', version: 9, expires: inDays(1), snapshot };
      rig.publisher.files.set('timestamp.json', rig.publisher.seal('timestamp', timestamp));
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
  ['a manifest with an unknown field', 'schema', () => rig.publisher.publish([client(1, { also: 1 } as never)])],
  ['a manifest of another format', 'schema', () => rig.publisher.publish([client(1, { formatVersion: 2 } as never)])],
  [
    'a manifest under the name of another client',
    'rollback',
    () => {
      rig.publisher.publish([client(5)]);
      const bytes = rig.publisher.seal('manifest', client(4));
      rig.publisher.files.set(`manifest-${sha256Of(bytes)}.json`, bytes);
      const bundles = [
        { id: CLIENT_ID, kind: 'client', version: 5, manifest: { sha256: sha256Of(bytes), size: bytes.length } },
      ];
      const snapshot = rig.publisher.seal('snapshot', { type: 'snapshot', version: 3, expires: inDays(3), bundles });
      rig.publisher.files.set(`snapshot-${sha256Of(snapshot)}.json`, snapshot);
      const reference = { version: 3, sha256: sha256Of(snapshot), size: snapshot.length };
      rig.publisher.files.set(
        'timestamp.json',
        rig.publisher.seal('timestamp', { type: 'timestamp', version: 3, expires: inDays(3), snapshot: reference }),
      );
    },
  ],
  ...['../escape', '/etc/x', 'C:/x', 'a\\b', 'con', 'mods/x.', 'mods/a.jar:s', 'e\u0301'].map(
    (path): [string, string, () => void] => [
      `a manifest with the path ${JSON.stringify(path)}`,
      'path',
      () => rig.publisher.publish([client(1, { files: addFiles(rig.publisher, { [path]: Buffer.from('x') }) })]),
    ],
  ),
  [
    'twins by case',
    'path',
    () =>
      rig.publisher.publish([
        client(1, { files: addFiles(rig.publisher, { 'mods/a': Buffer.from('1'), 'Mods/b': Buffer.from('2') }) }),
      ]),
  ],
  [
    'a scope that leads out',
    'path',
    () => rig.publisher.publish([client(1, { scopes: [{ path: '..', foreign: 'quarantine' }] })]),
  ],
  [
    'a class path that leads out',
    'path',
    () =>
      rig.publisher.publish([
        client(1, { launch: { main: 'Main', classpath: ['../x.jar'], vmArgs: [], args: [], readyMarker: null } }),
      ]),
  ],
  [
    'a pack whose entry reaches past its end',
    'schema',
    () =>
      rig.publisher.publish([
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
  rig.publisher.publish([client()]);
  spoil();
  await expect(read()).rejects.toMatchObject({ reason: { code: 'manifest_untrusted', reason } });
});

test('files of two systems may have the same path, those of one system may not', async () => {
  const twice = (first: 'windows' | 'linux') => [
    ...addFiles(rig.publisher, { 'natives/lib': { bytes: Buffer.from('1'), rules: [{ os: first }] } }),
    ...addFiles(rig.publisher, { 'natives/lib': { bytes: Buffer.from('2'), rules: [{ os: 'linux' }] } }),
  ];
  rig.publisher.publish([client(1, { files: twice('windows') })]);
  expect((await read())?.files).toHaveLength(2);
  rig.publisher.publish([client(2, { files: twice('linux') })]);
  await expect(read()).rejects.toMatchObject({ reason: { code: 'manifest_untrusted', reason: 'path' } });
});

const older: [string, () => void][] = [
  ['timestamp', () => rig.publisher.publish([client(2)], { version: 1 })],
  ['bundle', () => rig.publisher.publish([client(1)])],
  [
    'snapshot under a new timestamp',
    () => {
      const name = named('snapshot');
      const bytes = rig.publisher.files.get(name) ?? Buffer.of();
      const snapshot = { version: 1, sha256: sha256Of(bytes), size: bytes.length };
      rig.publisher.files.set(
        'timestamp.json',
        rig.publisher.seal('timestamp', { type: 'timestamp', version: 9, expires: inDays(1), snapshot }),
      );
    },
  ],
];

test.each(older)('a %s older than a known one is refused, also after a restart', async (_, goBack) => {
  rig.publisher.publish([client(1)]);
  rig.publisher.publish([client(2)]);
  expect(await read()).toMatchObject({ version: 2 });
  goBack();
  await rig.reopen();
  await expect(read()).rejects.toMatchObject({ reason: { code: 'manifest_untrusted', reason: 'rollback' } });
});

const spoilt: [string, string | null][] = [
  ['lost', null],
  ['cut short', '{"timestamp":'],
  ['no object', 'null'],
  ['without bundles', '{"bundles":null}'],
  ['with versions that are none', '{"timestamp":0,"snapshot":"2","bundles":{}}'],
];
const forgetting = spoilt.flatMap(([what, text]) =>
  older.map(([kind, goBack]): [string, string, string | null, () => void] => [what, kind, text, goBack]),
);

test.each(forgetting)(
  'with a record of versions that is %s, the trusted copy refuses an older %s, and a newer one is accepted',
  async (_what, _kind, text, goBack) => {
    rig.publisher.publish([client(1)]);
    rig.publisher.publish([client(2)]);
    await read();
    const note = join(rig.folder, 'seen.json');
    if (text === null) rmSync(note);
    else writeFileSync(note, text);
    goBack();
    await expect(read()).rejects.toMatchObject({ reason: { code: 'manifest_untrusted', reason: 'rollback' } });
    rig.publisher.publish([client(3)], { version: 20 });
    expect(await read()).toMatchObject({ version: 3 });
  },
);

test('if record and trusted copy are both damaged, what the servers sign is accepted as new', async () => {
  rig.publisher.publish([client(1)]);
  await read();
  for (const name of ['seen.json', 'timestamp.json']) writeFileSync(join(rig.folder, name), '{}');
  rig.publisher.publish([client(2)]);
  expect(await read()).toMatchObject({ version: 2 });
});

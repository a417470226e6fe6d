import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { inDays, newKey, type Publisher } from '../../testing/publisher.ts';
import { trustRig } from '../../testing/trust-rig.ts';
import { Unreachable } from './metadata-source.ts';
import { createRepository } from './repository.ts';
import { openTrustStore } from './trust-store.ts';

const DAY_MS = 86_400_000;
const rig = trustRig();
const { client, named, read } = rig;
const signal = new AbortController().signal;

test('a new root is trusted if it is signed by the previous one and itself, one version after another', async () => {
  rig.publisher.publish([client()]);
  await read();
  const old = rig.publisher.keys;
  const second = { root: [newKey(), newKey()], online: [newKey()] };
  rig.publisher.files.set('root.2.json', rig.publisher.root(2, second, { signers: [...old.root, ...second.root] }));
  const third = { root: second.root, online: [newKey()] };
  rig.publisher.files.set('root.3.json', rig.publisher.root(3, third));
  rig.publisher.keys = third;
  // Versions signed with the lost keys are no longer a lower bound.
  rig.publisher.publish([client()], { version: 1 });
  expect(await read()).toMatchObject({ version: 1 });
  rig.publisher.publish([client(3)], { signers: old.online });
  await expect(read()).rejects.toMatchObject({ reason: { code: 'manifest_untrusted', reason: 'signature' } });
  // Trusted roots survive a restart, even if the server no longer has them.
  rig.publisher.files.delete('root.2.json');
  rig.publisher.publish([client(4)]);
  await rig.reopen();
  expect(await read()).toMatchObject({ version: 4 });
});

test.each<[string, string, (next: Publisher['keys']) => Buffer]>([
  ['only by itself', 'signature', (next) => rig.publisher.root(2, next)],
  ['only by the old one', 'signature', (next) => rig.publisher.root(2, next, { signers: rig.publisher.keys.root })],
  [
    'by one key of two',
    'signature',
    (next) => rig.publisher.root(2, next, { signers: [...rig.publisher.keys.root.slice(1), ...next.root] }),
  ],
  [
    'with a version skipped',
    'rollback',
    (next) => rig.publisher.root(3, next, { signers: [...rig.publisher.keys.root, ...next.root] }),
  ],
  [
    'with its own version again',
    'rollback',
    (next) => rig.publisher.root(1, next, { signers: [...rig.publisher.keys.root, ...next.root] }),
  ],
])('a new root signed %s is refused', async (_, reason, make) => {
  rig.publisher.publish([client()]);
  rig.publisher.files.set('root.2.json', make({ root: [newKey(), newKey()], online: [newKey()] }));
  await expect(read()).rejects.toMatchObject({ reason: { code: 'manifest_untrusted', reason } });
});

const expiries: [string, () => void][] = [
  ['timestamp', () => rig.publisher.publish([client(2)], { version: 4, timestampExpires: inDays(-1) })],
  ['snapshot', () => rig.publisher.publish([client(2)], { version: 4, snapshotExpires: inDays(-1) })],
  [
    'root',
    () => {
      rig.publisher.files.set('root.2.json', rig.publisher.root(2, rig.publisher.keys, { expires: inDays(-1) }));
      rig.publisher.publish([client(2)], { version: 4 });
    },
  ],
];

test.each(expiries)('with an expired %s and no trusted copy nothing is trusted', async (_, expire) => {
  expire();
  await expect(rig.repository.refresh(signal)).rejects.toMatchObject({ reason: { code: 'metadata_expired' } });
});

test.each(expiries)('with an expired %s the trusted copy stays in use, and nothing is installed', async (_, expire) => {
  rig.publisher.publish([client(1)]);
  await read();
  expire();
  expect(await rig.repository.refresh(signal)).toMatchObject({ mayInstall: false, bundles: [{ version: 1 }] });
});

test.each([
  [
    'expired for the server too',
    (response: ServerResponse) => response.setHeader('date', new Date(rig.clock).toUTCString()),
    undefined,
  ],
  ['not expired for the server', () => undefined, 'clock'],
  [
    'not expired for the server, from a cache',
    (response: ServerResponse) => {
      response.setHeader('date', new Date(Date.now() - 3600_000).toUTCString());
      response.setHeader('age', '3600');
    },
    'clock',
  ],
] as const)('with a clock four days fast and metadata %s the reason is right', async (_, dated, reason) => {
  rig.publisher.publish([client()]);
  await read();
  rig.clock += 4 * DAY_MS;
  rig.server.fault = (__, response) => (dated(response), false);
  const { refusal } = await rig.repository.refresh(signal);
  expect(refusal?.reason).toEqual({ code: 'metadata_expired', ...(reason === undefined ? {} : { reason }) });
});

test.each([
  ['CERT_NOT_YET_VALID', { code: 'metadata_expired', reason: 'clock' }],
  ['CERT_HAS_EXPIRED', { code: 'metadata_expired', reason: 'clock' }],
  ['ECONNREFUSED', { code: 'manifest_unavailable' }],
])('a connection that fails with %s is reported with its cause', async (code, reason) => {
  const unreachable = new Unreachable('root.2.json cannot be read', {
    cause: Object.assign(new Error(code), { code }),
  });
  const repository = createRepository({
    source: { read: () => Promise.reject(unreachable), serverTime: () => null, close: async () => undefined },
    store: openTrustStore(rig.scratch.make()),
    trustedRoot: rig.publisher.trustedRoot,
    now: () => new Date(),
  });
  await expect(repository.refresh(signal)).rejects.toMatchObject({ reason });
});

test('without the servers the trusted copy can be installed while it is fresh, started for 30 days, then nothing', async () => {
  rig.publisher.publish([client()]);
  await read();
  await rig.server.close();
  expect(await rig.repository.refresh(signal)).toMatchObject({ offline: true, mayInstall: true });
  expect(await read()).toMatchObject({ version: 1 });
  rig.clock += 4 * DAY_MS;
  expect(await rig.repository.refresh(signal)).toMatchObject({ offline: true, mayInstall: false });
  rig.clock += 28 * DAY_MS;
  expect(await rig.repository.refresh(signal)).toMatchObject({ offline: true, mayInstall: false });
  rig.clock += 2 * DAY_MS;
  await expect(rig.repository.refresh(signal)).rejects.toMatchObject({ reason: { code: 'metadata_expired' } });
});

test('a trusted copy that was changed on the disk is not trusted', async () => {
  rig.publisher.publish([client()]);
  await read();
  await rig.server.close();
  const name = readdirSync(rig.folder).find((each) => each.startsWith('snapshot-')) ?? '';
  const bytes = readFileSync(join(rig.folder, name));
  writeFileSync(join(rig.folder, name), Buffer.concat([bytes.subarray(0, -2), Buffer.from(' }')]));
  await expect(rig.repository.refresh(signal)).rejects.toMatchObject({
    reason: { code: 'manifest_untrusted', reason: 'hash' },
  });
});

test('a damaged manifest on the disk is downloaded again', async () => {
  rig.publisher.publish([client()]);
  await read();
  writeFileSync(
    join(rig.folder, named('manifest')),
    Buffer.alloc(rig.publisher.files.get(named('manifest'))?.length ?? 0),
  );
  expect(await read()).toMatchObject({ version: 1 });
});

test.each([500, 429])('a server that responds %i counts as unavailable', async (status) => {
  rig.server.fault = (_, response) => {
    response.writeHead(status).end();
    return true;
  };
  await expect(rig.repository.refresh(signal)).rejects.toMatchObject({ reason: { code: 'manifest_unavailable' } });
});

test('one failed request is repeated', async () => {
  rig.publisher.publish([client()]);
  let failures = 0;
  rig.server.fault = (_, response, name) => {
    if (name !== 'timestamp.json' || failures > 0) return false;
    failures += 1;
    response.socket?.destroy();
    return true;
  };
  expect(await read()).toMatchObject({ version: 1 });
  expect(failures).toBe(1);
});

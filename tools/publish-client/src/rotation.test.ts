import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkRepository } from './check.ts';
import { rotateRoot } from './keys/make-roots.ts';
import type { RolePlan } from './keys/make-roots.ts';
import { diskStore } from './store/disk-store.ts';
import { clientFiles, NOW, openWorkshop } from './testing/workshop.ts';
import type { Workshop } from './testing/workshop.ts';

const one: RolePlan = { threshold: 1, count: 1 };
let workshop: Workshop;
let shipped: Buffer;

beforeEach(async () => {
  workshop = openWorkshop();
  shipped = readFileSync(join(workshop.folders.keys, 'root.1.json'));
  await workshop.publish([workshop.build('client', clientFiles)]);
});
afterEach(() => workshop.remove());

/** Reads as a launcher that was shipped with the first root. */
const check = (now = NOW) => checkRepository(diskStore(workshop.repository), shipped, now);

const removeKeys = (role: string) => {
  const { keys } = workshop.folders;
  for (const name of readdirSync(keys)) if (name.startsWith(role)) rmSync(join(keys, name));
};

test.each(['timestamp', 'snapshot', 'manifest', 'root'] as const)(
  'a new %s key reaches old readers, and after every step they read a complete repository',
  async (role) => {
    rotateRoot(workshop.folders, { [role]: one }, NOW);
    const seen: number[] = [];
    const read = async () => seen.push((await check()).rootVersion);
    const store = diskStore(workshop.repository);
    const reading: typeof store = {
      ...store,
      async put(name, bytes) {
        await read();
        await store.put(name, bytes);
        await read();
      },
    };
    const report = await workshop.publish([], { store: reading });
    expect(report.bundles).toMatchObject([{ version: 1, changed: false }]);
    expect((await check()).rootVersion).toBe(2);
    expect(new Set(seen)).toEqual(new Set([1, 2]));
  },
);

test('files signed with an old key are refused after the new root is published', async () => {
  const old = readFileSync(join(workshop.repository, 'timestamp.json'));
  rotateRoot(workshop.folders, { timestamp: one }, NOW);
  await workshop.publish([]);
  await diskStore(workshop.repository).put('timestamp.json', old);
  await expect(check()).rejects.toThrow('timestamp.json is signed by too few of the keys that may');
});

test('without the new key nothing is published', async () => {
  removeKeys('timestamp');
  await expect(workshop.publish([])).rejects.toThrow(
    /Root 1 wants 1 of the timestamp keys, and 0 are here; not here: \w{12}$/,
  );
});

test('with the old key lost the new root is uploaded first, and the repository is complete afterwards', async () => {
  removeKeys('manifest');
  rotateRoot(workshop.folders, { manifest: one }, NOW);
  await expect(workshop.publish([])).rejects.toThrow('Root 1 wants 1 of the manifest keys');
  expect((await check()).rootVersion).toBe(1);
  await workshop.publish([], { withoutOldKeys: true });
  expect((await check()).rootVersion).toBe(2);
});

test('several new roots are uploaded together', async () => {
  rotateRoot(workshop.folders, { root: { threshold: 2, count: 3 } }, NOW);
  rotateRoot(workshop.folders, { snapshot: { threshold: 2, count: 2 } }, NOW);
  await workshop.publish([]);
  expect(await check()).toMatchObject({ rootVersion: 3 });
});

test('refresh keeps a repository valid: a timestamp every time, the snapshot when it is about to expire', async () => {
  const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);
  await expect(check(days(3.1))).rejects.toThrow('timestamp.json expired');
  await workshop.publish([], { now: days(2) });
  expect((await check(days(4.9))).daysLeft).toBeCloseTo(0.1);
  const snapshots = () => readdirSync(workshop.repository).filter((name) => name.startsWith('snapshot')).length;
  expect(snapshots()).toBe(1);
  await workshop.publish([], { now: days(61) });
  expect(snapshots()).toBe(2);
  expect((await check(days(63))).rootVersion).toBe(1);
  await expect(workshop.publish([], { now: days(366) })).rejects.toThrow('The root has expired');
});

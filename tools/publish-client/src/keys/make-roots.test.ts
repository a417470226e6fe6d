import { chmodSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openRoot, readRootChain } from '../metadata/roots.ts';
import { NOW, openWorkshop, PLAN } from '../testing/workshop.ts';
import type { Workshop } from '../testing/workshop.ts';
import { readKeys } from './key-store.ts';
import { makeFirstRoot, rotateRoot } from './make-roots.ts';

let workshop: Workshop;
beforeEach(() => {
  workshop = openWorkshop({ ...PLAN, root: { threshold: 2, count: 3 } });
});
afterEach(() => workshop.remove());

const pems = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.pem'));

test('keys are readable by their owner only, and root keys are in a separate folder', () => {
  const { keys, rootKeys } = workshop.folders;
  expect(pems(rootKeys).map((name) => name.replace(/-.*/, ''))).toEqual(['root', 'root', 'root']);
  expect(pems(keys).map((name) => name.replace(/-.*/, ''))).toEqual(['manifest', 'snapshot', 'timestamp']);
  for (const folder of [keys, rootKeys]) {
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of pems(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  }
});

test('the first root lists who signs what, and contains no private key', () => {
  const [file] = readRootChain(workshop.folders.keys);
  expect(file?.root).toMatchObject({ version: 1, expires: '2027-05-01T12:00:00Z', roles: { root: { threshold: 2 } } });
  expect(Object.keys(file?.root.keys ?? {})).toHaveLength(6);
  expect(readFileSync(join(workshop.folders.keys, 'root.json'), 'utf8')).not.toContain('PRIVATE');
});

test('existing keys are not overwritten, and an impossible threshold is refused', () => {
  expect(() => makeFirstRoot(workshop.folders, PLAN, NOW)).toThrow('already has a root');
  expect(() => rotateRoot(workshop.folders, { snapshot: { threshold: 2, count: 1 } }, NOW)).toThrow(
    'is impossible with',
  );
});

test('a key that other users may read is refused', () => {
  const [name = ''] = pems(workshop.folders.keys);
  chmodSync(join(workshop.folders.keys, name), 0o644);
  expect(() => readKeys([workshop.folders.keys])).toThrow('is readable by others');
});

test('the next root is signed with the previous keys and its own, and drops unused ones', () => {
  const [first] = readRootChain(workshop.folders.keys);
  const second = rotateRoot(
    workshop.folders,
    { root: { threshold: 1, count: 1 }, snapshot: { threshold: 1, count: 2 } },
    NOW,
  );
  expect(second.root.version).toBe(2);
  expect(second.root.roles.timestamp).toEqual(first?.root.roles.timestamp);
  expect(second.root.roles.snapshot.keyIds).toHaveLength(2);
  expect(Object.keys(second.root.keys)).toHaveLength(5);
  expect(readRootChain(workshop.folders.keys)).toHaveLength(2);
  expect(openRoot(second.bytes, first ?? null, 'root').root).toEqual(second.root);
});

test('a root needs enough keys of the previous one', () => {
  for (const name of pems(workshop.folders.rootKeys).slice(1)) rmSync(join(workshop.folders.rootKeys, name));
  expect(() => rotateRoot(workshop.folders, {}, NOW)).toThrow(/Root 1 wants 2 of the root keys, and 1 are here/);
  const stranger = openWorkshop();
  try {
    const [own] = readRootChain(workshop.folders.keys);
    const next = rotateRoot(stranger.folders, {}, NOW);
    expect(() => openRoot(next.bytes, own ?? null, 'root.2.json')).toThrow('too few keys of the root before it');
  } finally {
    stranger.remove();
  }
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import type { CatalogCache } from './catalog-cache.ts';
import { createRuntimeTargets, runtimeToInstall } from './runtime-target.ts';
import type { FindRuntime } from '../installer.ts';
import { createFindRuntime } from '../../game/java/find-runtime.ts';
import type { RuntimeNeed } from '../../schemas.ts';
import { scratchFolders } from '../../testing/scratch.ts';
import type { Catalog } from '../trust/repository.ts';

const NEED: RuntimeNeed = { kind: 'java', minimumMajor: 17, bundles: [] };
const NOTHING_PUBLISHED: Catalog = { bundles: [], offline: false, mayInstall: true };
const scratch = scratchFolders();
afterEach(() => scratch.remove());
const catalogs = {} as CatalogCache;
const signal = new AbortController().signal;

test.each([
  ['no Java', null, NEED, 'missing'],
  ['an old Java', 11, NEED, 'too_old'],
  ['a new Java', 21, { ...NEED, minimumMajor: 8, maximumMajor: 8 }, 'too_new'],
  ['a Java of another architecture', 17, { ...NEED, arch: 'arm64' } as const, 'other_arch'],
  ['an old Node', 11, { ...NEED, kind: 'node' } as const, 'too_old'],
])('with %s installed and none published the right reason is reported', async (_, major, need, reason) => {
  const home = scratch.make();
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'bin', 'java'), '');
  // A Java with the version of the test, whatever this machine has.
  const findRuntime = createFindRuntime({
    platform: 'linux',
    env: { JAVA_HOME: home },
    arch: 'x64',
    probe: async () => (major === null ? null : { major, arch: 'x64' }),
    node: { executable: process.execPath, version: `${major ?? 0}.0.0` },
  });
  const targets = createRuntimeTargets(catalogs, { os: 'linux', arch: 'x64', caseInsensitive: false }, findRuntime);
  await expect(runtimeToInstall(findRuntime, targets)(need, NOTHING_PUBLISHED, signal)).rejects.toMatchObject({
    reason: { code: 'java_unavailable', reason },
  });
});

test('a published Java is preferred over one of the machine that does not fit', async () => {
  const need: RuntimeNeed = { ...NEED, minimumMajor: 8, maximumMajor: 8 };
  const bundles = [{ os: 'linux', arch: 'x64', bundle: 'java-8' } as const];
  const published = {
    id: 'java-8',
    kind: 'runtime',
    version: 1,
    manifest: { sha256: 'a'.repeat(64), size: 1 },
  } as const;
  const manifest = { executable: 'bin/java', major: 8 };
  const found = { runtime: async () => manifest } as unknown as CatalogCache;
  const findRuntime: FindRuntime = async ({ maximumMajor = 100 }) =>
    maximumMajor < 17 ? null : { executable: '/opt/java-17', major: 17 };
  const targets = createRuntimeTargets(found, { os: 'linux', arch: 'x64', caseInsensitive: false }, findRuntime);
  const install = runtimeToInstall(findRuntime, targets);
  const catalog = { ...NOTHING_PUBLISHED, bundles: [published] };
  expect(await install({ ...need, bundles }, catalog, signal)).toMatchObject({ folder: 'runtimes/java-8', manifest });
  expect(await install({ ...NEED, bundles }, catalog, signal)).toBeNull();
});

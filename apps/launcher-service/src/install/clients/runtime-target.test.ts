import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import type { CatalogCache } from './catalog-cache.ts';
import { createRuntimeTargets, runtimeToInstall } from './runtime-target.ts';
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
  ['an old Node', 11, { ...NEED, kind: 'node' } as const, 'too_old'],
])('with %s installed and none published the right reason is reported', async (_, major, need, reason) => {
  const home = scratch.make();
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'bin', 'java'), '');
  // A Java with the version of the test, whatever this machine has.
  const findRuntime = createFindRuntime({
    platform: 'linux',
    env: { JAVA_HOME: home },
    probe: async () => major,
    node: { executable: process.execPath, version: `${major ?? 0}.0.0` },
  });
  const targets = createRuntimeTargets(catalogs, { os: 'linux', arch: 'x64', caseInsensitive: false }, findRuntime);
  await expect(runtimeToInstall(findRuntime, targets)(need, NOTHING_PUBLISHED, signal)).rejects.toMatchObject({
    reason: { code: 'java_unavailable', reason },
  });
});

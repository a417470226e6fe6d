import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import type { CatalogKeeper } from './catalog-keeper.ts';
import { createRuntimeTargets, runtimeToBring } from './runtime-target.ts';
import { createFindRuntime } from '../java/find-runtime.ts';
import type { RuntimeNeed } from '../schemas.ts';
import { scratchFolders } from '../testing/scratch.ts';
import type { Catalog } from '../trust/repository.ts';

const NEED: RuntimeNeed = { kind: 'java', minimumMajor: 17, bundles: [] };
const NOTHING_PUBLISHED: Catalog = { bundles: [], offline: false, mayInstall: true };
const scratch = scratchFolders();
afterEach(() => scratch.remove());
const keeper = {} as CatalogKeeper;
const signal = new AbortController().signal;

test.each([
  ['no Java', null, NEED, 'missing'],
  ['an old Java', 11, NEED, 'too_old'],
  ['an old Node', 11, { ...NEED, kind: 'node' } as const, 'too_old'],
])('with %s here and none published it is said which of both it is', async (_, major, need, reason) => {
  const home = scratch.make();
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'bin', 'java'), '');
  // A Java whose version is as the test says, whatever else this machine has.
  const findRuntime = createFindRuntime({
    platform: 'linux',
    env: { JAVA_HOME: home },
    probe: async () => major,
    node: { executable: process.execPath, version: `${major ?? 0}.0.0` },
  });
  const targets = createRuntimeTargets(keeper, { os: 'linux', arch: 'x64', caseInsensitive: false }, findRuntime);
  await expect(runtimeToBring(findRuntime, targets)(need, NOTHING_PUBLISHED, signal)).rejects.toMatchObject({
    reason: { code: 'java_unavailable', reason },
  });
});

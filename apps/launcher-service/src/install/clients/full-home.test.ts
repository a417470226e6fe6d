import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect } from '@jest/globals';
import { clientRig } from '../../testing/client-rig.ts';
import { mountingTest } from '../../testing/mounting-test.ts';
import { contentOf } from '../../testing/sample-client.ts';

const rig = clientRig();
const files = { 'mods/1.jar': contentOf('one', 60_000), 'mods/2.jar': contentOf('two', 300) };
const mounted: string[] = [];
afterEach(() => {
  for (const folder of mounted.splice(0)) {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
});
const tmpfs = (size: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'small-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  mounted.push(folder);
  return folder;
};

describe('with a home on a full disk', () => {
  const fill = (folder: string) => {
    const filler = openSync(join(folder, 'filler'), 'w');
    try {
      for (;;) writeSync(filler, Buffer.alloc(4096));
    } catch {
      closeSync(filler);
    }
  };
  const readOnly = (folder: string) => execFileSync('mount', ['-o', 'remount,ro', folder]);

  for (const [how, code, spoil] of [
    ['full', 'disk_full', fill],
    ['unwritable', 'path_unusable', readOnly],
  ] as const)
    mountingTest(`an installed client is played all the same, and an update says what is wrong: ${how}`, async () => {
      await rig.engine.close();
      rig.home = tmpfs('2m');
      const root = rig.scratch.make();
      rig.engine = rig.open(root);
      rig.publish(files);
      await rig.update();
      rig.publish({ ...files, 'mods/new.jar': contentOf('new', 70_000) }, { version: 2 });
      spoil(rig.home);
      // A newer version is known, but its metadata could not be saved, so it is not installed.
      expect(await rig.prepare()).toMatchObject({ upToDate: true, manifest: { version: 1 } });
      expect((await rig.engine.list()).clients).toMatchObject([{ status: 'ready' }]);
      rmSync(rig.client('mods/1.jar'));
      const refusal = await rig.prepare().catch((error: unknown) => error);
      expect(refusal).toMatchObject({ reason: { code } });
      // Not the numbers of the disk with the clients.
      if (code === 'disk_full') expect((refusal as { reason: { free: number } }).reason.free).toBeLessThan(8192);
      else expect(refusal).toMatchObject({ reason: { path: rig.home } });
    });
});

import { dirname } from 'node:path';
import { expect, test } from '@jest/globals';
import { resourceFolder } from '../../system/resource-folder.ts';
import { clientRig } from '../../testing/client-rig.ts';
import { contentOf } from '../../testing/sample-client.ts';

const rig = clientRig();

test('a content under several names counts once, in the size of its client and of the folder', async () => {
  const content = contentOf('twin', 700_000);
  rig.publish({ 'mods/a.jar': content, 'mods/b.jar': content, 'mods/c.jar': contentOf('c', 100) });
  const sizes = async () => (await rig.engine.list()).clients[0]?.sizes;
  expect(await sizes()).toEqual({ total: 700_100, download: 700_100, installed: 0 });
  await rig.update();
  expect(await sizes()).toEqual({ total: 700_100, download: 0, installed: 700_100 });
  // The folder is larger than its only client by the launcher's own records.
  const { used } = await resourceFolder(dirname(dirname(rig.client())));
  expect(used).toBeGreaterThan(700_100);
  expect(used).toBeLessThan(1_000_000);
});

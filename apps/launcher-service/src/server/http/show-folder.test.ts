import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { fakeMachine } from '../../testing/fakes.ts';
import { type RunningTestService, runService } from '../../testing/running-service.ts';

const LINK = 'https://hoshikraft.example/ru/rules';

let it: RunningTestService;
afterEach(() => it.close());

const noOpener = () => Promise.reject(new Error('spawn xdg-open ENOENT'));
const show = () => it.call('GET', '/resource-folder?openFolder=true', { headers: { 'accept-language': 'en' } });

test('an empty folder is created before it is shown', async () => {
  const machine = fakeMachine();
  let wasThere = false;
  const openFolder = async (folder: string) => void (wasThere = existsSync(folder));
  it = await runService({ integrations: { machine: { ...machine, openFolder } } });
  expect((await show()).status).toBe(200);
  expect(wasThere).toBe(true);
});

test('a missing program for folders or links is reported', async () => {
  it = await runService({ integrations: { machine: { ...fakeMachine(), openFolder: noOpener, openLink: noOpener } } });
  const refused = {
    status: 503,
    json: { error_message: "Couldn't open it", details: { type: 'opener_missing' } },
  };
  expect(await show()).toMatchObject(refused);
  const headers = { 'accept-language': 'en' };
  expect(await it.call('POST', '/open-link', { body: { url: LINK }, headers })).toMatchObject(refused);
});

test('a folder that cannot be created, for example on a disconnected disk, is reported as unavailable', async () => {
  it = await runService();
  await writeFile(join(it.home, 'resources'), 'a file in its place');
  expect(await show()).toMatchObject({ status: 503, json: { details: { type: 'folder_unavailable' } } });
  expect(it.machine.opened).toEqual([]);
});

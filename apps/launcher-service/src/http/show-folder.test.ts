import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { fakeMachine } from '../testing/fakes.ts';
import { type RunningTestService, runService } from '../testing/running-service.ts';

const LINK = 'https://hoshikraft.example/ru/rules';

let it: RunningTestService;
afterEach(() => it.close());

const noOpener = () => Promise.reject(new Error('spawn xdg-open ENOENT'));
const show = () => it.ask('GET', '/resource-folder?openFolder=true', { headers: { 'accept-language': 'en' } });

test('a folder that nothing was put into yet is made before it is shown', async () => {
  const machine = fakeMachine();
  let wasThere = false;
  const openFolder = async (folder: string) => void (wasThere = existsSync(folder));
  it = await runService({ suppliers: { machine: { ...machine, openFolder } } });
  expect((await show()).status).toBe(200);
  expect(wasThere).toBe(true);
});

test('where no program shows folders or opens links, that is said', async () => {
  it = await runService({ suppliers: { machine: { ...fakeMachine(), openFolder: noOpener, openLink: noOpener } } });
  const refused = {
    status: 503,
    json: { error_message: 'It could not be opened', details: { type: 'opener_missing' } },
  };
  expect(await show()).toMatchObject(refused);
  const headers = { 'accept-language': 'en' };
  expect(await it.ask('POST', '/open-link', { body: { url: LINK }, headers })).toMatchObject(refused);
});

test('a folder that cannot be made, as on a disk that is gone, is said to be away', async () => {
  it = await runService();
  await writeFile(join(it.home, 'resources'), 'a file in its place');
  expect(await show()).toMatchObject({ status: 503, json: { details: { type: 'folder_unavailable' } } });
  expect(it.machine.opened).toEqual([]);
});

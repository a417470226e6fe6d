import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runService } from '../../testing/running-service.ts';

test('files at the paths of our folders, and folders at the paths of our files, are renamed at the start', async () => {
  const home = await mkdtemp(join(tmpdir(), 'launcher-'));
  for (const file of ['storage', 'trust', 'ui', 'ui-parts']) await writeFile(join(home, file), 'not ours');
  for (const folder of ['settings.json', 'journal.json', 'service.json', 'move.json']) {
    await mkdir(join(home, folder, 'inside'), { recursive: true });
  }
  const it = await runService({ home });
  expect((await it.call('POST', '/storage/a', { body: { value: 'text' } })).status).toBe(200);
  expect((await it.call('POST', '/debugger', { body: { value: true } })).status).toBe(200);
  expect((await it.call('GET', '/storage/a')).json).toEqual({ value: 'text' });
  const aside = (await readdir(home)).filter((name) => name.includes('.aside-'));
  expect(aside).toHaveLength(8);
  await it.close();
});

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { OUR_FILES, OUR_FOLDERS } from './move-record.ts';
import { asTree, clientRig } from '../../testing/client-rig.ts';
import { diskFailure } from '../../system/files/disk-failure.ts';
import { CLIENT_ID, contentOf } from '../../testing/sample-client.ts';

const rig = clientRig();
const files = { 'mods/a.jar': contentOf('a', 5000), 'config/b.toml': contentOf('b', 300) };
const resources = (...names: string[]) => join(rig.home, 'resources', ...names);
const replace = (path: string, isFolder: boolean): void => {
  rmSync(path, { recursive: true, force: true });
  if (isFolder) mkdirSync(join(path, 'inside'), { recursive: true });
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'not ours');
  }
};

test.each([
  ...OUR_FOLDERS.map((name) => [name, false] as const),
  ...OUR_FILES.map((name) => [name, true] as const),
  [`clients/${CLIENT_ID}`, false],
  [`clients/${CLIENT_ID}.json`, true],
  ['objects/new', false],
] as const)('what lies in the place of %s gives way, and the client is brought up to date', async (name, isFolder) => {
  rig.publish(files);
  await rig.update();
  await rig.engine.close();
  replace(resources(name), isFolder);
  rig.engine = rig.open();
  await rig.engine.recover();
  if (existsSync(rig.client('config/b.toml'))) rmSync(rig.client('config/b.toml'));
  await rig.update();
  expect(rig.tree()).toEqual(asTree(files));
  expect(await rig.prepare()).toMatchObject({ upToDate: true });
});

test('a content is stored even if another file is at its path or at that of its folder', async () => {
  rig.publish(files);
  await rig.update();
  const [prefix = '', other = ''] = readdirSync(resources('objects')).filter((name) => name !== 'new');
  const [content = ''] = readdirSync(resources('objects', other));
  replace(resources('objects', prefix), false);
  replace(resources('objects', other, content), true);
  rmSync(rig.client(), { recursive: true });
  await rig.update();
  expect(rig.tree()).toEqual(asTree(files));
});

test('temporary files of a killed process are deleted by the next start', async () => {
  const [dead, alive] = [`${'a'.repeat(64)}.999999999`, `${'b'.repeat(64)}.${process.ppid}`];
  mkdirSync(resources('objects', 'new'), { recursive: true });
  for (const name of [dead, alive]) writeFileSync(resources('objects', 'new', name), 'half');
  await rig.reopen();
  expect(readdirSync(resources('objects', 'new'))).toEqual([alive]);
});

test.each(['scandir', 'lstat'])(
  'a folder that cannot be read (%s) is named, not the whole resource folder',
  async (syscall) => {
    const path = rig.client('mods/inner');
    const denied = Object.assign(new Error('denied'), { code: 'EACCES', syscall, path });
    expect(await diskFailure(denied, resources(), 0)).toMatchObject({
      reason: { code: 'path_unusable', reason: 'unreadable', path },
    });
    const written = Object.assign(new Error('denied'), { code: 'EACCES', syscall: 'mkdir', path });
    expect(await diskFailure(written, resources(), 0)).toMatchObject({
      reason: { code: 'path_unusable', reason: 'read_only', path: resources() },
    });
  },
);

test('a disconnected disk is reported: nothing is installed in its empty mount point until the player requests it', async () => {
  const disk = join(rig.scratch.make(), 'disk');
  await rig.reopen(disk);
  rig.publish(files);
  await rig.update();
  renameSync(disk, `${disk}.away`);
  mkdirSync(disk);
  await rig.reopen(disk);
  await expect(rig.prepare()).rejects.toMatchObject({ reason: { code: 'path_unusable', reason: 'gone', path: disk } });
  expect(existsSync(join(disk, 'clients'))).toBe(false);
  await rig.engine.close();
  rmSync(disk, { recursive: true });
  renameSync(`${disk}.away`, disk);
  rig.engine = rig.open(disk);
  expect(await rig.prepare()).toMatchObject({ upToDate: true });
  rmSync(disk, { recursive: true });
  await rig.reopen(disk);
  await expect(rig.prepare()).rejects.toMatchObject({ reason: { reason: 'gone' } });
  await rig.update({ full: true });
  expect(rig.tree()).toEqual(asTree(files));
});

test('an installed client does not wait for servers that do not respond, others do', async () => {
  rig.publish(files);
  await rig.update();
  await rig.reopen();
  let hungUp = false;
  rig.server.fault = (request) => {
    request.once('close', () => (hungUp = true));
    return true;
  };
  expect(await rig.prepare()).toMatchObject({ upToDate: true, offline: true });
  expect(hungUp).toBe(false);
  rmSync(rig.client('mods/a.jar'));
  rmSync(resources('objects'), { recursive: true });
  await expect(rig.prepare()).rejects.toMatchObject({ reason: { code: 'manifest_unavailable' } });
  expect(hungUp).toBe(true);
});

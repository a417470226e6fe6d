import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { hashInputs } from './hash-inputs.ts';
import { makeKeys, publishClients, publishFolders } from './publish-launcher.ts';
import { runScript, runTool } from './run-tool.ts';

// Publishes all sample clients twice, in processes: 25 s, and a machine may be busy tenfold.
jest.setTimeout(400_000);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-launcher-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the hash changes with a file, its path or the settings; tests do not count', () => {
  const sources = join(folder, 'sources');
  mkdirSync(join(sources, 'part'), { recursive: true });
  writeFileSync(join(sources, 'part/a.ts'), 'one');
  const hash = (told = 'told') => hashInputs([sources], [told]);
  const before = hash();
  writeFileSync(join(sources, 'part/a.test.ts'), 'test');
  expect(hash()).toBe(before);
  expect(hash('else')).not.toBe(before);
  writeFileSync(join(sources, 'part/a.ts'), 'two');
  expect(hash()).not.toBe(before);
});

test('a failed program is reported with its output', async () => {
  const script = `console.log('half'); console.error('no room'); process.exit(4)`;
  await expect(runTool('The build', process.execPath, ['-e', script])).rejects.toThrow(
    /The build failed:\nhalf\nno room/,
  );
});

test('sample clients are made once; later starts only sign them anew, another address makes new ones', async () => {
  const folders = publishFolders(folder);
  const repository = join(folders.cdn, 'clients');
  const manifests = () => readdirSync(repository).filter((name) => name.startsWith('manifest-'));
  const timestamp = () => readFileSync(join(repository, 'timestamp.json'), 'utf8');
  await makeKeys(folders);
  await publishClients(folders, 'http://127.0.0.1:4202/game-servers');
  // Written after clients were made, and only then.
  const madeAt = () => statSync(join(folders.cdn, '.clients-made-from')).mtimeMs;
  const [made, signed, root, since] = [manifests(), timestamp(), statSync(folders.trustedRoot).ino, madeAt()];
  expect(made).toHaveLength(4);
  expect(existsSync(join(folders.cdn, '.clients'))).toBe(false);
  expect(await runScript('Checking', 'tools/publish-client/src/main.ts', 'check', '--repository', repository)).toMatch(
    /Complete: \d{4} objects and \d+ packs, (?:[6-9]\d|1[0-2]\d)\.\d MB/,
  );

  await makeKeys(folders);
  await publishClients(folders, 'http://127.0.0.1:4202/game-servers');
  expect([manifests(), madeAt()]).toEqual([made, since]);
  expect(timestamp()).not.toBe(signed);
  expect(statSync(folders.trustedRoot).ino).toBe(root);

  await publishClients(folders, 'http://127.0.0.1:4212/game-servers');
  expect(manifests()).toHaveLength(8);
  expect(madeAt()).toBeGreaterThan(since);
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { runCommand, UsageError } from './commands.ts';
import { CLIENT, clientFiles, openWorkshop } from './testing/workshop.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('from keys to a complete repository, with separate root keys', async () => {
  const workshop = openWorkshop();
  try {
    const { source } = workshop.build('client', clientFiles);
    const [keys, rootKeys, repository] = ['keys', 'safe', 'repository'].map((name) => join(folder, name));
    const run = (line: string, ...more: string[]) => runCommand([...line.split(' '), ...more], {});
    expect(await run(`keys --keys ${keys} --root-keys ${rootKeys} --sign root=2/3`)).toEqual([
      expect.stringMatching(/^made 6 keys and root 1, good until 20/),
    ]);
    expect(await run(`publish --keys ${keys} --repository ${repository} ${source}`)).toEqual([
      `published ${CLIENT} 1.0.0 (version 1, 6 files)`,
      expect.stringMatching(/^put up 7 objects and 1 packs/),
    ]);
    expect(await run(`rotate --keys ${keys} --root-keys ${rootKeys} --sign manifest=1/1`)).toHaveLength(1);
    const refreshed = await run(`refresh --keys ${keys} --repository ${repository}`);
    expect(refreshed[0]).toBe(`unchanged ${CLIENT} 1.0.0 (version 1, 6 files)`);
    const checked = await run(`check --repository ${repository} --trusted ${keys}/root.1.json`);
    expect(checked).toEqual([
      `client ${CLIENT}, version 1`,
      expect.stringMatching(/^whole: 7/),
      expect.stringMatching(/^root 2; 3\.0/),
    ]);
    expect(readFileSync(join(repository ?? '', 'root.json')).equals(readFileSync(join(keys ?? '', 'root.json')))).toBe(
      true,
    );
  } finally {
    workshop.remove();
  }
});

test.each([
  ['', 'which command?'],
  ['bake', 'bake is no command'],
  ['publish --keys a --repository b', 'which description?'],
  ['publish --repository b c.yaml', '--keys is missing'],
  ['refresh --keys a', '--repository is missing'],
  ['check --repository a more', 'more is not understood'],
  ['keys --keys a --sign boss=1/1', '--sign boss=1/1'],
  ['keys --keys a --sign root=1', '--sign root=1'],
  ['keys --force', "Unknown option '--force'"],
])('%j is a usage error', async (line, message) => {
  const error = await runCommand(line.split(' ').filter(Boolean), {}).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UsageError);
  expect((error as Error).message).toContain(message);
});

test('an unsupported kind of repository is reported', async () => {
  await expect(runCommand(['check', '--repository', 'ftp://host/a'], {})).rejects.toThrow('a folder, s3://');
});

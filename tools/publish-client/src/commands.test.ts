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
      expect.stringMatching(/^Created 6 keys and root 1, valid until 20/),
    ]);
    expect(await run(`publish --keys ${keys} --repository ${repository} ${source}`)).toEqual([
      `Published ${CLIENT} 1.0.0 (version 1, 6 files)`,
      expect.stringMatching(/^Uploaded 7 objects and 1 packs/),
    ]);
    expect(await run(`rotate --keys ${keys} --root-keys ${rootKeys} --sign manifest=1/1`)).toHaveLength(1);
    const refreshed = await run(`refresh --keys ${keys} --repository ${repository}`);
    expect(refreshed[0]).toBe(`Unchanged ${CLIENT} 1.0.0 (version 1, 6 files)`);
    const checked = await run(`check --repository ${repository} --trusted ${keys}/root.1.json`);
    expect(checked).toEqual([
      `client ${CLIENT}, version 1`,
      expect.stringMatching(/^Complete: 7/),
      expect.stringMatching(/^Root 2: .* in 3\.0 days/),
    ]);
    expect(readFileSync(join(repository ?? '', 'root.json')).equals(readFileSync(join(keys ?? '', 'root.json')))).toBe(
      true,
    );
  } finally {
    workshop.remove();
  }
});

test.each([
  ['', 'Choose a command'],
  ['bake', 'Unknown command: bake'],
  ['publish --keys a --repository b', 'Name at least one description'],
  ['publish --repository b c.yaml', '--keys is missing'],
  ['refresh --keys a', '--repository is missing'],
  ['check --repository a more', 'Unexpected arguments: more'],
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

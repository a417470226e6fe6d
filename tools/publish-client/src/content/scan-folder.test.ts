import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { scanFolder } from './scan-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scan-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string | Buffer = path): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

test('files are listed in the order of their paths, with size, hash and executable bit', () => {
  const large = Buffer.alloc(2_500_000, 'large');
  write('b/наш мод.jar', large);
  write('a.txt', '');
  write('b-c.txt');
  chmodSync(join(folder, 'b-c.txt'), 0o755);
  const files = scanFolder(folder);
  expect(files.map(({ path, executable, local }) => [path, local.size, executable])).toEqual([
    ['a.txt', 0, false],
    ['b-c.txt', 7, true],
    ['b/наш мод.jar', large.length, false],
  ]);
  expect(files[2]?.local.sha256).toBe(createHash('sha256').update(large).digest('hex'));
});

test.each([
  [['mods/a:b.jar'], 'drive_or_stream'],
  [['mods/CON.txt'], 'reserved_name'],
  [['mods/a.'], 'trailing_dot_or_space'],
  [['mods /a'], 'trailing_dot_or_space'],
  [['..\\a'], 'backslash'],
  [['a\nb'], 'control_character'],
  [['cafe\u0301'], 'not_nfc'],
  [['PROGRA~1/a'], 'short_name'],
  [['a?b'], 'forbidden_character'],
  [['mods/a.jar', 'Mods/b.jar'], 'case_twin'],
  [['straße', 'STRASSE'], 'case_twin'],
])('a folder with %j cannot be published', (paths, refusal) => {
  for (const path of paths) write(path);
  expect(() => scanFolder(folder)).toThrow(`cannot be published: ${refusal}`);
});

test.each(['file', 'folder'])('a link to a %s cannot be published', (kind) => {
  write('real/secret');
  symlinkSync(join(folder, kind === 'file' ? 'real/secret' : 'real'), join(folder, 'link'));
  expect(() => scanFolder(folder)).toThrow('link is neither a file nor a folder');
});

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { publishArchive, type Latest } from './latest.ts';
import { readTarget } from './systems.ts';
import { tarArchive } from './tar-archive.ts';
import { zipArchive } from './zip-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'archives-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = [
  { path: 'Hoshikraft/start', data: Buffer.from('#!/bin/sh\necho here\n'), executable: true },
  { path: 'Hoshikraft/service/main.mjs', data: Buffer.alloc(70_000, 'night '), executable: false },
  { path: 'Hoshikraft/empty', data: Buffer.alloc(0), executable: false },
];

test('a tar archive returns its files unchanged, executable ones included', () => {
  const archive = join(folder, 'a.tar.gz');
  writeFileSync(archive, tarArchive(files));
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  for (const { path, data, executable } of files) {
    expect(readFileSync(join(folder, path)).equals(data)).toBe(true);
    expect((statSync(join(folder, path)).mode & 0o100) !== 0).toBe(executable);
  }
  expect(execFileSync(join(folder, 'Hoshikraft/start')).toString()).toBe('here\n');
});

test('a name that is too long for the format is refused, not shortened', () => {
  expect(() => tarArchive([{ path: 'x'.repeat(300), data: Buffer.alloc(0), executable: false }])).toThrow('Too long');
});

test('a zip archive returns its files unchanged', async () => {
  const archive = join(folder, 'a.zip');
  writeFileSync(archive, await zipArchive(files));
  // Python is available wherever the tests run; it checks the checksums of every file.
  const script = `import sys, zipfile, hashlib
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
for i in z.infolist(): print(i.filename, hashlib.sha256(z.read(i)).hexdigest(), oct(i.external_attr >> 16), i.date_time[0])`;
  const listed = execFileSync('python3', ['-c', script, archive]).toString().trim().split('\n');
  expect(listed).toEqual(
    files.map(({ path, data, executable }) =>
      [path, createHash('sha256').update(data).digest('hex'), executable ? '0o100755' : '0o100644', 2000].join(' '),
    ),
  );
});

test('the same files make the same archive', async () => {
  expect(tarArchive(files).equals(tarArchive(files))).toBe(true);
  expect((await zipArchive(files)).equals(await zipArchive(files))).toBe(true);
});

test('archives of one version are listed together, those of an older version are not', () => {
  const out = join(folder, 'downloads');
  const publish = (version: string, system: string, text: string): Latest =>
    publishArchive(out, { version, target: readTarget(system, 'x64'), archive: Buffer.from(text) });
  publish('1.0.0', 'linux', 'old');
  publish('1.1.0', 'linux', 'first');
  publish('1.1.0', 'windows', 'zip');
  const latest = publish('1.1.0', 'linux', 'second');
  expect(JSON.parse(readFileSync(join(out, 'latest.json'), 'utf8'))).toEqual(latest);
  expect(latest.version).toBe('1.1.0');
  expect(latest.artifacts.map(({ system, file }) => [system, file])).toEqual([
    ['windows', 'hoshikraft-launcher-1.1.0-windows-x64.zip'],
    ['linux', 'hoshikraft-launcher-1.1.0-linux-x64.tar.gz'],
  ]);
  const [, linux] = latest.artifacts;
  expect(linux?.size).toBe(6);
  expect(linux?.sha256).toBe(createHash('sha256').update('second').digest('hex'));
});

test.each([
  ['amiga', undefined, '--os must be one of'],
  ['linux', 'mips', '--arch must be x64 or arm64'],
])('no launcher is made for %s %s', (system, arch, message) => {
  expect(() => readTarget(system, arch)).toThrow(message);
});

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { bundleProgram } from './bundle.ts';
import { packLauncher } from './pack-launcher.ts';

// Packs the launcher and starts it.
jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'pack-launcher-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string): string => {
  const whole = join(folder, path);
  mkdirSync(join(whole, '..'), { recursive: true });
  writeFileSync(whole, text);
  return whole;
};

const main = write(
  'src/main.ts',
  `import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { sum } from './sums.ts';
const { version } = createRequire(import.meta.url)('../package.json') as { version: string };
const worker = new Worker(new URL('./verify/sum-worker.ts', import.meta.url), { workerData: [1, 2] });
worker.on('message', (total: number) => {
  const { API_URL, UI_ORIGINS, LINK_HOSTS, TRUSTED_ROOT } = process.env;
  console.log(JSON.stringify({ version, arguments: process.argv.slice(2), own: sum([1, 2]), total, API_URL, UI_ORIGINS, LINK_HOSTS, TRUSTED_ROOT, node: process.execPath }));
});`,
);
write('package.json', '{ "version": "4.5.6" }');
write('src/sums.ts', 'export const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);');
write(
  'src/verify/sum-worker.ts',
  `import { parentPort, workerData } from 'node:worker_threads';
import { sum } from '../sums.ts';
parentPort?.postMessage(sum(workerData as number[]));`,
);

const addresses = {
  apiUrl: 'https://api.example.org',
  siteUrl: 'https://example.org',
  clientsUrl: 'https://cdn.example.org/clients',
  uiUrl: 'https://cdn.example.org/launcher-ui',
  uiOrigins: '',
  linkHosts: 'forum.example.org,help.example.org',
};
const script = Buffer.from(`#!/bin/sh\nexec "${process.execPath}" "$@"\n`);
const options = {
  main,
  addresses,
  node: { program: script, licence: Buffer.from('MIT') },
  trustedRoot: Buffer.from('{}'),
};

const run = async (program: string, args: string[], env: Record<string, string> = {}) => {
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  await new Promise((resolve) => child.once('close', resolve));
  return JSON.parse(said) as Record<string, unknown>;
};

test('the unpacked launcher starts in a folder with a space, with its worker, its addresses and its root of trust', async () => {
  const archive = write('launcher.tar.gz', '');
  writeFileSync(archive, await packLauncher({ ...options, system: 'linux' }));
  const home = join(folder, 'моя папка');
  mkdirSync(home);
  execFileSync('tar', ['-xzf', archive, '-C', home]);
  const start = join(home, 'Hoshikraft/hoshikraft');
  const said = await run(start, []);
  expect(said).toEqual({
    version: '4.5.6',
    arguments: ['open'],
    own: 3,
    total: 3,
    API_URL: 'https://api.example.org',
    LINK_HOSTS: 'forum.example.org,help.example.org',
    TRUSTED_ROOT: join(home, 'Hoshikraft/root.json'),
    node: process.execPath,
  });
  symlinkSync(start, join(folder, 'desktop link'));
  const linked = await run(join(folder, 'desktop link'), ['serve', 'two words'], { API_URL: 'http://127.0.0.1:4201' });
  expect(linked).toMatchObject({
    arguments: ['serve', 'two words'],
    API_URL: 'http://127.0.0.1:4201',
    TRUSTED_ROOT: join(home, 'Hoshikraft/root.json'),
  });
});

test('for Windows it is a zip with its own script', async () => {
  const archive = write('launcher.zip', '');
  writeFileSync(archive, await packLauncher({ ...options, system: 'windows' }));
  const list = `import sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
print('\\n'.join(sorted(z.namelist())))
print(z.read('Hoshikraft/Hoshikraft.cmd').count(b'\\r\\n') > 5)`;
  expect(execFileSync('python3', ['-c', list, archive]).toString().trim().split('\n')).toEqual([
    'Hoshikraft/Hoshikraft.cmd',
    'Hoshikraft/bin/LICENSE-node.txt',
    'Hoshikraft/bin/node.exe',
    'Hoshikraft/launcher.env',
    'Hoshikraft/root.json',
    'Hoshikraft/service/main.mjs',
    'Hoshikraft/service/sum-worker.mjs',
    'True',
  ]);
});

test.each([
  "console.log(new URL('./words.json', import.meta.url).href);",
  'console.log(new URL(`../words.json`, import.meta.url).href);',
  "import { createRequire } from 'node:module';\nconsole.log(createRequire(import.meta.url));",
])(
  'a program that reads a file beside its source is not packed, because the file would be missing: %s',
  async (code) => {
    const reader = write('src/reader.ts', code);
    await expect(bundleProgram(reader)).rejects.toThrow('looks for a file beside itself');
  },
);

test.each([
  [{ siteUrl: 'http://example.org' }, 'SITE_URL has to be https'],
  [{ linkHosts: 'https://forum.example.org' }, 'LINK_HOSTS'],
  [{ uiOrigins: '*' }, 'UI_ORIGINS'],
])('a launcher whose addresses are invalid is not packed: %j', async (wrong, name) => {
  const packing = packLauncher({ ...options, system: 'linux', addresses: { ...addresses, ...wrong } });
  await expect(packing).rejects.toThrow(name);
});

test('a package that is not found stops the packing', async () => {
  const lost = write('src/lost.ts', "import { nothing } from 'no-such-package-anywhere';\nnothing();");
  await expect(bundleProgram(lost)).rejects.toThrow('no-such-package-anywhere');
  expect(readFileSync(lost, 'utf8')).toContain('nothing');
});

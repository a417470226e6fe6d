import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RuntimeNeed } from '../../schemas.ts';
import { createFindRuntime } from './find-runtime.ts';
import { parseJavaVersion } from './probe-java.ts';

const need = (minimumMajor: number, more: Partial<RuntimeNeed> = {}): RuntimeNeed => ({
  kind: 'java',
  minimumMajor,
  bundles: [],
  ...more,
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'java '));
});
afterEach(() => rm(folder, { recursive: true }));

/** A program that prints a version like Java, and counts its runs in a file. */
const java = async (path: string, version: string, arch = 'amd64') => {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  const says = `    java.specification.version = ${version}\n    os.arch = ${arch}`;
  await writeFile(file, `#!/bin/sh\necho asked >> '${folder}/asked'\ncat >&2 <<'END'\n${says}\nEND\n`);
  await chmod(file, 0o755);
  return file;
};
const find = (env: NodeJS.ProcessEnv = {}) => createFindRuntime({ platform: 'linux', arch: 'x64', env, home: folder });
const FAR = 99;

test('Java of JAVA_HOME is found', async () => {
  const executable = await java('home/bin/java', `${FAR}`);
  expect(await find({ JAVA_HOME: join(folder, 'home') })(need(FAR))).toEqual({ executable, major: FAR });
});

test('Java on the PATH is found; relative entries of the PATH are ignored', async () => {
  const executable = await java('bin/java', `${FAR}`);
  const env = { PATH: `bin:${join(folder, 'bin')}` };
  expect(await find(env)(need(FAR))).toEqual({ executable, major: FAR });
});

test('of the usual folders the nearest version is chosen, not the newest and not the first', async () => {
  await java('.jdks/a-98/bin/java', '98');
  const executable = await java('.jdks/b-97/bin/java', '97');
  await java('.jdks/c-96/bin/java', '96');
  expect(await find()(need(97))).toEqual({ executable, major: 97 });
});

test('old, broken and 32-bit versions and other programs are skipped', async () => {
  await java('.jdks/old/bin/java', '1.7');
  await java('.jdks/small/bin/java', `${FAR}`, 'i386');
  await writeFile(await java('.jdks/broken/bin/java', '1'), '#!/bin/sh\nexit 3\n');
  await writeFile(await java('.jdks/empty/bin/java', '1'), '');
  expect(await find()(need(FAR))).toBeNull();
});

test('the version of a program is cached until its file changes', async () => {
  const executable = await java('home/bin/java', `${FAR}`);
  let asked = 0;
  const probe = async () => ((asked += 1) > 1 ? null : { major: FAR, arch: 'x64' as const });
  const env = { JAVA_HOME: join(folder, 'home') };
  const cached = createFindRuntime({ platform: 'linux', arch: 'x64', env, home: folder, probe });
  await cached(need(FAR));
  expect(await cached(need(FAR))).toEqual({ executable, major: FAR });
  expect(asked).toBe(1);
  await writeFile(executable, '#!/bin/sh\nexit 1\n');
  expect(await cached(need(FAR))).toBeNull();
});

test('the runtime for Node is the one that runs the service, if it is new enough', async () => {
  const node = { executable: '/opt/node', version: '24.15.0' };
  const find = createFindRuntime({ node });
  expect(await find(need(24, { kind: 'node' }))).toEqual({ executable: '/opt/node', major: 24 });
  expect(await find(need(25, { kind: 'node' }))).toBeNull();
  expect(await find(need(20, { kind: 'node', maximumMajor: 22 }))).toBeNull();
});

test('a version above the range of the client, or of another architecture, is not chosen', async () => {
  await java('.jdks/a/bin/java', `${FAR}`);
  await java('.jdks/b/bin/java', '97', 'aarch64');
  const range = { maximumMajor: 98 };
  expect(await find()(need(96, range))).toBeNull();
  expect(await find()(need(96, { ...range, arch: 'arm64' }))).toMatchObject({ major: 97 });
  const executable = await java('.jdks/c/bin/java', '98', 'x86_64');
  expect(await find()(need(96, range))).toEqual({ executable, major: 98 });
});

test('the Java of this machine is found without a temporary folder', async () => {
  const executable = await java('home/bin/java', `${FAR}`);
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = join(folder, 'gone');
  try {
    expect(await find({ JAVA_HOME: join(folder, 'home') })(need(FAR))).toEqual({ executable, major: FAR });
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
});

const properties = (version: string, arch: string) => `Property settings:
    java.runtime.version = 99.0.15+6
    java.specification.version = ${version}
    java.vm.specification.version = 98
    os.arch = ${arch}
    os.version = 6.1`;

test.each([
  [properties('17', 'amd64'), { major: 17, arch: 'x64' }],
  [properties('1.8', 'x86_64'), { major: 8, arch: 'x64' }],
  [properties('25', 'aarch64'), { major: 25, arch: 'arm64' }],
  [
    `Picked up JAVA_TOOL_OPTIONS: -Dx=1\r\n${properties('21', 'amd64').replaceAll('\n', '\r\n')}`,
    { major: 21, arch: 'x64' },
  ],
  [properties('17', 'x86'), null],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', null],
  ['', null],
])('%j is version %j', (output, version) => {
  expect(parseJavaVersion(output)).toEqual(version);
});

import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createFindRuntime } from './find-runtime.ts';
import { parseJavaVersion } from './probe-java.ts';

const need = (minimumMajor: number, kind: 'java' | 'node' = 'java') => ({ kind, minimumMajor, bundles: [] });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'java '));
});
afterEach(() => rm(folder, { recursive: true }));

/** A program that prints a version like Java, and counts its runs in a file. */
const java = async (path: string, version: string, bits = '64-Bit ') => {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  const says = `openjdk version "${version}" 2025-04-15\nOpenJDK ${bits}Server VM (build ${version}, mixed mode)`;
  await writeFile(file, `#!/bin/sh\necho asked >> '${folder}/asked'\ncat >&2 <<'END'\n${says}\nEND\n`);
  await chmod(file, 0o755);
  return file;
};
const find = (env: NodeJS.ProcessEnv = {}) => createFindRuntime({ platform: 'linux', env, home: folder });
const FAR = 99;

test('Java of JAVA_HOME is found', async () => {
  const executable = await java('home/bin/java', `${FAR}.0.1`);
  expect(await find({ JAVA_HOME: join(folder, 'home') })(need(FAR))).toEqual({ executable, major: FAR });
});

test('Java on the PATH is found; relative entries of the PATH are ignored', async () => {
  const executable = await java('bin/java', `${FAR}.0.1`);
  const env = { PATH: `bin:${join(folder, 'bin')}` };
  expect(await find(env)(need(FAR))).toEqual({ executable, major: FAR });
});

test('of the usual folders the nearest version is chosen, not the newest and not the first', async () => {
  await java('.jdks/a-98/bin/java', '98.0.1');
  const executable = await java('.jdks/b-97/bin/java', '97.0.2');
  await java('.jdks/c-96/bin/java', '96.0.2');
  expect(await find()(need(97))).toEqual({ executable, major: 97 });
});

test('old, broken and 32-bit versions and other programs are skipped', async () => {
  await java('.jdks/old/bin/java', '7.0.1');
  await java('.jdks/small/bin/java', `${FAR}.0.1`, '');
  await writeFile(await java('.jdks/broken/bin/java', '1'), '#!/bin/sh\nexit 3\n');
  await writeFile(await java('.jdks/empty/bin/java', '1'), '');
  expect(await find()(need(FAR))).toBeNull();
});

test('the version of a program is cached until its file changes', async () => {
  const executable = await java('home/bin/java', `${FAR}.0.1`);
  let asked = 0;
  const probe = () => Promise.resolve((asked += 1) > 1 ? null : FAR);
  const env = { JAVA_HOME: join(folder, 'home') };
  const cached = createFindRuntime({ platform: 'linux', env, home: folder, probe });
  await cached(need(FAR));
  expect(await cached(need(FAR))).toEqual({ executable, major: FAR });
  expect(asked).toBe(1);
  await writeFile(executable, '#!/bin/sh\nexit 1\n');
  expect(await cached(need(FAR))).toBeNull();
});

test('the runtime for Node is the one that runs the service, if it is new enough', async () => {
  const node = { executable: '/opt/node', version: '24.15.0' };
  const find = createFindRuntime({ node });
  expect(await find(need(24, 'node'))).toEqual({ executable: '/opt/node', major: 24 });
  expect(await find(need(25, 'node'))).toBeNull();
});

test.each([
  ['openjdk version "17.0.15" 2025-04-15\nOpenJDK 64-Bit Server VM', 17],
  ['java version "1.8.0_412"\nJava HotSpot(TM) 64-Bit Server VM', 8],
  ['openjdk version "25" 2025-09-16\nOpenJDK 64-Bit Server VM', 25],
  ['openjdk version "22-ea" 2024-03-19\nOpenJDK 64-Bit Server VM', 22],
  ['Picked up JAVA_TOOL_OPTIONS: -Dx=1\nopenjdk version "21.0.2"\nOpenJDK 64-Bit Server VM', 21],
  ['openjdk version "17.0.15"\nOpenJDK Client VM', null],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', null],
  ['', null],
])('%j is version %p', (output, major) => {
  expect(parseJavaVersion(output)).toBe(major);
});

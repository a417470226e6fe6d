import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { tryJvmFlags } from './dry-run.ts';
import { createFindRuntime } from './find-runtime.ts';

const real = await createFindRuntime()({ kind: 'java', minimumMajor: 17, bundles: [] });

/** Stands in for Java where no JDK is installed: refuses the same flags with the same messages. */
async function stoodIn() {
  const folder = await mkdtemp(join(tmpdir(), 'java-'));
  const executable = join(folder, 'java');
  const script = `#!/bin/sh
case "$*" in
  *NoSuchThing*) echo "Unrecognized VM option 'NoSuchThing'" >&2; exit 1;;
  *UseZGC*UseG1GC*) echo "Error occurred during initialization of VM" >&2; exit 1;;
esac
`;
  await writeFile(executable, script);
  await chmod(executable, 0o755);
  return { executable, major: 17, remove: () => rm(folder, { recursive: true }) };
}
const runtime = real === null ? await stoodIn() : { ...real, remove: () => Promise.resolve() };
afterAll(() => runtime.remove());

test('flags that Java accepts are accepted', async () => {
  expect(await tryJvmFlags(runtime, ['-XX:+UseG1GC', '-Dname=two words'])).toEqual({ accepted: true });
});

test('an unknown flag is refused with the message of Java', async () => {
  const said = await tryJvmFlags(runtime, ['-XX:+NoSuchThing']);
  expect(said).toEqual({ accepted: false, message: expect.stringContaining("'NoSuchThing'") });
});

test('conflicting flags are refused', async () => {
  const said = await tryJvmFlags(runtime, ['-XX:+UseZGC', '-XX:+UseG1GC']);
  expect(said).toMatchObject({ accepted: false });
});

test('a missing Java does not accept flags', async () => {
  const gone = { executable: join(tmpdir(), 'no-such-java'), major: 17 };
  expect(await tryJvmFlags(gone, ['-Da=1'])).toMatchObject({ accepted: false, message: null });
});

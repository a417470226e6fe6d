import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { createEngine } from './engine.ts';
import type { Installer } from '../installer.ts';
import type { Schemas } from '../../schemas.ts';
import { clientRig } from '../../testing/client-rig.ts';
import { addFiles, clientManifest, contentOf, javaNeed, javaRuntime } from '../../testing/sample-client.ts';
import { openRepository } from '../trust/open-repository.ts';

const FILES = 30;
const IN_JAVA = 200;

const rig = clientRig();
const signal = new AbortController().signal;
let engine: Installer;
let reports: Schemas['Progress'][];
const report = (progress: Schemas['Progress']) => void reports.push(progress);
const counts = (phase: string) => reports.filter((each) => each.phase === phase).map(({ files }) => files);

/** A client with its own Java, which has more files than the client. */
beforeEach(async () => {
  const { publisher, server, home } = rig;
  const many = (folder: string, count: number) =>
    addFiles(
      publisher,
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`${folder}/${at}`, contentOf(`${folder}${at}`, 100)]),
      ),
    );
  const files = [...many('bin', IN_JAVA - 1), ...addFiles(publisher, { 'bin/java': contentOf('java', 5000) })];
  publisher.publish([
    clientManifest(publisher, many('config', FILES), {
      runtime: javaNeed(),
    }),
    javaRuntime(files),
  ]);
  await rig.engine.close();
  engine = rig.engine = createEngine({
    repository: openRepository({ url: server.url, folder: join(home, 'trust'), trustedRoot: publisher.trustedRoot }),
    url: server.url,
    home,
    resourceFolder: join(home, 'resources'),
    findRuntime: async () => null,
  });
  reports = [];
});

test('Java and the files of a client are downloaded in their own phases, and installed with one common progress', async () => {
  const plan = await rig.prepare();
  await engine.install(plan, { report, signal });
  expect([...new Set(reports.map(({ phase }) => phase))]).toEqual(['runtime', 'downloading', 'applying']);
  const bytesOf = (phase: string) => reports.findLast((each) => each.phase === phase)?.downloadedBytes;
  expect([bytesOf('runtime'), bytesOf('downloading')]).toEqual([5000 + 100 * (IN_JAVA - 1), 100 * FILES]);
  const done = counts('applying').map((count) => count.done);
  expect(done).toEqual([...done].sort((one, other) => one - other));
  expect(new Set(counts('applying').map(({ total }) => total)).size).toBe(1);
  expect(done.at(-1)).toBe(counts('applying').at(-1)?.total);
});

test('the check of a client and of its Java has one common progress, which never exceeds its total', async () => {
  await rig.update();
  await rig.prepare({ full: true, report });
  const checking = counts('checking');
  expect(checking.every(({ done, total }) => done <= total && total === FILES + IN_JAVA)).toBe(true);
  const done = checking.map((count) => count.done);
  expect(done).toEqual([...done].sort((one, other) => one - other));
  expect(done.at(-1)).toBe(FILES + IN_JAVA);
});

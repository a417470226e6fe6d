import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createEngine } from './engine.ts';
import type { FindRuntime } from '../installer.ts';
import type { RuntimeNeed } from '../../schemas.ts';
import { clientRig } from '../../testing/client-rig.ts';
import {
  addFiles,
  clientManifest,
  contentOf,
  javaNeed,
  javaRuntime,
  OTHER_CLIENT_ID,
} from '../../testing/sample-client.ts';
import { openRepository } from '../trust/open-repository.ts';

const rig = clientRig();
const PUBLISHED = 'java-21-test';

/** A client for Java 17 without a published runtime, and before it one for Java 21 with one. */
const publish = (more: Partial<RuntimeNeed> = {}) => {
  const { publisher } = rig;
  const needs: RuntimeNeed = { ...javaNeed(21), ...more };
  publisher.publish([
    clientManifest(publisher, addFiles(publisher, { a: contentOf('a', 100) }), { runtime: needs }),
    clientManifest(publisher, addFiles(publisher, { b: contentOf('b', 100) }), { id: OTHER_CLIENT_ID }),
    javaRuntime(addFiles(publisher, { 'bin/java': { bytes: contentOf('java', 500), executable: true } }), 21),
  ]);
};

/** An engine on a machine that has only these versions of Java. */
const withJavas = async (...majors: number[]) => {
  await rig.engine.close();
  const { server, home, publisher } = rig;
  const findRuntime: FindRuntime = async ({ minimumMajor }) => {
    const major = majors.find((each) => each >= minimumMajor);
    return major === undefined ? null : { executable: `/opt/java-${major}`, major };
  };
  const repository = openRepository({
    url: server.url,
    folder: join(home, 'trust'),
    trustedRoot: publisher.trustedRoot,
  });
  rig.engine = createEngine({
    repository,
    url: server.url,
    home,
    resourceFolder: join(home, 'resources'),
    findRuntime,
  });
  return rig.engine;
};
const installed = () => join(rig.home, 'resources', 'runtimes', PUBLISHED, 'bin', 'java');

test('the list is empty before the clients are known, and it sends no requests', async () => {
  publish();
  const engine = await withJavas(17);
  rig.server.requested.length = 0;
  expect(await engine.javas()).toEqual([]);
  expect(rig.server.requested).toEqual([]);
});

test('a published Java is listed after it is installed, beside that of the machine', async () => {
  publish();
  const engine = await withJavas(17);
  await engine.list();
  const ofMachine = { executable: '/opt/java-17', major: 17 };
  expect(await engine.javas()).toEqual([ofMachine]);
  await rig.update();
  expect(await engine.javas()).toEqual([{ executable: installed(), major: 21 }, ofMachine]);
  rmSync(installed());
  expect(await engine.javas()).toEqual([ofMachine]);
});

test('one Java for several clients is listed once, and a published one that no launch would use is not listed', async () => {
  publish();
  await withJavas();
  await rig.update();
  expect(await (await withJavas(21)).javas()).toEqual([{ executable: '/opt/java-21', major: 21 }]);
});

test('clients for Node need no Java', async () => {
  publish({ kind: 'node' });
  const engine = await withJavas(24);
  await engine.list();
  expect(await engine.javas()).toEqual([{ executable: '/opt/java-24', major: 24 }]);
  rig.publish({ a: contentOf('a', 100) }, { version: 2, runtime: { kind: 'node', minimumMajor: 21, bundles: [] } });
  await withJavas(24);
  await rig.engine.list();
  expect(await rig.engine.javas()).toEqual([]);
});

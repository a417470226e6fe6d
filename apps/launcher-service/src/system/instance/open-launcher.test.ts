import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { request } from 'undici';
import { until } from '@hoshikraft/testkit/until';
import type { ServiceRecord } from '../../service.ts';
import { openLauncher } from './open-launcher.ts';

// Starts the launcher as processes.
jest.setTimeout(180_000);

const PROGRAM = fileURLToPath(new URL('../../testing/service-process.ts', import.meta.url));

let home: string;
const before = { ...process.env };
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'open-'));
});
afterEach(async () => {
  process.env = { ...before };
  await rm(home, { recursive: true, force: true });
});

test('starts the service if it does not run, and opens one window per call, without the token on a command line', async () => {
  const shown = join(home, 'shown');
  const browser = join(home, 'chromium');
  await writeFile(browser, `#!/bin/sh\necho "$@" >> '${shown}'\n`);
  await chmod(browser, 0o755);
  Object.assign(process.env, { PATH: `${home}:${process.env['PATH']}`, LAUNCHER_HOME: home, LAUNCHER_PORT: '0' });
  const origin = await openLauncher({ home }, PROGRAM);
  const service = JSON.parse(await readFile(join(home, 'service.json'), 'utf8')) as ServiceRecord;
  try {
    expect(await openLauncher({ home }, PROGRAM)).toBe(origin);
    const again = JSON.parse(await readFile(join(home, 'service.json'), 'utf8')) as ServiceRecord;
    expect(again).toEqual(service);
    const lines = async () => (await readFile(shown, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '');
    await until(async () => (await lines()).length >= 2);
    const addresses = (await lines()).map((line) => /--app=(\S+)/.exec(line)?.[1] ?? '');
    expect(addresses).toHaveLength(2);
    expect((await lines()).join('\n')).not.toContain(service.token);
    for (const address of addresses) {
      const answer = await request(address);
      await answer.body.dump();
      expect([answer.statusCode, answer.headers['location']]).toEqual([303, `/#token=${service.token}`]);
    }
  } finally {
    process.kill(service.pid, 'SIGTERM');
    for (let tries = 0; tries < 200 && (await readFile(join(home, 'service.json')).catch(() => null)); tries += 1)
      await delay(20);
  }
});

import { createServer, type Server } from 'node:net';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { choosePorts } from './choose-ports.ts';
import { freePort } from './free-port.ts';

const held: Server[] = [];
const hold = async (port: number): Promise<void> => {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  held.push(server);
};
afterEach(async () => {
  await Promise.all(held.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

let free: number;
let asked: Record<string, string>;
const said: string[] = [];
const choose = (env: Record<string, string>, withLauncher = true) =>
  choosePorts(env, (line) => void said.push(line), { withLauncher });

beforeAll(async () => {
  free = await freePort(42_800);
});

beforeEach(async () => {
  said.length = 0;
  const api = await freePort(free + 1);
  const sandbox = await freePort(api + 1);
  const launcher = await freePort(sandbox + 1);
  const smtp = await freePort(launcher + 1);
  const admin = await freePort(smtp + 1);
  asked = {
    API_PORT: `${api}`,
    SANDBOX_PORT: `${sandbox}`,
    LAUNCHER_PORT: `${launcher}`,
    SMTP_PORT: `${smtp}`,
    ADMIN_PORT: `${admin}`,
  };
});

/** Occupies the site's standard port, unless another process already does. */
const holdStandard = () => hold(4200).catch(() => undefined);

test('a standard port in use is reported with its replacement, and other ports stay', async () => {
  await holdStandard();
  const { site, ...others } = await choose(asked);
  expect(site).toBeGreaterThan(4200);
  expect(said).toEqual([`Port 4200 is in use: the site runs on ${site}.`]);
  expect(Object.values(others).map(String)).toEqual(Object.values(asked));

  said.length = 0;
  const ports = await choose({});
  expect(ports.site).toBeGreaterThan(4205);
  expect(said[0]).toBe(`Port 4200 is in use: the site runs on ${ports.site}.`);
  expect(new Set(Object.values(ports)).size).toBe(6);
});

test('a requested port that is taken is refused with the name of its variable', async () => {
  await hold(free);
  await expect(choose({ ...asked, SITE_PORT: `${free}` })).rejects.toThrow(
    `SITE_PORT=${free}: port ${free} is in use. Stop the program that uses it or choose another port.`,
  );
  await expect(choose({ ...asked, SITE_PORT: asked['API_PORT'] ?? '' })).rejects.toThrow(
    `API_PORT=${asked['API_PORT']}: port`,
  );
  expect(said).toEqual([]);
});

test('a requested port that is free is used without a message, and an invalid one is refused', async () => {
  const ports = await choose({ ...asked, SITE_PORT: `${free}` });
  expect([ports.site, said]).toEqual([free, []]);
  for (const value of ['0', 'high', '65536', ''])
    await expect(choose({ ...asked, SITE_PORT: value })).rejects.toThrow(`SITE_PORT=${value} is not a port`);
});

test('the port of a launcher that is left out is not checked', async () => {
  await hold(Number(asked['LAUNCHER_PORT']));
  await expect(choose({ ...asked, SITE_PORT: `${free}` })).rejects.toThrow('LAUNCHER_PORT');
  expect((await choose({ ...asked, SITE_PORT: `${free}` }, false)).site).toBe(free);
});

import { rmSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createLogReport } from '../../game/logs/log-report.ts';
import { clientRig } from '../../testing/client-rig.ts';
import { fakeGameLog } from '../../testing/fake-game-log.ts';
import { contentOf } from '../../testing/sample-client.ts';
import { isProxySetting } from './proxy.ts';

const NAMES = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'];
const before = Object.fromEntries(NAMES.map((name) => [name, process.env[name]]));
const setVariables = (values: Record<string, string | undefined>): void => {
  for (const name of NAMES) {
    if (values[name] === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = values[name];
  }
};

/** A proxy that forwards requests and tunnels to their targets. */
const forwarded: string[] = [];
const proxy = createServer((request, response) => {
  forwarded.push(request.url ?? '');
  const { method, headers } = request;
  const onward = httpRequest(request.url ?? '', { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
});
proxy.on('connect', (request, socket) => {
  forwarded.push(`tunnel to ${request.url}`);
  const [host = '', port = ''] = (request.url ?? '').split(':');
  const target = connect(Number(port), host, () => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    target.pipe(socket).pipe(target);
  });
  target.on('error', () => socket.destroy());
  socket.on('error', () => target.destroy());
});
/** A proxy that wants a password. */
const locked = createServer((_, response) => response.writeHead(407).end());
locked.on('connect', (_, socket) => socket.end('HTTP/1.1 407 no\r\n\r\n'));
const portOf = (server: typeof proxy) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  for (const server of [proxy, locked]) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  setVariables(before);
  for (const server of [proxy, locked]) server.close().closeAllConnections();
});

beforeEach(() => setVariables({}));
const rig = clientRig();
afterEach(() => setVariables({}));

const files = { 'mods/a.jar': contentOf('a', 200_000), 'mods/b.jar': contentOf('b', 300) };

test.each([
  ['HTTP_PROXY', () => `http://127.0.0.1:${portOf(proxy)}`],
  ['http_proxy', () => `127.0.0.1:${portOf(proxy)}`],
])('metadata, files and reports go through the proxy of %s', async (name, address) => {
  setVariables({ [name]: address() });
  forwarded.length = 0;
  await rig.reopen();
  rig.publish(files);
  await rig.update();
  expect(Object.keys(rig.tree()).sort()).toEqual(Object.keys(files));
  for (const part of ['/timestamp.json', '/objects/']) {
    expect(forwarded).toContainEqual(expect.stringContaining(`${rig.server.url}${part}`));
  }
  const report = createLogReport({ gameLog: fakeGameLog(), apiUrl: rig.server.url, clientId: () => null });
  await expect(report.send({ id: '1', text: 'a', clientId: null })).rejects.toThrow('answered 404');
  expect(forwarded).toContain(`${rig.server.url}/api/launcher/logs`);
});

test('the proxy of the settings is used instead of the variables from the next request on; none is direct', async () => {
  const address = `http://127.0.0.1:${portOf(proxy)}`;
  setVariables({ HTTP_PROXY: 'http://127.0.0.1:1' });
  await rig.reopen();
  rig.publish(files);
  await rig.engine.useProxy(address);
  forwarded.length = 0;
  await rig.update();
  expect(forwarded.length).toBeGreaterThan(0);
  await rig.engine.useProxy('none');
  forwarded.length = 0;
  expect(await rig.prepare()).toMatchObject({ upToDate: true, offline: false });
  expect(forwarded).toEqual([]);
  await rig.engine.useProxy('http://127.0.0.1:2');
  rmSync(rig.home, { recursive: true });
  await rig.reopen();
  await expect(rig.prepare()).rejects.toMatchObject({ reason: { reason: 'proxy', path: 'http://127.0.0.1:2' } });
  await rig.engine.useProxy('');
});

test.each(['', 'none', 'http://a:1', 'https://u:p@a.example', 'a.example:3128'])('%j is a setting', (value) => {
  expect(isProxySetting(value)).toBe(true);
});

test.each(['ftp://a', 'a b', 'http://', ' '])('%j is no setting', (value) => {
  expect(isProxySetting(value)).toBe(false);
});

test('hosts of NO_PROXY are reached directly, and a value that is no address is ignored', async () => {
  forwarded.length = 0;
  for (const values of [
    { HTTP_PROXY: `http://127.0.0.1:${portOf(proxy)}`, NO_PROXY: '127.0.0.1' },
    { HTTP_PROXY: 'ftp://proxy', HTTPS_PROXY: ' ' },
  ]) {
    setVariables(values);
    await rig.reopen();
    rig.publish(files);
    await rig.update();
  }
  expect(forwarded).toEqual([]);
});

test.each([
  ['is dead', () => 'http://127.0.0.1:1'],
  ['is unknown, and its password is not shown', () => 'http://player:secret@proxy.invalid:3128'],
  ['wants a password', () => `http://127.0.0.1:${portOf(locked)}`],
])('a proxy that %s is named', async (_, address) => {
  rig.publish(files);
  setVariables({ HTTP_PROXY: address() });
  await rig.reopen();
  const named = { reason: { code: 'manifest_unavailable', reason: 'proxy', path: new URL(address()).origin } };
  await expect(rig.prepare()).rejects.toMatchObject(named);
  await expect(rig.engine.list()).rejects.toMatchObject(named);
  setVariables({});
  await rig.reopen();
  await rig.update();
  for (const path of [rig.client('mods/a.jar'), join(rig.home, 'resources', 'objects')])
    rmSync(path, { recursive: true });
  setVariables({ HTTP_PROXY: address() });
  await rig.reopen();
  // The client is known, its file is gone.
  await expect(rig.prepare()).rejects.toMatchObject(named);
});

test('a server that is dead behind a working proxy, or without one, is not a fault of a proxy', async () => {
  rig.publish(files);
  await rig.server.close();
  for (const values of [{}, { HTTP_PROXY: `http://127.0.0.1:${portOf(proxy)}` }]) {
    setVariables(values);
    await rig.reopen();
    const failure = await rig.prepare().catch((error: unknown) => error);
    expect(failure).toMatchObject({ reason: { code: 'manifest_unavailable' } });
    expect(failure).not.toMatchObject({ reason: { reason: 'proxy' } });
  }
});

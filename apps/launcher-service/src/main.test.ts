import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROTOCOL } from '@hoshikraft/launcher-contract';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Agent, request } from 'undici';
import { until } from '@hoshikraft/testkit/until';
import type { Schemas } from './schemas.ts';
import type { ServiceRecord } from './service.ts';
import { serveBuilds } from './testing/build-server.ts';
import type { BuildServer } from './testing/build-server.ts';
import { PLAYER } from './testing/fakes.ts';
import { createPublisher, sha256Of } from './testing/publisher.ts';
import { addFiles, CLIENT_ID, clientManifest, contentOf } from './testing/sample-client.ts';
import { openPage } from './testing/socket-page.ts';

// Starts the service as a process.
jest.setTimeout(180_000);

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** A fake game: prints its arguments and keeps running. */
const GAME = `console.log(JSON.stringify(process.argv.slice(2)));
console.log(process.execArgv.join(' '));
console.log('ready');
setInterval(() => console.log('tick'), 100);`;
const BIG = contentOf('world', 6_000_000);
const BIG_NAME = `objects/${sha256Of(BIG).slice(0, 2)}/${sha256Of(BIG)}`;

let folder: string;
let clients: BuildServer;
let pages: BuildServer;
let agent: Agent;
let gamePid = 0;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launcher-main-'));
  agent = new Agent();
  const publisher = createPublisher();
  const files = addFiles(publisher, {
    'game.mjs': Buffer.from(GAME),
    'assets/world.bin': BIG,
    'mods/core.jar': contentOf('core', 2000),
  });
  const args = ['--login', '${login}', '--token', '${token}', '--server', '${server}'];
  const client = clientManifest(publisher, files, {
    runtime: { kind: 'node', minimumMajor: 20, bundles: [] },
    launch: { main: 'game.mjs', classpath: [], vmArgs: [], args, readyMarker: 'ready' },
  });
  publisher.publish([client]);
  const ui = createPublisher(publisher.keys);
  ui.publish([
    {
      type: 'ui',
      formatVersion: 1,
      id: 'launcher-ui',
      version: 1,
      label: '0.1.0',
      publishedAt: '2026-01-01T00:00:00Z',
      protocol: PROTOCOL,
      files: addFiles(ui, { 'index.html': Buffer.from('<title>launcher</title>') }),
      packs: [],
    },
  ]);
  ui.files.set('builds/latest.json', Buffer.from('{"version":"0.1.0","builtAt":"2026-01-01T00:00:00Z"}'));
  await writeFile(join(folder, 'root.json'), publisher.trustedRoot);
  clients = await serveBuilds(publisher.files);
  pages = await serveBuilds(ui.files);
});
afterEach(async () => {
  if (gamePid > 0) spawn('kill', ['-9', String(gamePid)], { stdio: 'ignore' });
  for (const child of children.splice(0)) await kill(child);
  await agent.destroy();
  await clients.close();
  await pages.close();
  await rm(folder, { recursive: true, force: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function serving() {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LAUNCHER_HOME: join(folder, 'Лаунчер home'),
      LAUNCHER_PORT: '0',
      CLIENTS_URL: clients.url,
      UI_URL: pages.url,
      TRUSTED_ROOT: join(folder, 'root.json'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await until(
    () => {
      if (child.exitCode !== null) throw new Error(`no service: ${output}`);
      return output.includes('#token=');
    },
    () => output,
  );
  const record = await readFile(join(folder, 'Лаунчер home', 'service.json'), 'utf8');
  const service = JSON.parse(record) as ServiceRecord;
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> => {
    const answer = await request(`http://127.0.0.1:${service.port}${path}`, {
      method,
      dispatcher: agent,
      headers: { 'x-launcher-token': service.token, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    return text.startsWith('{') ? JSON.parse(text) : text;
  };
  const launch = () => call('POST', '/launch', { client: CLIENT_ID, player: PLAYER });
  return { child, service, call, launch, page: await openPage(service) };
}

const lastState = ({ page }: Awaited<ReturnType<typeof serving>>) => page.of('state').at(-1)?.state;

test('a service that was killed during a download resumes it, starts the game and finds the game again', async () => {
  const first = await serving();
  await first.page.until(() => true);
  const { clients: known } = (await first.call('GET', '/clients')) as Schemas['ClientList'];
  expect(known).toMatchObject([{ uuid: CLIENT_ID, status: 'notInstalled', sizes: { installed: 0 } }]);
  // The first download of the large file stops halfway.
  clients.fault = (_request, response, name) => {
    if (name !== BIG_NAME || clients.requested.filter((one) => one === name).length > 1) return false;
    response.writeHead(200, { 'content-length': BIG.length, etag: `"${name}"`, 'accept-ranges': 'bytes' });
    response.write(BIG.subarray(0, 4_000_000));
    return true;
  };
  await first.launch();
  await first.page.until(() => (first.page.of('progress').at(-1)?.progress.downloadedBytes ?? 0) >= 3_900_000);
  await kill(first.child);

  const second = await serving();
  await second.page.until(() => lastState(second) !== undefined);
  expect(lastState(second)).toMatchObject({ status: 'idle', interrupted: { clientId: CLIENT_ID } });
  await second.page.until(() => (lastState(second)?.interrupted?.bytesHeld ?? 0) > 3_500_000);
  const sentBefore = clients.sent.get(BIG_NAME) ?? 0;
  await second.launch();
  await second.page.until(() => lastState(second)?.status === 'idle' && lastState(second)?.running !== null);
  gamePid = lastState(second)?.running?.pid ?? 0;
  expect((clients.sent.get(BIG_NAME) ?? 0) - sentBefore).toBeLessThan(2_500_000);
  const linesNow = () => second.page.of('logs').flatMap((message) => message.lines.map(({ text }) => text));
  await second.page.until(() => linesNow().length > 2);
  const lines = linesNow();
  expect(JSON.parse(lines[0] ?? '')).toEqual([
    '--login',
    PLAYER.login,
    '--token',
    PLAYER.accessToken,
    '--server',
    'http://127.0.0.1/',
  ]);
  expect(lines[1]).toMatch(/--max-old-space-size=\d+/);
  await kill(second.child);

  const third = await serving();
  await third.page.until(() => lastState(third)?.running?.adopted === true);
  expect(lastState(third)).toMatchObject({ status: 'idle', interrupted: null, running: { pid: gamePid } });
  expect(await third.call('POST', '/cancel', { force: true })).toMatchObject({ running: null, error: null });
  expect(await third.call('GET', '/clients')).toMatchObject({ clients: [{ status: 'ready' }] });
  await until(async () => String(await third.call('GET', '/ru/launcher')).includes('<title>launcher</title>'));
  expect(await third.call('GET', '/ru/launcher')).toBe('<title>launcher</title>');
});

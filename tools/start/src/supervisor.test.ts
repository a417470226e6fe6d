import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort } from './free-port.ts';
import { createSupervisor } from './supervisor.ts';
import type { Supervisor } from './supervisor.ts';

let folder: string;
let said: string[];
let exits: number[];
let supervisor: Supervisor;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
  [said, exits] = [[], []];
  supervisor = createSupervisor(
    join(folder, 'logs'),
    (line) => said.push(line),
    (code) => exits.push(code),
  );
});
afterEach(async () => {
  await supervisor.stopAll(0);
  rmSync(folder, { recursive: true });
});

function script(text: string): string {
  const path = join(folder, 'child.mjs');
  writeFileSync(path, text);
  return path;
}

const server = `import { createServer } from 'node:http';
const server = createServer((request, response) => {
  if (request.url === '/die') process.exit(9);
  response.end(String(process.pid));
});
server.listen(Number(process.env.PORT), '127.0.0.1');`;

async function eventually(done: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await done()); tries += 1) {
    if (tries > 200) throw new Error(`not within 20 s; said: ${said.join('; ')}`);
    await sleep(100);
  }
}

test('a process that dies is started again', async () => {
  const url = `http://127.0.0.1:${await freePort(43_600)}`;
  await supervisor.launch('server', script(server), { PORT: new URL(url).port }, url);
  const first = await (await fetch(url)).text();
  await fetch(`${url}/die`).catch(() => undefined);
  await eventually(() => said.includes('server restarted'));
  expect(await (await fetch(url)).text()).not.toBe(first);
  expect(said[0]).toMatch(/^server exited \(9\)\. Log: /);
  expect(exits).toEqual([]);
});

test('one that dies again and again at once ends everything', async () => {
  const url = `http://127.0.0.1:${await freePort(43_700)}`;
  await supervisor.launch('server', script(server), { PORT: new URL(url).port }, url);
  for (let deaths = 1; deaths <= 3; deaths += 1) {
    expect(exits).toEqual([]);
    await fetch(`${url}/die`).catch(() => undefined);
    await eventually(() => exits.length > 0 || said.filter((line) => line.endsWith('restarted')).length === deaths);
  }
  expect(exits).toEqual([1]);
});

test('a process that cannot start reports the end of its log', async () => {
  const broken = script(`console.log('first'); console.error('the port is taken'); process.exitCode = 1;`);
  const failure = supervisor.launch('broken', broken, {}, 'http://127.0.0.1:9/');
  await expect(failure).rejects.toThrow(/broken exited before it was ready. Last lines of [^]*the port is taken/);
  expect(readFileSync(join(folder, 'logs/broken.log'), 'utf8')).toContain('first');
});

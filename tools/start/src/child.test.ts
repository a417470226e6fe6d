import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { startChild, waitUntilReady } from './child.ts';
import { freePort } from './free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => rmSync(folder, { recursive: true }));

function script(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('a child is ready once it answers, logs to its file, and ends on stop', async () => {
  const port = await freePort(42_600);
  const server = script(
    'server.mjs',
    `import { createServer } from 'node:http';
     createServer((_, response) => response.end('ok')).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'));`,
  );
  const log = join(folder, 'server.log');
  const child = startChild('server', server, { PORT: String(port) }, log);
  await waitUntilReady(child, `http://127.0.0.1:${port}/`, 10);
  await child.stop();
  expect(readFileSync(log, 'utf8')).toContain('listening');
});

test('a child that ends at once is said so, not waited for', async () => {
  const child = startChild('broken', script('broken.mjs', 'process.exit(3)'), {}, join(folder, 'broken.log'));
  await expect(waitUntilReady(child, 'http://127.0.0.1:9/', 10)).rejects.toThrow('broken exited before it was ready');
  expect(await child.ended).toBe(3);
});

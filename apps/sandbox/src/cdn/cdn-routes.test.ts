import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { takeForms } from '../http/pages.ts';
import { cdnRoutes } from './cdn-routes.ts';

const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
const hash = createHash('sha256').update(bytes).digest('hex');
const object = `/cdn/clients/objects/${hash.slice(0, 2)}/${hash}`;
let folder: string;
let app: FastifyInstance;
let address: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cdn-'));
  const objects = join(folder, 'clients/objects', hash.slice(0, 2));
  mkdirSync(objects, { recursive: true });
  writeFileSync(join(objects, hash), bytes);
  writeFileSync(join(objects, `.${hash}.new`), 'half');
  writeFileSync(join(folder, 'clients/timestamp.json'), '{}');
  app = fastify({ forceCloseConnections: true });
  takeForms(app);
  cdnRoutes(app, folder);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${address}${path}`, { headers });
const setFaults = (fields: Record<string, string>) =>
  fetch(`${address}/cdn-faults`, { method: 'POST', body: new URLSearchParams(fields) });

test('an object has its hash as a strong ETag and is cached permanently; a timestamp is revalidated', async () => {
  const response = await get(object);
  expect(response.headers.get('etag')).toBe(`"${hash}"`);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  const timestamp = await get('/cdn/clients/timestamp.json');
  expect(timestamp.headers.get('cache-control')).toBe('no-cache');
  const tag = timestamp.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"/);
  expect((await get('/cdn/clients/timestamp.json', { 'if-none-match': tag })).status).toBe(304);
  writeFileSync(join(folder, 'clients/timestamp.json'), '[]');
  expect((await get('/cdn/clients/timestamp.json', { 'if-none-match': tag })).status).toBe(200);
});

test.each([
  ['without If-Range', {}, 206],
  ['with the tag it has', { 'if-range': `"${hash}"` }, 206],
  ['with another tag', { 'if-range': '"another"' }, 200],
  ['with a weak tag', { 'if-range': `W/"${hash}"` }, 200],
  ['with an old date', { 'if-range': 'Mon, 01 Jan 2001 00:00:00 GMT' }, 200],
])('a range %s', async (_name, headers, status) => {
  const response = await get(object, { range: 'bytes=60000-', ...headers });
  expect(response.status).toBe(status);
  const body = Buffer.from(await response.arrayBuffer());
  expect(body.equals(status === 206 ? bytes.subarray(60_000) : bytes)).toBe(true);
  if (status === 206) expect(response.headers.get('content-range')).toBe('bytes 60000-99999/100000');
});

test('a range past the end is refused', async () => {
  expect((await get(object, { range: 'bytes=100000-' })).status).toBe(416);
});

test.each(['/cdn/', '/cdn/clients', '/cdn/clients/%2e%2e/%2e%2e/etc/passwd', '/cdn/clients//timestamp.json'])(
  'nothing at %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('a file that is still being written is not served', async () => {
  expect((await get(`/cdn/clients/objects/${hash.slice(0, 2)}/.${hash}.new`)).status).toBe(404);
});

test('it can be slowed down, made to refuse, and made to break off', async () => {
  await setFaults({ bytesPerSecond: '200000' });
  const begun = performance.now();
  await (await get(object)).arrayBuffer();
  expect(performance.now() - begun).toBeGreaterThan(400);
  await setFaults({ bytesPerSecond: '0', refusals: '1', cuts: '1' });
  expect((await get(object)).status).toBe(503);
  await expect(get(object).then((response) => response.arrayBuffer())).rejects.toThrow();
  expect((await (await get(object)).arrayBuffer()).byteLength).toBe(bytes.length);
  expect((await setFaults({ refusals: '-1' })).status).toBe(422);
});

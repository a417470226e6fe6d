import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openObjectStore } from '../objects/object-store.ts';
import type { Schemas } from '../schemas.ts';
import { answerTruly, askedRange, type BuildServer, etagOf, type Fault, serveBuilds } from '../testing/build-server.ts';
import { createPublisher, type Publisher } from '../testing/publisher.ts';
import { contentOf } from '../testing/sample-client.ts';
import { scratchFolders } from '../testing/scratch.ts';
import { createHashPool } from '../verify/hash-pool.ts';
import { createDownloader, type Downloader } from './downloader.ts';

const scratch = scratchFolders();
const pool = createHashPool(1);
let publisher: Publisher;
let server: BuildServer;
let folder: string;
let downloader: Downloader;
let reports: Schemas['Progress'][];

const objects = () => openObjectStore(join(folder, 'objects'), pool);
const open = (more: { stallMs?: number; giveUpMs?: number } = {}) =>
  createDownloader({ url: server.url, parts: join(folder, 'parts'), objects: objects(), ...more });
const fetchAll = (
  wanted: readonly { sha256: string; size: number }[],
  packs: Schemas['Pack'][] = [],
  signal = new AbortController().signal,
) =>
  downloader.fetch(wanted, packs, {
    signal,
    report: (progress) => void reports.push(progress),
    nameOf: (sha256) => `file ${sha256.slice(0, 4)}`,
  });
const held = ({ sha256 }: { sha256: string }) => readFileSync(objects().path(sha256));
const sentOf = (part: string) =>
  [...server.sent].reduce((sum, [name, bytes]) => (name.includes(part) ? sum + bytes : sum), 0);

beforeEach(async () => {
  publisher = createPublisher();
  server = await serveBuilds(publisher.files);
  folder = scratch.make();
  downloader = open();
  reports = [];
});
afterEach(async () => {
  await downloader.close();
  await pool.close();
  await server.close();
  scratch.remove();
});

const SIZE = 900_000;
const big = contentOf('big', SIZE);
/** The first answers go wrong, the rest is true. */
const first = (
  times: number,
  wrong: (response: ServerResponse, name: string, range: { from: number; to: number } | null) => void,
): Fault => {
  let left = times;
  return (request, response, name) => {
    if (left === 0) return false;
    left -= 1;
    wrong(response, name, askedRange(request, publisher.files.get(name)?.length ?? 0, etagOf(name)));
    return true;
  };
};

test.each<[string, number, Parameters<typeof first>[1]]>([
  ['500', 3, (response) => response.writeHead(500).end('oops')],
  ['503 with a wait', 1, (response) => response.writeHead(503, { 'retry-after': '0' }).end()],
  ['429', 2, (response) => response.writeHead(429, { 'retry-after': new Date(Date.now() - 1000).toUTCString() }).end()],
  ['a reset before the answer', 3, (response) => response.socket?.resetAndDestroy()],
  [
    'a reset in the middle',
    1,
    (response) => {
      response.writeHead(200, { 'content-length': SIZE, etag: '"1"' });
      response.write(big.subarray(0, 500_000), () => setTimeout(() => response.socket?.resetAndDestroy(), 50));
    },
  ],
  [
    'an answer that breaks off',
    1,
    (response) => {
      response.writeHead(200, { etag: '"1"' });
      response.write(big.subarray(0, 400_000), () => response.end());
    },
  ],
  ['a shorter file', 1, (response) => response.writeHead(200, { 'content-length': 5 }).end('short')],
  [
    'a longer file',
    1,
    (response) => response.writeHead(200).end(Buffer.concat([Buffer.from('x'), big, Buffer.alloc(2000)])),
  ],
  ['a compressed answer', 1, (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(big)],
  ['a redirect', 2, (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['404', 2, (response) => response.writeHead(404).end()],
  [
    'other bytes of the same length',
    2,
    (response) => response.writeHead(200, { 'content-length': SIZE }).end(Buffer.alloc(SIZE)),
  ],
])('a content comes whole after %s', async (_, times, wrong) => {
  const reference = publisher.addObject(big);
  server.fault = first(times, wrong);
  await fetchAll([reference]);
  expect(held(reference).equals(big)).toBe(true);
  expect(readdirSync(join(folder, 'parts'))).toEqual([]);
});

/** Leaves a part of an object, as a killed run does. */
async function leavePart(reference: { sha256: string; size: number }, bytes = 500_000): Promise<void> {
  const controller = new AbortController();
  server.fault = (_, response, name) => {
    response.writeHead(200, { 'content-length': reference.size, etag: etagOf(name) });
    response.write(publisher.files.get(name)?.subarray(0, bytes), () => setTimeout(() => controller.abort(), 200));
    return true;
  };
  await expect(fetchAll([reference], [], controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  server.fault = null;
  server.sent.clear();
}

test('a part goes on where it was, and asks for no more than the rest', async () => {
  const reference = publisher.addObject(big);
  await leavePart(reference);
  await fetchAll([reference]);
  expect(sentOf(reference.sha256)).toBe(SIZE - 500_000);
  expect(held(reference).equals(big)).toBe(true);
  expect(reports.at(-1)).toMatchObject({ downloadedBytes: SIZE, totalBytes: SIZE, retrying: null });
});

test.each<[string, (response: ServerResponse, range: { from: number; to: number }) => void]>([
  [
    'the answer is another range',
    (response, { to }) =>
      response.writeHead(206, { 'content-range': `bytes 7-${to}/${SIZE}`, etag: '"x"' }).end(big.subarray(7)),
  ],
  [
    'the answer is of another file, in spite of If-Range',
    (response, { from, to }) =>
      response
        .writeHead(206, { 'content-range': `bytes ${from}-${to}/${SIZE}`, etag: '"other"' })
        .end(Buffer.alloc(to - from + 1)),
  ],
  ['the file changed and comes whole', (response) => response.writeHead(200, { etag: '"other"' }).end(big)],
  ['the server knows no ranges', (response) => response.writeHead(200).end(big)],
  ['the server says that there is no such range', (response) => response.writeHead(416).end()],
])('a part that goes on is whole in the end when %s', async (_, wrong) => {
  const reference = publisher.addObject(big);
  await leavePart(reference);
  server.fault = first(1, (response, __, range) => wrong(response, range ?? { from: 0, to: SIZE - 1 }));
  await fetchAll([reference]);
  expect(held(reference).equals(big)).toBe(true);
});

test('a part that the disk spoilt is found out, and its content fetched anew', async () => {
  const reference = publisher.addObject(big);
  await leavePart(reference);
  const part = join(folder, 'parts', `${reference.sha256}.part`);
  const bytes = readFileSync(part);
  bytes[1000] = (bytes[1000] ?? 0) ^ 255;
  writeFileSync(part, bytes);
  await fetchAll([reference]);
  expect(held(reference).equals(big)).toBe(true);
});

const pieces = Array.from({ length: 40 }, (_, index) => contentOf(`piece ${index}`, 5_000 + index * 911));

test('of a pack only the stretches are fetched that hold something wanted', async () => {
  const pack = publisher.addPack([...pieces.slice(0, 5), contentOf('gap', 400_000), ...pieces.slice(5)]);
  const wanted = [1, 2, 7].map((index) => publisher.addObject(pieces[index] ?? Buffer.of()));
  await fetchAll(wanted, [pack]);
  expect(
    wanted.map((reference) =>
      held(reference).equals(
        publisher.files.get(`objects/${reference.sha256.slice(0, 2)}/${reference.sha256}`) ?? Buffer.of(),
      ),
    ),
  ).toEqual([true, true, true]);
  expect(server.asked).toEqual([`packs/${pack.sha256}`, `packs/${pack.sha256}`]);
  expect(sentOf('packs/')).toBe(wanted.reduce((sum, { size }) => sum + size, 0));
});

test('a piece that is wrong in its pack is fetched as an object', async () => {
  const pack = publisher.addPack(pieces);
  const wanted = pieces.map((bytes) => publisher.addObject(bytes));
  const spoilt = Buffer.concat(pieces);
  spoilt[6_000] = (spoilt[6_000] ?? 0) ^ 1;
  publisher.files.set(`packs/${pack.sha256}`, spoilt);
  await fetchAll(wanted, [pack]);
  expect(wanted.every((reference, index) => held(reference).equals(pieces[index] ?? Buffer.of()))).toBe(true);
  expect(server.asked.filter((name) => name.startsWith('objects/'))).toHaveLength(1);
});

test('a pack that is gone is replaced by its objects', async () => {
  const pack = publisher.addPack(pieces);
  publisher.files.delete(`packs/${pack.sha256}`);
  const wanted = pieces.map((bytes) => publisher.addObject(bytes));
  await fetchAll(wanted, [pack]);
  expect(wanted.every((reference, index) => held(reference).equals(pieces[index] ?? Buffer.of()))).toBe(true);
});

test('pieces of a part are not fetched again when another stretch is wanted now', async () => {
  const all = Array.from({ length: 60 }, (_, index) => contentOf(`long ${index}`, 20_000));
  const pack = publisher.addPack(all);
  const wanted = all.map((bytes) => publisher.addObject(bytes));
  const controller = new AbortController();
  server.fault = (request, response, name) => {
    response.writeHead(200, { etag: etagOf(name), 'content-length': pack.size });
    response.write(publisher.files.get(name)?.subarray(0, 405_000), () => setTimeout(() => controller.abort(), 200));
    return request.url !== '';
  };
  await expect(fetchAll(wanted, [pack], controller.signal)).rejects.toThrow();
  server.fault = null;
  await fetchAll(wanted.slice(0, 30), [pack]);
  expect(sentOf('packs/')).toBe(10 * 20_000);
});

test('a content that stays wrong ends the download and is named', async () => {
  const reference = publisher.addObject(big);
  publisher.files.set(`objects/${reference.sha256.slice(0, 2)}/${reference.sha256}`, Buffer.alloc(SIZE));
  const path = `file ${reference.sha256.slice(0, 4)}`;
  await expect(fetchAll([reference])).rejects.toMatchObject({ reason: { code: 'object_corrupt', path } });
  expect(server.asked).toHaveLength(3);
});

test('a connection that falls silent is dropped, and its part goes on', async () => {
  await downloader.close();
  downloader = open({ stallMs: 400 });
  const reference = publisher.addObject(big);
  server.fault = first(1, (response, name) => {
    response.writeHead(200, { etag: etagOf(name), 'content-length': SIZE });
    response.write(big.subarray(0, 300_000));
  });
  await fetchAll([reference]);
  expect(held(reference).equals(big)).toBe(true);
  expect(sentOf(reference.sha256)).toBe(SIZE - 300_000);
});

test('a slow server is waited for', async () => {
  const reference = publisher.addObject(contentOf('slow', 40_000));
  const bytes = contentOf('slow', 40_000);
  server.fault = (_, response) => {
    response.writeHead(200);
    let at = 0;
    const drip = setInterval(() => {
      response.write(bytes.subarray(at, (at += 4000)));
      if (at < bytes.length) return;
      clearInterval(drip);
      response.end();
    }, 30);
    return true;
  };
  await fetchAll([reference]);
  expect(server.asked).toHaveLength(1);
});

test('while nobody answers it says that it waits and for how long, then gives up and keeps what it has', async () => {
  await downloader.close();
  downloader = open({ giveUpMs: 1500 });
  const reference = publisher.addObject(big);
  await leavePart(reference);
  reports = [];
  server.fault = (_, response) => {
    response.socket?.destroy();
    return true;
  };
  await expect(fetchAll([reference])).rejects.toMatchObject({ reason: { code: 'network_lost' } });
  const waiting = reports.filter(({ phase }) => phase === 'waiting_network');
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.every(({ retrying }) => retrying !== null && retrying.attempt >= 1)).toBe(true);
  expect(readFileSync(join(folder, 'parts', `${reference.sha256}.part`))).toHaveLength(500_000);
});

test('progress never goes back, whatever has to be fetched again', async () => {
  const references = [big, ...pieces].map((bytes) => publisher.addObject(bytes));
  let count = 0;
  server.fault = (request, response, name) => {
    count += 1;
    if (count % 3 !== 0) return false;
    if (count % 2 === 0) response.writeHead(200).end(Buffer.alloc(publisher.files.get(name)?.length ?? 0));
    else answerTruly(publisher.files, name, { ...request, headers: {} } as typeof request, response);
    return true;
  };
  await fetchAll(references);
  const total = references.reduce((sum, { size }) => sum + size, 0);
  const done = reports.map(({ downloadedBytes }) => downloadedBytes);
  expect(done).toEqual([...done].sort((one, other) => one - other));
  expect(reports.at(-1)).toMatchObject({
    downloadedBytes: total,
    totalBytes: total,
    files: { done: references.length, total: references.length },
  });
});

test('an empty content needs no server', async () => {
  const reference = publisher.addObject(Buffer.alloc(0));
  await fetchAll([reference]);
  expect(held(reference)).toHaveLength(0);
  expect(server.asked).toEqual([]);
});

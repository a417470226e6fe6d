import type { ServerResponse } from 'node:http';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { until } from '@hoshikraft/testkit/until';
import { answerTruly } from '../../testing/build-server.ts';
import { big, downloadRig, SIZE } from '../../testing/download-rig.ts';
import { contentOf } from '../../testing/sample-client.ts';

const rig = downloadRig();
const { fetchAll, first, held, sentOf } = rig;

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
])('a content is complete after %s', async (_, times, wrong) => {
  const reference = rig.publisher.addObject(big);
  rig.server.fault = first(times, wrong);
  await fetchAll([reference]);
  expect(held(reference).equals(big)).toBe(true);
  expect(readdirSync(join(rig.folder, 'parts'))).toEqual([]);
});

const pieces = Array.from({ length: 40 }, (_, index) => contentOf(`piece ${index}`, 5_000 + index * 911));

test('only the needed ranges of a pack are downloaded', async () => {
  const pack = rig.publisher.addPack([...pieces.slice(0, 5), contentOf('gap', 400_000), ...pieces.slice(5)]);
  const wanted = [1, 2, 7].map((index) => rig.publisher.addObject(pieces[index] ?? Buffer.of()));
  await fetchAll(wanted, [pack]);
  expect(
    wanted.map((reference) =>
      held(reference).equals(
        rig.publisher.files.get(`objects/${reference.sha256.slice(0, 2)}/${reference.sha256}`) ?? Buffer.of(),
      ),
    ),
  ).toEqual([true, true, true]);
  expect(rig.server.requested).toEqual([`packs/${pack.sha256}`, `packs/${pack.sha256}`]);
  expect(sentOf('packs/')).toBe(wanted.reduce((sum, { size }) => sum + size, 0));
});

test('a piece that is wrong in its pack is downloaded as an object', async () => {
  const pack = rig.publisher.addPack(pieces);
  const wanted = pieces.map((bytes) => rig.publisher.addObject(bytes));
  const spoilt = Buffer.concat(pieces);
  spoilt[6_000] = (spoilt[6_000] ?? 0) ^ 1;
  rig.publisher.files.set(`packs/${pack.sha256}`, spoilt);
  await fetchAll(wanted, [pack]);
  expect(wanted.every((reference, index) => held(reference).equals(pieces[index] ?? Buffer.of()))).toBe(true);
  expect(rig.server.requested.filter((name) => name.startsWith('objects/'))).toHaveLength(1);
});

test('a missing pack is replaced by its objects', async () => {
  const pack = rig.publisher.addPack(pieces);
  rig.publisher.files.delete(`packs/${pack.sha256}`);
  const wanted = pieces.map((bytes) => rig.publisher.addObject(bytes));
  await fetchAll(wanted, [pack]);
  expect(wanted.every((reference, index) => held(reference).equals(pieces[index] ?? Buffer.of()))).toBe(true);
});

test('a content that stays wrong ends the download and is named', async () => {
  const reference = rig.publisher.addObject(big);
  rig.publisher.files.set(`objects/${reference.sha256.slice(0, 2)}/${reference.sha256}`, Buffer.alloc(SIZE));
  const path = `file ${reference.sha256.slice(0, 4)}`;
  await expect(fetchAll([reference])).rejects.toMatchObject({
    reason: { code: 'object_corrupt', reason: 'hash', path },
  });
  expect(rig.server.requested).toHaveLength(3);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['is not there', (response) => response.writeHead(404).end()],
  ['has another length', (response) => response.writeHead(200, { 'content-length': 5 }).end('other')],
  ['is encoded on its way', (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end()],
])('a content that %s ends the download as unavailable', async (_, answer) => {
  const reference = rig.publisher.addObject(big);
  rig.server.fault = (_request, response) => {
    answer(response);
    return true;
  };
  const path = `file ${reference.sha256.slice(0, 4)}`;
  await expect(fetchAll([reference])).rejects.toMatchObject({
    reason: { code: 'object_corrupt', reason: 'answer', path },
  });
});

test('a slow server is awaited', async () => {
  const reference = rig.publisher.addObject(contentOf('slow', 40_000));
  const bytes = contentOf('slow', 40_000);
  rig.server.fault = (_, response) => {
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
  expect(rig.server.requested).toHaveLength(1);
});

test('after a server requests a delay of an hour, the next try comes within half a minute, and progress says so', async () => {
  const reference = rig.publisher.addObject(contentOf('busy', 1000));
  rig.server.fault = (_, response) => {
    response.writeHead(503, { 'retry-after': '3600' }).end();
    return true;
  };
  const controller = new AbortController();
  const fetching = fetchAll([reference], [], controller.signal);
  const waits = () => rig.reports.flatMap(({ retrying }) => (retrying === null ? [] : retrying.nextInSeconds));
  await until(() => waits().length > 0);
  controller.abort();
  await expect(fetching).rejects.toThrow();
  expect(waits()[0]).toBe(30);
});

test('progress never decreases, whatever is downloaded again', async () => {
  const references = [big, ...pieces].map((bytes) => rig.publisher.addObject(bytes));
  let count = 0;
  rig.server.fault = (request, response, name) => {
    count += 1;
    if (count % 3 !== 0) return false;
    if (count % 2 === 0) response.writeHead(200).end(Buffer.alloc(rig.publisher.files.get(name)?.length ?? 0));
    else answerTruly(rig.publisher.files, name, { ...request, headers: {} } as typeof request, response);
    return true;
  };
  await fetchAll(references);
  const total = references.reduce((sum, { size }) => sum + size, 0);
  const done = rig.reports.map(({ downloadedBytes }) => downloadedBytes);
  expect(done).toEqual([...done].sort((one, other) => one - other));
  expect(rig.reports.at(-1)).toMatchObject({
    downloadedBytes: total,
    totalBytes: total,
    files: { done: references.length, total: references.length },
  });
});

test('an empty content needs no server', async () => {
  const reference = rig.publisher.addObject(Buffer.alloc(0));
  await fetchAll([reference]);
  expect(held(reference)).toHaveLength(0);
  expect(rig.server.requested).toEqual([]);
});

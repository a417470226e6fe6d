import { readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { etagOf } from '../../testing/build-server.ts';
import { big, downloadRig, SIZE } from '../../testing/download-rig.ts';
import { contentOf } from '../../testing/sample-client.ts';
import { setProxy } from '../../system/proxy/proxy.ts';

const rig = downloadRig();
const { fetchAll, first, held, leavePart, open, sentOf } = rig;

test('a partial download resumes where it was, and requests only the rest', async () => {
  const reference = rig.publisher.addObject(big);
  await leavePart(reference);
  await fetchAll([reference]);
  expect(sentOf(reference.sha256)).toBe(SIZE - 500_000);
  expect(held(reference).equals(big)).toBe(true);
  expect(rig.reports.at(-1)).toMatchObject({ downloadedBytes: SIZE, totalBytes: SIZE, retrying: null });
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
  ['the rig.server knows no ranges', (response) => response.writeHead(200).end(big)],
  ['the rig.server says that there is no such range', (response) => response.writeHead(416).end()],
])('a resumed download is complete in the end if %s', async (_, wrong) => {
  const reference = rig.publisher.addObject(big);
  await leavePart(reference);
  rig.server.fault = first(1, (response, __, range) => wrong(response, range ?? { from: 0, to: SIZE - 1 }));
  await fetchAll([reference]);
  expect(held(reference).equals(big)).toBe(true);
});

test('a part that the disk damaged is detected, and its content downloaded again', async () => {
  const reference = rig.publisher.addObject(big);
  await leavePart(reference);
  const part = join(rig.folder, 'parts', `${reference.sha256}.part`);
  const bytes = readFileSync(part);
  bytes[1000] = (bytes[1000] ?? 0) ^ 255;
  writeFileSync(part, bytes);
  await fetchAll([reference]);
  expect(held(reference).equals(big)).toBe(true);
});

test('pieces of a part are not downloaded again when another range is needed', async () => {
  const all = Array.from({ length: 60 }, (_, index) => contentOf(`long ${index}`, 20_000));
  const pack = rig.publisher.addPack(all);
  const wanted = all.map((bytes) => rig.publisher.addObject(bytes));
  const controller = new AbortController();
  rig.server.fault = (request, response, name) => {
    response.writeHead(200, { etag: etagOf(name), 'content-length': pack.size });
    response.write(rig.publisher.files.get(name)?.subarray(0, 405_000), () =>
      setTimeout(() => controller.abort(), 200),
    );
    return request.url !== '';
  };
  await expect(fetchAll(wanted, [pack], controller.signal)).rejects.toThrow();
  rig.server.fault = null;
  await fetchAll(wanted.slice(0, 30), [pack]);
  expect(sentOf('packs/')).toBe(10 * 20_000);
});

test('a silent connection is closed, and its download resumes', async () => {
  await rig.downloader.close();
  rig.downloader = open({ stallMs: 400 });
  const reference = rig.publisher.addObject(big);
  rig.server.fault = first(1, (response, name) => {
    response.writeHead(200, { etag: etagOf(name), 'content-length': SIZE });
    response.write(big.subarray(0, 300_000));
  });
  await fetchAll([reference]);
  expect(held(reference).equals(big)).toBe(true);
  expect(sentOf(reference.sha256)).toBe(SIZE - 300_000);
});

test('a connection with almost no data is closed, and the next one resumes', async () => {
  const reference = rig.publisher.addObject(big);
  await rig.downloader.close();
  rig.downloader = open({ stallMs: 1000 });
  let trickling: NodeJS.Timeout | undefined;
  rig.server.fault = first(1, (response, name) => {
    response.writeHead(200, { 'content-length': SIZE, etag: etagOf(name) });
    response.write(big.subarray(0, 300_000));
    let at = 300_000;
    trickling = setInterval(() => response.write(big.subarray(at, (at += 1))), 100);
  });
  await fetchAll([reference]);
  clearInterval(trickling);
  expect(held(reference).equals(big)).toBe(true);
  expect(sentOf(reference.sha256)).toBeLessThanOrEqual(SIZE - 300_000);
});

test('without a response, progress says that it waits and for how long, then the download fails and keeps its bytes', async () => {
  await rig.downloader.close();
  rig.downloader = open({ giveUpMs: 1500 });
  const reference = rig.publisher.addObject(big);
  await leavePart(reference);
  rig.reports = [];
  rig.server.fault = (_, response) => {
    response.socket?.destroy();
    return true;
  };
  await expect(fetchAll([reference])).rejects.toMatchObject({ reason: { code: 'network_lost' } });
  const waiting = rig.reports.filter(({ phase }) => phase === 'waiting_network');
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.every(({ retrying }) => retrying !== null && retrying.attempt >= 1)).toBe(true);
  expect(readFileSync(join(rig.folder, 'parts', `${reference.sha256}.part`))).toHaveLength(500_000);
  // With a dead proxy the download names it.
  await rig.downloader.close();
  setProxy('http://127.0.0.1:1');
  rig.downloader = open({ giveUpMs: 300 });
  const dead = await fetchAll([reference]).catch((error: unknown) => error);
  setProxy('');
  expect(dead).toMatchObject({ reason: { code: 'network_lost', reason: 'proxy', path: 'http://127.0.0.1:1' } });
});

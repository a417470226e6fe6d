/**
 * Serves a folder of builds like a CDN, with strong ETags and ranges, in a separate process. Environment: `FOLDER`, `PORT`,
 * and to simulate a slow network `DELAY_MS` (until the first byte) and `BYTES_PER_SECOND` (of all connections together).
 * `GET /served` returns the number of bytes sent in bodies.
 */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Transform } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

const folder = process.env['FOLDER'] ?? '';
const delay = Number(process.env['DELAY_MS'] ?? 0);
const speed = Number(process.env['BYTES_PER_SECOND'] ?? 0);
const SLICE = 16_384;
let served = 0;
let freeAt = 0;

/** Waits until the simulated network can send this number of bytes. */
async function throttle(bytes: number): Promise<void> {
  if (speed === 0) return;
  const now = performance.now();
  freeAt = Math.max(freeAt, now) + (bytes / speed) * 1000;
  if (freeAt - now > 2) await sleep(freeAt - now);
}

const counted = (): Transform =>
  new Transform({
    async transform(chunk: Buffer, _encoding, done) {
      for (let at = 0; at < chunk.length; at += SLICE) {
        const slice = chunk.subarray(at, at + SLICE);
        await throttle(slice.length);
        served += slice.length;
        this.push(slice);
      }
      done();
    },
  });

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://x').pathname;
  if (path === '/served') return void response.end(String(served));
  if (delay > 0) await sleep(delay);
  const file = join(folder, path);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile()) return void response.writeHead(404).end();
  const etag = `"${basename(path)}-${stats.mtimeMs}"`;
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const whole = range === null || (request.headers['if-range'] ?? etag) !== etag;
  const start = whole ? 0 : Number(range[1]);
  const end = whole || range[2] === '' ? stats.size - 1 : Math.min(Number(range[2]), stats.size - 1);
  response.writeHead(whole ? 200 : 206, {
    etag,
    'accept-ranges': 'bytes',
    'content-length': end - start + 1,
    ...(!whole && { 'content-range': `bytes ${start}-${end}/${stats.size}` }),
  });
  if (stats.size === 0) return void response.end();
  // Some measurements interrupt downloads, so a closed connection is not an error.
  await pipeline(createReadStream(file, { start, end }), counted(), response).catch(() => undefined);
}

createServer((request, response) => void respond(request, response)).listen(Number(process.env['PORT']), '127.0.0.1');

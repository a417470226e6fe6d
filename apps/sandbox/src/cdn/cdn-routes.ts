import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formField } from '../http/pages.ts';
import { entityTag, isImmutable, namesTag } from './entity-tag.ts';
import { createCut, createThrottle } from './throttle.ts';
import type { CdnFaults } from './throttle.ts';

// No empty part, none that begins with a dot: neither a way out of the folder nor a file that is still being written.
const PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;
const FAULTS = { bytesPerSecond: 1e12, refusals: 1000, cuts: 1000 };

async function sendPublished(folder: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = (request.params as { '*': string })['*'];
  const stats = PATH.test(path) ? await stat(join(folder, path), { bigint: true }).catch(() => null) : null;
  if (!stats?.isFile()) return reply.code(404).send({ error: 'no such file' });
  const tag = entityTag(path, stats);
  void reply.headers({
    etag: tag,
    'cache-control': isImmutable(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  // The plugin compares If-Range with its own weak tag, which would never match ours: answered here.
  const ifRange = request.headers['if-range'];
  if (ifRange !== undefined) {
    delete request.raw.headers['if-range'];
    if (ifRange !== tag) delete request.raw.headers.range;
  }
  return reply.sendFile(path, folder, { etag: false, cacheControl: false, lastModified: true });
}

function readFaults(body: unknown, faults: CdnFaults): boolean {
  const wanted = { ...faults };
  for (const name of Object.keys(FAULTS) as (keyof CdnFaults)[]) {
    const text = formField(body, name);
    if (text === '') continue;
    const value = Number(text);
    if (!Number.isInteger(value) || value < 0 || value > FAULTS[name]) return false;
    wanted[name] = value;
  }
  Object.assign(faults, wanted);
  return true;
}

/**
 * `/cdn/*`: what was published, with ranges and strong tags, as a CDN would serve it. `POST /cdn-faults` slows it down
 * or breaks it: `bytesPerSecond`, `refusals`, `cuts`.
 */
export function cdnRoutes(app: FastifyInstance, folder: string): void {
  const faults: CdnFaults = { bytesPerSecond: 0, refusals: 0, cuts: 0 };
  const throttled = createThrottle(faults);
  void app.register(async (cdn) => {
    await cdn.register(fastifyStatic, { serve: false, dotfiles: 'ignore' });
    cdn.addHook('onSend', async (_request, reply, payload) => {
      if (!(payload instanceof Readable) || reply.statusCode >= 300) return payload;
      if (faults.cuts > 0) {
        faults.cuts -= 1;
        return payload.pipe(createCut(Number(reply.getHeader('content-length'))));
      }
      return faults.bytesPerSecond > 0 ? payload.pipe(throttled()) : payload;
    });
    cdn.get('/cdn/*', (request, reply) => {
      if (faults.refusals > 0) {
        faults.refusals -= 1;
        return reply.code(503).header('retry-after', '1').send({ error: 'refused on demand' });
      }
      return sendPublished(folder, request, reply);
    });
  });
  app.get('/cdn-faults', () => faults);
  app.post('/cdn-faults', (request, reply) =>
    readFaults(request.body, faults) ? faults : reply.code(422).send({ error: `at most ${JSON.stringify(FAULTS)}` }),
  );
}

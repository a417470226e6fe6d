import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import { matchesEtag } from '../http/etag.ts';
import { fileType, isFileName } from './file-names.ts';

/** What a file may do where somebody opens it by itself: be looked at. */
const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Pages of whole sections come with dozens of pictures; a minute, from one address. */
const RATE = 3000;

/** `/files/…`: what was uploaded, for ever the same under its name. */
export function serveFiles(server: FastifyInstance, { files }: Pick<AppContext, 'files'>): void {
  server.get<{ Params: { name: string } }>(
    '/files/:name',
    {
      config: { ratePolicy: { rate: RATE, rateWith: null } },
      // After the standing headers, which say less.
      onSend: (_request, reply, _payload, done) => {
        reply.header('content-security-policy', FILE_POLICY);
        done();
      },
    },
    async (request, reply) => {
      const { name } = request.params;
      const etag = `"${name}"`;
      const bytes = isFileName(name) ? await files.read(name) : null;
      if (bytes === null) throw new ApiError('not_found');
      reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag });
      return matchesEtag(request, etag) ? reply.code(304).send() : reply.type(fileType(name)).send(bytes);
    },
  );
}

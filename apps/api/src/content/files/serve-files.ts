import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { matchesEtag } from '../../platform/http/etag.ts';
import { fileType, isFileName } from './file-names.ts';

/** Policy of a file opened directly: it can only be viewed. */
const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Requests per minute from one address: pages have dozens of pictures. */
const RATE = 3000;

/** Serves uploaded files at `/files/…`; a file never changes under its name. */
export function serveFiles(server: FastifyInstance, { files }: Pick<AppContext, 'files'>): void {
  server.get<{ Params: { name: string } }>(
    '/files/:name',
    {
      config: { ratePolicy: { rate: RATE, rateWith: null } },
      // After the common headers, whose policy is weaker.
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

import { fastifySwagger } from '@fastify/swagger';
import { fastifySwaggerUi } from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { description } from './contract-binder/description.ts';

/** All of the page is our own; its icons are data, and its script styles one element in place. */
const PAGE_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** The description as served: `/api/openapi.json`, and `/api/docs` to read. */
export async function serveDocumentation(server: FastifyInstance): Promise<void> {
  const text = JSON.stringify(description);
  server.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(text),
  );
  await server.register(fastifySwagger, {
    mode: 'static',
    // The plugin's types know OpenAPI 3.0 only; it serves 3.1 as it is.
    specification: { document: description as never },
  });
  await server.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: PAGE_POLICY,
    uiConfig: { deepLinking: true, docExpansion: 'list', defaultModelsExpandDepth: 0, tryItOutEnabled: false },
    theme: { title: 'Hoshikraft API' },
  });
}

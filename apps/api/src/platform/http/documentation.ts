import { fastifySwagger } from '@fastify/swagger';
import { fastifySwaggerUi } from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { description } from './description.ts';

/** Everything is served by us; icons are data URLs, and the script sets one inline style. */
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

/** Hides the Authorize button, as the page sends no requests; wraps long words on narrow screens. */
const NARROW_STYLE = `
.swagger-ui .auth-wrapper, .swagger-ui .authorization__btn { display: none }
@media (max-width: 640px) {
  .swagger-ui table { table-layout: fixed }
  .swagger-ui .col_header:first-child { width: 7em }
  .swagger-ui td, .swagger-ui .opblock-description-wrapper { overflow-wrap: anywhere }
}
`;

/** Serves the description at `/api/openapi.json`, and as a page at `/api/docs`. */
export async function serveDocumentation(server: FastifyInstance, brandName: string): Promise<void> {
  const title = `${brandName} API`;
  const document = { ...description, info: { ...description.info, title } };
  const text = JSON.stringify(document);
  server.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(text),
  );
  await server.register(fastifySwagger, {
    mode: 'static',
    // The plugin's types know OpenAPI 3.0 only; it serves 3.1 unchanged.
    specification: { document: document as never },
  });
  await server.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: PAGE_POLICY,
    // Read-only: it loads no other description and does not ask for credentials.
    uiConfig: {
      layout: 'BaseLayout',
      deepLinking: true,
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
      supportedSubmitMethods: [],
    },
    theme: { title, css: [{ filename: 'narrow.css', content: NARROW_STYLE }] },
  });
}

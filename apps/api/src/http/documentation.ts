import { fastifySwagger } from '@fastify/swagger';
import { fastifySwaggerUi } from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { description } from './description.ts';

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

/** Authorizing is no use without sending; long words must not push a phone's page aside. */
const NARROW_STYLE = `
.swagger-ui .auth-wrapper, .swagger-ui .authorization__btn { display: none }
@media (max-width: 640px) {
  .swagger-ui table { table-layout: fixed }
  .swagger-ui .col_header:first-child { width: 7em }
  .swagger-ui td, .swagger-ui .opblock-description-wrapper { overflow-wrap: anywhere }
}
`;

/** The description as served: `/api/openapi.json`, and `/api/docs` to read. */
export async function serveDocumentation(server: FastifyInstance, brandName: string): Promise<void> {
  const title = `${brandName} API`;
  const document = { ...description, info: { ...description.info, title } };
  const text = JSON.stringify(document);
  server.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(text),
  );
  await server.register(fastifySwagger, {
    mode: 'static',
    // The plugin's types know OpenAPI 3.0 only; it serves 3.1 as it is.
    specification: { document: document as never },
  });
  await server.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: PAGE_POLICY,
    // A page to read: it opens no other description, and nobody is invited to paste credentials into it.
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

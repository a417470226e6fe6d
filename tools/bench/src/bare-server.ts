/**
 * What the API is held against: the same server library with a route for each address that is measured, and nothing else.
 * A route sends as many bytes as the API, of plain letters, which need no encoding.
 */
import Fastify from 'fastify';

const { API_URL = '', BARE_PORT, BARE_PATHS = '' } = process.env;

const server = Fastify();
for (const path of BARE_PATHS.split(' ')) {
  const { byteLength } = await (await fetch(API_URL + path)).arrayBuffer();
  const text = 'x'.repeat(byteLength);
  server.get(path, (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
}
await server.listen({ host: '127.0.0.1', port: Number(BARE_PORT) });

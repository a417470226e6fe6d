/** What the API is held against: the same server library with one route and nothing else. */
import Fastify from 'fastify';

const server = Fastify();
server.get('/', () => ({ status: 'ok', servers: 4 }));
await server.listen({ host: '127.0.0.1', port: Number(process.env['BARE_PORT']) });

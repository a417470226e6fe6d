/** Compared with profiles and leaderboards: a server with one route, a select by the primary key. */
import Fastify from 'fastify';
import pg from 'pg';

const server = Fastify();
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });

server.get('/ready', () => ({ status: 'ok' }));
server.get<{ Params: { id: string } }>('/player/:id', async ({ params }) => {
  const text = 'SELECT id, login FROM players WHERE id = $1';
  return (await pool.query({ name: 'player', text, values: [params.id] })).rows;
});
await server.listen({ host: '127.0.0.1', port: Number(process.env['SELECT_PORT']) });

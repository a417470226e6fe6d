/** What documents and players are held against: a server with one route a kind, each of them one select that an index answers. */
import Fastify from 'fastify';
import pg from 'pg';

const server = Fastify();
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });
const answer = async (name: string, text: string, values: unknown[]) => (await pool.query({ name, text, values })).rows;
const cards = `SELECT * FROM documents WHERE target = 'mods' AND shows_at IS NOT NULL
  ORDER BY shows_at DESC, key DESC LIMIT 25`;

server.get('/ready', () => ({ status: 'ok' }));
server.get('/list', () => answer('list', cards, []));
server.get<{ Params: { key: string } }>('/document/:key', ({ params }) =>
  answer('document', "SELECT * FROM document_texts WHERE document_key = $1 AND locale = 'ru'", [params.key]),
);
server.get<{ Params: { id: string } }>('/player/:id', ({ params }) =>
  answer('player', 'SELECT id, login FROM players WHERE id = $1', [params.id]),
);
await server.listen({ host: '127.0.0.1', port: Number(process.env['SELECT_PORT']) });

import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import pg from 'pg';
import { BUYERS, sendOrder, timeEach } from './purchases.ts';
import { addSession } from '../add-session.ts';

const SERVER = 'hitech';
/** Balance of each sender, whole coins: more than any run sends. */
const COINS = 1_000_000_000;
/** Transfers before the measurement, so that query plans are those of tables in use. */
const SENT_BEFORE = 1000;

interface Sender {
  login: string;
  headers: Record<string, string>;
}

/** Inserts a player registered a year ago, with coins and a session, into the database. */
async function addSender(client: pg.Client, login: string): Promise<Sender> {
  const { rows } = await client.query<{ id: string }>(
    `WITH player AS (INSERT INTO players (login, registered_at) VALUES ($1, now() - interval '1 year') RETURNING id)
     INSERT INTO ledger_accounts (kind, player_id, server_id, balance) SELECT 'coins', id, $2, $3 FROM player
     RETURNING player_id AS id`,
    [login, SERVER, COINS],
  );
  return { login, headers: await addSession(client, rows[0]?.id ?? '') };
}

/** Creates players who send coins to each other; returns a function that makes `count` transfers and returns milliseconds per transfer. */
export async function createTransfers(api: string, databaseUrl: string): Promise<(count: number) => Promise<number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const senders: Sender[] = [];
  for (let index = 0; index < BUYERS; index += 1) senders.push(await addSender(client, `sender_${index}`));
  const send = async (count: number): Promise<number> => {
    const agent = new Agent({ keepAlive: true, maxSockets: BUYERS });
    try {
      return await timeEach(BUYERS, count, (worker) => {
        const [from, to] = [senders[worker], senders[(worker + randomInt(1, BUYERS)) % BUYERS]];
        const order = { serverId: SERVER, login: to?.login, amount: 1 };
        return sendOrder(agent, `${api}/api/game-money/transfer`, from?.headers ?? {}, order);
      });
    } finally {
      agent.destroy();
    }
  };
  await send(SENT_BEFORE);
  await client.query('ANALYZE');
  await client.end();
  return send;
}

import { randomBytes, randomUUID } from 'node:crypto';
import type { operations } from '@hoshikraft/contract';
import { signBridgeMessage } from '@hoshikraft/contract/signatures';
import type pg from 'pg';
import { cpuOfTree } from '../process.ts';
import type { Community } from './community.ts';

type Batch = operations['sendGameEvents']['requestBody']['content']['application/json'];

/** Players on each server, and how often it tells what they did, seconds: as the sandbox's do. */
const PLAYERS = 500;
const EVERY_SECONDS = 30;
/** A session is an hour long: so many end between two batches. */
const ENDED = Math.ceil((PLAYERS * EVERY_SECONDS) / 3600);

interface GameServer {
  id: string;
  keyId: string;
  secret: string;
  logins: string[];
}

/** The four servers, each with a new key and players of its own. */
async function gameServers(community: Community, client: pg.Client): Promise<GameServer[]> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM servers ORDER BY position');
  const players = await client.query<{ login: string }>('SELECT login FROM players ORDER BY md5(login) LIMIT $1', [
    PLAYERS * rows.length,
  ]);
  return rows.map(({ id }, index) => {
    // One of its own for each run: the data stay, and secrets are sealed anew.
    const keyId = `bench-${randomBytes(6).toString('hex')}-${id}`;
    const said = community.command('apps/api/src/game/game-key-command.ts', 'add', keyId, id);
    const secret = /secret (\S+)/.exec(said)?.[1];
    if (secret === undefined) throw new Error(`no key for ${id}: ${said}`);
    const logins = players.rows.slice(index * PLAYERS, (index + 1) * PLAYERS).map(({ login }) => login);
    return { id, keyId, secret, logins };
  });
}

/** What half a minute of such a server comes to: everybody's totals, and the sessions that ended. */
function batchOf({ logins }: GameServer, round: number): Batch {
  const [now, total] = [Date.now(), 1_000_000 + round * 60];
  const counters = logins.map((login) => ({
    login,
    blocksBroken: total,
    blocksPlaced: total,
    playersKilled: total,
    mobsKilled: total,
    deaths: total,
    experience: total,
    chatMessages: total,
    caseOpenings: total,
    coinIncome: total,
    coinExpenses: total,
  }));
  const sessions = logins.slice((round * ENDED) % logins.length, ((round * ENDED) % logins.length) + ENDED);
  return {
    batchId: randomUUID(),
    counters,
    sessions: sessions.map((login) => ({
      id: randomUUID(),
      login,
      joinedAt: new Date(now - 3_600_000).toISOString(),
      leftAt: new Date(now).toISOString(),
      afkSeconds: 60,
    })),
  };
}

async function send(api: string, { keyId, secret }: GameServer, batch: Batch): Promise<void> {
  const [path, body] = ['/api/game/events', JSON.stringify(batch)];
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomBytes(16).toString('base64url');
  const signature = signBridgeMessage(secret, { method: 'POST', path, timestamp, nonce, body });
  const signed = { 'x-key-id': keyId, 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature };
  const reply = await fetch(api + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed },
    body,
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
}

/**
 * What taking in the events of four full servers costs, per cent of a core: processor of the API and of PostgreSQL for some
 * batches of each, over the time in which they would have come.
 *
 * @returns measures once, by so many batches of each server
 */
export async function eventCosts(
  community: Community,
  client: pg.Client,
): Promise<(batches: number) => Promise<number>> {
  const servers = await gameServers(community, client);
  let round = 0;
  const spent = () => community.api.cpu() + cpuOfTree(community.postgres.pid);
  return async (batches) => {
    const before = spent();
    for (const end = round + batches; round < end; round += 1) {
      await Promise.all(servers.map((server) => send(community.api.url, server, batchOf(server, round))));
    }
    return ((spent() - before) / (batches * EVERY_SECONDS)) * 100;
  };
}

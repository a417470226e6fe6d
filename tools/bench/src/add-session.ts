import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Inserts a session of a player into the database; returns the credentials as headers. */
export async function addSession(client: pg.Client, playerId: string): Promise<Record<string, string>> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO sessions (id, player_id, token_hash, source, created_at, last_seen_at, expires_at)
     VALUES (gen_random_uuid(), $1, $2, 'site', now(), now(), now() + interval '1 day') RETURNING id`,
    [playerId, createHash('sha256').update(token).digest()],
  );
  return { 'access-id': rows[0]?.id ?? '', 'access-token': token };
}

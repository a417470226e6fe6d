import { randomUUID } from 'node:crypto';
import { HOUR_MS, type Random, SECOND_MS } from '@hoshikraft/shared';
import type { Db } from '../../../platform/database/types.ts';
import type { Played } from './naive-playtime.ts';

/** Sessions of some hours around those moments, some of them with AFK time. */
export function sessionsAround(
  random: Random,
  moments: readonly number[],
  whose: Pick<Played, 'playerId' | 'serverId'>,
): Played[] {
  const upTo = (most: number) => Math.floor(random() * most);
  return moments.flatMap((moment) =>
    Array.from({ length: 3 }, () => {
      const joinedAt = moment - 8 * HOUR_MS + upTo(30 * HOUR_MS);
      const length = upTo(9 * HOUR_MS);
      const afkSeconds = random() < 0.5 ? 0 : upTo(Math.floor(length / SECOND_MS));
      return { ...whose, joinedAt, leftAt: joinedAt + length, afkSeconds };
    }),
  );
}

export async function addPlayed(db: Db, login: string, sessions: readonly Played[]): Promise<void> {
  const rows = sessions.map(({ playerId, serverId, joinedAt, leftAt, afkSeconds }) => ({
    server_id: serverId,
    id: randomUUID(),
    login,
    player_id: playerId,
    joined_at: new Date(joinedAt),
    left_at: new Date(leftAt),
    afk_seconds: afkSeconds,
  }));
  await db.insertInto('play_sessions').values(rows).execute();
}

import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import type { GameCaller } from '../src/game/bridge/testing/game-caller.ts';
import type { TestApp } from './test-app.ts';

type Schemas = components['schemas'];

/** Bans a player for 30 days, as reported by a game server; returns the API's id and the reported ban. */
export async function banInGame(
  test: TestApp,
  server: GameCaller,
  login: string,
  changes: Partial<Schemas['GameBan']> = {},
): Promise<{ banId: string; gameBan: Schemas['GameBan'] }> {
  const now = test.clock.now().getTime();
  const gameBan: Schemas['GameBan'] = {
    id: randomUUID(),
    login,
    banned_by: 'Volt_Sensei',
    ban_reason: 'griefing',
    banned_at: new Date(now).toISOString(),
    unban_at: new Date(now + 30 * 24 * 60 * 60 * 1000).toISOString(),
    unbanPrice: 19_900,
    lifted: false,
    ...changes,
  };
  await server.events({ bans: [gameBan] });
  const { id } = await test.app.db
    .selectFrom('bans')
    .select('id')
    .where('game_ban_id', '=', gameBan.id)
    .executeTakeFirstOrThrow();
  return { banId: id, gameBan };
}

import type { components } from '@hoshikraft/contract';
import type { ApiResponse, Credentials, TestApp } from './test-app.ts';

type Schemas = components['schemas'];

/** Clients of the seed, by server. */
export const CLIENT = {
  'techno-magic-rpg': '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f0001',
  hitech: '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f0002',
  'magic-rpg': '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f0004',
} as const;

/** Requests the session with which a game of that client starts. */
export const startGame = <Body = Schemas['GameSession']>(
  test: TestApp,
  as: Credentials,
  clientUuid: string = CLIENT.hitech,
): Promise<ApiResponse<Body>> => test.request<Body>('POST', '/api/launcher/game-session', { as, body: { clientUuid } });

interface Ban {
  playerId: string;
  /** null bans on all servers. */
  server?: string | null;
  /** Milliseconds from now; null for a permanent ban. */
  lasts?: number | null;
  /** Price of an unban in kopecks; null if it is not for sale. */
  price?: number | null;
  reason?: string;
}

/** Inserts a ban that no game server reported; returns its id. */
export async function ban(test: TestApp, { playerId, server = null, lasts = null, price = null, reason }: Ban) {
  const now = test.clock.now();
  const { id } = await test.app.db
    .insertInto('bans')
    .values(({ selectFrom }) => ({
      player_id: playerId,
      login_key: selectFrom('players')
        .select(({ fn }) => fn<string>('lower', ['login']).as('key'))
        .where('id', '=', playerId),
      server_id: server,
      banned_by: 'Volt_Sensei',
      ban_reason: reason ?? 'griefing',
      banned_at: now,
      unban_at: lasts === null ? null : new Date(now.getTime() + lasts),
      unban_price: price,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

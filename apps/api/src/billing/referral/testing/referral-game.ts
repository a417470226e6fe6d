import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { addPlayer, type Player } from '../../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { type GameCaller, gameCaller } from '../../../game/bridge/testing/game-caller.ts';
import { runJob } from '../../../platform/jobs/job.ts';
import { getCoins } from '../../ledger/accounts.ts';
import type { Played } from '../../../game/playtime/testing/naive-playtime.ts';
import { payReferrals } from '../pay-referrals.ts';
import { setLastSeen } from './friends.ts';

const FIRST = 'techno-magic-rpg';

type PlayedSession = Played & { id: string; login: string };

/** A session of `hours` hours, on the first server by default. */
export const session = (
  { playerId, login }: Player,
  from: number,
  hours: number,
  more: Partial<PlayedSession> = {},
): PlayedSession => ({
  id: randomUUID(),
  playerId,
  login,
  serverId: FIRST,
  joinedAt: from,
  leftAt: from + hours * HOUR_MS,
  afkSeconds: 0,
  ...more,
});

/** Sends play sessions to the API, as the game servers do. */
async function sendSessions(
  servers: ReadonlyMap<string, GameCaller>,
  sessions: readonly PlayedSession[],
): Promise<void> {
  for (const [serverId, own] of Map.groupBy(sessions, (one) => one.serverId)) {
    const answer = await servers.get(serverId)?.events({
      sessions: own.map(({ id, login, joinedAt, leftAt, afkSeconds }) => {
        const times = { joinedAt: new Date(joinedAt).toISOString(), leftAt: new Date(leftAt).toISOString() };
        return { id, login, ...times, afkSeconds };
      }),
    });
    if (answer?.status !== 200) throw new Error(`the play sessions were refused: ${answer?.text}`);
  }
}

/** An API at 23:00 UTC, so that today's sessions are in the past, with two game servers. */
export async function referralGame(engine: 'postgres' | 'pglite') {
  const api: TestApp = await createTestApp({ engine });
  const servers = new Map<string, GameCaller>();
  for (const id of [FIRST, 'hitech']) servers.set(id, await gameCaller(api, id));
  const now = api.clock.now().getTime();
  api.clock.advance(Math.floor(now / DAY_MS) * DAY_MS + 23 * HOUR_MS + DAY_MS - now);
  /** The beginning of today, UTC. */
  const today = Math.floor(api.clock.now().getTime() / DAY_MS) * DAY_MS;
  return {
    api,
    today,
    sendSessions: (...sessions: readonly PlayedSession[]) => sendSessions(servers, sessions),
    /** A player last seen yesterday, before today's sessions. */
    async addReferrer(): Promise<Player> {
      const referrer = await addPlayer(api, 0);
      await setLastSeen(api, referrer, today - DAY_MS);
      return referrer;
    },
    coins: (player: Player) => getCoins(api.app.db, player.playerId, FIRST),
    pay: () => runJob(api.app, payReferrals),
  };
}

export type ReferralGame = Awaited<ReturnType<typeof referralGame>>;

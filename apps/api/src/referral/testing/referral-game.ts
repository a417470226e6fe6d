import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { addPlayer, type Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type GameCaller, gameCaller } from '../../game/testing/game-caller.ts';
import { runJob } from '../../jobs/job.ts';
import { coinsOf } from '../../ledger/accounts.ts';
import type { Played } from '../../playtime/testing/naive-playtime.ts';
import { payReferrals } from '../pay-referrals.ts';
import { beSeen } from './friends.ts';

const FIRST = 'techno-magic-rpg';

type Told = Played & { id: string; login: string };

/** A session of so many hours, on the first server unless said otherwise. */
export const session = ({ playerId, login }: Player, from: number, hours: number, more: Partial<Told> = {}): Told => ({
  id: randomUUID(),
  playerId,
  login,
  serverId: FIRST,
  joinedAt: from,
  leftAt: from + hours * HOUR_MS,
  afkSeconds: 0,
  ...more,
});

/** Tells the API what was played, as the game servers do. */
async function tell(servers: ReadonlyMap<string, GameCaller>, sessions: readonly Told[]): Promise<void> {
  for (const [serverId, own] of Map.groupBy(sessions, (one) => one.serverId)) {
    const answer = await servers.get(serverId)?.events({
      sessions: own.map(({ id, login, joinedAt, leftAt, afkSeconds }) => {
        const times = { joinedAt: new Date(joinedAt).toISOString(), leftAt: new Date(leftAt).toISOString() };
        return { id, login, ...times, afkSeconds };
      }),
    });
    if (answer?.status !== 200) throw new Error(`what was played was not taken: ${answer?.text}`);
  }
}

/** The API late in a day, so that what is played in it has been played, with two game servers. */
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
    tell: (...sessions: readonly Told[]) => tell(servers, sessions),
    /** Somebody who was seen yesterday, before anything that is played today. */
    async addReferrer(): Promise<Player> {
      const referrer = await addPlayer(api, 0);
      await beSeen(api, referrer, today - DAY_MS);
      return referrer;
    },
    coins: (player: Player) => coinsOf(api.app.db, player.playerId, FIRST),
    pay: () => runJob(api.app, payReferrals),
  };
}

export type ReferralGame = Awaited<ReturnType<typeof referralGame>>;

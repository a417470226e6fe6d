import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import type { AppContext } from '../../src/context.ts';
import { inTransaction } from '../../src/platform/database/in-transaction.ts';
import type { Db, Trx } from '../../src/platform/database/types.ts';
import { addOnline, stretchesOf } from './online-series.ts';
import { addBans, addCoins, addCounters, addRulebreakers, addSessions, addTies, samplePeople } from './history-rows.ts';
import { habitsOf } from './habits.ts';
import { pastCounters } from './past-counters.ts';
import { activeBans, endedBans, pastFriendships, pastLikes } from './past-people.ts';
import type { Person } from './past-people.ts';
import { pastSessions } from './past-sessions.ts';
import { recountNewcomers } from '../../src/game/statistics/newcomers-repository.ts';
import { wipes } from '../content/wipes.ts';

const LENGTH_MS = 730 * DAY_MS;
/** PGlite works in this very thread and never lets go of it by itself: requests come in between two parts. */
const PAUSE_MS = 20;

interface Part {
  name: string;
  write(trx: Trx): Promise<void>;
}

/** Until when the history goes: the hour in which it was begun, also where it is ended later. */
async function lastMoment(db: Db, now: Date): Promise<Date> {
  const begun = await db.selectFrom('sample_history').select('until').limit(1).executeTakeFirst();
  return begun?.until ?? new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
}

/** What somebody played: nothing after they were banned. */
function partOf(person: Person, since: Date, until: Date, bannedAt: Date | undefined): Part {
  return {
    name: `playing ${person.login}`,
    async write(trx) {
      const from = Math.max(since.getTime(), person.registeredAt.getTime());
      const sessions = pastSessions(
        habitsOf(person.login),
        from,
        Math.min(until.getTime(), bannedAt?.getTime() ?? Infinity),
      );
      const epochs = pastCounters(person.login, sessions, wipes);
      await addSessions(trx, person, sessions);
      await addCounters(trx, person, epochs);
      await addCoins(trx, person, epochs, until);
    },
  };
}

async function partsOf(db: Db, until: Date): Promise<Part[]> {
  const since = new Date(until.getTime() - LENGTH_MS);
  const { players, rulebreakers } = await samplePeople(db);
  const everybody = [...players, ...rulebreakers];
  const active = activeBans(rulebreakers, until);
  const ended = endedBans(everybody, until);
  const bannedAt = new Map(active.map(({ person, at }) => [person.id, at]));
  return [
    {
      name: 'friends and likes',
      write: (trx) => addTies(trx, players, pastFriendships(players, until), pastLikes(everybody, until), until),
    },
    { name: 'bans', write: (trx) => addBans(trx, [...active, ...ended]) },
    ...everybody.map((person) => partOf(person, since, until, bannedAt.get(person.id))),
    { name: 'newcomers', write: (trx) => recountNewcomers(trx, since) },
    ...stretchesOf(since, until).map((stretch) => ({
      name: `online ${stretch.resolution} ${stretch.from.toISOString()}`,
      write: (trx: Trx) => addOnline(trx, stretch),
    })),
  ];
}

/** Writes a part unless it is written; another node that writes it is waited for. */
const writePart = (db: Db, { name, write }: Part, until: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    const taken = await trx
      .insertInto('sample_history')
      .values({ part: name, until })
      .onConflict((conflict) => conflict.doNothing())
      .returning('part')
      .executeTakeFirst();
    if (taken !== undefined) await write(trx);
  });

/**
 * Writes two years of history for the sample players, as if game servers had reported them: sessions and what they add up to,
 * counters, coins, series of the servers, friends, likes and bans. By the seed, the same for every start; once more changes
 * nothing. In small transactions, so that requests come between them.
 *
 * @param ending stops it between two of them
 */
export async function writeHistory(app: Pick<AppContext, 'db' | 'clock'>, ending: AbortSignal): Promise<void> {
  const until = await lastMoment(app.db, app.clock.now());
  await writePart(app.db, { name: 'players', write: (trx) => addRulebreakers(trx, until) }, until);
  const parts = await partsOf(app.db, until);
  const { rows } = await sql<{ part: string }>`SELECT part FROM sample_history`.execute(app.db);
  const written = new Set(rows.map(({ part }) => part));
  for (const part of parts) {
    if (written.has(part.name)) continue;
    await sleep(PAUSE_MS);
    if (ending.aborted) return;
    await writePart(app.db, part, until);
  }
}

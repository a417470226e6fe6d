import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import type { AppContext } from '../../src/context.ts';
import { inTransaction } from '../../src/platform/database/in-transaction.ts';
import type { Db, Trx } from '../../src/platform/database/types.ts';
import { addOnline, listTimeRanges } from './online-series.ts';
import {
  addBans,
  addCoins,
  addCounters,
  addRulebreakers,
  addSessions,
  addRelations,
  listSamplePeople,
} from './history-rows.ts';
import { habitsOf } from './habits.ts';
import { pastCounters } from './past-counters.ts';
import { activeBans, endedBans, pastFriendships, pastLikes } from './past-people.ts';
import type { Person } from './past-people.ts';
import { pastSessions } from './past-sessions.ts';
import { recountNewcomers } from '../../src/game/statistics/newcomers-repository.ts';
import { pastWipes } from '../content/wipes.ts';

const LENGTH_MS = 730 * DAY_MS;
/** PGlite runs in this thread and does not yield: the pause lets requests run between two parts. */
const PAUSE_MS = 20;

interface Part {
  name: string;
  write(trx: Trx): Promise<void>;
}

/** End of the history: the hour in which its first part was written. */
async function getEnd(db: Db, now: Date): Promise<Date> {
  const started = await db.selectFrom('sample_history').select('until').limit(1).executeTakeFirst();
  return started?.until ?? new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
}

/** Play of one player, until a ban. */
function playPart(person: Person, since: Date, until: Date, bannedAt: Date | undefined): Part {
  return {
    name: `playing ${person.login}`,
    async write(trx) {
      const from = Math.max(since.getTime(), person.registeredAt.getTime());
      const sessions = pastSessions(
        habitsOf(person.login),
        from,
        Math.min(until.getTime(), bannedAt?.getTime() ?? Infinity),
      );
      const epochs = pastCounters(person.login, sessions, pastWipes);
      await addSessions(trx, person, sessions);
      await addCounters(trx, person, epochs);
      await addCoins(trx, person, epochs, until);
    },
  };
}

async function listParts(db: Db, until: Date): Promise<Part[]> {
  const since = new Date(until.getTime() - LENGTH_MS);
  const { players, rulebreakers } = await listSamplePeople(db);
  const everyone = [...players, ...rulebreakers];
  const active = activeBans(rulebreakers, until);
  const ended = endedBans(everyone, until);
  const bannedAt = new Map(active.map(({ person, at }) => [person.id, at]));
  return [
    {
      name: 'friends and likes',
      write: (trx) => addRelations(trx, players, pastFriendships(players, until), pastLikes(everyone, until), until),
    },
    { name: 'bans', write: (trx) => addBans(trx, [...active, ...ended]) },
    ...everyone.map((person) => playPart(person, since, until, bannedAt.get(person.id))),
    { name: 'newcomers', write: (trx) => recountNewcomers(trx, since) },
    ...listTimeRanges(since, until).map((range) => ({
      name: `online ${range.resolution} ${range.from.toISOString()}`,
      write: (trx: Trx) => addOnline(trx, range),
    })),
  ];
}

/** Writes a part unless it is written; waits for another node that writes it. */
const writePart = (db: Db, { name, write }: Part, until: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    const claimed = await trx
      .insertInto('sample_history')
      .values({ part: name, until })
      .onConflict((conflict) => conflict.doNothing())
      .returning('part')
      .executeTakeFirst();
    if (claimed !== undefined) await write(trx);
  });

/**
 * Writes two years of history for the sample players, as if game servers had reported it: sessions and their rollups,
 * counters, coins, series of the servers, friends, likes and bans. Deterministic and idempotent. Small transactions let
 * requests run in between.
 *
 * @param ending stops the work between two parts
 */
export async function writeHistory(app: Pick<AppContext, 'db' | 'clock'>, ending: AbortSignal): Promise<void> {
  const until = await getEnd(app.db, app.clock.now());
  await writePart(app.db, { name: 'players', write: (trx) => addRulebreakers(trx, until) }, until);
  const parts = await listParts(app.db, until);
  const { rows } = await sql<{ part: string }>`SELECT part FROM sample_history`.execute(app.db);
  const written = new Set(rows.map(({ part }) => part));
  for (const part of parts) {
    if (written.has(part.name)) continue;
    await sleep(PAUSE_MS);
    if (ending.aborted) return;
    await writePart(app.db, part, until);
  }
}

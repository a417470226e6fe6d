import type { components } from '@hoshikraft/contract';
import { MONTH_DAYS } from '@hoshikraft/shared';
import { sees } from '../privacy/sees.ts';
import { type Asked, showPlayer } from './show-player.ts';
import { countersOf, playtimeSums } from './statistics-repository.ts';

const YEAR_DAYS = 365;

/** What a player did, on one server or all of them together, over all wipes (docs/product/community.md#playtime). */
export async function statisticsOf(
  asked: Omit<Asked, 'part'>,
): Promise<{ status: 200; body: components['schemas']['PlayerStatistics'] }> {
  const { app, server } = asked;
  const { owner, whose } = await showPlayer({ ...asked, part: 'statistics' });
  const days = { monthDays: MONTH_DAYS, yearDays: YEAR_DAYS };
  const [counters, played] = await Promise.all([
    countersOf(app.db, whose),
    sees(owner.kind, owner.privacy, 'playtime') ? playtimeSums(app.db, whose, app.clock.now(), days) : null,
  ]);
  const body = {
    login: owner.login,
    server,
    blocksBroken: counters.blocks_broken,
    blocksPlaced: counters.blocks_placed,
    playersKilled: counters.players_killed,
    mobsKilled: counters.mobs_killed,
    deaths: counters.deaths,
    experience: counters.experience,
    chatMessages: counters.chat_messages,
    caseOpenings: counters.case_openings,
    coins: sees(owner.kind, owner.privacy, 'coins')
      ? { income: counters.coin_income, expenses: counters.coin_expenses }
      : null,
    playtime: played && {
      total: played.total,
      afk: played.afk,
      sessions: played.sessions,
      month: played.month,
      year: played.year,
      week: played.week,
      weekBefore: played.week_before,
    },
  };
  return { status: 200, body };
}

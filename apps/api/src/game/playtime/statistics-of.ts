import type { components } from '@hoshikraft/contract';
import { MONTH_DAYS } from '@hoshikraft/shared';
import { sees } from '../../community/privacy/sees.ts';
import { type PlayerRequest, showPlayer } from './show-player.ts';
import { getCounters, getPlaytimeSums } from './statistics-repository.ts';

const YEAR_DAYS = 365;

/** A player's statistics on one server or all, over all wipes (docs/product/community.md#playtime). */
export async function statisticsOf(
  request: Omit<PlayerRequest, 'part'>,
): Promise<{ status: 200; body: components['schemas']['PlayerStatistics'] }> {
  const { app, server } = request;
  const { owner, scope } = await showPlayer({ ...request, part: 'statistics' });
  const days = { monthDays: MONTH_DAYS, yearDays: YEAR_DAYS };
  const [counters, played] = await Promise.all([
    getCounters(app.db, scope),
    sees(owner.kind, owner.privacy, 'playtime') ? getPlaytimeSums(app.db, scope, app.clock.now(), days) : null,
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

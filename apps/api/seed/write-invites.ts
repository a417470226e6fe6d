import { DAY_MS, seededRandom } from '@hoshikraft/shared';
import { sql } from 'kysely';
import type { Trx } from '../src/platform/database/types.ts';
import { addToDay, dayOf } from '../src/billing/referral/days-repository.ts';
import { botLogins } from './write-players.ts';

/** The player who invited, and how many bots were invited: bots play whenever the sandbox runs. */
const REFERRER = 'player';
const INVITED = 3;
/** Days with visitors, and days on which the referrer played: the job pays for play time of the latter. */
const VISITED_DAYS = 30;
const PRESENT_DAYS = 7;

/** Adds players who were invited by the link of the first sample player; idempotent. */
export async function writeInvites(trx: Trx, now: Date): Promise<void> {
  const { rows } = await sql<{ referrer_id: string; registered_at: Date }>`
    INSERT INTO referral_invites (player_id, referrer_id, registered_at)
    SELECT friend.id, referrer.id, friend.registered_at FROM players AS friend, players AS referrer
    WHERE referrer.login = ${REFERRER} AND friend.login = ANY (${botLogins.slice(0, INVITED)}::text[])
      AND referrer.is_sample AND friend.is_sample
    ON CONFLICT DO NOTHING RETURNING referrer_id, registered_at`.execute(trx);
  const referrerId = rows[0]?.referrer_id;
  if (referrerId === undefined) return;
  for (const row of rows) await addToDay(trx, referrerId, dayOf(row.registered_at), { registrations: 1 });
  const chance = seededRandom(20_261_122);
  for (let age = 0; age < VISITED_DAYS; age += 1) {
    const visits = Math.floor(chance() * 9);
    const counts = { visits, downloads: Math.floor(chance() * visits * 0.4) };
    await addToDay(trx, referrerId, dayOf(new Date(now.getTime() - age * DAY_MS)), counts);
  }
  await sql`
    INSERT INTO referrer_presence (player_id, day)
    SELECT ${referrerId}, ${dayOf(now)} - age FROM generate_series(0, ${PRESENT_DAYS - 1}) AS age
    ON CONFLICT DO NOTHING`.execute(trx);
}

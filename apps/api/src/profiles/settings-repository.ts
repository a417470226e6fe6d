import { sql } from 'kysely';
import type { Db } from '../database/types.ts';
import type { Privacy, PrivacyPart } from '../privacy/sees.ts';

/** What a player keeps from others. */
export async function privacyOf(db: Db, playerId: string): Promise<Privacy> {
  const { privacy } = await db
    .selectFrom('players')
    .select('privacy')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return privacy as Privacy;
}

/** Sets to whom a part is shown, and answers what is kept from others after it. */
export async function setShownTo(
  db: Db,
  playerId: string,
  part: PrivacyPart,
  shownTo: 'everyone' | 'friends' | 'nobody',
): Promise<Privacy> {
  const flag = shownTo === 'everyone' ? {} : { [part]: shownTo };
  const { privacy } = await db
    .updateTable('players')
    .set({ privacy: sql`privacy - ${part}::text || ${JSON.stringify(flag)}::jsonb` })
    .where('id', '=', playerId)
    .returning('privacy')
    .executeTakeFirstOrThrow();
  return privacy as Privacy;
}

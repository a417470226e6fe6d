import { sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';
import type { Privacy, PrivacyPart } from '../privacy/sees.ts';

/** The privacy settings of a player. */
export async function privacyOf(db: Db, playerId: string): Promise<Privacy> {
  const { privacy } = await db
    .selectFrom('players')
    .select('privacy')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return privacy as Privacy;
}

/** Sets the audience of a part and returns the new privacy settings. */
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

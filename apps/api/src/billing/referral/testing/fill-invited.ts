import type { ListFill } from '../../../../testing/lists/list-fill.ts';

export const invited: ListFill<'listInvited'> = {
  key: 'login',
  query: {},
  async fill({ app }, { playerId }, count) {
    // Several share a registration time.
    await app.pool.query(
      `WITH friends AS (
         INSERT INTO players (login) SELECT 'i_' || substr(md5(random()::text), 1, 14) FROM generate_series(1, $2)
         RETURNING id)
       INSERT INTO referral_invites (player_id, referrer_id, registered_at)
       SELECT id, $1, now() - row_number() OVER () / 3 * interval '1 minute' FROM friends`,
      [playerId, count],
    );
    const { rows } = await app.pool.query<{ login: string }>(
      `SELECT login FROM referral_invites JOIN players ON players.id = player_id WHERE referrer_id = $1
       ORDER BY referral_invites.registered_at DESC, player_id DESC`,
      [playerId],
    );
    return rows.map(({ login }) => login);
  },
};

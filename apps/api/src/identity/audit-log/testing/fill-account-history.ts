import type { ListFill } from '../../../../testing/lists/list-fill.ts';

export const accountHistory: ListFill<'listAccountHistory'> = {
  key: 'id',
  required: { target: 'password' },
  query: {},
  /** Several events of every target, so that one of five is listed, and some of another target that the list includes. */
  async fill({ app }, { playerId }, count) {
    await app.pool.query(
      `INSERT INTO account_events (player_id, target, kind, service, at)
       SELECT $1, target, kind, CASE WHEN target = 'link' AND n % 7 = 0 THEN 'password' END,
         now() - n / 3 * interval '1 minute'
       FROM generate_series(1, $2) AS n,
         unnest(ARRAY['mail', 'password', '2fa', 'link', 'session'],
           ARRAY['mail_changed', 'password_changed', 'factor_on', 'service_linked', 'new_device']) AS of (target, kind)
       ORDER BY n`,
      [playerId, count],
    );
    const { rows } = await app.pool.query<{ id: string }>(
      `SELECT id::text FROM account_events WHERE player_id = $1 AND (target = 'password' OR service = 'password')
       ORDER BY at DESC, account_events.id DESC`,
      [playerId],
    );
    return rows.map(({ id }) => id);
  },
};

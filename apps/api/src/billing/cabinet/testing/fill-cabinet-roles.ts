import type { ListFill } from '../../../../testing/lists/list-fill.ts';

export const cabinetRoles: ListFill<'listCabinetRoles'> = {
  key: 'grantId',
  query: {},
  /** One permanent and one monthly role, both active; all others ended by time, an upgrade or a refund. */
  async fill({ app, clock }, { playerId }, count) {
    await app.pool.query(
      `INSERT INTO grants (player_id, server_id, role_id, state, started_at, expires_at, replaced_at)
       SELECT $1, roles.server_id, roles.id,
         CASE WHEN n <= 2 THEN 'active' ELSE (ARRAY['active', 'replaced', 'refunded'])[n % 3 + 1] END,
         started, CASE WHEN n = 1 THEN NULL WHEN n = 2 THEN $3::timestamptz + interval '3 days' ELSE started + interval '31 days' END,
         CASE WHEN n > 2 AND n % 3 = 1 THEN started + (n % 4) * interval '1 day' END
       FROM generate_series(1, $2) AS n
         CROSS JOIN LATERAL (SELECT $3::timestamptz - (n / 7 % 90 + 40) * interval '1 day') AS at (started)
         CROSS JOIN (SELECT id, server_id FROM roles ORDER BY id LIMIT 1) AS roles`,
      [playerId, count, clock.now()],
    );
    const rows = await app.db.selectFrom('grants').selectAll().where('player_id', '=', playerId).execute();
    const end = (row: (typeof rows)[number]): number => {
      if (row.state === 'refunded') return row.started_at.getTime();
      return Math.min(row.expires_at?.getTime() ?? Infinity, row.replaced_at?.getTime() ?? Infinity);
    };
    return rows
      .map((row) => ({ id: row.id, keys: [end(row), row.started_at.getTime(), row.id] as const }))
      .sort(({ keys: left }, { keys: right }) => {
        const first = [0, 1, 2].find((key) => left[key] !== right[key]) ?? 2;
        return (left[first] ?? 0) < (right[first] ?? 0) ? 1 : -1;
      })
      .map(({ id }) => id);
  },
};

import type { ListFill } from '../../../../testing/lists/list-fill.ts';

export const servers: ListFill<'listServers'> = {
  key: 'id',
  query: {},
  async fill({ app }, _player, count) {
    await app.pool.query(
      `INSERT INTO servers (id, position, name, color, address, summary, game_version, pvp_mode, main_world_area,
         other_worlds_area, mods, worlds)
       SELECT 'filled-' || place, place, 'Filled', '#7fd1e8', 'filled.hoshikraft.example',
         '{ "ru": "Сервер", "en": "A server" }', '1.7.10', 'on', 100, 100, '{}', '[]'
       FROM generate_series(1, $1) AS n, LATERAL (SELECT (SELECT max(position) FROM servers) + 1 + $1 - n) AS at (place)`,
      [count],
    );
    const rows = await app.db.selectFrom('servers').select(['id', 'position']).execute();
    return rows.sort((left, right) => left.position - right.position).map(({ id }) => id);
  },
};

import { listGameKeys } from '../../game/bridge/game-keys-repository.ts';
import { listLastHeartbeats } from '../../game/bridge/heartbeat-repository.ts';
import { listServerNames } from '../../game/servers/servers-repository.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';

/** Game servers in the order of the site, each with its keys and its last heartbeat. */
export const getAdminServers = defineOperation('getAdminServers', async (_request, { app }) => {
  const [servers, keys, heartbeats] = await Promise.all([
    listServerNames(app.db),
    listGameKeys(app.db),
    listLastHeartbeats(app.db),
  ]);
  const items = servers.map(({ id, name }) => {
    const last = heartbeats.find(({ server_id }) => server_id === id);
    return {
      id,
      name,
      keys: keys
        .filter(({ server_id }) => server_id === id)
        .map(({ key_id, created_at, previous_until }) => ({
          keyId: key_id,
          createdAt: created_at.toISOString(),
          previousUntil:
            previous_until !== null && previous_until > app.clock.now() ? previous_until.toISOString() : null,
        })),
      heartbeat: last
        ? {
            at: last.received_at.toISOString(),
            online: last.online_count,
            maxPlayers: last.max_players,
            tps: last.tps,
            gameVersion: last.game_version,
          }
        : null,
    };
  });
  return { status: 200, body: { items } };
});

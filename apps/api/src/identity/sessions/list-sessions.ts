import type { components } from '@hoshikraft/contract';
import { defineList } from '../../platform/pagination/define-list.ts';
import { selectSessions } from './sessions-repository.ts';

/** Lists the player's sessions by their end, latest first: active sessions, then ended ones. */
export const listSessions = defineList('listSessions', {
  rows: (_request, { app, session }) => selectSessions(app.db, session.playerId),
  order: (_query) => [
    { by: 'ends_at', kind: 'time', descending: true },
    { by: 'id', kind: 'uuid', descending: true },
  ],
  present: (row, { app, session }) => {
    const isActive = row.ends_at > app.clock.now();
    return {
      id: row.id,
      source: row.source as components['schemas']['Session']['source'],
      state: isActive ? 'active' : 'terminated',
      current: row.id === session.id,
      device: row.user_agent,
      address: row.address_prefix,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      endedAt: isActive ? null : row.ends_at.toISOString(),
    };
  },
});

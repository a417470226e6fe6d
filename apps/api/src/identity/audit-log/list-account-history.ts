import type { components } from '@hoshikraft/contract';
import { defineList } from '../../platform/pagination/define-list.ts';
import { selectAccountEvents } from './events-repository.ts';

type AccountEvent = components['schemas']['AccountEvent'];

/** Lists events of the player's email, password, second factors, services or sessions, newest first. */
export const listAccountHistory = defineList('listAccountHistory', {
  rows: ({ query }, { app, session }) => selectAccountEvents(app.db, session.playerId, query.target),
  order: (_query) => [
    { by: 'at', kind: 'time', descending: true },
    { by: 'id', kind: 'bigint', descending: true },
  ],
  present: (row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    target: row.target as AccountEvent['target'],
    kind: row.kind as AccountEvent['kind'],
    service: row.service as AccountEvent['service'],
    address: row.address_prefix,
    device: row.user_agent,
  }),
});

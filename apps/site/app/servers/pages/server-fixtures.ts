import type { Schemas } from '@hoshikraft/api-client';
import { serverOf } from '../../framework/testing/content-fixtures.ts';

export const hitech = serverOf('hitech', 'HiTech');

export const detailsOf = (full: Partial<Schemas['ServerFull']> = {}): Schemas['ServerDetails'] => ({
  server: hitech,
  full: {
    privilegesFrom: { period: 'month', amount: 19_900, currency: 'RUB' },
    wipes: { past: ['2026-05-01T12:00:00.000Z', '2025-01-25T12:00:00.000Z'], next: '2026-06-03T13:02:05.000Z' },
    statistics: {
      records: {
        onlineCurrent: 12,
        onlineDay: 40,
        onlineMax: 87,
        timeOnlineDay: '2026-06-01T08:15:00.000Z',
        timeOnlineMax: '2026-02-14T18:00:00.000Z',
      },
      playersDay: 130,
    },
    ...full,
  },
});

export const onlineOf = (points: (number | null)[]): Schemas['ServerOnline'] => ({
  from: '2026-05-31T10:00:00.000Z',
  step: 600,
  points,
});

export const notFound = () => {
  const refusal: Schemas['Error'] = {
    error_code: 4,
    error_message: 'Not found',
    details: { type: 'not_found', description: 'There is no such thing' },
  };
  return Response.json(refusal, { status: 404 });
};

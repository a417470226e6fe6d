import type { Schemas } from '@hoshikraft/api-client';

const NO_PLAYERS: Schemas['OnlineRecords'] = {
  onlineCurrent: 0,
  onlineDay: 0,
  onlineMax: 0,
  timeOnlineDay: null,
  timeOnlineMax: null,
};

export const recordsOf = (now: number, more: Partial<Schemas['OnlineRecords']> = {}): Schemas['OnlineRecords'] => ({
  ...NO_PLAYERS,
  onlineCurrent: now,
  ...more,
});

export const DAY_WITHOUT = Array.from({ length: 24 }, () => null);

export const summaryOf = (more: Partial<Schemas['OnlineSummary']> = {}): Schemas['OnlineSummary'] => ({
  together: recordsOf(0),
  servers: ['hitech', 'magic-rpg'].map((server) => ({ server, records: recordsOf(0) })),
  days: { today: DAY_WITHOUT, yesterday: DAY_WITHOUT, weekBefore: DAY_WITHOUT },
  week: Array.from({ length: 7 }, () => DAY_WITHOUT),
  ...more,
});

export const historyOf = (more: Partial<Schemas['OnlineHistory']> = {}): Schemas['OnlineHistory'] => ({
  from: '2026-11-22T12:00:00.000Z',
  step: 300,
  together: [5, null, 9, 7],
  servers: [
    { server: 'hitech', online: [3, null, 6, 4], tps: [20, null, 17.25, 19] },
    { server: 'magic-rpg', online: [2, null, 3, 3], tps: [20, null, 20, 20] },
  ],
  ...more,
});

export const newcomersOf = (points: (number | null)[], step = 86_400): Schemas['Newcomers'] => ({
  from: '2026-11-19T00:00:00.000Z',
  step,
  points,
});

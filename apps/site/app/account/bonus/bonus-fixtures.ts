import type { Schemas } from '@hoshikraft/api-client';

type Status = Schemas['BonusStatus'];

const step = (id: 'link' | 'join' | 'write', done: boolean, unknown = false): Schemas['BonusStep'] => ({
  id,
  done,
  unknown,
  link: id === 'link' ? null : `https://t.me/${id}`,
});

/** Steps of which the first `done` are finished. */
export const stepsOf = (done: number): Status['steps'] => [
  step('link', done > 0),
  step('join', done > 1),
  step('write', done > 2),
];

/** The messenger does not respond, so that membership is unknown. */
export const UNKNOWN_MEMBERSHIP: Status['steps'] = [step('link', true), step('join', false, true), step('write', true)];

export const statusOf = (more: Partial<Status> = {}): Status => ({
  steps: stepsOf(3),
  messenger: 'telegram',
  messengers: ['telegram', 'vk'],
  claimableAt: null,
  streak: 0,
  streakEndsAt: null,
  nextAmount: 40,
  upcoming: [40, 42, 44, 46, 48, 50],
  claims: [],
  serverId: 'hitech',
  now: '2026-11-22T12:00:00.000Z',
  ...more,
});

/** The second claim in a row, an hour ago. */
export const CLAIMED = statusOf({
  claimableAt: '2026-11-23T11:00:00.000Z',
  streak: 2,
  streakEndsAt: '2026-11-24T11:00:00.000Z',
  nextAmount: 44,
  upcoming: [44, 46, 48, 50, 50, 50],
  claims: [
    { at: '2026-11-21T10:00:00.000Z', amount: 40, serverId: 'hitech' },
    { at: '2026-11-22T11:00:00.000Z', amount: 42, serverId: 'hitech' },
  ],
});

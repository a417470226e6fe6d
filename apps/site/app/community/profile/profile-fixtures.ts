import type { Schemas } from '@hoshikraft/api-client';
import { idOf } from '../../framework/testing/content-fixtures.ts';

const roleHeld = {
  role: { id: 'hitech-cadet', serverId: 'hitech', name: 'Cadet', tier: 3, color: '#43e0c3' },
  startedAt: '2026-05-01T10:00:00.000Z',
  expiresAt: null,
} as Schemas['PlayerRoles']['roles'][number];

export const profileOf = (more: Partial<Schemas['Profile']> = {}): Schemas['Profile'] => ({
  id: idOf('Kitsune'),
  login: 'Kitsune',
  avatarOrSkin: null,
  registeredAt: '2026-05-01T10:00:00.000Z',
  cover: { glow: 'octarine', style: 'geometry', art: 'none' },
  likes: 7,
  liked: false,
  friendState: null,
  ban: null,
  roles: { login: 'Kitsune', groups: ['moderator'], roles: [roleHeld] },
  online: { serverId: 'hitech' },
  lastSeenAt: '2026-06-01T10:00:00.000Z',
  playtime: { seconds: 720_000, afkSeconds: 60, servers: [] },
  coins: { amount: 1234, servers: [] },
  friends: 3,
  services: [{ service: 'youtube', name: 'Kitsune plays', link: 'https://www.youtube.com/channel/UCkitsune' }],
  ranks: { playtime: 12, online: 3, coins: null, likes: 104 },
  pictureVersion: '0123456789ab',
  hidden: [],
  privacy: null,
  ...more,
});

/** What a visitor gets of a player who hides everything. */
export const hiddenProfile = (): Schemas['Profile'] =>
  profileOf({
    roles: null,
    online: null,
    lastSeenAt: null,
    playtime: null,
    coins: null,
    friends: null,
    services: null,
    ranks: { playtime: null, online: null, coins: null, likes: 104 },
    hidden: ['online', 'playtime', 'statistics', 'coins', 'friends', 'roles', 'lastSeen', 'services'],
  });

export const statisticsOf = (more: Partial<Schemas['PlayerStatistics']> = {}): Schemas['PlayerStatistics'] => ({
  login: 'Kitsune',
  server: null,
  blocksBroken: 5000,
  blocksPlaced: 4000,
  playersKilled: 3,
  mobsKilled: 200,
  deaths: 11,
  experience: 900,
  chatMessages: 77,
  caseOpenings: 2,
  coins: { income: 800, expenses: 300 },
  playtime: { total: 720_000, afk: 7200, sessions: 40, month: 36_000, year: 360_000, week: 18_000, weekBefore: 36_000 },
  ...more,
});

export const playtimeOf = (seconds: readonly (number | null)[]): Schemas['Playtime'] => ({
  login: 'Kitsune',
  server: null,
  resolution: 'day',
  points: seconds.map((played, day) => ({
    at: new Date(Date.UTC(2026, 5, 1 + day)).toISOString(),
    seconds: played,
    afkSeconds: played === null ? null : 0,
  })),
});

import type { Schemas } from '@hoshikraft/api-client';
import { idOf, mainOf, serverOf } from '../../framework/testing/content-fixtures.ts';

export const MAIN = mainOf([serverOf('hitech', 'HiTech'), serverOf('magic-rpg', 'Magic RPG')]);

export const CABINET: Schemas['Cabinet'] = {
  user: { id: '0197a3c2-0000-7000-8000-000000000001', login: 'Kitsune', avatarOrSkin: null },
  email: 'k•••@mail.example',
  registeredAt: '2026-03-20T10:00:00.000Z',
  rank: { id: 'hitech-cadet', serverId: 'hitech', name: 'Кадет', color: '#7dd3fc', tier: 1 },
  balance: 150_000,
  currency: 'RUB',
  coins: [
    { serverId: 'hitech', amount: 1240 },
    { serverId: 'magic-rpg', amount: 0 },
  ],
  activeRoles: 1,
  activeSessions: 2,
  deleteAt: null,
};

export const roleNameOf = (id: string, name: string): Schemas['RoleName'] => ({
  id,
  serverId: 'hitech',
  name,
  color: '#4fdcff',
  tier: 2,
});

export const grantOf = (name: string, more: Partial<Schemas['CabinetRole']> = {}): Schemas['CabinetRole'] => ({
  grantId: idOf(name),
  role: roleNameOf('hitech-ronin', name),
  state: 'active',
  startedAt: '2026-05-01T10:00:00.000Z',
  expiresAt: '2026-12-13T10:00:00.000Z',
  giftFrom: null,
  movedTo: null,
  delivery: null,
  ...more,
});

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export const sessionOf = (name: string, more: Partial<Schemas['Session']> = {}): Schemas['Session'] => ({
  id: idOf(name),
  source: 'site',
  state: 'active',
  current: false,
  device: CHROME,
  address: '203.0.113.0/24',
  createdAt: '2026-05-01T10:00:00.000Z',
  lastSeenAt: '2026-06-01T10:00:00.000Z',
  endedAt: null,
  ...more,
});

export const pageOf = <Item>(items: Item[], nextCursor: string | null = null) => ({ items, nextCursor });

/** Responds with the first page without a cursor, and with the second one with it. */
export const twoPages =
  <Item>(first: Item[], second: Item[]) =>
  (request: Request) =>
    new URL(request.url).searchParams.get('cursor') === 'next' ? pageOf(second) : pageOf(first, 'next');

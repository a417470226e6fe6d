import type { Schemas } from '@hoshikraft/api-client';

/** A signed-in player; arguments override fields. */
export const player = (fields: Partial<Schemas['AuthState']> = {}): Schemas['AuthState'] => ({
  data: { id: '7a0c5c0e-63c7-4f6e-8a55-0a6d1c1f0100', login: 'Hikari', avatarOrSkin: null },
  accessId: '7a0c5c0e-63c7-4f6e-8a55-0a6d1c1f0101',
  permissions: {},
  preferredServer: 'hitech',
  coins: 0,
  balance: 0,
  currency: 'RUB',
  friendRequests: 0,
  refusedEmail: null,
  managers: { ban: { isBanned: false, unbanPrice: 0, current: null } },
  ...fields,
});

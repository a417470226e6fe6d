import type { Schemas } from '@hoshikraft/api-client';

export const SERVICES: Schemas['SignInServices'] = {
  services: ['vk', 'yandex', 'google', 'steam', 'discord', 'youtube'],
};

export const TICKET: Schemas['OauthTicket'] = {
  outcome: 'register',
  service: 'google',
  name: 'Мари Соколова',
  nickname: 'Mari',
  expiresAt: '2026-06-01T10:10:00.000Z',
};

export const signedInOf = (login: string): Schemas['SignedIn'] => ({
  success: true,
  accessToken: 'secret',
  accessId: '10000000-0000-4000-8000-000000000001',
  data: { id: '00000000-0000-4000-8000-000000000001', login, avatarOrSkin: null },
  permissions: {},
  preferredServer: null,
  coins: 0,
  balance: 0,
  currency: 'RUB',
  friendRequests: 0,
  refusedEmail: null,
  managers: { ban: { isBanned: false, unbanPrice: 0, current: null } },
});

export const refusalOf = (
  status: number,
  code: Schemas['Error']['error_code'],
  type: string,
  message = 'Отказ',
  description = 'Что делать',
): Response => Response.json({ error_code: code, error_message: message, details: { type, description } }, { status });

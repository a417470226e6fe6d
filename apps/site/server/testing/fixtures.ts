import type { Schemas } from '@hoshikraft/api-client';

type Locale = 'ru' | 'en';

const SERVERS = [
  { id: 'technomagic-rpg', documentMeta: { serverName: 'TechnoMagic RPG' } },
  { id: 'hitech', documentMeta: { serverName: 'HiTech' } },
];

/** A signed-in player of the tests; `n` makes all their data differ from another player's. */
export const authOf = (n: number): Schemas['AuthState'] => ({
  data: { id: `00000000-0000-4000-8000-00000000000${n}`, login: `Canary_${n}`, avatarOrSkin: null },
  accessId: `10000000-0000-4000-8000-00000000000${n}`,
  permissions: {},
  preferredServer: 'hitech',
  coins: 1110 + n,
  balance: (7770 + n) * 100,
  currency: 'RUB',
  friendRequests: 0,
  refusedEmail: null,
  managers: { ban: { isBanned: false, unbanPrice: 0, current: null } },
});

/** Secret of that player's session. */
export const tokenOf = (n: number): string => `canary-token-${n}-${'x'.repeat(28)}`;

export const mainOf = (locale: Locale, auth: Schemas['AuthState'] | null): Schemas['Main'] => ({
  brand: 'Hoshikraft',
  operatorEmail: 'operator@example.org',
  resellerName: 'Hoshi Pay',
  auth,
  roles: {},
  servers: SERVERS,
  clients: [],
  counts: { discord: 1200, vk: null, youtube: null, telegram: null },
  links: {
    discord: 'https://discord.example/hoshikraft',
    vk: null,
    message_link: null,
    support_link: null,
    youtube: null,
    telegram: null,
    '2fa_tg': null,
    '2fa_vk': null,
  },
  region: null,
  locale,
  theme: 'octarine',
});

export const MONITORING: Schemas['Monitoring'] = {
  records: { onlineCurrent: 42, onlineDay: 90, onlineMax: 300, timeOnlineDay: null, timeOnlineMax: null },
  servers: {
    hitech: { heartbeatAt: null, maxPlayers: 100, online: 42, onlineDay: 90, players: [], status: 'online', tps: 20 },
  },
};

export const teamOf = (locale: Locale): Schemas['Team'] => ({
  groups: [
    {
      id: 'builders',
      title: locale === 'ru' ? 'Строители' : 'Builders',
      description: locale === 'ru' ? 'Строят миры' : 'They build the worlds',
      members: [
        { login: 'Kitsune', role: locale === 'ru' ? 'Архитектор' : 'Architect', serverId: null, avatarOrSkin: null },
      ],
    },
  ],
});

export const signedInOf = (n: number): Schemas['SignedIn'] => ({
  success: true,
  accessToken: tokenOf(n),
  ...authOf(n),
});

export const refusal = (code: Schemas['Error']['error_code'], type: string): Schemas['Error'] => ({
  error_code: code,
  error_message: `refused: ${type}`,
  details: { type, description: `described: ${type}` },
});

import type { Schemas } from '@hoshikraft/api-client';

/** A UUID made from a name. */
export const idOf = (name: string): string => {
  const digits = [...name].map((char) => char.charCodeAt(0).toString(16)).join('');
  return `0197a3c2-0000-7000-8000-${digits.slice(0, 12).padEnd(12, '0')}`;
};

export const serverOf = (id: string, name: string, more: Partial<Schemas['Server']> = {}): Schemas['Server'] => ({
  id,
  summary: `About ${name}`,
  color: '#4fdcff',
  address: `${id}.example.org`,
  worlds: ['Main', 'Mining'],
  documentMeta: {
    serverName: name,
    gameVersion: '1.12.2',
    pvpMode: 'off',
    mainWorldArea: 12_000,
    otherWorldsArea: 8000,
    mods: ['Mekanism', 'Botania', 'Chisel'],
  },
  ...more,
});

export const liveOf = (more: Partial<Schemas['ServerMonitoring']> = {}): Schemas['ServerMonitoring'] => ({
  status: 'online',
  tps: 19.94,
  online: 12,
  onlineDay: 40,
  maxPlayers: 120,
  players: [],
  heartbeatAt: '2026-06-01T10:00:00.000Z',
  ...more,
});

export const monitoringOf = (servers: Schemas['Monitoring']['servers']): Schemas['Monitoring'] => ({
  servers,
  records: {
    onlineCurrent: Object.values(servers).reduce((sum, { online }) => sum + online, 0),
    onlineDay: 41,
    onlineMax: 1234,
    timeOnlineDay: '2026-06-01T09:00:00.000Z',
    timeOnlineMax: '2026-05-02T18:30:00.000Z',
  },
});

export const mainOf = (servers: readonly Schemas['Server'][]): Schemas['Main'] => ({
  brand: 'Hoshikraft',
  operatorEmail: 'operator@example.org',
  resellerName: 'Sample Payments',
  auth: null,
  roles: {},
  servers: servers.map(({ id, documentMeta: { serverName } }) => ({ id, documentMeta: { serverName } })),
  clients: [],
  counts: { discord: 250, vk: null, youtube: null, telegram: 5991 },
  links: {
    discord: 'https://discord.example/hoshikraft',
    vk: null,
    message_link: null,
    support_link: null,
    youtube: null,
    telegram: 'https://t.me/hoshikraft',
    '2fa_tg': null,
    '2fa_vk': null,
  },
  region: null,
  locale: 'ru',
  theme: 'octarine',
});

export const storeRoleOf = (serverId: string, name: string, more: Partial<Schemas['StoreRole']> = {}) => {
  const price: Schemas['RoleOffer']['price'] = { base: 59_900, discount: null, final: 59_900, currency: 'RUB' };
  const role: Schemas['StoreRole'] = {
    id: `${serverId}-${name.toLowerCase()}`,
    serverId,
    name,
    summary: `About ${name}`,
    color: '#43e0c3',
    tier: 3,
    bestChoice: true,
    active: null,
    offers: [{ mode: 'buy', period: 'month', price, replaces: null, expiresAt: '2026-07-02T10:00:00.000Z' }],
    prices: [{ period: 'month', amount: 59_900, currency: 'RUB' }],
    highlights: ['Flight', 'Nine homes'],
    kits: [],
    ...more,
  };
  return role;
};

/** A response that never arrives. */
export const never = () => new Promise<never>(() => undefined);

export const authOf = (login: string): Schemas['AuthState'] => ({
  data: { id: '0197a3c2-0000-7000-8000-000000000001', login, avatarOrSkin: null },
  permissions: {},
  preferredServer: null,
  coins: 0,
  balance: 150_000,
  currency: 'RUB',
  friendRequests: 0,
  refusedEmail: null,
  managers: { ban: { isBanned: false, unbanPrice: 0, current: null } },
  accessId: '0197a3c2-0000-7000-8000-000000000002',
});

/** An internal error of the API, as in the contract. */
export const failing = () => {
  const body: Schemas['Error'] = {
    error_code: 500,
    error_message: 'Internal error',
    details: { type: 'internal', description: 'It broke on our side' },
  };
  return Response.json(body, { status: 500 });
};

/** The API is unreachable. */
export const unreachable = () => Promise.reject(new TypeError('fetch failed'));

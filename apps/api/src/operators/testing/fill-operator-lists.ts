import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import type { ListFill } from '../../../testing/lists/list-fill.ts';
import type { TestApp } from '../../../testing/test-app.ts';

type ListedPlayer = components['schemas']['ListedPlayer'];

const KNOWN_PLAYER = '00000000-0000-4000-8000-000000000001';

const byLogin = (left: ListedPlayer, right: ListedPlayer): number =>
  left.login.toLowerCase() < right.login.toLowerCase() ? -1 : 1;

const idsOf = async ({ app }: TestApp, list: string): Promise<string[]> =>
  (await app.pool.query<{ id: string }>(`SELECT id FROM ${list}`)).rows.map(({ id }) => id);

/** Players of two families of nicknames; every tenth is an editor. */
export const adminPlayers: ListFill<'listAdminPlayers'> = {
  key: 'id',
  groups: ['admin'],
  query: {
    q: [
      { value: 'RONIN_', matches: ({ login }) => login.startsWith('ronin_'), compare: byLogin },
      { value: 'ninja_3@', matches: ({ email }) => email?.startsWith('ninja_3@') === true },
    ],
    group: [{ value: 'editor', matches: ({ groups }) => groups.includes('editor') }],
  },
  async fill(api, _player, count) {
    await api.app.pool.query(
      `WITH before AS (SELECT count(*) AS made FROM players),
         named AS (SELECT n, CASE WHEN n % 4 = 0 THEN 'ninja_' ELSE 'ronin_' END || made + n AS login
           FROM before, generate_series(1, $1::int) AS n)
       INSERT INTO players (login, email, groups, registered_at)
       SELECT login, login || '@mail.example', CASE WHEN n % 10 = 0 THEN '{player,editor}' ELSE '{player}' END::text[],
         $2::timestamptz - n / 3 * interval '1 hour' FROM named`,
      [count, api.clock.now()],
    );
    await api.app.pool.query(
      `INSERT INTO players (login, email) VALUES ('ninja_3', 'ninja_3@mail.example') ON CONFLICT DO NOTHING`,
    );
    return idsOf(api, 'players ORDER BY registered_at DESC, id DESC');
  },
};

export const operatorActs: ListFill<'listOperatorActs'> = {
  key: 'id',
  groups: ['admin'],
  query: {
    operator: [{ value: 'mira', matches: ({ operator }) => operator === 'mira' }],
    player: [{ value: KNOWN_PLAYER, matches: ({ player }) => player?.id === KNOWN_PLAYER }],
    kind: [{ value: 'groups', matches: ({ kind }) => kind === 'groups' }],
  },
  async fill(api, { playerId }, count) {
    await api.app.pool.query(`INSERT INTO players (id, login) VALUES ($1, 'known') ON CONFLICT DO NOTHING`, [
      KNOWN_PLAYER,
    ]);
    await api.app.pool.query(
      `INSERT INTO operator_acts (id, at, operator, kind, player_id, reason, before, after)
       SELECT gen_random_uuid(), $3::timestamptz - n / 3 * interval '1 hour', (ARRAY['mira', 'sora'])[1 + n % 2],
         CASE WHEN n % 5 = 0 THEN 'groups' ELSE 'balance' END, CASE WHEN n % 7 = 0 THEN $4::uuid ELSE $2::uuid END, 'ticket',
         CASE WHEN n % 5 = 0 THEN '["player"]' ELSE '100' END::jsonb,
         CASE WHEN n % 5 = 0 THEN '["player", "editor"]' ELSE '200' END::jsonb
       FROM generate_series(1, $1::int) AS n`,
      [count, playerId, api.clock.now(), KNOWN_PLAYER],
    );
    return idsOf(api, 'operator_acts ORDER BY at DESC, id DESC');
  },
};

export const adminDeliveries: ListFill<'listAdminDeliveries'> = {
  key: 'id',
  groups: ['admin'],
  query: {},
  async fill(api, { playerId, login }, count) {
    const delivery = { server_id: 'hitech', player_id: playerId, login, action: 'role.grant', status: 'dead' } as const;
    const more = {
      args: JSON.stringify({ roleId: 'hitech-cadet' }),
      expires_at: api.clock.now(),
      code: 'inventory_full',
    };
    await api.app.db
      .insertInto('deliveries')
      .values(Array.from({ length: count }, () => ({ id: randomUUID(), ...delivery, ...more })))
      .execute();
    return idsOf(api, `deliveries WHERE status = 'dead' ORDER BY seq`);
  },
};

/** Bans of the operator: the caller of the list's test is the player whose bans it lists. */
export const adminPlayerBans: ListFill<'listAdminPlayerBans'> = {
  key: 'id',
  groups: ['admin'],
  query: {},
  async fill(api, { playerId, login }, count) {
    await api.app.pool.query(
      `INSERT INTO bans (player_id, login_key, banned_by, ban_reason, banned_at, lifted_at)
       SELECT $2::uuid, lower($3), 'Volt_Sensei', 'griefing', $4::timestamptz - n / 3 * interval '1 hour', $4::timestamptz
       FROM generate_series(1, $1::int) AS n`,
      [count, playerId, login, api.clock.now()],
    );
    return idsOf(api, `bans WHERE player_id = '${playerId}' ORDER BY banned_at DESC, id DESC`);
  },
};

export const adminPlayerPayments: ListFill<'listAdminPlayerPayments'> = {
  key: 'id',
  groups: ['admin'],
  query: {},
  async fill(api, { playerId }, count) {
    await api.app.pool.query(
      `INSERT INTO payments (player_id, idempotency_key, locale, method, amount, bonus, currency, created_at)
       SELECT $2::uuid, gen_random_uuid(), 'ru', 'bank_card', 1000, 0, 'RUB', $3::timestamptz - n / 3 * interval '1 hour'
       FROM generate_series(1, $1::int) AS n`,
      [count, playerId, api.clock.now()],
    );
    return idsOf(api, `payments WHERE player_id = '${playerId}' ORDER BY created_at DESC, id DESC`);
  },
};

export const adminSales: ListFill<'listAdminSales'> = {
  key: 'id',
  groups: ['admin'],
  query: {},
  async fill(api, _caller, count) {
    await api.app.pool.query(
      `INSERT INTO sales (id, name, percent, servers, roles, periods, starts_at, ends_at, made_by, created_at)
       SELECT gen_random_uuid(), '{"ru": "Распродажа", "en": "Sale"}', 10, '{}', '{}', '{}', at, at, 'mira', at
       FROM generate_series(1, $1) AS n, LATERAL (SELECT $2::timestamptz - n / 3 * interval '1 hour' AS at) AS times`,
      [count, api.clock.now()],
    );
    return idsOf(api, 'sales ORDER BY created_at DESC, id DESC');
  },
};

export const promoCodes: ListFill<'listPromoCodes'> = {
  key: 'id',
  groups: ['admin'],
  query: {},
  async fill(api, _caller, count) {
    await api.app.pool.query(
      `INSERT INTO promo_codes (id, code, percent, servers, roles, newcomers, made_by, created_at)
       SELECT gen_random_uuid(), upper(left(gen_random_uuid()::text, 18)), 10, '{}', '{}', false, 'mira', $2::timestamptz - n / 3 * interval '1 hour'
       FROM generate_series(1, $1::int) AS n`,
      [count, api.clock.now()],
    );
    return idsOf(api, 'promo_codes ORDER BY created_at DESC, id DESC');
  },
};

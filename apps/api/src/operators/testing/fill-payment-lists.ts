import { HOUR_MS } from '@hoshikraft/shared';
import type { ListFill } from '../../../testing/lists/list-fill.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const idsOf = async ({ app }: TestApp, list: string): Promise<string[]> =>
  (await app.pool.query<{ id: string }>(`SELECT id FROM ${list}`)).rows.map(({ id }) => id);

/** Payments of two players, over some days; some of them with a refund that was asked for. */
export const adminPayments: ListFill<'listAdminPayments'> = {
  key: 'id',
  groups: ['admin'],
  query: {
    q: [{ value: 'PAYER_', matches: ({ player }) => player.login === 'payer_one' }],
    state: [{ value: 'failed', matches: ({ state }) => state === 'failed' }],
    method: [{ value: 'cryptocurrency', matches: ({ method }) => method === 'cryptocurrency' }],
    from: [{ value: '2026-11-20', matches: ({ at }) => at >= '2026-11-20' }],
    to: [{ value: '2026-11-19', matches: ({ at }) => at < '2026-11-20' }],
    asked: [{ value: true, matches: ({ amount }) => amount === 1000 }],
  },
  async fill(api, { playerId }, count) {
    await api.app.pool.query(`INSERT INTO players (login) VALUES ('payer_one') ON CONFLICT DO NOTHING`);
    await api.app.pool.query(
      `INSERT INTO payments (player_id, idempotency_key, locale, method, amount, bonus, currency, created_at, status, settled_at)
       SELECT CASE WHEN n % 3 = 0 THEN (SELECT id FROM players WHERE login = 'payer_one') ELSE $2::uuid END,
         gen_random_uuid(), 'ru', (ARRAY['bank_card', 'cryptocurrency'])[1 + n % 2], CASE WHEN n % 100 = 1 THEN 1000 ELSE 2000 END,
         0, 'RUB', '2026-11-22'::timestamptz - n / 3 * interval '5 hours', CASE WHEN n % 5 = 0 THEN 'failed' ELSE 'created' END,
         CASE WHEN n % 5 = 0 THEN now() END
       FROM generate_series(1, $1::int) AS n`,
      [count, playerId],
    );
    await api.app.pool.query(
      `INSERT INTO payment_reversals (payment_id, kind, reference, state, amount, created_at)
       SELECT id, 'refund', id::text, 'asked', 500, $1 FROM payments WHERE amount = 1000 ON CONFLICT DO NOTHING`,
      [new Date(api.clock.now().getTime() - HOUR_MS)],
    );
    return idsOf(api, 'payments ORDER BY created_at DESC, id DESC');
  },
};

export const openPaymentEvents: ListFill<'listOpenPaymentEvents'> = {
  key: 'id',
  groups: ['admin'],
  query: {},
  async fill(api, _caller, count) {
    await api.app.pool.query(
      `INSERT INTO payment_events (event_id, type, body, received_at, needs)
       SELECT gen_random_uuid()::text, 'payout.sent', '{}', $2::timestamptz - n / 3 * interval '1 hour', 'unknown_type'
       FROM generate_series(1, $1::int) AS n`,
      [count, api.clock.now()],
    );
    return idsOf(api, 'payment_events WHERE needs IS NOT NULL ORDER BY received_at, id');
  },
};

/** Players who lost a top-up that they had spent. */
export const debts: ListFill<'listDebts'> = {
  key: 'paymentId',
  groups: ['admin'],
  query: {},
  async fill({ app, clock }, _caller, count) {
    const { rows } = await app.pool.query<{ id: string }>(`SELECT id FROM ledger_accounts WHERE kind = 'reseller'`);
    await app.pool.query(
      `WITH made AS (SELECT 'debtor_' || (SELECT count(*) FROM players) + n AS login, gen_random_uuid() AS player,
           gen_random_uuid() AS payment, gen_random_uuid() AS reversal, gen_random_uuid() AS moved
         FROM generate_series(1, $1::int) AS n),
       written AS (INSERT INTO players (id, login) SELECT player, login FROM made),
       paid AS (INSERT INTO payments (id, player_id, idempotency_key, locale, method, amount, bonus, currency, status, settled_at)
         SELECT payment, player, payment, 'ru', 'bank_card', 500, 0, 'RUB', 'succeeded', $2::timestamptz FROM made),
       reversed AS (INSERT INTO payment_reversals (id, payment_id, kind, reference, state, amount, created_at)
         SELECT reversal, payment, 'refund', reversal::text, 'done', 500, $2 FROM made),
       opened AS (INSERT INTO ledger_accounts (player_id, kind, balance) SELECT player, 'debt', -500 FROM made
         RETURNING id, owner_id),
       transfers AS (INSERT INTO ledger_transfers (id, kind, reference) SELECT moved, 'top_up_refund', reversal FROM made)
       INSERT INTO ledger_entries (transfer_id, account_id, owner_id, kind, amount, balance_after, created_at)
       SELECT moved, side.account, side.owner, 'top_up_refund', side.amount, side.after, $2
       FROM made JOIN opened ON opened.owner_id = made.player, LATERAL (VALUES (opened.id, opened.owner_id, -500, -500),
         ($3::bigint, '00000000-0000-0000-0000-000000000000'::uuid, 500, NULL)) AS side (account, owner, amount, after)`,
      [count, clock.now(), rows[0]?.id],
    );
    const { rows: listed } = await app.pool.query<{ id: string }>(
      `SELECT payments.id FROM ledger_accounts JOIN payments ON payments.player_id = owner_id
       WHERE kind = 'debt' ORDER BY ledger_accounts.id`,
    );
    return listed.map(({ id }) => id);
  },
};

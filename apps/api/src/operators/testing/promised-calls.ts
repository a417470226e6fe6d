import { randomUUID } from 'node:crypto';
import type { OperationId } from '@hoshikraft/contract/policy';
import { DAY_MS } from '@hoshikraft/shared';
import { ban } from '../../../testing/launcher.ts';
import { addOperator } from '../../../testing/operators.ts';
import type { Player } from '../../../testing/players.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCreditedPayment } from '../../billing/payments/testing/credited-payment.ts';
import { findPrice } from '../../billing/sales/prices-repository.ts';
import { buyRoleFor } from '../../billing/transfers/testing/roles.ts';
import { plain } from '../../content/files/testing/pictures.ts';
import { saveGameKey } from '../../game/bridge/game-keys-repository.ts';
import { purchases } from '../../game/bridge/testing/purchases.ts';
import { turnOnApp } from '../../identity/two-factor/testing/authenticator-app.ts';

/** Who calls, and parameters of the path; otherwise the player, with a new id. */
export interface Call {
  as?: Player;
  params?: Record<string, string>;
}

/** Calls that succeed, each with another body for the same key; undefined for a call without a body. */
export type Calls = Partial<Record<OperationId, () => Promise<[body?: object, other?: object, call?: Call]>>>;

/** Calls of operators about a player with 100,000 roubles and the group editor. */
export function operatorCalls(api: TestApp, player: Player): Calls {
  const reason = 'ticket 4711';
  const correction = { amount: 1, expectedBalance: 10_000_000, reason };
  const ofOperator = async (params: Record<string, string> = { playerId: player.playerId }): Promise<Call> => ({
    as: await addOperator(api),
    params,
  });
  const changeDeadDelivery = async (): Promise<[object, object, Call]> => {
    const store = await purchases(api);
    const { deliveryId } = await store.buy(await store.newPlayer());
    await store.markDead(deliveryId);
    return [{ reason }, { reason: 'other' }, await ofOperator({ deliveryId })];
  };

  const codeDraft = (code: string) => {
    const off = { percent: 20, amount: null, servers: [], roles: [], newcomers: false };
    return { code, terms: { ...off, maxUses: null, maxUsesEach: null, endsAt: null }, reason };
  };

  /** A new key of a game server. */
  const gameKey = async (): Promise<string> => {
    const keyId = `key-${randomUUID()}`;
    await saveGameKey(api.app.db, api.app.config.gameKeysSecret, { keyId, serverId: 'hitech', secret: 's'.repeat(43) });
    return keyId;
  };

  /** No price of today, and another one from tomorrow on. */
  const priceDraft = async () => ({
    roleId: 'hitech-cadet',
    period: 'month',
    amount: 12_300,
    expectedAmount: await findPrice(api.app.db, 'hitech-cadet', 'month', api.clock.now()),
    validFrom: new Date(api.clock.now().getTime() + DAY_MS).toISOString(),
    reason,
  });

  /** A sale of tomorrow. */
  const saleDraft = () => ({
    name: { ru: 'Распродажа', en: 'Sale' },
    terms: { percent: 20, amount: null, servers: [], roles: [], periods: [] },
    startsAt: new Date(api.clock.now().getTime() + DAY_MS).toISOString(),
    endsAt: new Date(api.clock.now().getTime() + 2 * DAY_MS).toISOString(),
    reason,
  });

  /** An event that needs a person. */
  const openEvent = async (): Promise<string> => {
    const event = { event_id: randomUUID(), type: 'payout.sent' };
    const row = {
      ...event,
      body: JSON.stringify({ eventId: event.event_id, type: event.type }),
      needs: 'unknown_type',
    };
    const inserted = api.app.db.insertInto('payment_events').values(row).returning('id');
    return (await inserted.executeTakeFirstOrThrow()).id;
  };

  return {
    correctPlayerBalance: async () => [correction, { ...correction, amount: 2 }, await ofOperator()],
    changePlayerGroups: async () => [
      { groups: ['admin'], expectedGroups: ['editor'], reason },
      { groups: [], expectedGroups: ['editor'], reason },
      await ofOperator(),
    ],
    undoOperatorAct: async () => {
      const call = await ofOperator();
      const { body } = await api.request<{ id: string }>('POST', `/api/admin/players/${player.playerId}/balance`, {
        ...call,
        body: correction,
        idempotencyKey: true,
      });
      return [{ reason }, { reason: 'other' }, { ...call, params: { actId: body.id } }];
    },
    assignPlayerEmail: async () => {
      const assignment = { email: `${player.login}@mail.example`, withoutSecondFactor: true, reason };
      return [assignment, { ...assignment, reason: 'other' }, await ofOperator()];
    },
    waivePlayerFactors: async () => {
      const account = await api.signUp();
      await turnOnApp(api, account);
      return [{ reason }, { reason: 'other' }, await ofOperator({ playerId: account.playerId })];
    },
    takeDownPicture: async () => {
      const picture = await plain(64, 64, '#f00').png().toBuffer();
      const form = { file: new Blob([Uint8Array.from(picture)]) };
      await api.request('POST', '/api/user/skin/upload', { as: player, form });
      return [{ part: 'skin', reason }, { part: 'cape', reason }, await ofOperator()];
    },
    endPlayerSessions: async () => [{ reason }, { reason: 'other' }, await ofOperator()],
    addGameKey: async () => {
      const draft = { serverId: 'hitech', keyId: `key-${randomUUID()}`, secret: 's'.repeat(43), reason };
      return [draft, { ...draft, reason: 'other' }, await ofOperator()];
    },
    rotateGameKey: async () => {
      const rotation = { keyId: await gameKey(), secret: 't'.repeat(43), reason };
      return [rotation, { ...rotation, reason: 'other' }, await ofOperator()];
    },
    revokeGameKey: async () => {
      const end = { keyId: await gameKey(), reason };
      return [end, { ...end, reason: 'other' }, await ofOperator()];
    },
    changePrice: async () => {
      const draft = await priceDraft();
      return [draft, { ...draft, reason: 'other' }, await ofOperator()];
    },
    cancelPlannedPrice: async () => {
      const as = await addOperator(api);
      const body = await priceDraft();
      await api.request('POST', '/api/admin/prices', { as, idempotencyKey: true, body });
      const { roleId, period, validFrom } = body;
      const planned = { roleId, period, validFrom, reason };
      return [planned, { ...planned, reason: 'other' }, { as }];
    },
    setBestChoice: async () => [
      { roleId: 'hitech-cadet', reason },
      { roleId: 'hitech-cadet', reason: 'other' },
      await ofOperator(),
    ],
    createSale: async () => [saleDraft(), { ...saleDraft(), reason: 'other' }, await ofOperator()],
    changeSaleEnd: async () => {
      const as = await addOperator(api);
      await api.request('POST', '/api/admin/sales', { as, idempotencyKey: true, body: saleDraft() });
      const { body } = await api.request<{ items: { id: string }[] }>('GET', '/api/admin/sales', { as });
      const end = { endsAt: null, expectedEndsAt: saleDraft().endsAt, reason };
      return [end, { ...end, reason: 'other' }, { as, params: { saleId: body.items[0]?.id ?? '' } }];
    },
    schedulePlayerDeletion: async () => [{ reason }, { reason: 'other' }, await ofOperator()],
    exportPlayerData: async () => [{ reason }, { reason: 'other' }, await ofOperator()],
    cancelPlayerDeletion: async () => {
      const deleteAt = { delete_at: api.clock.now() };
      await api.app.db.updateTable('players').set(deleteAt).where('id', '=', player.playerId).execute();
      return [{ reason }, { reason: 'other' }, await ofOperator()];
    },
    createPromoCode: async () => [codeDraft('SPRING'), codeDraft('SUMMER'), await ofOperator()],
    endPromoCode: async () => {
      const id = randomUUID();
      const row = { id, code: 'AUTUMN', percent: 20, servers: [], roles: [], newcomers: false, made_by: 'mira' };
      await api.app.db
        .insertInto('promo_codes')
        .values({ ...row, created_at: api.clock.now() })
        .execute();
      return [{ reason }, { reason: 'other' }, await ofOperator({ codeId: id })];
    },
    liftBan: async () => {
      const banId = await ban(api, { playerId: player.playerId, price: 100 });
      return [{ reason }, { reason: 'other' }, await ofOperator({ banId })];
    },
    refundPayment: async () => {
      const paymentId = await addCreditedPayment(api, player.playerId, { amount: 1_000, bonus: 0 });
      const refund = { amount: 1_000, expectedRefundable: 1_000, reason };
      return [refund, { ...refund, reason: 'other' }, await ofOperator({ paymentId })];
    },
    readPaymentEventAgain: async () => [
      { reason },
      { reason: 'other' },
      await ofOperator({ eventId: await openEvent() }),
    ],
    handlePaymentEvent: async () => [{ reason }, { reason: 'other' }, await ofOperator({ eventId: await openEvent() })],
    giveRole: async () => {
      const gift = { roleId: 'hitech-cadet', until: null, reason };
      return [gift, { ...gift, reason: 'other' }, await ofOperator()];
    },
    changeGrantEnd: async () => {
      const grantId = await buyRoleFor(api, player, 'hitech-cadet');
      const grant = api.app.db.selectFrom('grants').select('expires_at').where('id', '=', grantId);
      const { expires_at } = await grant.executeTakeFirstOrThrow();
      const end = { until: null, expectedUntil: expires_at?.toISOString(), reason };
      return [end, { ...end, reason: 'other' }, await ofOperator({ grantId })];
    },
    resendAdminDelivery: changeDeadDelivery,
    refundAdminDelivery: changeDeadDelivery,
  };
}

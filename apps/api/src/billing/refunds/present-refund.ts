import type { components } from '@hoshikraft/contract';
import type { Locale, Period } from '@hoshikraft/shared';
import { presentRoleName } from '../cabinet/present-role-name.ts';
import { presentDelivery } from '../../game/deliveries/present-delivery.ts';
import { isOpen } from './refund-window.ts';
import type { DeliveryRow, MoveRow, OrderRow, UnbanRow } from './refunds-repository.ts';
import type { WipeRefund } from './wipe-refund.ts';

type Schemas = components['schemas'];
type Line = Schemas['RefundLine'];

const CURRENCY = 'RUB' as const;

const kindOf = ({ mode, replaced_grant_id, player_id, receiver_id }: OrderRow): Line['kind'] => {
  if (player_id !== receiver_id) return 'gift';
  if (mode === 'extend') return 'extension';
  return replaced_grant_id === null ? 'purchase' : 'upgrade';
};

const orderLine = (row: OrderRow, { plan }: WipeRefund, locale: Locale): Line => ({
  id: row.id,
  kind: kindOf(row),
  at: row.created_at.toISOString(),
  role: presentRoleName({ ...row, id: row.role_id }, locale),
  period: row.period as Period,
  amount: row.price_final ?? 0,
  currency: CURRENCY,
  reason: plan.excluded.get(row.id) ?? null,
});

const unbanLine = (row: UnbanRow): Line => ({
  id: row.id,
  kind: 'unban',
  at: row.created_at.toISOString(),
  role: null,
  period: null,
  amount: row.price,
  currency: CURRENCY,
  reason: row.refunded_at === null ? 'service' : 'refunded',
});

const moveLine = (row: MoveRow, locale: Locale): Line => ({
  id: row.id,
  kind: 'move',
  at: row.created_at.toISOString(),
  role: presentRoleName({ ...row, id: row.role_id }, locale),
  period: null,
  amount: row.price_final ?? 0,
  currency: CURRENCY,
  reason: 'service',
});

export const presentSum = (amount: number): Schemas['Price'] => ({
  base: amount,
  discount: null,
  final: amount,
  currency: CURRENCY,
});

const presentRefundDelivery = (row: DeliveryRow, locale: Locale): Schemas['RefundDelivery'] => ({
  role: presentRoleName({ ...row, id: row.role_id }, locale),
  given: row.action === 'role.grant',
  delivery: presentDelivery(row),
});

export const presentTaken = (
  { id, at, amount }: { readonly id: string; readonly at: Date; readonly amount: number },
  deliveries: readonly DeliveryRow[],
  locale: Locale,
): Schemas['TakenRefund'] => ({
  refundId: id,
  at: at.toISOString(),
  amount,
  currency: CURRENCY,
  deliveries: deliveries.map((row) => presentRefundDelivery(row, locale)),
});

const takenOf = (
  { refund_id, amount, created_at }: WipeRefund['wipe'],
  deliveries: readonly DeliveryRow[],
  locale: Locale,
): Schemas['TakenRefund'] | null => {
  if (refund_id === null || amount === null || created_at === null) return null;
  const own = deliveries.filter((row) => row.refund_id === refund_id);
  return presentTaken({ id: refund_id, at: created_at, amount }, own, locale);
};

const changedRoles = ({ plan, grants }: WipeRefund, locale: Locale): Schemas['RefundedRole'][] =>
  plan.changes.flatMap(({ grantId, change, until }) => {
    const grant = grants.get(grantId);
    if (!grant) return [];
    const role = presentRoleName({ ...grant, id: grant.role_id }, locale);
    return [{ role, change, expiresAt: until?.toISOString() ?? null }];
  });

/** A wipe with its lines, in the caller's language. */
export const presentWipeRefund = (
  refund: WipeRefund,
  deliveries: readonly DeliveryRow[],
  databaseTime: Date,
  locale: Locale,
): Schemas['RefundOfWipe'] => {
  const { wipe, window, plan } = refund;
  const taken = takenOf(wipe, deliveries, locale);
  const isTakeable = taken === null && plan.amount > 0;
  const untaken = isOpen(window, databaseTime) ? (isTakeable ? 'open' : 'nothing') : 'over';
  const lines = [
    ...refund.orders.map((row) => orderLine(row, refund, locale)),
    ...refund.moves.map((row) => moveLine(row, locale)),
    ...refund.unbans.map(unbanLine),
  ];
  return {
    wipeId: wipe.id,
    serverId: wipe.server_id,
    wipedAt: window.wipedAt.toISOString(),
    spentFrom: window.from.toISOString(),
    openUntil: window.until.toISOString(),
    state: taken === null ? untaken : 'taken',
    price: presentSum(isTakeable ? plan.amount : 0),
    lines: lines.sort((left, right) => (left.at < right.at ? 1 : -1)),
    roles: isTakeable ? changedRoles(refund, locale) : [],
    taken,
  };
};

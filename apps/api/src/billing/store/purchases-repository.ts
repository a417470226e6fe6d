import type { components } from '@hoshikraft/contract';
import { findActiveBanOn } from '../../game/bans/bans-repository.ts';
import type { Trx } from '../../platform/database/types.ts';
import { insertDeliveries } from '../../game/deliveries/deliveries-repository.ts';
import type { DeliveryDraft, Receiver } from '../../game/deliveries/delivery-draft.ts';
import { seesRoles } from '../../community/privacy/privacy-repository.ts';
import type { Viewer } from '../../community/privacy/viewer.ts';
import { findByName, type PlayerName } from '../../community/players/players-repository.ts';
import type { PurchaseFacts } from './decide-purchase.ts';
import type { Plan } from './grant-rules.ts';
import { listHeldGrants } from './grants-repository.ts';
import { type CatalogRole, getCatalogRolesOfSameServer } from './roles-repository.ts';

interface PurchaseQuery {
  readonly roleId: string;
  readonly buyer: Viewer;
  readonly receiver: PlayerName;
  readonly now: Date;
}

/**
 * Loads the data that a purchase is decided from. The receiver's row is locked before their grants are read, so two
 * purchases for one receiver run one after the other.
 */
export const loadPurchase = async (
  trx: Trx,
  { roleId, buyer, receiver: name, now }: PurchaseQuery,
): Promise<Omit<PurchaseFacts, 'promo'>> => {
  const roles = await getCatalogRolesOfSameServer(trx, roleId, now);
  const role = roles.get(roleId);
  const isGift = 'foldedLogin' in name;
  const receiver = await findByName(trx, name, true)
    // An account about to be deleted gets no gifts.
    .$if(isGift, (query) => query.where('delete_at', 'is', null))
    .executeTakeFirst();
  if (role === undefined || receiver === undefined)
    return { roles, receiver, held: [], ban: undefined, hidden: false, now };
  const held = await listHeldGrants(trx, receiver.id, role.serverId, roles, now);
  const ban = isGift ? await findActiveBanOn(trx, receiver.id, role.serverId, now) : undefined;
  const hidden = isGift && !(await seesRoles(trx, buyer, receiver.id));
  return { roles, receiver, held, ban, hidden, now };
};

/** An allowed and paid purchase. */
interface PaidPurchase {
  readonly orderId: string;
  readonly buyerId: string;
  readonly receiver: Pick<Receiver, 'id'>;
  readonly role: CatalogRole;
  readonly order: Pick<components['schemas']['RoleOrder'], 'period' | 'mode'>;
  readonly plan: Plan;
  /** Id of the new grant, or of the one that the plan extends. */
  readonly grantId: string;
  /** Id of the promo code; null without one. */
  readonly codeId?: string | null;
  /** Commands for the game server; none for a purchase of the past. They are sent after the transaction has committed. */
  readonly deliveries: readonly DeliveryDraft[];
  readonly now: Date;
}

const grantRow = ({ grantId, buyerId, receiver, role, plan }: PaidPurchase) => ({
  id: grantId,
  player_id: receiver.id,
  server_id: role.serverId,
  role_id: role.id,
  started_at: plan.startsAt,
  expires_at: plan.endsAt,
  gift_from: receiver.id === buyerId ? null : buyerId,
});

const orderRow = ({ orderId, buyerId, receiver, role, order, plan, grantId, codeId, now }: PaidPurchase) => ({
  id: orderId,
  player_id: buyerId,
  receiver_id: receiver.id,
  role_id: role.id,
  period: order.period,
  mode: order.mode,
  price_base: plan.price.base,
  price_discount: plan.price.discount,
  promo_code_id: codeId ?? null,
  sale_id: plan.sale?.sale.id ?? null,
  grant_id: grantId,
  replaced_grant_id: plan.replaces?.id ?? null,
  created_at: now,
});

/** Inserts or extends the grant, ends the replaced one, inserts the order and queues the deliveries, in one statement. */
export const insertPurchase = async (trx: Trx, purchase: PaidPurchase): Promise<void> => {
  const { plan, grantId, order, deliveries, now } = purchase;
  await trx
    .with('replaced', (db) =>
      db
        .updateTable('grants')
        .set({ state: 'replaced', replaced_at: now })
        .where('id', '=', plan.replaces?.id ?? null),
    )
    .with('granted', (db) =>
      plan.extends
        ? db.updateTable('grants').set({ expires_at: plan.endsAt }).where('id', '=', grantId)
        : db.insertInto('grants').values(grantRow(purchase)),
    )
    .with('bought', (db) =>
      db.insertInto('grant_periods').values({
        grant_id: grantId,
        period: order.period,
        starts_at: plan.startsAt,
        ends_at: plan.endsAt,
        paid: plan.price.base,
      }),
    )
    .with('queued', (db) =>
      deliveries.length > 0 ? insertDeliveries(db, deliveries) : db.selectFrom('deliveries').select('id').limit(0),
    )
    .insertInto('orders')
    .values(orderRow(purchase))
    .execute();
};

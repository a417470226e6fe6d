import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@hoshikraft/shared';
import type { Trx } from '../src/platform/database/types.ts';
import { planPurchase } from '../src/billing/store/grant-rules.ts';
import { listHeldGrants } from '../src/billing/store/grants-repository.ts';
import { chargePlayer } from '../src/billing/ledger/charge-player.ts';
import { insertPurchase } from '../src/billing/store/purchases-repository.ts';
import { getCatalogRoles } from '../src/billing/store/roles-repository.ts';
import { roleIdOf } from './content-rows.ts';
import type { SamplePurchase } from './content/sample-players.ts';

/**
 * Adds a purchase in the past by the store's own rules: they set the price and end other grants, and the ledger is charged.
 * Nothing is delivered: the game servers of the sandbox did not run then.
 */
export async function addPastPurchase(
  trx: Trx,
  playerId: string,
  purchase: SamplePurchase,
  seedTime: Date,
): Promise<void> {
  const { server: serverId, period, mode } = purchase;
  const roleId = roleIdOf(serverId, purchase.role);
  const now = new Date(seedTime.getTime() - purchase.daysAgo * DAY_MS);
  const roles = await getCatalogRoles(trx, serverId, now);
  const role = roles.get(roleId);
  if (!role) throw new Error(`the seed has no role ${roleId}`);
  const held = await listHeldGrants(trx, playerId, serverId, roles, now);
  const plan = planPurchase({ role, period, mode, gift: false }, held, now);
  if (plan.kind === 'refused') throw new Error(`sample purchase of ${roleId}: ${plan.reason}`);
  const orderId = randomUUID();
  const charge = { kind: 'purchase', reference: orderId, playerId, amount: plan.price.final, at: now } as const;
  await chargePlayer(trx, charge);
  const receiver = { id: playerId };
  const grantId = plan.extends?.id ?? randomUUID();
  await insertPurchase(trx, {
    orderId,
    buyerId: playerId,
    receiver,
    role,
    order: purchase,
    plan,
    grantId,
    deliveries: [],
    now,
  });
}

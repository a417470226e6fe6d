import { DAY_MS } from '@hoshikraft/shared';
import type { Trx } from '../src/database/types.ts';
import { planPurchase } from '../src/store/grant-rules.ts';
import { writeGrants } from '../src/store/bought-grants-repository.ts';
import { GrantBooks } from '../src/store/grant-books.ts';
import { heldGrants } from '../src/store/grants-repository.ts';
import { chargePlayer } from '../src/ledger/charge-player.ts';
import { soldRolesOf } from '../src/store/roles-repository.ts';
import { roleIdOf } from './content-rows.ts';
import type { SamplePurchase } from './content/sample-players.ts';

/**
 * A purchase as the store itself makes it, in the past: its rules decide the price and what ends, the ledger is charged.
 * Nothing is delivered: the game servers of the sandbox did not run then.
 */
export async function buyInThePast(
  trx: Trx,
  playerId: string,
  purchase: SamplePurchase,
  seedTime: Date,
): Promise<void> {
  const { server: serverId, period, mode } = purchase;
  const roleId = roleIdOf(serverId, purchase.role);
  const now = new Date(seedTime.getTime() - purchase.daysAgo * DAY_MS);
  const roles = await soldRolesOf(trx, serverId);
  const role = roles.get(roleId);
  if (!role) throw new Error(`the seed has no role ${roleId}`);
  const held = await heldGrants(trx, playerId, serverId, roles, now);
  const plan = planPurchase({ role, period, mode, gift: false }, held, now);
  if (plan.kind === 'refused') throw new Error(`sample purchase of ${roleId}: ${plan.reason}`);
  const grants = new GrantBooks();
  const grantId = grants.apply(plan, { playerId, role, period, giftFrom: null }, now);
  await writeGrants(trx, grants, now);
  const order = await trx
    .insertInto('orders')
    .values({
      player_id: playerId,
      receiver_id: playerId,
      role_id: roleId,
      period,
      mode,
      price_base: plan.price.base,
      price_discount: plan.price.discount,
      grant_id: grantId,
      replaced_grant_id: plan.replaces?.id ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const charge = { kind: 'purchase', reference: order.id, playerId, amount: plan.price.final, at: now } as const;
  await chargePlayer(trx, charge);
}

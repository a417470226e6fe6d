import { randomUUID } from 'node:crypto';
import { type DeliveryDraft, roleGrant, roleRevoke } from '../deliveries/delivery-draft.ts';
import { presentDelivery } from '../deliveries/present-delivery.ts';
import type { OperationReply } from '../http/define-operation.ts';
import { Replies } from '../idempotency/keys-together.ts';
import type { Taken } from '../idempotency/with-idempotency.ts';
import { sidesOf } from '../ledger/accounts.ts';
import type { TransferDraft } from '../ledger/transfer.ts';
import type { Decided, Wish } from './decide-purchase.ts';
import { GrantBooks } from './grant-books.ts';
import { grantsOf } from './grants-repository.ts';
import type { OrderDraft } from './orders-repository.ts';
import type { askForPurchases } from './purchases-repository.ts';
import { type CataloguedRole, rolesById } from './roles-repository.ts';

const placeOf = (playerId: string | null, serverId: string): string => `${playerId} ${serverId}`;

/** A wish with the key that its request brought. */
export interface KeyedWish extends Wish {
  readonly taken: Taken | null;
}

export type Reply = OperationReply<'buyRole'>;

/** What a batch knows: the receivers and the money it holds, and what its purchases made of them so far. */
export class PurchaseBooks {
  readonly #receivers: Awaited<ReturnType<typeof askForPurchases>>['receivers'];
  readonly #now: Date;
  readonly #sold: ReadonlyMap<string, CataloguedRole>;
  /** Whom a ban keeps from which server, of those who are given something there. */
  readonly #banned: ReadonlySet<string>;
  /** Both sides of each buyer's payments, and what each has left. */
  readonly #sides: Map<string, ReturnType<typeof sidesOf>>;
  readonly #money = new Map<string, number>();
  readonly grants = new GrantBooks();
  readonly replies: Replies<Reply>;
  readonly movements: TransferDraft[] = [];
  readonly orders: OrderDraft[] = [];
  readonly deliveries: DeliveryDraft[] = [];

  constructor(asked: Awaited<ReturnType<typeof askForPurchases>>, now: Date) {
    const { receivers, balances, kept, sold, periods, bans } = asked;
    this.#receivers = receivers;
    this.#now = now;
    this.#sold = rolesById(sold);
    this.#banned = new Set(bans.map(({ player_id, server_id }) => placeOf(player_id, server_id)));
    this.#sides = new Map(balances.map((row) => [row.owner_id, sidesOf(row)]));
    this.replies = new Replies(kept);
    for (const rows of Map.groupBy(periods, ({ player_id, server_id }) => placeOf(player_id, server_id)).values()) {
      const [{ player_id, server_id }] = rows as [(typeof rows)[number]];
      if (player_id !== null) this.grants.hold(player_id, server_id, grantsOf(rows, this.#sold));
    }
  }

  /** Whether another transaction holds what a purchase needs. */
  isHeldByAnother({ buyerId }: Wish, place: number): boolean {
    const receiver = this.#receivers[place];
    return this.#sides.get(buyerId) === null || (receiver?.id !== null && receiver?.login === null);
  }

  /** What a purchase is decided from, after those before it. */
  about({ buyerId }: Wish, place: number) {
    const { id, login } = this.#receivers[place] ?? {};
    return {
      sold: this.#sold,
      receiver: id && login ? { id, login } : undefined,
      heldBy: (receiver: { id: string }, { serverId }: CataloguedRole) => this.grants.of(receiver.id, serverId),
      isBannedFrom: (receiver: { id: string }, { serverId }: CataloguedRole) =>
        this.#banned.has(placeOf(receiver.id, serverId)),
      balance: this.#moneyOf(buyerId),
      now: this.#now,
    };
  }

  /** Books a purchase; answers its reply. */
  add({ buyerId, order, taken }: KeyedWish, decided: Decided): Reply {
    const { role, receiver, plan, price } = decided;
    const orderId = randomUUID();
    const isGift = receiver.id !== buyerId;
    this.#pay(isGift ? 'gift' : 'purchase', orderId, buyerId, plan.price.final);
    const granted = { playerId: receiver.id, role, period: order.period, giftFrom: isGift ? buyerId : null };
    const grantId = this.grants.apply(plan, granted, this.#now);
    const delivery = this.#deliver(decided, grantId, orderId);
    this.orders.push({
      id: orderId,
      player_id: buyerId,
      receiver_id: receiver.id,
      role_id: role.id,
      period: order.period,
      mode: order.mode,
      price_base: plan.price.base,
      price_discount: plan.price.discount,
      grant_id: grantId,
      replaced_grant_id: plan.replaces?.id ?? null,
      created_at: this.#now,
    });
    const reply = {
      status: 200 as const,
      body: {
        orderId,
        balance: this.#moneyOf(buyerId),
        price,
        grant: { id: grantId, expiresAt: plan.endsAt?.toISOString() ?? null, state: 'active' as const },
        delivery: presentDelivery({ id: delivery.id, status: 'queued' }),
      },
    };
    this.replies.add(taken, reply);
    return reply;
  }

  #pay(kind: 'gift' | 'purchase', orderId: string, buyerId: string, amount: number): void {
    if (amount === 0) return;
    const sides = this.#sides.get(buyerId);
    if (!sides) throw new Error('nobody pays from an account that is not held');
    this.#money.set(buyerId, this.#moneyOf(buyerId) - amount);
    const entries = [
      { account: sides.player, amount: -amount },
      { account: sides.system, amount },
    ];
    this.movements.push({ kind, reference: orderId, at: this.#now, entries });
  }

  /** What the game server is told: at last, to give the role. */
  #deliver({ role, receiver, plan }: Decided, grantId: string, orderId: string): DeliveryDraft {
    const told = { serverId: role.serverId, receiver };
    const { replaces, endsAt } = plan;
    const delivery = roleGrant({ ...told, roleId: role.id, grantId, orderId }, endsAt, this.#now);
    if (replaces) {
      this.deliveries.push(roleRevoke({ ...told, roleId: replaces.role.id, grantId: replaces.id }, this.#now));
    }
    this.deliveries.push(delivery);
    return delivery;
  }

  #moneyOf(buyerId: string): number {
    return this.#money.get(buyerId) ?? this.#sides.get(buyerId)?.player.held ?? 0;
  }
}

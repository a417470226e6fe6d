import { randomUUID } from 'node:crypto';
import type { Trx } from '../database/types.ts';
import type { OperationReply } from '../http/define-operation.ts';
import { Replies } from '../idempotency/keys-together.ts';
import type { Taken } from '../idempotency/with-idempotency.ts';
import type { Account } from '../ledger/accounts.ts';
import { type askForCoins, coinsSent, type Sides } from './coins-repository.ts';
import type { Wish } from './decide-transfer.ts';

/** A wish with the key that its request brought. */
export interface KeyedWish extends Wish {
  readonly taken: Taken | null;
}

export type Reply = OperationReply<'transferCoins'>;

/** A transfer that was decided on: nothing of it is written yet. */
export interface Decided {
  readonly transferId: string;
  readonly wish: KeyedWish;
  readonly sides: Sides;
  readonly receiverId: string;
}

/** What a batch knows: the accounts it holds, and what its transfers made of them so far. */
export class CoinBooks {
  readonly #asked: Awaited<ReturnType<typeof askForCoins>>;
  /** Coins of accounts and what was sent from them lately, by account. */
  readonly #coins = new Map<number, number>();
  readonly #sent = new Map<number, { coins: number; at: Date }[]>();
  readonly #listed = new Map<number, ReturnType<typeof coinsSent>>();
  readonly decided: Decided[] = [];
  readonly replies: Replies<Reply>;

  constructor(asked: Awaited<ReturnType<typeof askForCoins>>) {
    this.#asked = asked;
    this.replies = new Replies(asked.kept);
  }

  /** Whether another transaction holds what a transfer needs. */
  isHeldByAnother({ from_id, to_id }: Sides): boolean {
    return [from_id, to_id].some((id) => id !== null && !this.#asked.held.has(id));
  }

  /** An account that is held, by its id. */
  account(id: number): Account {
    const row = this.#asked.held.get(id);
    if (row === undefined || row.balance === null) throw new Error('an account of a transfer is held');
    return { id, ownerId: row.owner_id, system: false, held: row.balance };
  }

  /** What a transfer is decided from, after those before it. */
  about(trx: Trx, sides: Sides) {
    const id = sides.from_id;
    const { banFrom } = this.#asked;
    if (id === null) return { sides, banFrom, coins: 0, sent: 0, listSent: () => Promise.resolve([]) };
    const lately = this.#sent.get(id) ?? [];
    const sent = lately.reduce((sum, { coins }) => sum + coins, this.#asked.sent.get(id) ?? 0);
    const listSent = async () => [...(await this.#list(trx, id)), ...lately];
    return { sides, banFrom, coins: this.#coinsOf(id), sent, listSent };
  }

  /** Books a transfer; answers its reply. */
  add(wish: KeyedWish, sides: Sides, receiver: { id: string; login: string }): Reply {
    const [{ amount, serverId, taken }, { from_id: from, to_id: to, now: at }] = [wish, sides];
    if (from === null) throw new Error('nobody sends from no account');
    const transferId = randomUUID();
    const coins = this.#coinsOf(from) - amount;
    this.#coins.set(from, coins);
    if (to !== null) this.#coins.set(to, this.#coinsOf(to) + amount);
    this.#sent.set(from, [...(this.#sent.get(from) ?? []), { coins: amount, at }]);
    this.decided.push({ transferId, wish, sides, receiverId: receiver.id });
    const reply = { status: 200 as const, body: { transferId, serverId, login: receiver.login, amount, coins } };
    this.replies.add(taken, reply);
    return reply;
  }

  /** What was sent from an account before this batch: asked once, however many hang on it. */
  #list(trx: Trx, id: number): ReturnType<typeof coinsSent> {
    const listed = this.#listed.get(id) ?? coinsSent(trx, id);
    this.#listed.set(id, listed);
    return listed;
  }

  #coinsOf(id: number): number {
    return this.#coins.get(id) ?? this.account(id).held ?? 0;
  }
}

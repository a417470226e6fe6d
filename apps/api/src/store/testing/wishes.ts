import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import type { Player } from '../../../testing/players.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { toApiError } from '../../errors/classify.ts';
import { takenBy } from '../../idempotency/with-idempotency.ts';
import { buyTogether } from '../buy-together.ts';
import { receiverName } from '../receiver.ts';

type Schemas = components['schemas'];
export type Order = Schemas['RoleOrder'];

/** The first answer, or the text of it again. */
export interface Bought {
  readonly status: number;
  readonly body?: Schemas['RolePurchase'];
  readonly text?: string;
  readonly headers?: object;
}

/** One purchase as its operation asks for it: those of one moment go in one batch, in their order. */
export const wish = (api: TestApp, buyer: Player, order: Order, key: string = randomUUID()): Promise<Bought> => {
  const { playerId: buyerId } = buyer;
  const headers = { 'idempotency-key': key };
  const taken = takenBy(buyer, { operationId: 'buyRole', params: {}, body: order, headers });
  const receiver = receiverName(buyerId, order.recipient);
  return buyTogether(api.app, { buyerId, order, receiver, locale: 'en', taken });
};

/** How it ended: bought, told again, or what the refusal is called. */
export const endOf = (bought: Promise<Bought>): Promise<string> =>
  bought.then(
    ({ headers }) => (headers === undefined ? 'bought' : 'replayed'),
    (error: unknown) => toApiError(error).type,
  );

/** What game servers were told of a player's roles, in the order they get it: by role. */
export const toldOf = async ({ app }: TestApp, { playerId }: Player): Promise<Record<string, string[]>> => {
  const rows = await app.db
    .selectFrom('deliveries')
    .select(['action', 'args', 'head'])
    .where('player_id', '=', playerId)
    .orderBy('seq')
    .execute();
  const told: Record<string, string[]> = {};
  for (const { action, args, head } of rows) {
    const { roleId } = args as { roleId: string };
    const line = (told[roleId] ??= []);
    // Only the first of a line may be handed out.
    if (head !== (line.length === 0)) throw new Error(`${action} of ${roleId} is not where it should be in its line`);
    line.push(action);
  }
  return told;
};

import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '@hoshikraft/contract';
import type { Goods, Shopper } from './shoppers.ts';

type Schemas = components['schemas'];

export interface Terms {
  api: string;
  goods: Goods;
  /** Of a hundred calls so many are hung up on before the answer can come. */
  hangUps: number;
  /** A naive client makes a new key for each try: what was done but not answered is done again. */
  naive: boolean;
}

/** A purchase that was acknowledged, or given up with a refusal. */
export type Outcome =
  | { kind: 'acknowledged'; payer: string; receiver: string; orderId: string; tries: number }
  | { kind: 'given up'; payer: string; receiver: string; why: string };

/** A frozen server is not waited for longer, milliseconds. */
const PATIENCE_MS = 8000;
/** A purchase that fails for so long will not succeed any more, milliseconds. */
const GIVE_UP_MS = 120_000;

async function attempt(terms: Terms, payer: Shopper, order: Schemas['RoleOrder'], key: string) {
  const hangUp = randomInt(100) < terms.hangUps;
  const reply = await fetch(`${terms.api}/api/store/buy`, {
    method: 'POST',
    headers: { ...payer.headers, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(order),
    signal: AbortSignal.timeout(hangUp ? randomInt(2, 25) : PATIENCE_MS),
  });
  return { status: reply.status, body: (await reply.json()) as Schemas['RolePurchase'] & Schemas['Error'] };
}

/** One month more for `receiver`, tried until it is acknowledged. */
export async function purchase(
  terms: Terms,
  payer: Shopper,
  receiver: Shopper,
  mode: 'buy' | 'extend',
): Promise<Outcome> {
  const order: Schemas['RoleOrder'] = {
    roleId: terms.goods.roleId,
    period: 'month',
    mode,
    expectedPrice: terms.goods.price,
    ...(payer === receiver ? {} : { recipient: receiver.login }),
  };
  const names = { payer: payer.playerId, receiver: receiver.playerId };
  const deadline = Date.now() + GIVE_UP_MS;
  let key = randomUUID();
  let why = '';
  for (let tries = 1; Date.now() < deadline; tries += 1) {
    const answer = await attempt(terms, payer, order, key).catch((error: unknown) => String(error));
    if (typeof answer !== 'string') {
      if (answer.status === 200) return { kind: 'acknowledged', ...names, orderId: answer.body.orderId, tries };
      why = `${answer.status} ${answer.body.details?.type}`;
      const passes = answer.status >= 500 || answer.body.details?.type === 'request_in_progress';
      if (!passes) break;
    } else {
      why = answer;
    }
    if (terms.naive) key = randomUUID();
    await sleep(randomInt(20, 120));
  }
  return { kind: 'given up', ...names, why };
}

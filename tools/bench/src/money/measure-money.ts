import type { Figure } from '../figures.ts';
import { BUYERS, buyAtOnce, createShop, useStore } from './purchases.ts';
import { createTransfers } from './transfers.ts';

/** Purchases or transfers per round. */
const COUNT = 1000;

/** Purchases and coin transfers per second, over HTTP, each in its own transaction. */
export async function measureMoney(api: string, databaseUrl: string, rounds: number): Promise<Figure[]> {
  const shop = await createShop(api, databaseUrl);
  await useStore(api, shop, databaseUrl);
  const send = await createTransfers(api, databaseUrl);
  const purchases: number[] = [];
  const transfers: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    purchases.push(1000 / (await buyAtOnce(api, shop, COUNT)));
    transfers.push(1000 / (await send(COUNT)));
  }
  const unit = 'a second';
  return [
    { name: `purchases, ${BUYERS} at once`, unit, limit: { atLeast: 400 }, rounds: [purchases] },
    { name: `coin transfers, ${BUYERS} at once`, unit, limit: { atLeast: 500 }, rounds: [transfers] },
  ];
}

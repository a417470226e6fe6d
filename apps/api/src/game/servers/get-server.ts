import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { presentPeriodPrice } from '../../billing/sales/present-sale.ts';
import type { Db } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { getServerFigures } from './online-repository.ts';
import { presentServer } from './present-server.ts';
import { presentStatistics } from './present-statistics.ts';
import { findLowestPrice, findServer, findServerOfPage } from './servers-repository.ts';
import { findNextWipe, listPastWipes } from './wipes-repository.ts';

type ServerFull = components['schemas']['ServerFull'];

async function getFullServer(db: Db, id: string, now: Date, locale: Locale): Promise<ServerFull> {
  const [price, past, next, figures] = await Promise.all([
    findLowestPrice(db, id, now),
    listPastWipes(db, id, now),
    findNextWipe(db, id, now),
    getServerFigures(db, id, now),
  ]);
  return {
    privilegesFrom: price ? presentPeriodPrice(price.period, price.list, price.sale, locale) : null,
    wipes: { past: past.map((at) => at.toISOString()), next: next?.toISOString() ?? null },
    statistics: presentStatistics(figures),
  };
}

/** A server; `full` adds the other data of its page (docs/product/content.md#documents). */
export const getServer = defineOperation('getServer', async ({ query }, { app, locale }) => {
  const row = (await findServer(app.db, query.server)) ?? (await findServerOfPage(app.db, query.server));
  if (!row) throw new ApiError('not_found');
  const full = query.full ? await getFullServer(app.db, row.id, app.clock.now(), locale) : null;
  return { status: 200, body: { server: presentServer(row, locale), full } };
});

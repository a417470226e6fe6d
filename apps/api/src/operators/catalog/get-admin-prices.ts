import { PERIODS } from '@hoshikraft/shared';
import { presentRoleName } from '../../billing/cabinet/present-role-name.ts';
import { listPlannedPrices } from '../../billing/sales/prices-repository.ts';
import { getCatalogRoles, listNamedRoles } from '../../billing/store/roles-repository.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';

/** All privileges with their list prices, now and planned (docs/product/store.md#prices). */
export const getAdminPrices = defineOperation('getAdminPrices', async (_request, { app, locale }) => {
  const now = app.clock.now();
  const [roles, planned] = await Promise.all([listNamedRoles(app.db), listPlannedPrices(app.db, now)]);
  const servers = [...new Set(roles.map(({ server_id }) => server_id))];
  const catalogs = await Promise.all(servers.map((server) => getCatalogRoles(app.db, server, now)));
  const items = roles.map((row) => ({
    role: presentRoleName(row, locale),
    server: row.server,
    bestChoice: row.best_choice,
    prices: PERIODS.map((period) => ({
      period,
      amount: catalogs[servers.indexOf(row.server_id)]?.get(row.id)?.prices[period] ?? null,
      planned: planned
        .filter((change) => change.role_id === row.id && change.period === period)
        .map(({ amount, valid_from }) => ({ amount, validFrom: valid_from.toISOString() })),
    })),
  }));
  return { status: 200, body: { items } };
});

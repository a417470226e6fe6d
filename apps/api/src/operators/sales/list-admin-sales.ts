import { defineList } from '../../platform/pagination/define-list.ts';
import { localized } from '../../platform/database/localized.ts';
import { selectSales } from '../../billing/sales/sales-repository.ts';

const stateOf = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }, now: Date) => {
  if (ends_at <= now) return 'over' as const;
  return starts_at <= now ? ('running' as const) : ('planned' as const);
};

/** Sales, the newest first (docs/product/store.md#sales). */
export const listAdminSales = defineList('listAdminSales', {
  rows: (_request, { app }) => selectSales(app.db),
  order: (_query) => [
    { by: 'created_at', kind: 'time', descending: true },
    { by: 'id', kind: 'uuid', descending: true },
  ],
  present: (row, { app, locale }) => ({
    id: row.id,
    name: localized(row.name, locale),
    terms: {
      percent: row.percent,
      amount: row.amount,
      servers: row.servers,
      roles: row.roles,
      periods: row.periods as ('month' | 'three_months' | 'forever')[],
    },
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    state: stateOf(row, app.clock.now()),
    uses: Number(row.uses),
    madeBy: row.made_by,
  }),
});

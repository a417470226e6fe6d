import { selectPromoCodes } from '../../billing/sales/promo-codes-repository.ts';
import { defineList } from '../../platform/pagination/define-list.ts';

/** Promo codes, the newest first (docs/product/store.md#promo-codes). */
export const listPromoCodes = defineList('listPromoCodes', {
  rows: (_request, { app }) => selectPromoCodes(app.db),
  order: (_query) => [
    { by: 'created_at', kind: 'time', descending: true },
    { by: 'id', kind: 'uuid', descending: true },
  ],
  present: (row, { app }) => {
    const uses = Number(row.uses);
    const isUsedUp = row.max_uses !== null && uses >= row.max_uses;
    const isOver = isUsedUp || (row.ends_at !== null && row.ends_at <= app.clock.now());
    return {
      id: row.id,
      code: row.code,
      terms: {
        percent: row.percent,
        amount: row.amount,
        servers: row.servers,
        roles: row.roles,
        newcomers: row.newcomers,
        maxUses: row.max_uses,
        maxUsesEach: row.max_uses_each,
        endsAt: row.ends_at?.toISOString() ?? null,
      },
      state: isOver ? ('over' as const) : ('running' as const),
      uses,
      madeBy: row.made_by,
      createdAt: row.created_at.toISOString(),
    };
  },
});

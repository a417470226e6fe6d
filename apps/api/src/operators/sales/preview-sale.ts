import { listPreviewedRoles } from '../../billing/sales/preview-repository.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';

/** All privileges with the prices that a sale would make (docs/product/store.md#sales). */
export const previewSale = defineOperation('previewSale', async ({ body }, { app, locale }) => ({
  status: 200,
  body: { items: await listPreviewedRoles(app.db, body, { locale, now: app.clock.now() }) },
}));

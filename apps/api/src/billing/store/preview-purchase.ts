import { viewerOf } from '../../community/privacy/viewer.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { decidePurchase } from './decide-purchase.ts';
import { findTypedCode, loadPromo } from './promo-code.ts';
import { loadPurchase } from './purchases-repository.ts';
import { receiverName } from './receiver.ts';

/** The price that a purchase with a promo code would have, by the same lines as the purchase; nothing is bought. */
export const previewPurchase = defineOperation('previewPurchase', async ({ body: order }, { app, session, locale }) => {
  const buyerId = session.playerId;
  const codeId = await findTypedCode(app, buyerId, order.promoCode);
  const { price } = await inTransaction(app.db, async (trx) => {
    const query = { roleId: order.roleId, buyer: viewerOf(session), receiver: receiverName(buyerId, order.recipient) };
    const facts = await loadPurchase(trx, { ...query, now: app.clock.now() });
    return decidePurchase(
      { buyerId, order, expectedPrice: null, locale },
      { ...facts, promo: await loadPromo(trx, codeId, buyerId) },
    );
  });
  return { status: 200, body: { price } };
});

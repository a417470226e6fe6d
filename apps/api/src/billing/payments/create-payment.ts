import type { components } from '@hoshikraft/contract';
import { formatMoney, guessRegion, type Locale, minor, type Region } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { withExternalCall } from '../../platform/idempotency/with-idempotency.ts';
import { configuredReseller, ResellerUnavailable } from '../../integrations/reseller.ts';
import { bonusFor } from './bonus.ts';
import { isOffered } from './methods.ts';
import { insertPayment, type StartedPayment, findStartedPayment, saveOrderUrl } from './payments-repository.ts';
import { messagesFor } from '../../platform/messages/messages.ts';

type PaymentOrder = components['schemas']['PaymentOrder'];

const assertTerms = (
  { method, amount }: PaymentOrder,
  region: Region,
  { config }: AppContext,
  locale: Locale,
): void => {
  const { min, max } = config.topUp;
  const fields: Record<string, string> = {};
  if (!isOffered(method, region)) fields['method'] = messagesFor(locale).topUp.method;
  if (amount < min || amount > max)
    fields['amount'] = messagesFor(locale).topUp.amount(formatMoney(min, locale), formatMoney(max, locale));
  if (Object.keys(fields).length > 0) throw new ApiError('form_invalid', { details: { fields } });
};

const createOrder = async (app: AppContext, payment: StartedPayment, login: string): Promise<string> => {
  const { siteUrl, brandName } = app.config;
  // The first call's locale, not this one's: the reseller refuses a known order with other terms.
  const locale: Locale = payment.locale === 'en' ? 'en' : 'ru';
  try {
    const { orderUrl } = await configuredReseller(app).createOrder({
      orderId: payment.id,
      amount: payment.amount,
      currency: 'RUB',
      method: payment.method,
      description: messagesFor(locale).topUp.order(brandName, login),
      returnUrl: `${siteUrl}/${locale}/pay?notify=success`,
      failUrl: `${siteUrl}/${locale}/pay?notify=failed`,
    });
    return orderUrl;
  } catch (error) {
    if (error instanceof ResellerUnavailable) throw new ApiError('outside_unavailable', { cause: error });
    throw error;
  }
};

/**
 * Begins a top-up. The payment is committed before the reseller is called, and no transaction is open during the call. After
 * any failure a retry with the same key continues with the same payment (docs/decisions/0011-ledger-and-payments.md).
 */
export const createPayment = defineOperation('createPayment', async (request, context) => {
  const { app, session, locale } = context;
  const { method, amount } = request.body;
  const idempotencyKey = request.headers['idempotency-key'];
  const begin = async (trx: Trx): Promise<StartedPayment> => {
    const known = await findStartedPayment(trx, session.playerId, idempotencyKey);
    if (known) {
      // The idempotency key has expired, but the payment still has it.
      if (known.method !== method || known.amount !== amount) throw new ApiError('idempotency_key_reused');
      return known;
    }
    assertTerms(request.body, session.region ?? guessRegion(request.headers['accept-language']), app, locale);
    const at = app.clock.now();
    const bonus = bonusFor(minor(amount));
    return insertPayment(trx, { playerId: session.playerId, idempotencyKey, locale, method, amount, bonus, at });
  };
  return withExternalCall<'createPayment', StartedPayment, string>(context, request, {
    begin,
    call: async (payment) => payment.order_url ?? (await createOrder(app, payment, session.login)),
    async finish(trx, payment, redirectUrl) {
      await saveOrderUrl(trx, payment.id, redirectUrl);
      return { status: 200, body: { paymentId: payment.id, redirectUrl } };
    },
  });
});

import type { components } from '@hoshikraft/contract';
import { guessRegion, type Locale, minor, type Region } from '@hoshikraft/shared';
import type { AppContext } from '../context.ts';
import { defineOperation } from '../http/define-operation.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { inTwoSteps } from '../idempotency/with-idempotency.ts';
import { resellerOverHttp, ResellerUnavailable } from '../outside/reseller.ts';
import { bonusFor } from './bonus.ts';
import { isOffered } from './methods.ts';
import { beginPayment, type BegunPayment, findBegunPayment, keepOrderUrl } from './payments-repository.ts';
import { words } from '../words/words.ts';

type PaymentOrder = components['schemas']['PaymentOrder'];

const roubles = (amount: number, locale: Locale) => new Intl.NumberFormat(locale).format(amount / 100);

const refuseTerms = (
  { method, amount }: PaymentOrder,
  region: Region,
  { config }: AppContext,
  locale: Locale,
): void => {
  const { min, max } = config.topUp;
  const fields: Record<string, string> = {};
  if (!isOffered(method, region)) fields['method'] = words(locale).topUp.method;
  if (amount < min || amount > max)
    fields['amount'] = words(locale).topUp.amount(roubles(min, locale), roubles(max, locale));
  if (Object.keys(fields).length > 0) throw new ApiError('form_invalid', { details: { fields } });
};

const askReseller = async (app: AppContext, payment: BegunPayment, login: string): Promise<string> => {
  const { reseller, siteUrl, brandName } = app.config;
  // Of the first call, not of this one: the reseller refuses a known order with other terms.
  const locale: Locale = payment.locale === 'en' ? 'en' : 'ru';
  const client = resellerOverHttp({
    url: reseller.url,
    key: reseller.key,
    secret: reseller.secrets[0] ?? '',
    timeoutMs: reseller.timeoutMs,
    now: () => app.clock.now(),
  });
  try {
    const { orderUrl } = await client.createOrder({
      orderId: payment.id,
      amount: payment.amount,
      currency: 'RUB',
      method: payment.method,
      description: words(locale).topUp.order(brandName, login),
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
 * Begins a top-up. The payment is committed before the reseller hears of it and no transaction is open while we wait, so
 * whatever fails, the same key goes on with the same payment (docs/decisions/0011-ledger-and-payments.md).
 */
export const createPayment = defineOperation('createPayment', async (request, context) => {
  const { app, session, locale } = context;
  const { method, amount } = request.body;
  const idempotencyKey = request.headers['idempotency-key'];
  const begin = async (trx: Trx): Promise<BegunPayment> => {
    const known = await findBegunPayment(trx, session.playerId, idempotencyKey);
    if (known) {
      // A key that was forgotten meanwhile names its payment still.
      if (known.method !== method || known.amount !== amount) throw new ApiError('idempotency_key_reused');
      return known;
    }
    refuseTerms(request.body, session.region ?? guessRegion(request.headers['accept-language']), app, locale);
    const at = app.clock.now();
    const bonus = bonusFor(minor(amount));
    return beginPayment(trx, { playerId: session.playerId, idempotencyKey, locale, method, amount, bonus, at });
  };
  return inTwoSteps<'createPayment', BegunPayment, string>(context, request, {
    begin,
    ask: async (payment) => payment.order_url ?? (await askReseller(app, payment, session.login)),
    async finish(trx, payment, redirectUrl) {
      await keepOrderUrl(trx, payment.id, redirectUrl);
      return { status: 200, body: { paymentId: payment.id, redirectUrl } };
    },
  });
});

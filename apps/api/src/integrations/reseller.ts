import { signWebhook } from '@hoshikraft/contract/signatures';
import type { AppContext } from '../context.ts';

/** An order in the protocol of the reseller. */
export interface ResellerOrder {
  /** Our id; a repeated request returns the same order. */
  readonly orderId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: 'RUB';
  readonly method: string;
  readonly description: string;
  readonly returnUrl: string;
  readonly failUrl: string;
}

export interface Reseller {
  /**
   * Creates an order and returns the address of its payment page.
   *
   * @throws ResellerUnavailable if there is no valid response in time
   */
  createOrder(order: ResellerOrder): Promise<{ orderUrl: string }>;
  /**
   * Refunds an order, in whole or in part. A repeated request with the same id refunds once.
   *
   * @returns false if the reseller refuses it
   * @throws ResellerUnavailable if there is no valid response in time: it may have been refunded
   */
  refund(refund: { readonly orderId: string; readonly refundId: string; readonly amount: number }): Promise<boolean>;
}

/** The reseller did not respond, or not as its protocol requires; nothing was charged. */
export class ResellerUnavailable extends Error {}

interface Options {
  /** Address of its API, without a trailing slash. */
  readonly url: string;
  readonly key: string;
  readonly secret: string;
  /** Timeout, milliseconds. */
  readonly timeoutMs: number;
  readonly now: () => Date;
}

const MAX_URL = 2000;
/** No such order, not paid or more than is left of it, malformed. */
const REFUSED: ReadonlySet<number> = new Set([404, 409, 422]);

const parseOrderUrl = (answer: unknown): string => {
  const url = typeof answer === 'object' && answer !== null && 'orderUrl' in answer ? answer.orderUrl : null;
  const parsed = typeof url === 'string' ? URL.parse(url) : null;
  // The player's browser is redirected there, so only HTTP addresses are accepted.
  const isValid = parsed && ['http:', 'https:'].includes(parsed.protocol) && parsed.href.length <= MAX_URL;
  if (!isValid) throw new Error('no order address in the answer');
  return parsed.href;
};

/** The payment reseller over HTTP: signed calls, no redirects, one timeout over headers and body. */
export const resellerOverHttp = ({ url, key, secret, timeoutMs, now }: Options): Reseller => {
  const post = async (path: string, order: object): Promise<Response> => {
    const body = JSON.stringify(order);
    const timestamp = String(Math.floor(now().getTime() / 1000));
    return fetch(url + path, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'x-key-id': key,
        'x-timestamp': timestamp,
        'x-signature': signWebhook(secret, timestamp, body),
      },
      body,
    });
  };
  return {
    async createOrder(order) {
      try {
        const response = await post('/orders', order);
        if (!response.ok) throw new Error(`status ${response.status}`);
        return { orderUrl: parseOrderUrl(await response.json()) };
      } catch (error) {
        throw new ResellerUnavailable('the reseller does not answer', { cause: error });
      }
    },
    async refund({ orderId, ...refund }) {
      try {
        const response = await post(`/orders/${orderId}/refunds`, refund);
        await response.arrayBuffer();
        if (response.ok) return true;
        if (REFUSED.has(response.status)) return false;
        throw new Error(`status ${response.status}`);
      } catch (error) {
        throw new ResellerUnavailable('the reseller does not answer', { cause: error });
      }
    },
  };
};

/** The client of the configured reseller. */
export const configuredReseller = ({ config, clock }: Pick<AppContext, 'config' | 'clock'>): Reseller =>
  resellerOverHttp({
    url: config.reseller.url,
    key: config.reseller.key,
    secret: config.reseller.secrets[0] ?? '',
    timeoutMs: config.reseller.timeoutMs,
    now: () => clock.now(),
  });

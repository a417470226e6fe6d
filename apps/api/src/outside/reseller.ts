import { signWebhook } from '@hoshikraft/contract/signatures';

/** An order as the reseller's protocol wants it. */
export interface ResellerOrder {
  /** Ours; the reseller answers the same order when it comes again. */
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
   * Registers an order and answers where the player pays.
   *
   * @throws ResellerUnavailable when there is no usable answer in time
   */
  createOrder(order: ResellerOrder): Promise<{ orderUrl: string }>;
}

/** The reseller did not answer, or not in its own protocol; nothing was charged. */
export class ResellerUnavailable extends Error {}

interface Options {
  /** Address of its API, without a slash at the end. */
  readonly url: string;
  readonly key: string;
  readonly secret: string;
  /** Longest wait, milliseconds. */
  readonly timeoutMs: number;
  readonly now: () => Date;
}

const MAX_URL = 2000;

const orderUrlOf = (answer: unknown): string => {
  const url = typeof answer === 'object' && answer !== null && 'orderUrl' in answer ? answer.orderUrl : null;
  const parsed = typeof url === 'string' ? URL.parse(url) : null;
  // The player's browser goes there: nothing but a web address may pass.
  const sound = parsed && ['http:', 'https:'].includes(parsed.protocol) && parsed.href.length <= MAX_URL;
  if (!sound) throw new Error('no order address in the answer');
  return parsed.href;
};

/** The payment reseller over HTTP: one signed call, no redirects, one timeout over headers and body. */
export const resellerOverHttp = ({ url, key, secret, timeoutMs, now }: Options): Reseller => ({
  async createOrder(order) {
    const body = JSON.stringify(order);
    const timestamp = String(Math.floor(now().getTime() / 1000));
    try {
      const response = await fetch(`${url}/orders`, {
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
      if (!response.ok) throw new Error(`status ${response.status}`);
      return { orderUrl: orderUrlOf(await response.json()) };
    } catch (error) {
      throw new ResellerUnavailable('the reseller does not answer', { cause: error });
    }
  },
});

import { signWebhook } from '@hoshikraft/contract/signatures';

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

const parseOrderUrl = (answer: unknown): string => {
  const url = typeof answer === 'object' && answer !== null && 'orderUrl' in answer ? answer.orderUrl : null;
  const parsed = typeof url === 'string' ? URL.parse(url) : null;
  // The player's browser is redirected there, so only HTTP addresses are accepted.
  const isValid = parsed && ['http:', 'https:'].includes(parsed.protocol) && parsed.href.length <= MAX_URL;
  if (!isValid) throw new Error('no order address in the answer');
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
      return { orderUrl: parseOrderUrl(await response.json()) };
    } catch (error) {
      throw new ResellerUnavailable('the reseller does not answer', { cause: error });
    }
  },
});

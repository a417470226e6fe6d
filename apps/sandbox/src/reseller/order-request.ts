import { isFreshTimestamp, signaturesEqual, signWebhook } from '@hoshikraft/contract/signatures';
import type { Method, OrderRequest } from './order-store.ts';

export const METHODS: readonly Method[] = ['bank_card', 'instant_payment', 'cryptocurrency'];

const LARGEST_AMOUNT = 100_000_000_000;

interface Credentials {
  keyId: string;
  secrets: readonly string[];
}

type Headers = Record<string, string | string[] | undefined>;

/** Whether a shop's call is signed with its own key: HMAC-SHA256 over timestamp, full stop and body, ±300 s. */
export function isSignedByShop(shop: Credentials, headers: Headers, body: Uint8Array, now: number): boolean {
  const keyId = headers['x-key-id'];
  const timestamp = headers['x-timestamp'];
  const signature = headers['x-signature'];
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || keyId !== shop.keyId) return false;
  if (!isFreshTimestamp(timestamp, now)) return false;
  return shop.secrets.some((secret) => signaturesEqual(signWebhook(secret, timestamp, body), signature));
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2000 && /^https?:$/.test(URL.parse(value)?.protocol ?? '');
}

/** Reads a refund; the text says what is wrong with it. */
export function parseRefund(body: Uint8Array): { refundId: string; amount: number } | string {
  const value = parseObject(body);
  if (typeof value === 'string') return value;
  const { refundId, amount } = value;
  if (typeof refundId !== 'string' || !/^[\w-]{1,100}$/.test(refundId))
    return 'refundId must be 1 to 100 of A-Z a-z 0-9 _ -';
  if (!Number.isSafeInteger(amount) || Number(amount) < 1) return 'amount must be whole minor units, at least 1';
  return { refundId, amount: Number(amount) };
}

function parseObject(body: Uint8Array): Record<string, unknown> | string {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(body).toString('utf8'));
    if (typeof parsed !== 'object' || parsed === null) return 'the body must be an object';
    return parsed as Record<string, unknown>;
  } catch {
    return 'the body must be JSON';
  }
}

/** Reads an order; the text says what is wrong with it. */
export function parseOrder(body: Uint8Array): OrderRequest | string {
  const value = parseObject(body);
  if (typeof value === 'string') return value;
  const { orderId, amount, currency, method, description, returnUrl, failUrl } = value;
  if (typeof orderId !== 'string' || !/^[\w-]{1,100}$/.test(orderId))
    return 'orderId must be 1 to 100 of A-Z a-z 0-9 _ -';
  if (!Number.isSafeInteger(amount) || Number(amount) < 1 || Number(amount) > LARGEST_AMOUNT) {
    return 'amount must be whole minor units, at least 1';
  }
  if (currency !== 'RUB') return 'currency must be RUB';
  const known = METHODS.find((one) => one === method);
  if (!known) return `method must be one of ${METHODS.join(', ')}`;
  if (typeof description !== 'string' || description.length > 300) return 'description must be a text of at most 300';
  if (!isWebAddress(returnUrl) || !isWebAddress(failUrl)) return 'returnUrl and failUrl must be web addresses';
  return { orderId, amount: Number(amount), currency, method: known, description, returnUrl, failUrl };
}

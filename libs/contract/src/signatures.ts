import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum clock difference between both sides, seconds. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

export interface BridgeMessage {
  /** Upper case, such as `POST`. */
  method: string;
  /** Path with its query as sent, such as `/api/game/heartbeat`. */
  path: string;
  /** Seconds since 1970, as sent in X-Timestamp. */
  timestamp: string;
  /** As sent in X-Nonce. */
  nonce: string;
  /** Body exactly as sent. */
  body: string | Uint8Array;
}

/**
 * Signature of a game server's call: HMAC-SHA256 in hex over method, path, timestamp, nonce and the body's SHA-256 in
 * hex, joined by line feeds.
 */
export function signBridgeMessage(secret: string, message: BridgeMessage): string {
  const digest = createHash('sha256').update(message.body).digest('hex');
  const text = [message.method, message.path, message.timestamp, message.nonce, digest].join('\n');
  return createHmac('sha256', secret).update(text).digest('hex');
}

/**
 * Signature of a webhook: HMAC-SHA256 in hex over the timestamp, a full stop and the raw body.
 *
 * @param timestamp seconds since 1970, as sent in X-Webhook-Timestamp
 */
export function signWebhook(secret: string, timestamp: string, body: string | Uint8Array): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
}

/** Compares two signatures in hex in constant time; false for other formats. */
export function signaturesEqual(expected: string, given: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(given)) return false;
  return timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(given, 'hex'));
}

/** Whether a timestamp in seconds lies within the tolerance of `now` (milliseconds since 1970). */
export function isFreshTimestamp(timestamp: string, now: number): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(now / 1000 - Number(timestamp)) <= SIGNATURE_TOLERANCE_SECONDS;
}

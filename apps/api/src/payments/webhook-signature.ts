import { isFreshTimestamp, signaturesEqual, signWebhook } from '@hoshikraft/contract/signatures';

interface Received {
  /** X-Webhook-Timestamp. */
  readonly timestamp: string | undefined;
  /** X-Webhook-Signature. */
  readonly signature: string | undefined;
  /** Exactly the bytes that came. */
  readonly body: Uint8Array;
}

/**
 * Whether the reseller really sent this: one of the secrets that are valid now signed the raw body and the time, and the
 * time is within 300 s of `now`.
 */
export const isGenuine = (secrets: readonly string[], { timestamp, signature, body }: Received, now: Date): boolean => {
  if (timestamp === undefined || signature === undefined) return false;
  // Every secret is tried, so that the time taken does not tell which one fits.
  const fits = secrets.map((secret) => signaturesEqual(signWebhook(secret, timestamp, body), signature));
  return isFreshTimestamp(timestamp, now.getTime()) && fits.includes(true);
};

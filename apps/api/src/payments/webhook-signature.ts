import { signaturesEqual, signWebhook } from '@hoshikraft/contract/signatures';

interface Received {
  /** X-Webhook-Timestamp. */
  readonly timestamp: string;
  /** X-Webhook-Signature. */
  readonly signature: string;
  /** Exactly the bytes that came. */
  readonly body: Uint8Array;
}

/** Whether one of the secrets that are valid now signed the raw body and the time. */
export const isGenuine = (secrets: readonly string[], { timestamp, signature, body }: Received): boolean => {
  // Every secret is tried, so that the time taken does not tell which one fits.
  const fits = secrets.map((secret) => signaturesEqual(signWebhook(secret, timestamp, body), signature));
  return fits.includes(true);
};

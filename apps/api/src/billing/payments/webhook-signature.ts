import { signaturesEqual, signWebhook } from '@hoshikraft/contract/signatures';

interface Received {
  /** X-Webhook-Timestamp. */
  readonly timestamp: string;
  /** X-Webhook-Signature. */
  readonly signature: string;
  /** The exact bytes received. */
  readonly body: Uint8Array;
}

/** Whether one of the current secrets signed the raw body and the timestamp. */
export const isGenuine = (secrets: readonly string[], { timestamp, signature, body }: Received): boolean => {
  // Every secret is tried, so that the duration does not reveal which one matches.
  const matches = secrets.map((secret) => signaturesEqual(signWebhook(secret, timestamp, body), signature));
  return matches.includes(true);
};

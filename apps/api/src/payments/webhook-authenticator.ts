import { isFreshTimestamp } from '@hoshikraft/contract/signatures';
import type { Authenticators } from '../contract-binder/authenticators.ts';
import { ApiError } from '../errors/api-error.ts';
import { isGenuine } from './webhook-signature.ts';

const one = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Lets only the reseller call the webhook: both headers and a clock that agrees, then the signature over the raw body. */
export const webhookAuthenticator: Authenticators['webhookSignature'] = {
  async checkHead(app, { headers }) {
    const timestamp = one(headers['x-webhook-timestamp']);
    const signature = one(headers['x-webhook-signature']);
    const fresh = timestamp !== undefined && isFreshTimestamp(timestamp, app.clock.now().getTime());
    if (!fresh || signature === undefined) throw new ApiError('signature_invalid');
  },
  async verify(app, { headers, rawBody }) {
    const received = {
      timestamp: one(headers['x-webhook-timestamp']),
      signature: one(headers['x-webhook-signature']),
      body: rawBody,
    };
    if (!isGenuine(app.config.reseller.secrets, received, app.clock.now())) throw new ApiError('signature_invalid');
  },
};

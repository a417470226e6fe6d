import type { IncomingHttpHeaders } from 'node:http';
import { isFreshTimestamp } from '@hoshikraft/contract/signatures';
import type { Authenticators } from '../http/authenticators.ts';
import { ApiError } from '../errors/api-error.ts';
import { isGenuine } from './webhook-signature.ts';

/** Both headers of a report. A header that came twice is none. */
const signedHead = (headers: IncomingHttpHeaders): { timestamp: string; signature: string } => {
  const timestamp = headers['x-webhook-timestamp'];
  const signature = headers['x-webhook-signature'];
  if (typeof timestamp !== 'string' || typeof signature !== 'string') throw new ApiError('signature_invalid');
  return { timestamp, signature };
};

/** Lets only the reseller call the webhook: a clock that agrees before the body is read, then the signature over it. */
export const webhookAuthenticator: Authenticators['webhookSignature'] = {
  async checkHead(app, { headers }) {
    const { timestamp } = signedHead(headers);
    if (!isFreshTimestamp(timestamp, app.clock.now().getTime())) throw new ApiError('signature_invalid');
  },
  async verify(app, { headers, rawBody }) {
    const received = { ...signedHead(headers), body: rawBody };
    if (!isGenuine(app.config.reseller.secrets, received)) throw new ApiError('signature_invalid');
  },
};

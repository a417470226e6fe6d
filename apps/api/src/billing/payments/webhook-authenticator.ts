import type { IncomingHttpHeaders } from 'node:http';
import { isFreshTimestamp } from '@hoshikraft/contract/signatures';
import type { Authenticators } from '../../platform/http/authenticators.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { isGenuine } from './webhook-signature.ts';

/** Both signature headers of an event. A repeated header is refused. */
const readSignature = (headers: IncomingHttpHeaders): { timestamp: string; signature: string } => {
  const timestamp = headers['x-webhook-timestamp'];
  const signature = headers['x-webhook-signature'];
  if (typeof timestamp !== 'string' || typeof signature !== 'string') throw new ApiError('signature_invalid');
  return { timestamp, signature };
};

/** Only the reseller can call the webhook: the timestamp is checked before the body is read, then the signature of the body. */
export const webhookAuthenticator: Authenticators['webhookSignature'] = {
  async checkHead(app, { headers }) {
    const { timestamp } = readSignature(headers);
    if (!isFreshTimestamp(timestamp, app.clock.now().getTime())) throw new ApiError('signature_invalid');
  },
  async verify(app, { headers, rawBody }) {
    const received = { ...readSignature(headers), body: rawBody };
    if (!isGenuine(app.config.reseller.secrets, received)) throw new ApiError('signature_invalid');
  },
};

import type { IncomingHttpHeaders } from 'node:http';
import {
  isFreshTimestamp,
  signaturesEqual,
  signBridgeMessage,
  SIGNATURE_TOLERANCE_SECONDS,
} from '@hoshikraft/contract/signatures';
import { SECOND_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import type { GameServer, RequestHead, SignedRequest } from '../../platform/http/authenticators.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { findGameKey, insertNonce } from './game-keys-repository.ts';

interface SignedHead {
  keyId: string;
  timestamp: string;
  nonce: string;
  signature: string;
}

function text(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

function readHead(app: AppContext, headers: IncomingHttpHeaders): SignedHead {
  const head = {
    keyId: text(headers, 'x-key-id'),
    timestamp: text(headers, 'x-timestamp'),
    nonce: text(headers, 'x-nonce'),
    signature: text(headers, 'x-signature'),
  };
  const valid =
    /^[A-Za-z0-9_-]{1,64}$/.test(head.keyId) &&
    /^[A-Za-z0-9_-]{16,64}$/.test(head.nonce) &&
    isFreshTimestamp(head.timestamp, app.clock.now().getTime());
  if (!valid) throw new ApiError('signature_invalid');
  return head;
}

function insertNonceOfRequest(app: AppContext, { keyId, nonce, timestamp }: SignedHead): Promise<boolean> {
  // Stored as long as a clock that is behind ours by the whole tolerance accepts the timestamp.
  const expiresAt = new Date((Number(timestamp) + 2 * SIGNATURE_TOLERANCE_SECONDS) * SECOND_MS);
  return insertNonce(app.db, keyId, nonce, expiresAt);
}

/**
 * Identifies a game server by its key, never by the request's content (docs/product/game-bridge.md#signatures): signature over method,
 * path, time, nonce and body, ±300 s, each nonce once. Every refusal is the same `signature_invalid`.
 */
export const gameKeyAuthenticator = {
  async checkHead(app: AppContext, request: RequestHead): Promise<void> {
    readHead(app, request.headers);
  },

  async verify(app: AppContext, request: SignedRequest): Promise<GameServer> {
    const head = readHead(app, request.headers);
    const key = await findGameKey(app.db, app.config.gameKeysSecret, head.keyId, app.clock.now());
    const message = { ...head, method: request.method, path: request.path, body: request.rawBody };
    // An unknown key takes as long as a known one, and every secret is tried, so that timing reveals nothing.
    const results = (key?.secrets ?? ['']).map((secret) =>
      signaturesEqual(signBridgeMessage(secret, message), head.signature),
    );
    if (key === null || !results.includes(true)) throw new ApiError('signature_invalid');
    if (!(await insertNonceOfRequest(app, head))) throw new ApiError('signature_invalid');
    return { serverId: key.serverId, keyId: key.keyId };
  },
};

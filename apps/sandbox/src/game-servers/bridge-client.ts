import { randomBytes } from 'node:crypto';
import type { operations } from '@hoshikraft/contract';
import { signBridgeMessage } from '@hoshikraft/contract/signatures';
import type { Clock } from '../clock.ts';

interface Calls {
  heartbeat: 'sendHeartbeat';
  ack: 'acknowledgeDeliveries';
  events: 'sendGameEvents';
  join: 'joinGame';
}
type Body<Call extends keyof Calls> = operations[Calls[Call]]['requestBody']['content']['application/json'];
type Answer<Call extends keyof Calls> = operations[Calls[Call]]['responses'][200]['content']['application/json'];

/** The API replied with an unexpected response. */
export class BridgeRefusal extends Error {
  readonly status: number;

  constructor(call: string, status: number, text: string) {
    super(`game/${call} answered ${status}: ${text.slice(0, 300)}`);
    this.name = 'BridgeRefusal';
    this.status = status;
  }
}

export interface BridgeClientContext {
  apiUrl: string;
  keyId: string;
  secret: string;
  clock: Clock;
}

const TIMEOUT_MS = 5000;

/**
 * Calls of one game server to the API, signed with its key (docs/product/game-bridge.md#signatures). `language` (Accept-Language) is that
 * of the player an answer is for.
 */
export function createBridgeClient({ apiUrl, keyId, secret, clock }: BridgeClientContext) {
  return async function call<Call extends keyof Calls>(
    name: Call,
    content: Body<Call>,
    language?: string,
  ): Promise<Answer<Call>> {
    const path = `/api/game/${name}`;
    const body = JSON.stringify(content);
    const timestamp = String(Math.floor(clock.now() / 1000));
    const nonce = randomBytes(16).toString('base64url');
    const response = await fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(language === undefined ? {} : { 'accept-language': language }),
        'x-key-id': keyId,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signBridgeMessage(secret, { method: 'POST', path, timestamp, nonce, body }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new BridgeRefusal(name, response.status, text);
    return JSON.parse(text) as Answer<Call>;
  };
}

export type BridgeClient = ReturnType<typeof createBridgeClient>;

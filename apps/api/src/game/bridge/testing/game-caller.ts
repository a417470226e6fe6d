import { randomBytes, randomUUID } from 'node:crypto';
import { signBridgeMessage } from '@hoshikraft/contract/signatures';
import type { components } from '@hoshikraft/contract';
import type { ApiResponse, TestApp } from '../../../../testing/test-app.ts';
import { saveGameKey } from '../game-keys-repository.ts';

type Schemas = components['schemas'];

export interface Signed {
  path?: string;
  keyId?: string;
  secret?: string;
  timestamp?: string;
  nonce?: string;
  /** The body to sign, where it differs from the one sent. */
  signedBody?: string;
  signedPath?: string;
  signature?: string;
}

/** A test game server with a key that signs its requests. */
export async function gameCaller(test: TestApp, serverId: string) {
  const keyId = `test-${serverId}`;
  const secret = `secret-of-${serverId}`;
  await saveGameKey(test.app.db, test.app.config.gameKeysSecret, { keyId, serverId, secret });
  const bootId = randomUUID();
  let seq = 0;

  function call<Body>(name: string, content: unknown, how: Signed = {}): Promise<ApiResponse<Body>> {
    const path = how.path ?? `/api/game/${name}`;
    const body = JSON.stringify(content);
    const timestamp = how.timestamp ?? String(Math.floor(test.clock.now().getTime() / 1000));
    const nonce = how.nonce ?? randomBytes(16).toString('base64url');
    const message = { method: 'POST', path: how.signedPath ?? path, timestamp, nonce, body: how.signedBody ?? body };
    return test.request<Body>('POST', path, {
      rawBody: body,
      headers: {
        'x-key-id': how.keyId ?? keyId,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': how.signature ?? signBridgeMessage(how.secret ?? secret, message),
      },
    });
  }

  const beat = (changes: Partial<Schemas['Heartbeat']> & { players?: number } = {}): Schemas['Heartbeat'] => {
    const { players = 1, ...rest } = changes;
    const joinedAt = test.clock.now().toISOString();
    const online = Array.from({ length: players }, (_, index) => ({ login: `bot_${index}`, joinedAt, afk: false }));
    seq += 1;
    return { bootId, seq, tps: 19.5, online, maxPlayers: 100, gameVersion: '1.12.2', worlds: ['world'], ...rest };
  };

  return {
    keyId,
    secret,
    bootId,
    call,
    beat,
    heartbeat: (changes: Parameters<typeof beat>[0] = {}, how: Signed = {}) =>
      call<Schemas['HeartbeatReply']>('heartbeat', beat(changes), how),
    ack: (answers: Schemas['Acknowledgements']) => call<Schemas['AcknowledgementResults']>('ack', answers),
    events: (events: Partial<Schemas['GameEvents']>, how: Signed = {}) =>
      call<Schemas['GameEventsResult']>(
        'events',
        { batchId: randomUUID(), sessions: [], counters: [], ...events },
        how,
      ),
  };
}

export type GameCaller = Awaited<ReturnType<typeof gameCaller>>;

import type { components } from '@hoshikraft/contract';
import type { PermissionName } from '@hoshikraft/contract/policy';
import type { IncomingHttpHeaders } from 'node:http';
import type { AppContext } from '../context.ts';

/** A signed-in player, as every operation that demands a session gets it. */
export interface Session {
  /** Public access id. */
  id: string;
  playerId: string;
  login: string;
  groups: string[];
  permissions: ReadonlySet<PermissionName>;
  /** When it last proved who it belongs to, by a password or what stands for one; null where it never did. */
  provedAt: Date | null;
  /** What it waits for: until then it opens what the contract marks `x-pending`, and nothing else. null for most. */
  pending: components['schemas']['PendingConfirmation'] | null;
  /** A session of source game is none here: it opens nothing but `game/join`. */
  source: 'site' | 'launcher';
  region: 'russia' | 'global' | null;
  theme: string;
  /** null until the player chose one. */
  preferredServer: string | null;
}

/** A game server known by its key. */
export interface GameServer {
  serverId: string;
  keyId: string;
}

export interface RequestHead {
  method: string;
  /** Path with its query, exactly as sent. */
  path: string;
  headers: IncomingHttpHeaders;
  ip: string;
}

export interface SignedRequest extends RequestHead {
  /** Exactly as sent. */
  rawBody: Buffer;
}

/** A signature is looked at twice: the head before the body is read, the whole before the body is parsed. */
interface SignatureAuthenticator<Identity> {
  /** Refuses (ApiError) what can be refused by the head alone: key unknown, clock off. */
  checkHead(app: AppContext, head: RequestHead): Promise<void>;
  /** Refuses (ApiError) or tells who signed. */
  verify(app: AppContext, request: SignedRequest): Promise<Identity>;
}

/** One for each security scheme of the contract. */
export interface Authenticators {
  /** Refuses (ApiError `signed_out`) or answers the session. */
  accessId(app: AppContext, head: RequestHead): Promise<Session>;
  gameKey: SignatureAuthenticator<GameServer>;
  webhookSignature: SignatureAuthenticator<void>;
}

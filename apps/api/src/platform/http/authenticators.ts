import type { components } from '@hoshikraft/contract';
import type { PermissionName } from '@hoshikraft/contract/policy';
import type { IncomingHttpHeaders } from 'node:http';
import type { AppContext } from '../../context.ts';

/** A signed-in player, as operations that require a session receive it. */
export interface Session {
  /** Public access id. */
  id: string;
  playerId: string;
  login: string;
  groups: string[];
  permissions: ReadonlySet<PermissionName>;
  /** Time of the last step-up authentication, by a password or a substitute; null if there was none. */
  provedAt: Date | null;
  /** A pending confirmation: until it is done only operations marked `x-pending` are allowed. null for most sessions. */
  pending: components['schemas']['PendingConfirmation'] | null;
  /** Sessions with source game are not accepted here: they are valid for `game/join` only. */
  source: 'site' | 'launcher' | 'admin';
  region: 'russia' | 'global' | null;
  theme: string;
  /** null until the player chooses one. */
  preferredServer: string | null;
}

/** A game server identified by its key. */
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

/** A signature is checked twice: the head before the body is read, all of it before the body is parsed. */
interface SignatureAuthenticator<Identity> {
  /** Throws an ApiError for what the head alone shows: an unknown key, a wrong clock. */
  checkHead(app: AppContext, head: RequestHead): Promise<void>;
  /** Returns the signer, or throws an ApiError. */
  verify(app: AppContext, request: SignedRequest): Promise<Identity>;
}

/** One for each security scheme of the contract. */
export interface Authenticators {
  /** Returns the session, or throws ApiError `signed_out`. */
  accessId(app: AppContext, head: RequestHead): Promise<Session>;
  gameKey: SignatureAuthenticator<GameServer>;
  webhookSignature: SignatureAuthenticator<void>;
}

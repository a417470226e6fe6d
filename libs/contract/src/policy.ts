import { operationPolicy as generated, type PermissionName, PERMISSIONS } from './generated/policy.ts';
import type { operations } from './generated/types.ts';

export { type PermissionName, PERMISSIONS };

export type OperationId = keyof operations;

/** Allowed callers: anyone, an optional session, a session, a game server, the payment reseller. */
export type SecurityKind = 'none' | 'optional' | 'session' | 'gameKey' | 'webhookSignature';

/** Requirements checked before an operation runs. */
export interface OperationPolicy {
  security: SecurityKind;
  /** Required permission (403 without it); null if a session is enough. */
  permission: PermissionName | null;
  /** Allowed while a second factor is pending; other operations return code -7 then. */
  pending: boolean;
  /** Requires step-up authentication within the last 15 minutes; `proof_needed` otherwise. */
  proof: boolean;
  /** Calls per minute from one IP address; false is unlimited. */
  rate: number | false;
  /** Limit per minute of calls with this query parameter, counted separately. */
  rateWith: { query: string; rate: number } | null;
  /** Largest body, bytes. */
  body: number;
}

/** Policies of all operations, from the description. */
export const operationPolicy = generated satisfies Record<OperationId, OperationPolicy>;

export type SecurityOf<Id extends OperationId> = (typeof operationPolicy)[Id]['security'];

import { operationPolicy as generated, type PermissionName, PERMISSIONS } from './generated/policy.ts';
import type { operations } from './generated/types.ts';

export { type PermissionName, PERMISSIONS };

export type OperationId = keyof operations;

/** Who may call: anyone, a session where there is one, a session, a game server, the payment reseller. */
export type SecurityKind = 'none' | 'optional' | 'session' | 'gameKey' | 'webhookSignature';

/** Requirements checked before an operation runs. */
export interface OperationPolicy {
  security: SecurityKind;
  /** Refused with 403 without it; null where a session is enough. */
  permission: PermissionName | null;
  /** Open to a session that waits for its second factor; any other refuses it with code -7. */
  pending: boolean;
  /** Refused with `proof_needed` where the session last proved longer ago than a quarter of an hour who it belongs to. */
  proof: boolean;
  /** Calls a minute from one address; false is unlimited. */
  rate: number | false;
  /** Calls that give this parameter of the query: counted apart, to this many a minute. */
  rateWith: { query: string; rate: number } | null;
  /** Largest body, bytes. */
  body: number;
}

/** Policy of every operation, from the description. */
export const operationPolicy = generated satisfies Record<OperationId, OperationPolicy>;

export type SecurityOf<Id extends OperationId> = (typeof operationPolicy)[Id]['security'];

import type { Trx } from '../../platform/database/types.ts';
import type { Operator } from '../acts/acts-repository.ts';

/** A change that an operator makes to a player's account. */
export interface Correction {
  readonly trx: Trx;
  readonly now: Date;
  readonly operator: Operator;
  /** Locked until the transaction ends. */
  readonly player: { readonly id: string; readonly login: string; readonly groups: readonly string[] };
  /** For other operators; never shown to players. */
  readonly reason: string;
  /** Id of the act that this change undoes. */
  readonly undoes?: string;
}

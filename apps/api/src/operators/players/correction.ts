import type { AppContext } from '../../context.ts';

/** A change that an operator makes to a player's account. */
export interface Correction {
  readonly app: Pick<AppContext, 'db' | 'clock'>;
  /** The system user who runs the command. */
  readonly operator: string;
  readonly nickname: string;
  /** For other operators; never shown to players. */
  readonly reason: string;
}

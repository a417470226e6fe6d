import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';

/** What an operator did; `before` and `after` are kopecks for `balance`, a list of groups for `groups`. */
export interface OperatorAct {
  readonly id: string;
  readonly at: Date;
  /** The system user who ran the command. */
  readonly operator: string;
  readonly kind: 'balance' | 'groups';
  readonly playerId: string;
  readonly reason: string;
  readonly before: number | readonly string[];
  readonly after: number | readonly string[];
}

/** Records an act in the transaction that changes the value. */
export async function insertAct(trx: Trx, { playerId, before, after, ...act }: OperatorAct): Promise<void> {
  const values = { before: JSON.stringify(before), after: JSON.stringify(after) };
  await trx
    .insertInto('operator_acts')
    .values({ ...act, player_id: playerId, ...values })
    .execute();
}

/** Lists the last acts, newest first; those on one player where `playerId` is given. */
export const listLastActs = (db: Db, playerId: string | null, count: number) =>
  db
    .selectFrom('operator_acts')
    .innerJoin('players', 'players.id', 'operator_acts.player_id')
    .select(['operator_acts.at', 'operator_acts.operator', 'operator_acts.kind', 'operator_acts.reason'])
    .select(['players.login', sql<string>`before::text`.as('before'), sql<string>`after::text`.as('after')])
    .$if(playerId !== null, (query) => query.where('operator_acts.player_id', '=', playerId))
    .orderBy('operator_acts.at', 'desc')
    .orderBy('operator_acts.id', 'desc')
    .limit(count)
    .execute();

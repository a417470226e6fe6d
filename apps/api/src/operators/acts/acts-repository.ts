import type { components } from '@hoshikraft/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';

/** Who acts: an operator signed in to their app, or the system user who runs a command. */
export interface Operator {
  /** Nickname, or name of the system user. */
  readonly name: string;
  /** Account; null for a command, as the address is. */
  readonly id: string | null;
  /** Address prefix. */
  readonly address: string | null;
}

export type ActKind = components['schemas']['ActKind'];

/**
 * A balance in kopecks for `balance`, a list of groups for `groups` and `invite`, an end for `role` and `sale`, period, price in
 * kopecks (empty: not sold) and start for `price`, a word or a count for the others.
 */
export type ActValue = number | string | readonly string[];

/** What an operator did. */
export interface OperatorAct {
  readonly id: string;
  readonly at: Date;
  readonly operator: Operator;
  readonly kind: ActKind;
  /** null for an act about no player, which has a subject. */
  readonly playerId: string | null;
  readonly subject?: string;
  readonly reason: string;
  readonly before: ActValue;
  readonly after: ActValue;
  /** The act that this one undid. */
  readonly undoes?: string | null;
  /** Of the kind role. */
  readonly grantId?: string;
  /** Of a change of the catalog. */
  readonly roleId?: string;
}

/** Records an act in the transaction that changes the value. */
export async function insertAct(
  trx: Trx,
  { operator, playerId, grantId, roleId, before, after, ...act }: OperatorAct,
): Promise<void> {
  const { name, id: operatorId, address } = operator;
  const values = { before: JSON.stringify(before), after: JSON.stringify(after) };
  await trx
    .insertInto('operator_acts')
    .values({
      ...act,
      operator: name,
      operator_id: operatorId,
      address,
      player_id: playerId,
      grant_id: grantId ?? null,
      role_id: roleId ?? null,
      ...values,
    })
    .execute();
}

export interface ActFilter {
  readonly operator?: string | undefined;
  readonly player?: string | undefined;
  readonly kind?: ActKind | undefined;
}

/** Query of the acts that match a filter, each with its player and whether it was undone. */
export const selectActs = (db: Db, { operator, player, kind }: ActFilter) =>
  db
    .selectFrom('operator_acts')
    .leftJoin('players', 'players.id', 'operator_acts.player_id')
    .leftJoin('operator_acts as undo', 'undo.undoes', 'operator_acts.id')
    .leftJoin('grants', 'grants.id', 'operator_acts.grant_id')
    .leftJoin('roles', (join) =>
      join.on((on) => on('roles.id', '=', on.fn.coalesce('grants.role_id', 'operator_acts.role_id'))),
    )
    .select(['operator_acts.id', 'operator_acts.at', 'operator_acts.operator', 'operator_acts.kind'])
    .select(['operator_acts.reason', 'operator_acts.address', 'operator_acts.undoes', 'operator_acts.player_id'])
    .select(['players.login', 'undo.id as undone_by', 'operator_acts.grant_id', 'operator_acts.subject'])
    .select(['roles.id as role_id', 'roles.server_id', 'roles.name', 'roles.color', 'roles.tier'])
    .select([sql<string>`operator_acts.before::text`.as('before'), sql<string>`operator_acts.after::text`.as('after')])
    .$if(operator !== undefined, (query) => query.where('operator_acts.operator', '=', operator ?? ''))
    .$if(player !== undefined, (query) => query.where('operator_acts.player_id', '=', player ?? ''))
    .$if(kind !== undefined, (query) => query.where('operator_acts.kind', '=', kind ?? ''));

export type ActRow = Awaited<ReturnType<ReturnType<typeof selectActs>['executeTakeFirstOrThrow']>>;

/** Lists the last acts, newest first. */
export const listLastActs = (db: Db, filter: ActFilter, count: number) =>
  selectActs(db, filter).orderBy('operator_acts.at', 'desc').orderBy('operator_acts.id', 'desc').limit(count).execute();

export const findAct = (db: Db, id: string) => selectActs(db, {}).where('operator_acts.id', '=', id).executeTakeFirst();

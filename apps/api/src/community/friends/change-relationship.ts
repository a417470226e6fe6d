import type { operations } from '@hoshikraft/contract';
import type { SecurityOf } from '@hoshikraft/contract/policy';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation, type OperationContext } from '../../platform/http/define-operation.ts';
import { findByName, foldCase } from '../players/players-repository.ts';
import { stateOf, type Relationship } from './friend-state.ts';
import { lockPair, type Pair } from './relationships-repository.ts';

/** Operations that change the relationship between the caller and one other player. */
type ChangeId = {
  [Id in keyof operations]: operations[Id] extends {
    requestBody: { content: { 'application/json': { nickname: string } } };
    responses: { 200: { content: { 'application/json': { login: string; state: string } } } };
  }
    ? Id
    : never;
}[keyof operations];

/** Returns the relationship after the change; both players are locked. */
type Change = (trx: Trx, pair: Pair, relationship: Relationship, now: Date) => Promise<Relationship>;

type Context = OperationContext<SecurityOf<ChangeId>>;

/**
 * Changes the relationship between the caller and a player, given by nickname, and returns the new state. Changes of the same
 * pair run one after another, whichever of them makes the call.
 */
export const changeRelationship = <Id extends ChangeId>(operationId: Id, change: Change) =>
  defineOperation(operationId, (async ({ body }: { body: { nickname: string } }, { app, session }: Context) => {
    const player = await findByName(app.db, { foldedLogin: foldCase(body.nickname) }, false).executeTakeFirst();
    if (player === undefined) throw new ApiError('not_found');
    if (player.id === session.playerId) throw new ApiError('own_profile');
    const pair = { me: session.playerId, other: player.id };
    const relationship = await inTransaction(app.db, async (trx) =>
      change(trx, pair, await lockPair(trx, pair), app.clock.now()),
    );
    return { status: 200, body: { login: player.login, state: stateOf(relationship) } };
  }) as never);

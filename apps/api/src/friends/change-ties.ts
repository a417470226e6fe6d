import type { operations } from '@hoshikraft/contract';
import type { SecurityOf } from '@hoshikraft/contract/policy';
import { inTransaction } from '../database/in-transaction.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { defineOperation, type OperationContext } from '../http/define-operation.ts';
import { findByName, foldCase } from '../players/players-repository.ts';
import { stateOf, type Ties } from './standing.ts';
import { holdPair, type Pair } from './ties-repository.ts';

/** Operations that change what is between the asker and one other player. */
type ChangeId = {
  [Id in keyof operations]: operations[Id] extends {
    requestBody: { content: { 'application/json': { nickname: string } } };
    responses: { 200: { content: { 'application/json': { login: string; state: string } } } };
  }
    ? Id
    : never;
}[keyof operations];

/** Answers what is between the two after it; both are held meanwhile. */
type Change = (trx: Trx, pair: Pair, ties: Ties, now: Date) => Promise<Ties>;

type Context = OperationContext<SecurityOf<ChangeId>>;

/**
 * Changes what is between the asker and the player of a nickname, and answers what that one is to the asker now. Changes of
 * the same two follow one another, whoever of them acts.
 */
export const changeTies = <Id extends ChangeId>(operationId: Id, change: Change) =>
  defineOperation(operationId, (async ({ body }: { body: { nickname: string } }, { app, session }: Context) => {
    const player = await findByName(app.db, { foldedLogin: foldCase(body.nickname) }, false).executeTakeFirst();
    if (player === undefined) throw new ApiError('not_found');
    if (player.id === session.playerId) throw new ApiError('own_profile');
    const pair = { me: session.playerId, other: player.id };
    const ties = await inTransaction(app.db, async (trx) =>
      change(trx, pair, await holdPair(trx, pair), app.clock.now()),
    );
    return { status: 200, body: { login: player.login, state: stateOf(ties) } };
  }) as never);

import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { setSkin } from '../skins/set-skin-repository.ts';
import { findKeptSkin } from './looks-repository.ts';
import { presentLook } from './present-look.ts';

/** Restores one of the earlier skins, or changes the arm width of the current one. */
export const wearKeptSkin = defineOperation('wearKeptSkin', async ({ body }, { app, session }) => ({
  status: 200,
  body: await inTransaction(app.db, async (trx) => {
    const skin = await findKeptSkin(trx, session.playerId, body.id);
    if (skin === undefined) throw new ApiError('not_found');
    await setSkin(trx, session.playerId, { ...skin, model: body.model ?? skin.model }, app.clock.now());
    return presentLook(trx, session.playerId);
  }),
}));

import { compiledOnce } from '../database/compiled-once.ts';
import { together } from '../database/together.ts';
import type { Trx } from '../database/types.ts';
import { holdAccount } from '../ledger/accounts.ts';
import { playerAndSales } from '../ledger/charge-player.ts';
import { findByName, idOfPlayer, type PlayerName } from '../players/players-repository.ts';
import { heldPeriods } from './grants-repository.ts';
import { serverOfRole, soldRolesBeside } from './roles-repository.ts';

interface Asked {
  readonly roleId: string;
  readonly buyerId: string;
  readonly receiver: PlayerName;
  readonly now: Date;
}

const soldRoles = compiledOnce((db, { roleId }: Pick<Asked, 'roleId'>) => soldRolesBeside(db, roleId));
const heldReceiver = compiledOnce((db, { receiver }: Pick<Asked, 'receiver'>) => findByName(db, receiver, true));
const periodsOfReceiver = compiledOnce((db, { receiver, roleId, now }: Omit<Asked, 'buyerId'>) =>
  heldPeriods(db, idOfPlayer(receiver), serverOfRole(roleId), now),
);
const heldMoney = compiledOnce((db, { buyerId }: Pick<Asked, 'buyerId'>) => holdAccount(db, playerAndSales(buyerId)));

/**
 * What a purchase is decided from: the roles beside the one that is bought, the receiver, the stretches they hold there, and
 * both accounts. The receiver is held before their grants are read, so that two purchases for one receiver are decided one
 * after the other; the money of the buyer is held too.
 */
export const askForPurchase = (trx: Trx, { roleId, buyerId, receiver, now }: Asked) =>
  together(
    trx,
    soldRoles({ roleId }),
    heldReceiver({ receiver }),
    periodsOfReceiver({ receiver, roleId, now }),
    heldMoney({ buyerId }),
  );

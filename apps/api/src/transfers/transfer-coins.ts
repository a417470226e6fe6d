import { defineOperation } from '../http/define-operation.ts';
import { takenBy } from '../idempotency/with-idempotency.ts';
import { folded } from '../players/players-repository.ts';
import { sendCoins } from './send-coins.ts';

/** Sends coins of one server to another player: both sides in one transaction, together with those of others. */
export const transferCoins = defineOperation('transferCoins', (request, { app, session, locale }) => {
  const { serverId, login, amount } = request.body;
  const { playerId: senderId } = session;
  const [ownLogin, foldedLogin] = [folded(session.login), folded(login)];
  return sendCoins(app, {
    senderId,
    serverId,
    amount,
    ownLogin,
    foldedLogin,
    locale,
    taken: takenBy(session, request),
  });
});

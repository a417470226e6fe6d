import { randomUUID } from 'node:crypto';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { openAccounts } from '../ledger/accounts.ts';
import { transfer } from '../ledger/transfer.ts';
import { foldCase } from '../../community/players/players-repository.ts';
import { listSentCoins, loadTransfer } from './coins-repository.ts';
import { decideTransfer } from './decide-transfer.ts';

/**
 * Sends coins of one server to another player: both entries in one transaction (docs/product/money.md#coin-transfers;
 * docs/decisions/0124-transfers.md).
 */
export const transferCoins = defineOperation('transferCoins', (request, { app, session, locale }) =>
  withIdempotency({ app, session }, request, async (trx) => {
    const { serverId, login, amount } = request.body;
    const { playerId: senderId } = session;
    const [ownLogin, foldedLogin] = [foldCase(session.login), foldCase(login)];
    const command = { senderId, serverId, amount, ownLogin, foldedLogin, locale };
    const facts = await loadTransfer(trx, command, app.clock.now());
    const listSent = () => listSentCoins(trx, facts.parties);
    const receiver = await decideTransfer(command, facts, listSent, app.config.coinTransfers);
    // Only the receiver's account may be created here. A transaction that waits for it holds no lock that this one needs.
    const names = [senderId, receiver.id].map((playerId) => ({ playerId, kind: 'coins', serverId }) as const);
    const [from, to] = await openAccounts(trx, names);
    if (from === undefined || to === undefined) throw new Error('two accounts were expected');
    const transferId = randomUUID();
    const entries = [
      { account: from, amount: -amount },
      { account: to, amount },
    ];
    const at = facts.parties.now;
    const balances = await transfer(trx, { kind: 'coin_transfer', reference: transferId, at, entries });
    const coins = balances.get(from.id) ?? 0;
    return { status: 200, body: { transferId, serverId, login: receiver.login, amount, coins } };
  }),
);

/**
 * `npm run delivery -w @hoshikraft/api -- list`, `-- resend <id>` or `-- refund <id>`: deliveries that game
 * servers did not accept in twelve attempts, for the operator who supports the player (docs/product/game-bridge.md#deliveries).
 */
import { formatMoney } from '@hoshikraft/shared';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { runCommand } from '../../platform/database/run-command.ts';
import type { Db } from '../../platform/database/types.ts';
import { type DeadDelivery, selectDeadDeliveries } from './dead-deliveries-repository.ts';
import { refundDelivery } from './refund-delivery.ts';
import { resendDelivery } from './resend-delivery.ts';

const USAGE = 'list | resend <id> | refund <id>';

function line(dead: DeadDelivery): string {
  const paid =
    dead.order_id === null
      ? 'not paid for'
      : `order ${dead.order_id} of ${dead.payer ?? ''}, ${formatMoney(dead.price_final ?? 0, 'en')}`;
  const what = `${dead.server_id} ${dead.login} ${dead.action} ${dead.role_id ?? ''}`;
  return `${dead.id} ${dead.created_at.toISOString()} ${what}; ${paid}; ${dead.code ?? 'no reason'}`;
}

async function run(db: Db, [action, id]: string[]): Promise<string> {
  const now = new Date();
  if (action === 'list') {
    const dead = await selectDeadDeliveries(db).orderBy('deliveries.seq').execute();
    return dead.length === 0 ? 'No failed deliveries' : dead.map(line).join('\n');
  }
  if (action === 'resend' && id) {
    await inTransaction(db, (trx) => resendDelivery(trx, id, now));
    return `Delivery ${id} will be sent again`;
  }
  if (action === 'refund' && id) {
    const { payer, amount } = await inTransaction(db, (trx) => refundDelivery(trx, id, now));
    return `Refunded ${formatMoney(amount, 'en')} to ${payer}`;
  }
  throw new Error(USAGE);
}

await runCommand(({ db, args }) => run(db, args));

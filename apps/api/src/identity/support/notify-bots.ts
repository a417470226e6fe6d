import { DAY_MS } from '@hoshikraft/shared';
import type { Trx } from '../../platform/database/types.ts';
import { addBotMessage } from '../../integrations/bots/bots-repository.ts';
import { listBotFactors } from '../two-factor/bot-factors-repository.ts';
import type { OperatorContext } from './accounts-repository.ts';

/** Notifies the chats that get codes of an operator's change: if the mailbox is lost, they may be the only way to reach the owner. */
export async function notifyBots(trx: Trx, app: OperatorContext, playerId: string, text: string): Promise<void> {
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + DAY_MS);
  for (const { messenger, subject } of await listBotFactors(trx, playerId)) {
    await addBotMessage(trx, app, { messenger, recipientId: subject, text, now, expiresAt });
  }
}

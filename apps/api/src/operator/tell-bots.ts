import { DAY_MS } from '@hoshikraft/shared';
import type { Trx } from '../database/types.ts';
import { addBotMessage } from '../outside/bots/bots-repository.ts';
import { botFactorsOf } from '../two-factor/bot-factors-repository.ts';
import type { Office } from './accounts-repository.ts';

/** Tells the chats that codes go to what an operator did: where a mailbox is lost, the owner may be reached there only. */
export async function tellBots(trx: Trx, app: Office, playerId: string, text: string): Promise<void> {
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + DAY_MS);
  for (const { messenger, subject } of await botFactorsOf(trx, playerId)) {
    await addBotMessage(trx, app, { messenger, recipientId: subject, text, now, expiresAt });
  }
}

import { DAY_MS } from '@hoshikraft/shared';
import { recordAccountEvent } from '../audit-log/record-account-event.ts';
import { getByNickname } from '../../community/players/players-repository.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { findContact } from '../../community/players/contacts-repository.ts';
import { listFactors, lockFactors } from '../two-factor/factors-repository.ts';
import { saveWaiver, type Waiver } from '../two-factor/waivers-repository.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import type { OperatorContext } from './accounts-repository.ts';
import { assertNotReplacedRecently } from './assert-not-replaced-recently.ts';
import { notifyBots } from './notify-bots.ts';

/** How long the owner of the phone can object. */
const OBJECTION_MS = DAY_MS;
const VALID_MS = 7 * DAY_MS;

/**
 * Lets a player who lost phone and recovery codes, but not the mailbox, turn the second factors off: a password reset by email
 * does it from a day later on. Until then nothing changes, and a right code ends the waiver.
 *
 * @throws Refusal if there is no such player, factor or email, or the email itself was replaced recently
 */
export async function waiveSecondFactor(
  app: OperatorContext,
  { nickname, reason }: { nickname: string; reason: string },
): Promise<Waiver & { login: string }> {
  const { id: playerId, login } = await getByNickname(app.db, nickname);
  const now = app.clock.now();
  const from = new Date(now.getTime() + OBJECTION_MS);
  const until = new Date(from.getTime() + VALID_MS);
  return inTransaction(app.db, async (trx) => {
    await lockFactors(trx, playerId);
    const { email, locale } = await findContact(trx, playerId);
    if (email === null) throw new Refusal(`${login} has no email to send a password reset to`);
    if ((await listFactors(trx, playerId)).length === 0) throw new Refusal(`${login} has two-factor sign-in off`);
    await assertNotReplacedRecently(trx, playerId, 'mail', now);
    await saveWaiver(trx, playerId, { from, until });
    await recordAccountEvent(trx, { app, ip: null, userAgent: null }, { playerId, kind: 'factors_waived', reason });
    await notifyBots(trx, app, playerId, messagesFor(locale).bots.factorsWaived(login, app.config.operatorEmail));
    return { login, from, until };
  });
}

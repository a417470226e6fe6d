import { DAY_MS } from '@hoshikraft/shared';
import { recordAccountEvent } from '../audit-log/record-account-event.ts';
import type { Trx } from '../../platform/database/types.ts';
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
 * @throws Refusal if there is no factor or email, or the email itself was replaced recently
 */
export async function waiveSecondFactor(
  trx: Trx,
  app: OperatorContext,
  { player, reason }: { player: { id: string; login: string }; reason: string },
): Promise<Waiver> {
  const { id: playerId, login } = player;
  const from = new Date(app.clock.now().getTime() + OBJECTION_MS);
  const until = new Date(from.getTime() + VALID_MS);
  await lockFactors(trx, playerId);
  const { email, locale } = await findContact(trx, playerId);
  if (email === null) throw new Refusal(`${login} has no email to send a password reset to`, { type: 'email_missing' });
  if ((await listFactors(trx, playerId)).length === 0) {
    throw new Refusal(`${login} has two-factor sign-in off`, { type: 'factors_off' });
  }
  await assertNotReplacedRecently(trx, playerId, 'mail', app.clock.now());
  await saveWaiver(trx, playerId, { from, until });
  await recordAccountEvent(trx, { app, ip: null, userAgent: null }, { playerId, kind: 'factors_waived', reason });
  await notifyBots(trx, app, playerId, messagesFor(locale).bots.factorsWaived(login, app.config.operatorEmail));
  return { from, until };
}
